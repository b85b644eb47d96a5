// Renders one page in development, from the source, with the context read from the API's public calls.
import type { IncomingMessage } from 'node:http'
import type {
  BuildInfo,
  ConfiguracoesGerais,
  Entidade,
  Exercicio,
  MenuItem,
  NotaExplicativa,
  ParametroValor,
} from '@portal/catalog/contexto'
import { glossarioFrom } from '@portal/catalog/glossario'
import {
  CONTEXTO_COOKIE,
  escolhaFromCookie,
  escolhaFromQuery,
  PREFERENCIAS_COOKIE,
  preferenciasFromCookie,
  type RenderInput,
  type RenderResult,
} from '@portal/catalog/pagina'
import { glossario as glossarioCall, type Termo } from '@portal/catalog/portal/ajuda'
import { API_BASE } from '@portal/catalog/rotas'
import { PortalError } from '@portal/kit/errors'
import { render } from './entry-server.tsx'

const cookie = (request: IncomingMessage, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1]

const fetchFrom =
  (api: string) =>
  async (path: string): Promise<unknown> => {
    const response = await fetch(`${api}${API_BASE}${path}`)
    if (!response.ok) throw new PortalError(response.status, `${response.status} em ${path}`)
    return response.json()
  }

type Get = <T>(path: string) => Promise<T>

async function readContexto(
  get: Get,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<Pick<RenderInput, 'contexto' | 'notas'>> {
  const padrao = await get<Exercicio>('/api/exercicios/padrao')
  const asked = { ...escolhaFromCookie(cookie(request, CONTEXTO_COOKIE)), ...escolhaFromQuery(query) }
  const entidades = await get<Entidade[]>('/api/entidades/lista')
  const entidade = entidades.find(({ id }) => id === asked.entidade) ?? padrao.id.entidade
  const exercicios = (await get<Exercicio[]>(`/api/exercicios/entidade/${entidade.id}`)).map((each) => each.exercicio)
  const exercicio = exercicios.find((year) => year === asked.exercicio) ?? Math.max(...exercicios)
  const [parametros, menu, configuracoes, notas, termos, { build }] = await Promise.all([
    get<ParametroValor[]>(`/parametros/${entidade.id}/${exercicio}`),
    get<MenuItem[]>(`/parametros/menu/${entidade.id}/${exercicio}`),
    get<ConfiguracoesGerais>(`/api/configuracoes-gerais?entidade=${entidade.id}&exercicio=${exercicio}`),
    get<NotaExplicativa[]>(`/api/notas-explicativa/list?entidade=${entidade.id}&exercicio=${exercicio}`),
    get<Termo[]>(`${glossarioCall.path}?entidade=${entidade.id}&exercicio=${exercicio}`),
    get<BuildInfo>('/actuator/info'),
  ])
  const values = Object.fromEntries(parametros.map(({ id, valor }) => [id.parametro, valor]))
  const glossario = glossarioFrom(termos)
  return {
    contexto: {
      build,
      entidades,
      entidade,
      exercicios,
      exercicio,
      menu,
      parametros: values,
      configuracoes,
      ...(glossario && { glossario }),
    },
    notas,
  }
}

export async function devPage(api: string, request: IncomingMessage, url: string): Promise<RenderResult> {
  const fetchJson = fetchFrom(api)
  const read = await readContexto(fetchJson as Get, request, new URL(url, 'http://portal').searchParams)
  const preferencias = preferenciasFromCookie(cookie(request, PREFERENCIAS_COOKIE))
  return render({ url, ...read, preferencias, manutencao: false, fetchJson, nonce: '' })
}
