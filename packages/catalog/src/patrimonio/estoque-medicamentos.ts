// Declares the list of medicines in the pharmacies of the health units, and of those running out.
import { code, date, decimal, integer, text } from '@portal/kit/fields'
import { asOf, checkbox, choice, contains } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { itemDoEstoque } from './rotas.ts'

export const estoqueMedicamentos = defineList({
  title: 'Estoque de medicamentos',
  path: '/estoque-medicamentos',
  description: 'Os remédios em cada unidade de saúde: quanto há, quanto se usa por mês e o que está acabando.',
  scope: 'entity',
  key: ['centroCusto', 'item'],
  rowName: ['medicamento', 'unidadeSaude'],
  fields: {
    item: integer('Código'),
    medicamento: text('Medicamento'),
    apresentacao: text('Apresentação'),
    centroCusto: integer('Código da Unidade'),
    unidadeSaude: text('Unidade de Saúde'),
    quantidade: decimal('Quantidade'),
    unidade: code('Unidade'),
    dataPosicao: date('Posição em'),
    consumoMensal: decimal('Consumo por Mês', { help: 'A média do que saiu por mês nos 90 dias até a posição.' }),
    mesesRestantes: decimal('Dura (meses)', { help: 'Por quantos meses a quantidade basta, ao consumo médio.' }),
    situacao: text('Situação', { help: 'Acabando: o que há não chega para um mês do consumo médio.' }),
  },
  filters: {
    medicamento: contains('medicamento', 'Medicamento'),
    centroCusto: choice('centroCusto', 'Unidade de Saúde', { from: '/api/estoque-medicamentos/unidades' }),
    posicao: asOf('Posição em'),
    acabando: checkbox('acabando', 'Só o que falta ou está acabando'),
  },
  columns: [
    'medicamento',
    'apresentacao',
    'unidadeSaude',
    'quantidade',
    'unidade',
    'consumoMensal',
    'mesesRestantes',
    'situacao',
    'dataPosicao',
  ],
  sort: {
    by: ['medicamento', 'unidadeSaude', 'quantidade', 'consumoMensal', 'mesesRestantes'],
    initial: 'medicamento asc',
  },
  card: { title: 'medicamento' },
  open: ({ centroCusto, item }, contexto) =>
    itemDoEstoque({ ...contexto, centroCusto: Number(centroCusto), item: Number(item) }),
  table: 'estoque',
})
