// The names existing clients use for fields, parameters and sorting in the lists of commitments.
import type { ClientNames, RsqlField } from '@portal/kit/client-names'

const NIVEIS = {
  orgao: 'orgao',
  unidade: 'unidade',
  funcao: 'funcao',
  subFuncao: 'subFuncao',
  programa: 'programa',
  projeto: 'projeto',
  elemento: 'elemento',
  desdobramento: 'desdobramento',
  desdobraDesp: 'desdobramento',
  subDesdobramento: 'subDesdobramento',
}

const code = (column: string): RsqlField => ({ column, kind: 'code' })
const naProgramatica = Object.entries(NIVEIS).map(([name, column]) => [`programatica.${name}`, column] as const)

/** Fields of the commitment in searches, the same in all lists of its child rows. */
const doEmpenho: Readonly<Record<string, RsqlField>> = {
  'id.entidade': { column: 'entidade', kind: 'integer' },
  'id.exercicio': { column: 'exercicio', kind: 'integer' },
  'id.empenho': { column: 'empenho', kind: 'integer' },
  'id.unidadeOrcamentaria': code('unidadeOrcamentaria'),
  entidade: { column: 'entidade', kind: 'integer' },
  exercicio: { column: 'exercicio', kind: 'integer' },
  empenho: { column: 'empenho', kind: 'integer' },
  data: { column: 'dataOrdem', kind: 'date' },
  'fichasEmpenho.id.data': { column: 'data', kind: 'date', among: 'movimento', since: 'dataOrdem' },
  valor: { column: 'valorEmpenhado', kind: 'money' },
  valorEmpenhado: { column: 'valorEmpenhado', kind: 'money' },
  fonteRecurso: code('codigoFonte'),
  ...Object.fromEntries(Object.entries(NIVEIS).map(([name, column]) => [name, code(column)])),
  ...Object.fromEntries(naProgramatica.map(([name, column]) => [name, code(column)])),
}

const empenhos: ClientNames = {
  search: {
    ...doEmpenho,
    'fornecedor.id': { column: 'fornecedor', kind: 'integer' },
    'fornecedor.nome': { column: 'nome', kind: 'text' },
    'fornecedor.cnpj': { column: 'cnpjCpf', kind: 'documento' },
    ...Object.fromEntries(
      ['valorAnulado', 'valorLiquidado', 'valorRetido', 'valorPago', 'valorAPagar'].map((column) => [
        column,
        { column, kind: 'money' as const },
      ]),
    ),
    isCovid: { column: 'isCovid', kind: 'flag' },
  },
  parameters: Object.fromEntries(naProgramatica),
  sorts: {
    empenho: 'empenhoExercicio',
    'id.empenho': 'empenhoExercicio',
    'fornecedor.nome': 'nome',
    fornecedor: 'nome',
    valor: 'valorEmpenhado',
  },
}

const comprasDiretaItens: ClientNames = {
  search: {
    ...doEmpenho,
    'fornecedor.id': { column: 'codigoFornecedor', kind: 'integer' },
    'fornecedor.nome': { column: 'fornecedor', kind: 'text' },
    'fornecedor.cnpj': { column: 'cnpj', kind: 'documento' },
    item: { column: 'item', kind: 'text' },
    valorUnitario: { column: 'valorUnitario', kind: 'price' },
    valorTotal: { column: 'valorTotal', kind: 'money' },
  },
  parameters: Object.fromEntries(naProgramatica),
  sorts: { 'id.empenho': 'empenhoExercicio', empenho: 'empenhoExercicio', 'fornecedor.nome': 'fornecedor' },
}

const restosAPagar: ClientNames = {
  search: {},
  parameters: { dataFinal: 'posicao' },
  addresses: { '/empenhos/restos-a-pagar': 'list', '/empenhos/restos-a-pagar/report': 'report' },
  values: { tipoPesquisa: { Processados: 'processados', NaoProcessados: 'naoProcessados' } },
  sorts: { anoempenho: 'empenhoExercicio' },
}

/** Client names by the name of the list, or of the list whose `.sql` it shares. */
export const clientNames: Readonly<Record<string, ClientNames>> = {
  empenhos,
  'compras-direta-itens': comprasDiretaItens,
  'restos-a-pagar': restosAPagar,
}
