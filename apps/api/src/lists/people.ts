// Finds which people a request names by their whole CPF. Only one at a time and only plainly, since whoever may send
// lists of CPFs could try them all.
import { visiblePart } from '@portal/kit/cpf-cnpj'
import type { RsqlField } from '@portal/kit/client-names'
import { readDocumento } from '@portal/kit/read-filter'
import type { ListQuery } from './request.ts'
import { rsqlFault, type Comparison, type RsqlNode } from './rsql.ts'
import type { ListView } from './view.ts'

export const UM_CPF = 'Informe um CPF por vez.'

interface Named {
  field: string
  document: string
}

const isPersonal = (document: string): boolean => visiblePart(document) !== undefined

function documentsOf({ values }: Comparison): string[] {
  return values.flatMap(({ segments }) => {
    const reading = readDocumento(segments[0] ?? '')
    return 'value' in reading && reading.value !== undefined && isPersonal(reading.value) ? [reading.value] : []
  })
}

/** Returns the people an expression names; refuses one that could match several people, or all but one. */
function inExpression(node: RsqlNode, fields: Readonly<Record<string, RsqlField>>, alone = true): Named[] {
  if (node.kind !== 'comparison')
    return node.nodes.flatMap((child) => inExpression(child, fields, alone && node.kind === 'and'))
  if (fields[node.selector]?.kind !== 'documento') return []
  const documents = documentsOf(node)
  if (documents.length === 0) return []
  if (node.operator === '=in=' || node.operator === '=out=')
    throw rsqlFault('Um CPF não vale em lista: informe um por vez', node.at)
  if (node.operator === '!=') throw rsqlFault('Um CPF só se busca com ==', node.at)
  if (!alone) throw rsqlFault('Um CPF não vale em “ou”: informe um por vez', node.at)
  return documents.map((document) => ({ field: 'search', document }))
}

export function peopleAsked(
  view: ListView,
  { filters, lookup = {}, search }: Pick<ListQuery, 'filters' | 'lookup' | 'search'>,
): Named[] {
  const filtered = Object.entries(filters).flatMap(([field, { value }]) =>
    view.filters[field]?.of === 'documento' ? [{ field, document: value }] : [],
  )
  const looked = Object.entries(lookup).flatMap(([field, value]) =>
    view.list.fields[field]?.kind === 'documento' ? [{ field, document: value }] : [],
  )
  const said = search ? inExpression(search.node, view.clientNames.search) : []
  return [...filtered, ...looked, ...said].filter(({ document }) => isPersonal(document))
}
