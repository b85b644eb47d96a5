// Converts the rows of the context into the shapes that clients read, once per change instead of once per request.
import { createHash } from 'node:crypto'
import { AREAS } from '@portal/catalog/area'
import { areas } from '@portal/catalog/areas'
import type {
  ConfiguracoesGerais,
  Contato,
  Entidade,
  Exercicio,
  GlossarioDaEntidade,
  MenuItem,
  NotaExplicativa,
  Notificacao,
  ParametroValor,
} from '@portal/catalog/contexto'
import type { ResponsavelLai, SicFisico } from '@portal/catalog/atendimento/contato'
import { naoEnviadas } from '@portal/catalog/enviado'
import { glossarioFrom } from '@portal/catalog/glossario'
import { menuPadrao, type Carregadas, type MenuPadrao } from '@portal/catalog/menu-padrao'
import { API_BASE, arquivo } from '@portal/catalog/rotas'
import type { Termo } from '@portal/kit/termo'
import { today } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { parametrosFrom } from '@portal/kit/parametros'
import type { Release } from '@portal/db/version'
import type { RequestContexto } from './contexto.ts'
import { mayDo, type MayDo } from './may-do.ts'
import { cleanHtml, safeLink } from '../lib/html.ts'

type Of<T> = T & { entidade: number }
type OfYear<T> = Of<T> & { exercicio: number }
type NotificacaoRow = { id: number; rota: string; titulo: string; descricao: string; arquivo?: number }
type MenuRow = Omit<MenuItem, 'subMenu'> & { menuPai?: number }

/** The result of `contexto-store.sql`. */
export interface Rows {
  entidades: (Omit<Entidade, 'brasao'> & { brasao?: number })[]
  exercicios: OfYear<Pick<Exercicio, 'aberto' | 'fechado' | 'anoBasePPA'> & { mascara?: string }>[]
  configuracoes: Of<Omit<ConfiguracoesGerais, 'urlImagem' | 'selo'> & { imagem?: number; selo?: number }>[]
  /**
   * The start of the content hash of each picture on every page; it is part of the picture's address, so that the
   * address changes with the content.
   */
  versoes: Record<number, string>
  parametros: [entidade: number, exercicio: number, parametro: number, valor: string][]
  menu: OfYear<MenuRow>[]
  /** Tables that have ever been loaded. */
  tabelas: [entidade: number, exercicio: number, tabela: string][]
  notas: Of<NotaExplicativa>[]
  notificacoes: OfYear<NotificacaoRow>[]
  contatos: Of<Contato & { telefone?: string }>[]
  glossario: Of<Termo>[]
  textosAtendimento: Of<{ id: number; valor: string }>[]
  sicFisico: Of<SicFisicoDados>[]
  responsaveisLai: Of<ResponsavelLai>[]
}

export interface SicFisicoDados extends Omit<SicFisico, 'link'> {
  mensagem?: string
  mensagemConsulta?: string
}

export interface Pulse {
  manutencao: boolean
  /** Whether the city is the invented one. */
  demonstracao: boolean
  /** Whether it is a small sample, which the whole city is about to replace. */
  amostra: boolean
  /** Version of each area, entity and year: a new one for each load, and for each change by visitors. */
  cargas: [area: string, entidade: number, exercicio: number, versao: number][]
  /** Version of each table of the context: a new one for each write. */
  contexto: Record<string, number>
  /** The newest release the database was upgraded to. */
  liberacao: Release
  /** Increases with each change of any of these. */
  marca: number
}

export interface Snapshot {
  manutencao: boolean
  /** What this program may do with the database, which may be of a later release. */
  may: MayDo
  demonstracao: boolean
  amostra: boolean
  /** Changes with any change in `Rows`. */
  impressao: string
  entidades: ReadonlyMap<number, Entidade>
  /** File id of each entity's crest. */
  brasoes: ReadonlyMap<number, number>
  /** Years of each entity, last first. */
  exercicios: ReadonlyMap<number, readonly Exercicio[]>
  configuracoes: ReadonlyMap<number, ConfiguracoesGerais>
  notas: ReadonlyMap<number, readonly NotaExplicativa[]>
  contatos: ReadonlyMap<number, readonly Contato[]>
  glossarios: ReadonlyMap<number, GlossarioDaEntidade>
  textosAtendimento: ReadonlyMap<number, readonly { id: number; valor: string }[]>
  sicFisico: ReadonlyMap<number, SicFisicoDados>
  responsaveisLai: ReadonlyMap<number, readonly ResponsavelLai[]>
  /** The maps below have the key 'entidade/exercicio'. */
  contextos: ReadonlyMap<string, RequestContexto>
  parametros: ReadonlyMap<string, Readonly<Record<number, string>>>
  /** Tables that the city sent no row of, among those that gates ask about. */
  semDados: ReadonlyMap<string, readonly string[]>
  menus: ReadonlyMap<string, readonly MenuItem[]>
  notificacoes: ReadonlyMap<string, readonly (Notificacao & { rota: string; arquivo?: number })[]>
  /** Entity and year for a visitor who has chosen none. */
  padrao: { entidade: number; exercicio: number } | undefined
}

/** Standard mask of a budget line: órgão, unidade, função, subfunção, programa, ação and natureza. */
const MASCARA_DESPESA = '##.###.##.###.####.#.###.#.#.##.##.##.##.'

const modeloDespesaFrom = (mascara = MASCARA_DESPESA): Exercicio['modeloDespesa'] => ({
  id: 1,
  descricao: 'Programática completa',
  quantidadeNiveis: mascara.split('.').filter((grupo) => grupo !== '').length,
  tamanho: mascara.replaceAll('.', '').length,
  mascara,
})

const COR_PADRAO = '#0b5cad'

export const yearKey = ({ entidade, exercicio }: { entidade: number; exercicio: number }): string =>
  `${entidade}/${exercicio}`

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

const group = <T, K, V>(rows: readonly T[], keyOf: (row: T) => K, valueOf: (row: T) => V): Map<K, V[]> => {
  const groups = new Map<K, V[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const values = groups.get(key)
    if (values) values.push(valueOf(row))
    else groups.set(key, [valueOf(row)])
  }
  return groups
}

/** Returns the key only if it has a value. */
const given = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: V })

export function buildSnapshot(rows: Rows, pulse: Pulse): Snapshot {
  const entidades = new Map(rows.entidades.map((row): [number, Entidade] => [row.id, entidadeFrom(row, rows.versoes)]))
  const exercicios = new Map<number, Exercicio[]>([...entidades.keys()].map((id) => [id, []]))
  for (const { entidade, exercicio, mascara, ...rest } of rows.exercicios) {
    const dados = entidades.get(entidade)
    if (!dados) continue
    exercicios.get(entidade)?.push({
      id: { entidade: dados, exercicio },
      ...rest,
      modeloDespesa: modeloDespesaFrom(mascara),
      exercicio,
      entidadeId: entidade,
    })
  }
  const parametros = new Map(
    [
      ...group(
        rows.parametros,
        ([entidade, exercicio]) => `${entidade}/${exercicio}`,
        (row) => row,
      ),
    ].map(([key, values]): [string, Record<number, string>] => [
      key,
      Object.fromEntries(values.map(([, , numero, valor]) => [numero, valor])),
    ]),
  )
  const carregadas = carregadasFrom(rows)
  const semDados = new Map(
    [...carregadas].map(([key, { noAno, naEntidade }]) => [key, naoEnviadas(noAno, naEntidade)] as const),
  )
  return {
    manutencao: pulse.manutencao,
    may: mayDo(pulse.liberacao),
    demonstracao: pulse.demonstracao,
    amostra: pulse.amostra,
    impressao: digest(pulse.contexto),
    entidades,
    brasoes: new Map(
      rows.entidades.flatMap(({ id, brasao }): [number, number][] => (brasao === undefined ? [] : [[id, brasao]])),
    ),
    exercicios,
    configuracoes: configuracoesFrom(rows),
    notas: notasFrom(rows),
    contatos: group(rows.contatos, ({ entidade }) => entidade, contatoFrom),
    glossarios: glossariosFrom(rows),
    textosAtendimento: group(
      rows.textosAtendimento,
      ({ entidade }) => entidade,
      ({ id, valor }) => ({ id, valor }),
    ),
    sicFisico: new Map(rows.sicFisico.map(({ entidade, ...dados }) => [entidade, dados])),
    responsaveisLai: group(
      rows.responsaveisLai,
      ({ entidade }) => entidade,
      ({ nome, email, tel }) => ({ nome, ...given('email', email), ...given('tel', tel) }),
    ),
    contextos: contextosFrom({ exercicios, parametros, semDados }, pulse),
    parametros,
    semDados,
    menus: menusFrom(rows, carregadas),
    notificacoes: group(rows.notificacoes, yearKey, notificacaoFrom),
    padrao: padraoOf(entidades, exercicios),
  }
}

/** Sanitises HTML written by people once, when it is read. */
export function cleanRows(rows: Rows): Rows {
  return {
    ...rows,
    notas: rows.notas.map((nota) => ({ ...nota, notaExplicativa: cleanHtml(nota.notaExplicativa) })),
    notificacoes: rows.notificacoes.map((notificacao) => ({
      ...notificacao,
      descricao: cleanHtml(notificacao.descricao),
    })),
    menu: rows.menu.map(({ link, urlAuxiliar, ...item }) => ({
      ...item,
      ...given('link', safeLink(link)),
      ...given('urlAuxiliar', safeLink(urlAuxiliar)),
    })),
  }
}

export const parametroRows = (
  entidade: number,
  exercicio: number,
  valores: Readonly<Record<number, string>>,
): ParametroValor[] =>
  Object.entries(valores).map(([numero, valor]) => ({ id: { entidade, exercicio, parametro: Number(numero) }, valor }))

function entidadeFrom({ brasao, ...row }: Rows['entidades'][number], versoes: Rows['versoes']): Entidade {
  return {
    ...row,
    ...given(
      'brasao',
      brasao === undefined
        ? undefined
        : withQuery(`${API_BASE}/api/entidades/${row.id}/brasao`, { versao: versoes[brasao] }),
    ),
  }
}

function configuracoesFrom(rows: Rows): Map<number, ConfiguracoesGerais> {
  const configuracoes = new Map(
    rows.entidades.map(({ id }): [number, ConfiguracoesGerais] => [id, { cor: COR_PADRAO }]),
  )
  const imagemAt = (id: number): string => withQuery(arquivo(id), { versao: rows.versoes[id] })
  for (const { entidade, imagem, selo, ...rest } of rows.configuracoes) {
    configuracoes.set(entidade, {
      ...rest,
      ...given('urlImagem', imagem === undefined ? undefined : imagemAt(imagem)),
      ...given('selo', selo === undefined ? undefined : imagemAt(selo)),
    })
  }
  return configuracoes
}

/** Tables that are part of every version: who publishes, and for which years. */
const WHO = ['entidade', 'exercicio']

function contextosFrom(
  { exercicios, parametros, semDados }: Pick<Snapshot, 'exercicios' | 'parametros' | 'semDados'>,
  { cargas, contexto }: Pulse,
): Map<string, RequestContexto> {
  const who = WHO.map((tabela) => contexto[tabela] ?? 0).join('.')
  const loaded = new Map(
    cargas.map(([area, entidade, exercicio, versao]) => [`${area}/${yearKey({ entidade, exercicio })}`, versao]),
  )
  const everywhere = new Map(
    [
      ...group(
        cargas,
        ([area]) => area,
        ([, ...rest]) => rest,
      ),
    ].map(([area, versions]) => [area, digest(versions)]),
  )
  const contextos = new Map<string, RequestContexto>()
  for (const { id, exercicio, entidadeId } of [...exercicios.values()].flat()) {
    const key = yearKey({ entidade: entidadeId, exercicio })
    const valores = parametros.get(key) ?? {}
    const unsent = semDados.get(key) ?? []
    const base = `${who}.${digest(unsent.length > 0 ? [valores, unsent] : valores)}`
    contextos.set(key, {
      entidade: entidadeId,
      exercicio,
      entidadeDados: id.entidade,
      parametros: parametrosFrom(valores, unsent),
      versionOf: (areas) =>
        [base, ...areas.map((area) => loaded.get(`${checked(area)}/${key}`) ?? 0), ...dayOf(areas)].join('.'),
      versionEverywhere: (areas) =>
        [base, ...areas.map((area) => everywhere.get(checked(area)) ?? 0), ...dayOf(areas)].join('.'),
    })
  }
  return contextos
}

const DAILY: ReadonlySet<string> = new Set(areas.filter(({ daily }) => daily).map(({ id }) => id))

/** Returns the current day if the responses of these areas depend on it. */
const dayOf = (areas: readonly string[]): string[] => (areas.some((area) => DAILY.has(area)) ? [today()] : [])

const KNOWN: ReadonlySet<string> = new Set(AREAS)

function checked(area: string): string {
  if (!KNOWN.has(area)) throw new Error(`Não há área ${area}.`)
  return area
}

const menuItemFrom = ({ id, route, title, subtitle, image, link, urlAuxiliar, atalho }: MenuRow): MenuItem => ({
  id,
  ...given('route', route),
  title,
  subtitle,
  ...given('image', image),
  ...given('link', link),
  ...given('urlAuxiliar', urlAuxiliar),
  ...given('atalho', atalho),
  subMenu: [],
})

function nest(rows: readonly MenuRow[]): MenuItem[] {
  const items = new Map<number, MenuItem>()
  for (const row of rows) items.set(row.id, menuItemFrom(row))
  const roots: MenuItem[] = []
  for (const { id, menuPai } of rows) {
    const item = items.get(id)
    if (item) (menuPai === undefined ? roots : items.get(menuPai)?.subMenu)?.push(item)
  }
  return roots
}

/** Returns the tables loaded in each year, and in any year of its entity. */
function carregadasFrom({ exercicios, tabelas }: Rows): Map<string, Carregadas> {
  const noAno = group(
    tabelas,
    ([entidade, exercicio]) => yearKey({ entidade, exercicio }),
    ([, , tabela]) => tabela,
  )
  const naEntidade = group(
    tabelas,
    ([entidade]) => entidade,
    ([, , tabela]) => tabela,
  )
  return new Map(
    exercicios.map((ano) => [
      yearKey(ano),
      { noAno: new Set(noAno.get(yearKey(ano))), naEntidade: new Set(naEntidade.get(ano.entidade)) },
    ]),
  )
}

/** Returns the entity's own menu, or else the standard one. */
function menusFrom({ menu }: Rows, carregadas: ReadonlyMap<string, Carregadas>): Map<string, MenuItem[]> {
  const own = group(menu, yearKey, (row) => row)
  return new Map(
    [...carregadas].map(([key, tabelas]) => [key, nest(own.get(key) ?? [...menuPadrao(tabelas)].map(menuRowFrom))]),
  )
}

const menuRowFrom = ({ menu, menuPai, item }: MenuPadrao): MenuRow => ({
  id: menu,
  title: item.titulo,
  subtitle: item.subtitulo,
  image: item.imagem,
  ...given('menuPai', menuPai),
  ...given('route', item.rota),
  ...given('link', item.link),
  ...given('urlAuxiliar', item.urlAuxiliar),
  ...given('atalho', item.atalho),
})

/** Start of the ids of the standard notes, beyond those of the entities' notes. */
const FIRST_STANDARD_NOTE = 1_000_000

const NOTAS_PADRAO: readonly NotaExplicativa[] = areas
  .flatMap((area) => Object.entries(area.notas ?? {}))
  .map(([rota, texto], i) => ({ id: FIRST_STANDARD_NOTE + i, rota, notaExplicativa: cleanHtml(texto) }))

/** A note of the entity replaces the standard note of the same page. */
function notasFrom({ entidades, notas }: Rows): Map<number, NotaExplicativa[]> {
  const own = group(
    notas,
    ({ entidade }) => entidade,
    ({ id, rota, notaExplicativa }) => ({ id, rota, notaExplicativa }),
  )
  return new Map(
    entidades.map(({ id }): [number, NotaExplicativa[]] => {
      const written = own.get(id) ?? []
      const told = new Set(written.map(({ rota }) => rota))
      return [id, [...written, ...NOTAS_PADRAO.filter(({ rota }) => !told.has(rota))]]
    }),
  )
}

function glossariosFrom({ glossario }: Rows): Map<number, GlossarioDaEntidade> {
  const own = group(
    glossario,
    ({ entidade }) => entidade,
    (row): Termo => row,
  )
  return new Map(
    [...own].flatMap(([entidade, termos]) => {
      const told = glossarioFrom(termos)
      return told ? [[entidade, told] as const] : []
    }),
  )
}

const contatoFrom = ({ id, nome, cargo, email, telefone }: Rows['contatos'][number]): Contato => ({
  id,
  nome,
  ...given('cargo', cargo),
  ...given('email', email),
  ...given('telefone', telefone),
})

function notificacaoFrom(row: OfYear<NotificacaoRow>): Notificacao & { rota: string; arquivo?: number } {
  const { entidade, exercicio, id, rota, titulo, descricao, arquivo: file } = row
  const image =
    file === undefined ? undefined : withQuery(`${API_BASE}/api/notificacao/${id}/arquivo`, { entidade, exercicio })
  return { id, rota, titulo, descricao, ...given('image', image), ...given('arquivo', file) }
}

function padraoOf(
  entidades: ReadonlyMap<number, Entidade>,
  exercicios: ReadonlyMap<number, readonly Exercicio[]>,
): Snapshot['padrao'] {
  const withYears = [...entidades.values()].filter(({ id }) => (exercicios.get(id)?.length ?? 0) > 0)
  const entidade = withYears.find(({ habilitadoPortal }) => habilitadoPortal === 'S') ?? withYears[0]
  const years = entidade ? (exercicios.get(entidade.id) ?? []) : []
  const year = years.find(({ aberto }) => aberto) ?? years[0]
  return entidade && year ? { entidade: entidade.id, exercicio: year.exercicio } : undefined
}
