// The search beyond the menu: suppliers, commitments and legal words, whatever the accent, the case or the number.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MenuItem } from '@portal/catalog/contexto'
import type { Achado, ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { empenhoDetalhe, fornecedorPagina } from '@portal/catalog/despesa/rotas'
import { hideCpfs, publicDocumento, visiblePart } from '@portal/kit/cpf-cnpj'
import { badRequest, type PortalError } from '@portal/kit/errors'
import { formatDate, formatMoney } from '@portal/kit/formats'
import { normalize, truncate } from '@portal/kit/texto'
import { chosenBy, contextoFrom, type RequestContexto } from '../../../contexto/contexto.ts'
import { addressOf } from '../../../door/address.ts'
import { tooManyRequests } from '../../../door/errors.ts'
import { RateLimiter } from '../../../door/rate-limit.ts'
import { yearKey } from '../../../contexto/snapshot.ts'
import { readSql } from '../../../sql.ts'
import { resultadoPesquisa } from '../contexto/shapes.ts'
import { contextoQuery, describeCall } from '../contexto/snapshot-route.ts'
import { likePatterns, readTermos, tsQuery, type Termos } from './termos.ts'

const LIMIT = 10
const MAX_LENGTH = 120
const HISTORICO_LENGTH = 160

const fornecedoresSql = readSql('./fornecedores.sql', import.meta.url)
const porHistoricoSql = readSql('./empenhos-por-historico.sql', import.meta.url)
const porNumeroSql = readSql('./empenhos-por-numero.sql', import.meta.url)
const glossarioSql = readSql('./glossario.sql', import.meta.url)

interface FornecedorRow {
  fornecedor: number
  nome: string
  documento: string | null
  empenhado: string
}

interface EmpenhoRow {
  exercicio: number
  unidade: string
  empenho: number
  data: string
  historico: string
  valor: string
  nome: string
}

const offers = (menu: readonly MenuItem[], route: string): boolean =>
  menu.some((item) => item.route === route || item.route?.startsWith(`${route}/`) || offers(item.subMenu, route))

const violation = (message: string): PortalError => badRequest([{ field: 'pesquisa', message }])

function askedFor(request: FastifyRequest): string {
  const { pesquisa } = request.query as Record<string, unknown>
  if (typeof pesquisa !== 'string' || normalize(pesquisa) === '') throw violation('diga o que procura')
  if (pesquisa.length > MAX_LENGTH) throw violation(`no máximo ${MAX_LENGTH} caracteres`)
  return normalize(pesquisa)
}

class Search {
  readonly #app: FastifyInstance
  readonly #contexto: RequestContexto
  readonly #menu: readonly MenuItem[]
  readonly #termos: Termos

  constructor(app: FastifyInstance, contexto: RequestContexto, menu: readonly MenuItem[], termos: Termos) {
    this.#app = app
    this.#contexto = contexto
    this.#menu = menu
    this.#termos = termos
  }

  async find(): Promise<ResultadoPesquisa> {
    if (this.#termos.words.length === 0) return { fornecedores: [], empenhos: [], glossario: [] }
    const [fornecedores, empenhos, glossario] = await Promise.all([this.#fornecedores(), this.#empenhos(), this.#glossario()])
    return { fornecedores, empenhos, glossario }
  }

  async #fornecedores(): Promise<Achado[]> {
    if (!offers(this.#menu, '/fornecedores')) return []
    const { entidade, exercicio } = this.#contexto
    const { documento } = this.#termos
    const words = likePatterns(this.#termos)
    const condition = documento ? 'cnpj_cpf = $4' : words.map((_, at) => `nome_busca like any ($${at + 4})`).join(' and ')
    const values = [entidade, exercicio, LIMIT, ...(documento ? [documento] : words)]
    const { rows } = await this.#app.pool.query<FornecedorRow>({ text: fornecedoresSql.replace(':condicao', () => condition), values })
    return rows.map(({ fornecedor, nome, documento, empenhado }) => ({
      titulo: hideCpfs(nome),
      subtitulo: `${documento ? `${publicDocumento(documento)} · ` : ''}${formatMoney(empenhado)} empenhados em ${exercicio}`,
      rota: fornecedorPagina({ entidade, exercicio, fornecedor, cnpjCpf: documento ?? undefined }),
    }))
  }

  async #empenhos(): Promise<Achado[]> {
    if (!offers(this.#menu, '/empenhos')) return []
    const { entidade, exercicio } = this.#contexto
    const { empenho } = this.#termos
    const query = empenho
      ? { name: 'pesquisa-numero', text: porNumeroSql, values: [entidade, empenho.exercicio ?? exercicio, empenho.numero, LIMIT] }
      : { name: 'pesquisa-historico', text: porHistoricoSql, values: [entidade, exercicio, tsQuery(this.#termos), LIMIT] }
    const { rows } = await this.#app.pool.query<EmpenhoRow>(query)
    return rows.map((row) => ({
      titulo: `Empenho ${row.empenho}/${row.exercicio}: ${hideCpfs(row.nome)}`,
      subtitulo: `${formatDate(row.data)} · ${formatMoney(row.valor)} · ${truncate(hideCpfs(row.historico), HISTORICO_LENGTH)}`,
      rota: empenhoDetalhe({ entidade, exercicio: row.exercicio, empenho: row.empenho, unidadeOrcamentaria: row.unidade }),
    }))
  }

  async #glossario(): Promise<Achado[]> {
    const values = [this.#contexto.entidade, JSON.stringify(likePatterns(this.#termos)), LIMIT]
    const { rows } = await this.#app.pool.query<Achado>({ name: 'pesquisa-glossario', text: glossarioSql, values })
    const listed = offers(this.#menu, '/glossario')
    return rows.map(({ titulo, subtitulo }) => (listed ? { titulo, subtitulo, rota: '/glossario' } : { titulo, subtitulo }))
  }
}

export default async function pesquisa(app: FastifyInstance): Promise<void> {
  const searches = new RateLimiter(app.config.searchesPerMinute)
  const doc = {
    answer: resultadoPesquisa,
    summary: 'Fornecedores, empenhos e palavras do glossário',
    querystring: {
      type: 'object',
      required: ['pesquisa'],
      properties: { ...contextoQuery.properties, pesquisa: { type: 'string', description: 'Palavras, CNPJ, CPF ou número de empenho.' } },
    },
  }

  app.get('/api/pesquisa', describeCall('pesquisa', doc), async (request, reply) => {
    const snapshot = await app.contextos.fresh()
    const contexto = contextoFrom(snapshot, chosenBy(request))
    const typed = askedFor(request)
    const address = addressOf(request.raw, app.config.trustedProxies)
    if (!searches.take(address)) throw tooManyRequests(searches.secondsLeft())
    const termos = readTermos(typed)
    const { documento = '' } = termos
    app.guesses.ask(address, documento)
    const key = yearKey(contexto)
    const find = async (): Promise<string> => {
      const found = await new Search(app, contexto, snapshot.menus.get(key) ?? [], termos).find()
      if (found.fornecedores.length > 0) app.guesses.found(address, documento)
      return JSON.stringify(found)
    }
    return app.answers.answer(request, reply, {
      version: `${contexto.versionOf(['despesa', 'portal'])}.${snapshot.impressao}`,
      key: `/api/pesquisa ${key} ${typed}`,
      personal: visiblePart(documento) !== undefined,
      compute: find,
    })
  })
}
