// Describes the responses of the start-up calls in OpenAPI.
import type { JsonSchema } from '../../../openapi/documented.ts'

const string = (description: string): JsonSchema => ({ type: 'string', description })
const boolean = (description: string): JsonSchema => ({ type: 'boolean', description })
const integer = (description: string): JsonSchema => ({ type: 'integer', description })
const oneOf = (description: string, ...values: string[]): JsonSchema => ({ type: 'string', enum: values, description })
const yesOrNo = (description: string): JsonSchema => oneOf(description, 'S', 'N')

const object = (description: string, properties: JsonSchema): JsonSchema => ({
  type: 'object',
  description,
  properties,
})
export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', description: items['description'], items })

export const entidade = object('Entidade que publica no portal; valores ausentes não aparecem.', {
  id: integer('Número da entidade.'),
  nome: string('Nome.'),
  cnpj: string('CNPJ, 14 caracteres sem pontuação.'),
  logradouro: string('Rua e número.'),
  bairro: string('Bairro.'),
  cidade: string('Cidade.'),
  uf: string('Estado.'),
  cep: string('CEP.'),
  entidadePrincipal: yesOrNo('A entidade em que o portal abre.'),
  tipo: oneOf('E executivo, L legislativo, R previdência, A autarquia, D demais.', 'E', 'L', 'R', 'A', 'D'),
  telefone: string('Telefone.'),
  email: string('E-mail.'),
  site: string('Site.'),
  horarioAtendimento: string('Horário de atendimento.'),
  brasao: string('Endereço da imagem do brasão.'),
  registrado: yesOrNo('Registrada.'),
  habilitadoPortal: yesOrNo('Habilitada no portal.'),
})

export const exercicio = object('Ano de uma entidade.', {
  id: object('Entidade e ano.', { entidade, exercicio: integer('Ano.') }),
  aberto: boolean('Aberto à consulta.'),
  fechado: boolean('Encerrado pela contabilidade.'),
  anoBasePPA: integer('Primeiro ano do plano plurianual.'),
  modeloDespesa: object('Como se escreve a programática.', {
    id: integer('Número.'),
    descricao: string('Nome.'),
    quantidadeNiveis: integer('Níveis.'),
    tamanho: integer('Dígitos.'),
    mascara: string('Máscara.'),
  }),
  exercicio: integer('Ano.'),
  entidadeId: integer('Número da entidade.'),
})

export const menuItem = object('Item do menu, com os que estão sob ele.', {
  id: integer('Número; pode se repetir entre níveis.'),
  route: string('Página do portal.'),
  title: string('Título.'),
  subtitle: string('Uma frase sobre a página.'),
  image: string('Nome do desenho.'),
  link: string('Endereço fora do portal.'),
  urlAuxiliar: string('Outro endereço do mesmo item.'),
  atalho: string('Teclas que levam a ele, por exemplo ctrl+alt+d.'),
  subMenu: {
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Itens sob este, da mesma forma.',
  },
})

export const parametro = object('Parâmetro numerado, que liga e desliga seções e colunas.', {
  id: object('Chave.', {
    entidade: integer('Entidade.'),
    exercicio: integer('Ano.'),
    parametro: integer('Número do parâmetro.'),
  }),
  valor: string('Valor; quase sempre S ou N.'),
})

export const configuracoes = object('Aparência e selo da entidade.', {
  cor: string('Cor do tema, #rrggbb.'),
  urlImagem: string('Endereço da imagem da entidade.'),
  selo: string('Endereço da imagem do selo.'),
  seloDataAvaliacao: { type: 'string', format: 'date', description: 'Data da avaliação.' },
  seloProcessoTCE: string('Processo no tribunal de contas.'),
  seloNotaObtida: { type: 'number', description: 'Nota, em porcentagem.' },
  aviso: string('Aviso da página inicial.'),
})

export const nota = object('Nota explicativa de uma página.', {
  id: integer('Número.'),
  rota: string('Página.'),
  notaExplicativa: string('O texto, em HTML já limpo.'),
})

export const contato = object('Pessoa ou setor para contato.', {
  id: integer('Número.'),
  nome: string('Nome.'),
  cargo: string('Cargo.'),
  email: string('E-mail.'),
  telefone: string('Telefone.'),
})

export const notificacao = object('O aviso da página; vazio quando não há.', {
  id: integer('Número.'),
  titulo: string('Título.'),
  descricao: string('O texto, em HTML já limpo.'),
  image: string('Endereço da imagem.'),
})

export const totalAcessos = object('Visitas desde o começo.', { totalAcessos: integer('Total de visitas.') })

export const ultimaAtualizacao = object('Quando os dados foram carregados; sem ultimoAcesso, ainda não foram.', {
  ultimoAcesso: string('Data e hora nos módulos 3 e 14, data nos demais.'),
  fatosAte: string('De uma tabela: o dia do fato mais novo entre os carregados; ausente onde nada tem dia.'),
  nuncaEnviada: boolean('De uma tabela: verdadeiro onde a entidade enviou outras, e esta não.'),
  modulo: integer('Módulo de origem.'),
})

export const build = object('Qual programa está no ar.', {
  build: object('Versão.', {
    version: string('Versão.'),
    time: string('Quando foi construída.'),
    group: string('Grupo.'),
    artifact: string('Artefato.'),
    name: string('Nome.'),
  }),
  git: object('De onde o programa foi feito; ausente numa cópia sem o histórico.', {
    commit: object('Registro da mudança.', { id: string('Começo do identificador.') }),
  }),
  demonstracao: boolean('Verdadeiro onde a cidade é a de demonstração, em que tudo é inventado; ausente nas outras.'),
})

export const saude = object('UP, ou DOWN com o código 503.', {
  status: oneOf('Estado.', 'UP', 'DOWN'),
  components: object('Partes.', { db: object('Banco.', { status: oneOf('Estado.', 'UP', 'DOWN') }) }),
})

const achado = object('Um achado.', {
  titulo: string('Título.'),
  subtitulo: string('Resumo.'),
  rota: string('Página do portal.'),
  arquivo: string('Endereço do documento, onde não há página sobre ele.'),
})

const achados = (description: string, more: Record<string, JsonSchema> = {}): JsonSchema =>
  object(description, {
    ...more,
    total: integer('Quantos são, mostrados ou não.'),
    achados: arrayOf(achado),
    rota: string('A lista de todos; ausente onde todos são mostrados ou o endereço diria o CPF de alguém.'),
  })

export const resultadoPesquisa = object('O que se achou além do menu.', {
  fornecedores: achados('Fornecedores.'),
  empenhos: achados('Empenhos.'),
  listas: arrayOf(achados('O que se achou em uma lista.', { titulo: string('Nome da lista.') })),
  glossario: achados('Palavras do glossário.'),
})

export const sicFisico = object('Formulário do balcão; vazio quando não há.', {
  id: integer('Número do arquivo.'),
  nome: string('Nome do arquivo.'),
  tamanho: integer('Tamanho em bytes.'),
  link: string('Endereço do arquivo.'),
})

export const mensagem = object('O texto; vazio quando não há.', { valor: string('Texto.') })

export const responsavelLai = object('Responsável pelo acesso à informação.', {
  nome: string('Nome.'),
  email: string('E-mail.'),
  tel: string('Telefone.'),
})

export const textoAtendimento = object('Texto sobre o atendimento.', {
  id: object('Chave.', { id: integer('Número do texto.'), entidade: integer('Entidade.') }),
  valor: string('Texto.'),
})

export const arquivo: JsonSchema = {
  description: 'O arquivo. Aceita Range e If-None-Match; o sha256 vem em digest e no ETag.',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}
