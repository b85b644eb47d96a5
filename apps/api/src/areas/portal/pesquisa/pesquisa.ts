// Searches beyond the menu: suppliers, commitments, lists that declare a hit and legal words, ignoring accents, case
// and plural.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lists, searched } from '@portal/catalog/areas'
import type { MenuItem } from '@portal/catalog/contexto'
import type { Achado, Achados, AchadosDaLista, ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { empenhoDetalhe, empenhosQue, fornecedoresQue, fornecedorPagina } from '@portal/catalog/despesa/rotas'
import { hideCpfs, publicDocumento, visiblePart } from '@portal/kit/cpf-cnpj'
import { badRequest, type PortalError } from '@portal/kit/errors'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { List } from '@portal/kit/list'
import { normalize, truncate } from '@portal/kit/texto'
import { chosenBy, contextoFrom, type RequestContexto } from '../../../contexto/contexto.ts'
import { addressOf } from '../../../http/address.ts'
import { tooManyRequests } from '../../../http/errors.ts'
import { RateLimiter } from '../../../http/rate-limit.ts'
import { yearKey, type Snapshot } from '../../../contexto/snapshot.ts'
import { areasOf } from '../../../lists/areas.ts'
import { tsQuery } from '../../../lists/conditions.ts'
import { readSql } from '../../../lib/sql.ts'
import { loadListSource } from '../../../lists/source.ts'
import { resultadoPesquisa } from '../contexto/shapes.ts'
import { contextoQuery } from '../../../contexto/parameters.ts'
import { describeCall } from '../contexto/snapshot-route.ts'
import { findDeclared } from './declared.ts'
import { SearchedList } from './listed.ts'
import { readTermos, type Termos } from './termos.ts'
import { GLOSSARIO_PATH, termoDoGlossario } from '@portal/catalog/portal/rotas'

const LIMIT = 10
const MAX_LENGTH = 120
const HISTORICO_LENGTH = 160

interface FornecedorRow {
  fornecedor: number
  nome: string
  documento: string | null
  empenhado: string
}

interface EmpenhoRow {
  entidade: number
  exercicio: number
  unidade: string
  empenho: number
  data: string | null
  historico: string | null
  valor: string
  nome: string
}

function listAt(path: string): List {
  const found = lists.find((list) => list.path === path)
  if (!found) throw new Error(`no list at ${path}`)
  return found
}

const fornecedoresSql = readSql('./fornecedores.sql', import.meta.url)
const empenhosSql = readSql('./empenhos.sql', import.meta.url)
const glossarioSql = readSql('./glossario.sql', import.meta.url)
const fornecedoresFound = new SearchedList<FornecedorRow>(listAt('/fornecedores'), () => fornecedoresSql, LIMIT)
const empenhosFound = new SearchedList<EmpenhoRow>(listAt('/empenhos'), () => empenhosSql, LIMIT)

const AREAS = [...new Set(['despesa', 'portal', ...searched.flatMap((list) => areasOf(list, loadListSource(list)))])]

const NADA: Achados = { total: 0, achados: [] }

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
  readonly #snapshot: Snapshot
  readonly #contexto: RequestContexto
  readonly #termos: Termos

  constructor(app: FastifyInstance, snapshot: Snapshot, contexto: RequestContexto, termos: Termos) {
    this.#app = app
    this.#snapshot = snapshot
    this.#contexto = contexto
    this.#termos = termos
  }

  async find(): Promise<ResultadoPesquisa> {
    if (this.#termos.words.length === 0) return { fornecedores: NADA, empenhos: NADA, listas: [], glossario: NADA }
    const [fornecedores, empenhos, listas, glossario] = await Promise.all([
      this.#fornecedores(),
      this.#empenhos(),
      this.#listas(),
      this.#glossario(),
    ])
    return { fornecedores, empenhos, listas, glossario }
  }

  #offers(route: string, contexto = this.#contexto): boolean {
    return offers(this.#snapshot.menus.get(yearKey(contexto)) ?? [], route)
  }

  async #fornecedores(): Promise<Achados> {
    if (!this.#offers('/fornecedores')) return NADA
    const { entidade, exercicio } = this.#contexto
    const { documento, typed } = this.#termos
    const asked = documento === undefined ? { nome: typed } : { cnpjCpf: documento }
    const { total, rows } = await fornecedoresFound.find(this.#app, this.#contexto, asked)
    const isPerson = documento !== undefined && visiblePart(documento) !== undefined
    return {
      total,
      achados: rows.map(({ fornecedor, nome, documento, empenhado }) => ({
        titulo: hideCpfs(nome),
        subtitulo:
          `${documento ? `${publicDocumento(documento)} · ` : ''}${formatMoney(empenhado)} empenhados em ` +
          `${exercicio}`,
        rota: fornecedorPagina({ entidade, exercicio, fornecedor, cnpjCpf: documento ?? undefined }),
      })),
      ...(isPerson ? {} : { rota: fornecedoresQue({ entidade, exercicio }, asked) }),
    }
  }

  async #empenhos(): Promise<Achados> {
    const { empenho, typed } = this.#termos
    const contexto = this.#snapshot.contextos.get(
      yearKey({ ...this.#contexto, ...(empenho?.exercicio && { exercicio: empenho.exercicio }) }),
    )
    if (!contexto || !this.#offers('/empenhos', contexto)) return NADA
    const { entidade, exercicio } = contexto
    const numero = String(empenho?.numero)
    const asked = empenho ? { empenhoInicial: numero, empenhoFinal: numero } : { historico: typed }
    const { total, rows } = await empenhosFound.find(this.#app, contexto, asked)
    return {
      total,
      achados: rows.map((row) => ({
        titulo: `Empenho ${row.empenho}/${row.exercicio}: ${hideCpfs(row.nome)}`,
        subtitulo: [
          row.data && formatDate(row.data),
          formatMoney(row.valor),
          row.historico && truncate(hideCpfs(row.historico), HISTORICO_LENGTH),
        ]
          .filter(Boolean)
          .join(' · '),
        rota: empenhoDetalhe({
          entidade: row.entidade,
          exercicio: row.exercicio,
          empenho: row.empenho,
          unidadeOrcamentaria: row.unidade,
        }),
      })),
      rota: empenhosQue({ entidade, exercicio }, asked),
    }
  }

  /** A document identifies a person or a company, so lists, which are searched by words, are skipped. */
  #listas(): Promise<AchadosDaLista[]> {
    const { documento, typed } = this.#termos
    return documento === undefined
      ? findDeclared(this.#app, this.#contexto, typed, (route) => this.#offers(route))
      : Promise.resolve([])
  }

  /** Returns all matches, since they are few. */
  async #glossario(): Promise<Achados> {
    const values = [this.#contexto.entidade, tsQuery(this.#termos.words)]
    const { rows } = await this.#app.reader.query<Achado>({ name: 'pesquisa-glossario', text: glossarioSql, values })
    const listed = this.#offers(GLOSSARIO_PATH)
    return {
      total: rows.length,
      achados: rows.map(({ titulo, subtitulo }) =>
        listed ? { titulo, subtitulo, rota: termoDoGlossario(titulo) } : { titulo, subtitulo },
      ),
    }
  }
}

export default async function pesquisa(app: FastifyInstance): Promise<void> {
  const searches = new RateLimiter(app.config.searchesPerMinute)
  const doc = {
    answer: resultadoPesquisa,
    summary: 'Fornecedores, empenhos, o que outras listas têm e palavras do glossário',
    querystring: {
      type: 'object',
      required: ['pesquisa'],
      properties: {
        ...contextoQuery.properties,
        pesquisa: { type: 'string', description: 'Palavras, CNPJ, CPF ou número de empenho.' },
      },
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
    const asked = await app.cpfLimiter.ask(address, documento)
    const key = yearKey(contexto)
    const find = async (): Promise<string> => {
      const found = await new Search(app, snapshot, contexto, termos).find()
      if (found.fornecedores.total > 0) await asked.found()
      return JSON.stringify(found)
    }
    return app.answers.answer(request, reply, {
      version: `${contexto.versionEverywhere(AREAS)}.${snapshot.impressao}`,
      key: `/api/pesquisa ${key} ${typed}`,
      personal: visiblePart(documento) !== undefined,
      compute: find,
    })
  })
}
