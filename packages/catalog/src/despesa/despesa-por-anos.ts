// Declares the comparison of one figure of a budget level in the chosen year and the years before it, in reais of each
// year or per inhabitant.
import { text, type Fields } from '@portal/kit/fields'
import { choice, offScreen, periodo } from '@portal/kit/filters'
import type { List, OfYear } from '@portal/kit/list'
import { MEDIDAS, valoresDosAnos } from '../anos.ts'
import { defineList } from './define.ts'
import { EXECUCAO, VALORES_DO_NIVEL } from './despesa-por-nivel.ts'
import { NIVEIS_DESPESA } from './niveis-despesa.ts'

const VALORES = VALORES_DO_NIVEL.map((value) => ({
  value,
  label: value === 'valorOrcado' ? 'Orçado' : EXECUCAO[value].label,
}))
const NIVEIS = NIVEIS_DESPESA.map(({ nivel, um }) => ({ value: nivel, label: um }))

const api = '/despesapornivel/anos'

export function despesaPorAnos({ exercicio }: OfYear): List {
  const valores = valoresDosAnos(exercicio)
  const fields: Fields = { codigo: text('Código'), descricao: text('Descrição'), ...valores }
  return defineList({
    title: 'Despesa por nível, ano a ano',
    path: '/despesa/anos',
    description:
      'Um valor de cada código do nível no ano escolhido e nos três anteriores, em reais de cada ano ou por habitante.',
    api: { list: api, totals: `${api}/totais`, report: `${api}/report` },
    whole: { everyYear: true, of: despesaPorAnos },
    key: ['codigo'],
    fields,
    filters: {
      ...periodo('data'),
      ...offScreen({ codigo: choice('codigo', 'Código', { from: '/api/programatica/orgao', ids: 'code' }) }),
      nivel: { ...choice('grupo', 'Nível', NIVEIS), default: () => '1' },
      valor: { ...choice('grupo', 'Valor', VALORES), default: () => 'valorOrcado' },
      medida: { ...choice('grupo', 'Medida', MEDIDAS), default: () => 'reais' },
    },
    columns: ['descricao', 'codigo', ...Object.keys(valores)],
    sort: { by: ['codigo', 'descricao', ...Object.keys(valores)], initial: 'codigo asc' },
    totals: Object.keys(valores),
    table: 'empenho',
  })
}
