// Describes the calls of this area in OpenAPI.
import { FORMAS_RECEBIMENTO } from '@portal/catalog/atendimento/solicitacao'
import type { JsonSchema } from '../../openapi/documented.ts'
import { contextoQuery } from '../../contexto/parameters.ts'

const string = (description: string): JsonSchema => ({ type: 'string', description })
const integer = (description: string): JsonSchema => ({ type: 'integer', description })
const object = (properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

export const callSchema = (
  summary: string,
  parts: { query?: JsonSchema; params?: JsonSchema; body?: JsonSchema } = {},
): JsonSchema => ({
  tags: ['atendimento'],
  summary,
  querystring: object({ ...contextoQuery.properties, ...parts.query }),
  ...(parts.params && { params: object(parts.params) }),
  ...(parts.body && { body: parts.body }),
})

const antispam = {
  chave: string(
    'Feita uma vez por quem preenche (um UUID): a mesma chave vale um só registro, mesmo enviada várias vezes.',
  ),
  carimbo: string('De GET /api/processos/formulario.'),
  website: string('Deixe vazio.'),
}

export const novaSolicitacao = object(
  {
    pessoa: object({
      cnpjCpf: string('CPF ou CNPJ.'),
      cadastrada: {
        type: 'boolean',
        description: 'O que não vier é tomado do cadastro confirmado que GET /api/pessoa encontrou.',
      },
      nome: string('Nome.'),
      rg: string('RG.'),
      tipoPessoa: string('F ou J.'),
      contato: object({ telefone: string('Telefone.'), celular: string('Celular.'), email: string('E-mail.') }),
    }),
    endereco: object({
      endereco: string('Logradouro.'),
      numero: string('Número.'),
      complemento: string('Complemento.'),
      bairroAux: string('Bairro.'),
      cidadeAux: string('Cidade.'),
      cep: string('CEP.'),
      uf: object({ id: string('Sigla do estado.') }),
    }),
    sexo: string('M ou F.'),
    escolaridade: integer('Um id de /api/processos/escolaridades.'),
    dataNascimento: string('aaaa-mm-dd.'),
    assunto: string('Assunto.'),
    digitacao: string('O pedido.'),
    formaRecebimento: { ...string('Anônimos só recebem On-Line.'), enum: [...FORMAS_RECEBIMENTO] },
    processoReferencia: object({
      exercicio: integer('Ano.'),
      processo: integer('Número.'),
      senha: string('Senha do processo.'),
    }),
    arquivos: { type: 'array', items: string('Ficha de um arquivo enviado antes.') },
    url: string('Origem do site onde o formulário foi preenchido.'),
    ...antispam,
  },
  ['assunto', 'digitacao', 'formaRecebimento'],
)

export const novaMensagem = object(
  {
    nome: string('Nome.'),
    email: string('E-mail.'),
    assunto: string('Assunto.'),
    mensagem: string('Mensagem.'),
    ...antispam,
  },
  ['nome', 'email', 'assunto', 'mensagem'],
)

export const confirmacao = object(
  {
    entidade: integer('Entidade.'),
    exercicio: integer('Ano do pedido.'),
    processo: integer('Número do pedido.'),
    acesso: string('Do endereço enviado por e-mail.'),
  },
  ['entidade', 'exercicio', 'processo', 'acesso'],
)

export const consulta = object(
  {
    entidade: integer('Entidade.'),
    exercicio: integer('Ano do processo.'),
    numero: integer('Número do processo.'),
    senha: string('Senha.'),
  },
  ['exercicio', 'numero', 'senha'],
)
