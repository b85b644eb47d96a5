// What existing clients call things, where that differs from the declaration: fields of `search=`, parameters and orders.
import { listName, type List } from '@portal/kit/list'
import type { Chosen } from '../contexto.ts'
import type { Sent } from './query-string.ts'
import { parseRsql, type RsqlField, type RsqlNode } from './rsql.ts'

export interface ClientNames {
  /** Fields of `search=`. */
  readonly search: Readonly<Record<string, RsqlField>>
  /** Parameter → filter. */
  readonly parameters: Readonly<Record<string, string>>
  /** Order → sort. */
  readonly sorts: Readonly<Record<string, string>>
}

const NONE: ClientNames = { search: {}, parameters: {}, sorts: {} }

const NIVEIS = {
  orgao: 'orgao', unidade: 'unidade', funcao: 'funcao', subFuncao: 'subFuncao', programa: 'programa', projeto: 'projeto',
  elemento: 'elemento', desdobramento: 'desdobramento', desdobraDesp: 'desdobramento', subDesdobramento: 'subDesdobramento',
}

const code = (column: string): RsqlField => ({ column, kind: 'code' })
const naProgramatica = Object.entries(NIVEIS).map(([name, column]) => [`programatica.${name}`, column] as const)

/** What is said of the commitment itself, in every list of what hangs from one. */
const doEmpenho: Readonly<Record<string, RsqlField>> = {
  'id.entidade': { column: 'entidade', kind: 'integer' },
  'id.exercicio': { column: 'exercicio', kind: 'integer' },
  'id.empenho': { column: 'empenho', kind: 'integer' },
  'id.unidadeOrcamentaria': code('unidadeOrcamentaria'),
  entidade: { column: 'entidade', kind: 'integer' },
  exercicio: { column: 'exercicio', kind: 'integer' },
  empenho: { column: 'empenho', kind: 'integer' },
  data: { column: 'data', kind: 'date' },
  'fichasEmpenho.id.data': { column: 'data', kind: 'date', among: 'movimento', since: 'data' },
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
      ['valorAnulado', 'valorLiquidado', 'valorRetido', 'valorPago', 'valorAPagar'].map((column) => [column, { column, kind: 'money' as const }]),
    ),
    isCovid: { column: 'isCovid', kind: 'flag' },
  },
  parameters: Object.fromEntries(naProgramatica),
  sorts: {
    empenho: 'empenhoExercicio', 'id.empenho': 'empenhoExercicio', 'fornecedor.nome': 'nome', fornecedor: 'nome', valor: 'valorEmpenhado',
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

const known: Readonly<Record<string, ClientNames>> = { empenhos, 'compras-direta-itens': comprasDiretaItens }

export const clientNames = (list: List): ClientNames => known[list.sql ?? listName(list)] ?? NONE

/** The same question in the words of the declaration. */
export function inOwnWords({ parameters }: ClientNames, sent: Sent): Sent {
  const said = new Map<string, readonly string[]>()
  for (const [name, values] of sent) {
    const own = Object.hasOwn(parameters, name) ? (parameters[name] ?? name) : name
    said.set(own, [...(said.get(own) ?? []), ...values])
  }
  return said
}

/** The entity and year an expression asks for beyond doubt; a faulty one is refused elsewhere. */
export function chosenIn({ search }: ClientNames, sent: Sent): Chosen {
  const text = sent.get('search')?.[0] ?? ''
  if (text.trim() === '' || Object.keys(search).length === 0) return {}
  try {
    return chosenBy(parseRsql(text, { fields: search }))
  } catch {
    return {}
  }
}

const CONTEXTO: Readonly<Record<string, keyof Chosen>> = {
  'id.entidade': 'entidade', entidade: 'entidade', 'id.exercicio': 'exercicio', exercicio: 'exercicio',
}

function chosenBy(node: RsqlNode): Chosen {
  if (node.kind !== 'comparison') return node.kind === 'and' ? Object.assign({}, ...node.nodes.map(chosenBy)) : {}
  const part = Object.hasOwn(CONTEXTO, node.selector) ? CONTEXTO[node.selector] : undefined
  const value = node.values[0]?.segments.join('*') ?? ''
  return part && node.operator === '==' && /^\d{1,9}$/.test(value) ? { [part]: Number(value) } : {}
}
