// Declares the record of the cost allowances one servant received in the year.
import { date, integer, money, text, type Fields } from '@portal/kit/fields'
import { formatMoney } from '@portal/kit/formats'
import { many, stated } from '@portal/kit/record'
import { ajudaCusto } from './ajuda-custo.ts'
import { defineRecord } from './define.ts'
import { ajudaCustoDetalhe } from './rotas.ts'

/** Fields of the servant as existing clients read them: the position has three names. */
const SERVIDOR: Fields = { ...ajudaCusto.fields, cargoDescricao: text('Cargo'), cargoDesc: text('Cargo') }

/** Fields of each posting for a servant. */
const LANCAMENTO = {
  anoCompetencia: integer('Ano da Competência', { help: 'Ano a que o pagamento se refere.' }),
  mesCompetencia: integer('Mês da Competência'),
  competenciaLancamento: date('Data do Lançamento'),
  matricula: integer('Matrícula'),
  valor: money('Valor'),
  evento: integer('Código do Evento'),
  eventoDescricao: text('Evento'),
}

export const ajudaCustoServidor = defineRecord({
  id: 'ajuda-custo-servidor',
  name: 'Detalhes da ajuda de custo',
  description: 'O que um servidor recebeu de ajuda de custo no ano, lançamento por lançamento.',
  link: ajudaCustoDetalhe,
  api: '/api/ajuda-custo/servidor',
  list: ajudaCusto,
  fields: SERVIDOR,
  sections: [{ title: 'O servidor', fields: ['matricula', 'nome', 'cargo', 'valor'] }],
  parts: {
    lancamentos: many({
      title: 'Lançamentos',
      article: 'os',
      caption: 'Lançamentos do servidor',
      api: '/api/ajuda-custo/detalhe',
      fields: LANCAMENTO,
      columns: ['anoCompetencia', 'mesCompetencia', 'competenciaLancamento', 'matricula', 'valor', 'eventoDescricao'],
      totals: ['valor'],
      paged: {
        sort: { by: Object.keys(LANCAMENTO), ties: ['mesCompetencia', 'competenciaLancamento', 'evento', 'valor'] },
      },
    }),
  },
  summary: ({ nome, cargo, valor }) => stated(nome, cargo, `${formatMoney(String(valor))} no ano`),
  notFound: 'Não encontramos ajuda de custo deste servidor no exercício.',
})
