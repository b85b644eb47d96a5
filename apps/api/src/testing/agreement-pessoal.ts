// The figures of the last month's payroll to compare: in the list and its files, by kind of bond, by post, by place and
// in the months of the year.
import { aposentados, servidores } from '@portal/catalog/pessoal/servidores'
import type { Row } from '@portal/kit/list'
import { looks, ofRow, ofRows, type Names, type Reading } from './agreement-reading.ts'

const BRUTO: Names = { 'folha: bruto': 'remuneracao' }
const DO_MES: Names = { ...BRUTO, 'folha: descontos': 'descontos', 'folha: líquido': 'liquido' }

const summed = (name: string, call: string): Reading => ({
  name: `Servidores, ${name}`,
  read: async (city, contexto) => ofRows(BRUTO, await city.json<Row[]>(`/api/servidores/${call}`, { ...contexto })),
})

export const daPessoal: readonly Reading[] = [
  ...looks('Servidores', servidores, { bruto: 'remuneracao', descontos: 'descontos', líquido: 'liquido' }, {}, 'folha'),
  summed('por natureza', 'resumonatureza'),
  summed('por cargo', 'resumo-cargo'),
  summed('por lotação', 'resumo-lotacao'),
  {
    name: 'Servidores, o mesmo mês de cada ano',
    read: async (city, contexto) =>
      ofRow(
        DO_MES,
        (await city.json<Row[]>('/api/servidores/mesmo-mes', { ...contexto })).find(
          ({ ano }) => ano === contexto.exercicio,
        ) ?? {},
      ),
  },
  {
    name: 'Servidores, o último mês do ano',
    read: async (city, contexto) =>
      ofRow(DO_MES, (await city.json<Row[]>('/api/servidores/evolucao', { ...contexto })).at(-1) ?? {}),
  },
  ...looks(
    'Aposentados',
    aposentados,
    { bruto: 'remuneracao', descontos: 'descontos', líquido: 'liquido' },
    {},
    'aposentados',
  ),
]
