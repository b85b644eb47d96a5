// Types of the calls of the e-SIC: bodies and responses to make a request, to follow it and to appeal.
import type { FormaRecebimento } from './solicitacao.ts'

export const SITUACOES = ['Em análise', 'Em tramitação', 'Prorrogado', 'Atendido', 'Indeferido', 'Cancelado'] as const
export type Situacao = (typeof SITUACOES)[number]

/** 'Publicado': someone decided that the text may be read. The other values are shown instead of the text. */
export const PUBLICACOES = ['Em triagem', 'Publicado', 'Acesso restrito'] as const
export type Publicacao = (typeof PUBLICACOES)[number]

/** Response of GET /api/pessoa?cnpjCpf=: a registration exists; its data is partly hidden and stays on the server. */
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

/** Fields that are absent, empty or as the look-up showed them are taken from the registration. */
export interface PessoaEnviada {
  cnpjCpf: string
  tipoPessoa?: 'F' | 'J'
  /** Whether absent fields are taken from the registration that the look-up found. */
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

/** Body of POST /api/processos. Without `pessoa` the request is anonymous. */
export interface NovaSolicitacao {
  pessoa?: PessoaEnviada
  endereco?: EnderecoEnviado
  sexo?: 'M' | 'F'
  escolaridade?: number
  dataNascimento?: string
  assunto: string
  digitacao: string
  formaRecebimento: FormaRecebimento
  /** The process appealed against, with its password; the requester is then that of the original process. */
  processoReferencia?: { exercicio: number; processo: number; senha: string }
  /** Origin of the site the form was filled on. */
  url?: string
  /** Key generated once per form (a UUID): one key makes one request, however often it is sent. */
  chave?: string
  /** Tokens of files already uploaded. */
  arquivos?: string[]
  /** Stamp from GET /api/processos/formulario. */
  carimbo?: string
  /** Honeypot: people do not see this field; programs fill it in. */
  website?: string
}

/** Response of POST /api/pessoa/confirmacao: the same whether or not there was a registration before. */
export interface CadastroConfirmado {
  confirmado: true
}

export interface ProcessoCriado extends ChaveProcesso {
  /** Shown once; only a hash is stored. */
  senha: string
  /** The day by which the response is due. */
  prazo: string
}

/**
 * Minimum time a form is open: nobody fills one in faster. The portal's own forms wait for it, and the API refuses
 * anything sent sooner.
 */
export const MIN_OPEN_MS = 2_000

/** Response of GET /api/processos/formulario: what a form needs before it is shown. */
export interface FormularioAberto {
  carimbo: string
  anexos: { maximo: number; tamanhoMaximo: number; extensoes: string[] }
  prazos: { resposta: number; prorrogacao: number; recurso: number; contagem: 'corridos' | 'uteis' }
  /** Years that personal data is kept after the request is closed. */
  retencaoAnos: number
}

/**
 * Response of POST /api/processos/arquivos?nome=: the content is kept until a request claims it with the token `ficha`.
 */
export interface ArquivoEnviado {
  ficha: string
  nome: string
  tipo: string
  tamanho: number
}

/** Body of POST /api/processos/consulta. */
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
  /** The step that added the file; absent when it came with the request. */
  sequencia?: number
  /** Address of the content, valid for some minutes. */
  link: string
}

/** A process as shown to everyone. */
export interface ProcessoPublico extends ChaveProcesso {
  data: string
  situacao: Situacao
  grauSigilo: string
  usuario: string
  tipo: string
  publicacao: Publicacao
  /** The published text, or the reason why it is not published. */
  assunto: string
  digitacao: string
  prazo: string
  processoReferencia?: { exercicio: number; processo: number }
  tramitacoes: Tramitacao[]
}

/** A process as shown to its requester. */
export interface Processo extends ProcessoPublico {
  formaRecebimento: FormaRecebimento
  /** 'Anônimo' when the requester is not identified. */
  requerente: string
  /** Whether an appeal may be opened now. */
  permiteCriarReferencia: boolean
  /** Last day to appeal; absent when no appeal is possible. */
  prazoRecurso?: string
  atrasado: boolean
  arquivos: ArquivoProcesso[]
  recursos: { exercicio: number; processo: number; situacao: Situacao }[]
}
