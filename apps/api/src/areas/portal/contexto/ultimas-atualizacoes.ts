// Returns when the data was last loaded, by module and by table.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AREAS } from '@portal/catalog/area'
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import { MODULO, stampOf } from '@portal/catalog/modulos'
import { PROTOCOLO } from '@portal/catalog/atendimento/tabelas'
import { datedBy, isTabela, moduloOf } from '@portal/catalog/tabelas'
import { badRequest, type Violation } from '@portal/kit/errors'
import { isNumber, notANumber, type RequestContexto } from '../../../contexto/contexto.ts'
import type { JsonSchema } from '../../../openapi/documented.ts'
import { arrayOf, ultimaAtualizacao } from './shapes.ts'
import { contextoQuery } from '../../../contexto/parameters.ts'
import { describeCall } from './snapshot-route.ts'

const BY_ROUTE = {
  licitacoes: MODULO.compras,
  contratos: MODULO.compras,
  patrimonios: MODULO.patrimonio,
  estoque: MODULO.almoxarifado,
  veiculos: MODULO.frota,
  obras: MODULO.obras,
} as const

interface Stamp {
  modulo: number
  em: string | null
  /** The newest fact, where the stamp is of a table. */
  fatos?: string | null
  /** Whether other tables have a stamp and this one has none. */
  nunca?: boolean
}

const write = ({ modulo, em, fatos, nunca }: Stamp): Partial<UltimaAtualizacao> & { modulo: number } => ({
  ...(em !== null && { ultimoAcesso: stampOf(modulo, em) }),
  ...(fatos && { fatosAte: fatos }),
  ...(nunca && { nuncaEnviada: true as const }),
  modulo,
})

const first = async (found: Promise<Stamp[]>): Promise<unknown> => {
  const [stamp] = await found
  return stamp && write(stamp)
}

interface TableAsked {
  modulo: number
  table: string
  filtrarEntidade: boolean
  todosOsAnos: boolean
}

const NAME = /^[a-z][a-z0-9_]{0,62}$/i
const FLAGS: Readonly<Record<string, boolean>> = { S: true, true: true, N: false, false: false }

const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'string' && Object.hasOwn(FLAGS, value) ? FLAGS[value] : undefined

/** Reads the parameters of a table. The module is needed only for a table that the catalog does not know. */
function tableAsked(request: FastifyRequest): TableAsked {
  const { table, column, filtrarEntidade = 'S', todosOsAnos = 'N', ...query } = request.query as Record<string, unknown>
  const name = String(table ?? '').toLowerCase()
  const modulo = query['modulo'] ?? (isTabela(name) || name === PROTOCOLO.table ? String(moduloOf(name)) : undefined)
  const violations: Violation[] = []
  if (!isNumber(modulo)) violations.push(notANumber('modulo'))
  if (!NAME.test(name)) violations.push({ field: 'table', message: 'deve ser o nome de uma tabela' })
  if (column !== undefined && !NAME.test(String(column)))
    violations.push({ field: 'column', message: 'deve ser o nome de uma coluna' })
  const [ofEntity, ofEveryYear] = [flagOf(filtrarEntidade), flagOf(todosOsAnos)]
  if (ofEntity === undefined) violations.push({ field: 'filtrarEntidade', message: 'deve ser S ou N' })
  if (ofEveryYear === undefined) violations.push({ field: 'todosOsAnos', message: 'deve ser S ou N' })
  if (violations.length > 0 || ofEntity === undefined || ofEveryYear === undefined) throw badRequest(violations)
  return { modulo: Number(modulo), table: name, filtrarEntidade: ofEntity, todosOsAnos: ofEveryYear }
}

const modulos = Object.entries(MODULO)
  .map(([name, code]) => `${code} ${name}`)
  .join(', ')

const ofModulo = `select $3::int as modulo, max(atualizada_em) as em from sistema.ultima_atualizacao
where entidade = $1 and exercicio = $2 and modulo = $3`
const ofTable = `select $2::int as modulo, max(atualizada_em) as em, (
  select max(dia)::text from resumo.ultimo_fato
  where (exercicio = $1 or $1 is null) and tabela = any ($5) and (entidade = $4 or $4 is null)
) as fatos, max(atualizada_em) is null and exists (
  select from sistema.ultima_atualizacao where entidade = $4 or $4 is null
) as nunca
from sistema.ultima_atualizacao
where (exercicio = $1 or $1 is null) and modulo = $2 and tabela = $3 and (entidade = $4 or $4 is null)`
const ofEach = `select modulo, max(atualizada_em) as em from sistema.ultima_atualizacao
where entidade = $1 and exercicio = $2 group by modulo order by modulo`
const ofLoad = `select ${MODULO.financas} as modulo, max(carregada_em) as em from sistema.carga where entidade = $1
  and exercicio = $2`

export default async function ultimasAtualizacoes(app: FastifyInstance): Promise<void> {
  const query = async (text: string, values: unknown[]): Promise<Stamp[]> =>
    (await app.reader.query<Stamp>({ text, values })).rows

  const stampRoute = (
    url: string,
    summary: string,
    read: (
      contexto: RequestContexto,
      request: FastifyRequest,
    ) => { key?: string; version?: string; stamps: () => Promise<unknown> },
    { querystring = contextoQuery, answer = ultimaAtualizacao }: { querystring?: object; answer?: JsonSchema } = {},
  ): void => {
    app.get(url, describeCall('atualização', { summary, querystring, answer }), async (request, reply) => {
      const contexto = await app.contextoOf(request)
      const { key = '', version = contexto.versionOf(AREAS), stamps } = read(contexto, request)
      return app.answers.answer(request, reply, {
        version,
        key: `${url} ${contexto.entidade}/${contexto.exercicio} ${key}`,
        compute: async () => JSON.stringify(await stamps()),
      })
    })
  }
  stampRoute(
    '/api/ultimas-atualizacoes',
    'Última carga de cada módulo',
    ({ entidade, exercicio }) => ({ stamps: async () => (await query(ofEach, [entidade, exercicio])).map(write) }),
    { answer: arrayOf(ultimaAtualizacao) },
  )

  stampRoute(
    '/api/ultimas-atualizacoes/by-table',
    'Última carga de uma tabela',
    ({ entidade, exercicio, versionOf, versionEverywhere }, request) => {
      const { modulo, table, filtrarEntidade, todosOsAnos } = tableAsked(request)
      const [ano, dela] = [todosOsAnos ? null : exercicio, filtrarEntidade ? entidade : null]
      return {
        key: `${modulo} ${table} ${filtrarEntidade} ${todosOsAnos}`,
        version: filtrarEntidade && !todosOsAnos ? versionOf(AREAS) : versionEverywhere(AREAS),
        stamps: () => first(query(ofTable, [ano, modulo, table, dela, datedBy(table)])),
      }
    },
    {
      querystring: {
        type: 'object',
        required: ['table'],
        properties: {
          ...contextoQuery.properties,
          modulo: { type: 'integer', description: `Módulo de origem: ${modulos}. Sem ele, o da tabela.` },
          table: { type: 'string', description: 'Tabela, por exemplo diaria.' },
          column: { type: 'string', description: 'Aceita por compatibilidade; a data é sempre a da carga.' },
          filtrarEntidade: {
            type: 'string',
            enum: ['S', 'N'],
            default: 'S',
            description: 'N considera todas as entidades.',
          },
          todosOsAnos: {
            type: 'string',
            enum: ['S', 'N'],
            default: 'N',
            description: 'S considera todos os exercícios, e não só o pedido.',
          },
        },
      },
    },
  )

  stampRoute(
    '/api/ultimas-atualizacoes/consulta-atual',
    'Momento dos dados consultados',
    ({ entidade, exercicio }) => ({
      stamps: () => first(query(ofLoad, [entidade, exercicio])),
    }),
  )

  for (const [name, modulo] of Object.entries(BY_ROUTE)) {
    stampRoute(`/api/${name}/ultimas-atualizacoes`, `Última carga de ${name}`, ({ entidade, exercicio }) => ({
      stamps: () => first(query(ofModulo, [entidade, exercicio, modulo])),
    }))
  }
}
