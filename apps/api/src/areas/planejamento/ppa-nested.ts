// Nests the rows of the evaluation of the PPA as existing clients read it: projects hold units, units hold functions,
// functions hold programmes.
import { programasDoPpa } from '@portal/catalog/planejamento/avaliacao-ppa'
import type { Row } from '@portal/kit/list'
import type { JsonSchema } from '../../openapi/documented.ts'
import { callSchema, rowSchema } from '../../lists/schema.ts'

type Node = Record<string, unknown>

interface Level {
  /** Name of the property of the parent that holds the rows of this level. */
  readonly held: string
  readonly code: string
  /** Fields of a row besides its code and description. */
  readonly of: (row: Row) => Node
}

const somas = ({ valorPlanejado, valorPlanejadoAtualizado, valorExecutado }: Row): Node => ({
  somaPlanejado: valorPlanejado,
  somaAtualizado: valorPlanejadoAtualizado,
  somaExecutado: valorExecutado,
})

const doPrograma = ({
  entidade,
  exercicio,
  valorPlanejado,
  valorPlanejadoAtualizado,
  valorExecutado,
  produto,
  unidadeMedida,
  metaFisicaPrevista,
  numeroRealizado,
}: Row): Node => ({
  entidade,
  exercicio,
  valorPlanejado,
  valorPlanejadoAtualizado,
  valorExecutado,
  produto,
  unidadeMedida,
  metaFisicaPrevista,
  numeroRealizado,
})

const LEVELS: readonly Level[] = [
  { held: '', code: 'codigo', of: somas },
  { held: 'unidades', code: 'codigoUnidade', of: somas },
  { held: 'funcoes', code: 'codigoFuncao', of: somas },
  { held: 'programas', code: 'codigoPrograma', of: doPrograma },
]

/** Nests rows that come in the order of the tree, each after its parent. */
export function nestPpa(rows: readonly Row[]): Node[] {
  const roots: Node[] = []
  const trail: Node[][] = [roots]
  for (const row of rows) {
    const depth = Number(row.nivel) - 1
    const { code, of } = LEVELS[depth] as Level
    const children: Node[] = []
    const below = LEVELS[depth + 1]
    const node = { [code]: row[code], descricao: row.descricao, ...of(row), ...(below && { [below.held]: children }) }
    trail[depth]?.push(node)
    trail[depth + 1] = children
  }
  return roots
}

const money = (description: string): JsonSchema => ({ type: 'number', description })
const SOMAS = {
  somaPlanejado: money('Planejado, de tudo o que está abaixo'),
  somaAtualizado: money('Planejado atualizado, de tudo o que está abaixo'),
  somaExecutado: money('Executado, de tudo o que está abaixo'),
}

const fieldsOf = (...names: string[]): JsonSchema =>
  rowSchema({
    fields: Object.fromEntries(Object.entries(programasDoPpa.fields).filter(([name]) => names.includes(name))),
  }).properties as JsonSchema

const holding = (code: string, held: string, below: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { ...fieldsOf(code), descricao: { type: 'string' }, ...SOMAS, [held]: { type: 'array', items: below } },
})

const programa: JsonSchema = {
  type: 'object',
  properties: { ...fieldsOf('codigoPrograma', ...Object.keys(doPrograma({}))), descricao: { type: 'string' } },
}

const whole = callSchema(
  'planejamento',
  'Avaliação do PPA: projetos, com suas unidades, funções e programas',
  {},
  {},
  true,
)
const { response } = whole as { response: Record<number, JsonSchema> }

export const PPA_SCHEMA: JsonSchema = {
  ...whole,
  response: {
    ...response,
    200: {
      ...response[200],
      items: holding(
        'codigo',
        'unidades',
        holding('codigoUnidade', 'funcoes', holding('codigoFuncao', 'programas', programa)),
      ),
    },
  },
}
