// The calls of the e-SIC: what travels to make a request, to follow it and to appeal, and what comes back.
import type { FormaRecebimento } from './solicitacao.ts'

export const SITUACOES = ['Em análise', 'Em tramitação', 'Prorrogado', 'Atendido', 'Indeferido', 'Cancelado'] as const
export type Situacao = (typeof SITUACOES)[number]

/** Publicado: someone decided that its text may be read; the others stand in the place of the text. */
export const PUBLICACOES = ['Em triagem', 'Publicado', 'Acesso restrito'] as const
export type Publicacao = (typeof PUBLICACOES)[number]

/** GET /api/pessoa?cnpjCpf=: a registration exists; what it holds is partly hidden and stays on the server. */
export interface PessoaCadastrada {
  id: number
  nome: string
  cnpjCpf: string
  tipoPessoa: 'F' | 'J'
  rg?: string
  contato: { celular?: string; telefone?: string; email: string }
  enderecos: EnderecoCadastrado[]
}

export interface EnderecoCadastrado {
  cidade: string
  bairro: string
  logradouro: string
  numero: string
  complemento?: string
  uf: { id: string }
  cep: string
}

/** Absent, empty or as the lookup showed it: what is registered is used. */
export interface PessoaEnviada {
  cnpjCpf: string
  tipoPessoa?: 'F' | 'J'
  /** What is not told is to be taken from the registration the look-up found. */
  cadastrada?: true
  nome?: string
  rg?: string
  contato?: { telefone?: string; celular?: string; email?: string }
}

export interface EnderecoEnviado {
  endereco?: string
  numero?: string
  complemento?: string
  bairroAux?: string
  cidadeAux?: string
  cep?: string
  uf?: { id: string }
}

export interface ChaveProcesso {
  entidade: number
  exercicio: number
  processo: number
}

/** POST /api/processos. Without `pessoa` the request is anonymous. */
export interface NovaSolicitacao {
  pessoa?: PessoaEnviada
  endereco?: EnderecoEnviado
  sexo?: 'M' | 'F'
  escolaridade?: number
  dataNascimento?: string
  assunto: string
  digitacao: string
  formaRecebimento: FormaRecebimento
  /** The process appealed against, with its password; who asks is then who asked before. */
  processoReferencia?: { exercicio: number; processo: number; senha: string }
  /** Origin of the site the form was filled on. */
  url?: string
  /** Made once by whoever fills the form (a UUID): the same key makes one request, however often it is sent. */
  chave?: string
  /** Tokens of files already uploaded. */
  arquivos?: string[]
  /** From GET /api/processos/formulario. */
  carimbo?: string
  /** Nobody sees this field; programs fill it. */
  website?: string
}

/** POST /api/pessoa/confirmacao: the same whether or not there was a registration before. */
export interface CadastroConfirmado {
  confirmado: true
}

export interface ProcessoCriado extends ChaveProcesso {
  /** Shown once; not kept. */
  senha: string
  /** Day by which the answer is due. */
  prazo: string
}

/** Nobody fills a form faster: the portal's own forms wait, and what was sent sooner is refused. */
export const MIN_OPEN_MS = 2_000

/** GET /api/processos/formulario: what a form needs before it is shown. */
export interface FormularioAberto {
  carimbo: string
  anexos: { maximo: number; tamanhoMaximo: number; extensoes: string[] }
  prazos: { resposta: number; prorrogacao: number; recurso: number; contagem: 'corridos' | 'uteis' }
  /** Years personal data are kept after the request is closed. */
  retencaoAnos: number
}

/** POST /api/processos/arquivos?nome=: the bytes, kept until a request claims them by this token. */
export interface ArquivoEnviado {
  ficha: string
  nome: string
  tipo: string
  tamanho: number
}

/** POST /api/processos/consulta. */
export interface ConsultaProtocolo {
  entidade?: number
  exercicio: number
  numero: number
  senha: string
}

export interface Tramitacao {
  sequencia: number
  data: string
  local: string
  funcao: string
  situacao: string
  parecer: string
}

export interface ArquivoProcesso {
  id: number
  nome: string
  tipo: string
  tamanho: number
  data: string
  /** The step that brought it; absent when it came with the request. */
  sequencia?: number
  /** Address of the content, good for some minutes. */
  link: string
}

/** A process as anyone may read it. */
export interface ProcessoPublico extends ChaveProcesso {
  data: string
  situacao: Situacao
  grauSigilo: string
  usuario: string
  tipo: string
  publicacao: Publicacao
  /** As published, or why they are not. */
  assunto: string
  digitacao: string
  prazo: string
  processoReferencia?: { exercicio: number; processo: number }
  tramitacoes: Tramitacao[]
}

/** A process as its requester reads it. */
export interface Processo extends ProcessoPublico {
  formaRecebimento: FormaRecebimento
  /** 'Anônimo' when nobody was named. */
  requerente: string
  /** Whether an appeal may be opened now. */
  permiteCriarReferencia: boolean
  /** Last day to appeal, while it may be. */
  prazoRecurso?: string
  atrasado: boolean
  arquivos: ArquivoProcesso[]
  recursos: { exercicio: number; processo: number; situacao: Situacao }[]
}
