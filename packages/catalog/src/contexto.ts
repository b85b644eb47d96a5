// Types of the responses of the start-up calls, as existing clients read them; shared by the API and the web.
export interface Entidade {
  id: number
  nome: string
  cnpj: string
  logradouro?: string
  bairro?: string
  cidade?: string
  uf?: string
  cep?: string
  entidadePrincipal?: 'S' | 'N'
  tipo: 'E' | 'L' | 'R' | 'A' | 'D'
  telefone?: string
  email?: string
  site?: string
  horarioAtendimento?: string
  /** Address of the crest image. */
  brasao?: string
  registrado: 'S' | 'N'
  habilitadoPortal: 'S' | 'N'
}

export interface Exercicio {
  id: { entidade: Entidade; exercicio: number }
  aberto: boolean
  fechado: boolean
  anoBasePPA: number
  modeloDespesa: { id: number; descricao: string; quantidadeNiveis: number; tamanho: number; mascara: string }
  exercicio: number
  entidadeId: number
}

export interface MenuItem {
  id: number
  route?: string
  title: string
  subtitle: string
  image?: string
  link?: string
  urlAuxiliar?: string
  atalho?: string
  subMenu: MenuItem[]
}

export interface ParametroValor {
  id: { entidade: number; exercicio: number; parametro: number }
  valor: string
}

export interface ConfiguracoesGerais {
  /** '#rrggbb'. */
  cor: string
  urlImagem?: string
  /** Address of the seal image. */
  selo?: string
  seloDataAvaliacao?: string
  seloProcessoTCE?: string
  seloNotaObtida?: number
  aviso?: string
}

export interface NotaExplicativa {
  id: number
  rota: string
  notaExplicativa: string
}

export interface Notificacao {
  id: number
  titulo: string
  descricao: string
  /** Address of the image, when there is one. */
  image?: string
}

export interface Contato {
  id: number
  nome: string
  cargo?: string
  email?: string
}

export interface BuildInfo {
  build: { version: string; time: string; group: string; artifact: string; name: string }
}

export interface UltimaAtualizacao {
  /** ISO date-time of the last load. */
  ultimoAcesso: string
  /** ISO date of the newest fact that was loaded; absent where nothing that is told happened on a day. */
  fatosAte?: string
  /** Set where the entity sent other tables and not this one. */
  nuncaEnviada?: true
  modulo: number
}

/** Explanations by the entity's glossary that differ from the portal's; null for words the entity's glossary lacks. */
export type GlossarioDaEntidade = Readonly<Record<string, string | null>>

/** Everything the shell needs for its first paint; inlined in the first HTML. */
export interface ContextoInicial {
  /** Set when all data is invented. */
  demonstracao?: true
  /** Set when only a sample of the invented city is loaded, which the whole city will soon replace. */
  amostra?: true
  build: BuildInfo['build']
  entidades: Entidade[]
  /** The chosen entity, and its fiscal years. */
  entidade: Entidade
  exercicios: number[]
  exercicio: number
  menu: readonly MenuItem[]
  parametros: Record<number, string>
  /** Tables the city sent no row of, among those that fields and pages ask about; absent where all were sent. */
  semDados?: readonly string[]
  configuracoes: ConfiguracoesGerais
  /** Absent when the entity has no glossary: only the portal's explanations are shown. */
  glossario?: GlossarioDaEntidade
}
