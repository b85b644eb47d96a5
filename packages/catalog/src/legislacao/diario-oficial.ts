// Declares the list of editions of the official gazette, which is of the whole city.
import { searchedBy, type ClientNames } from '@portal/kit/client-names'
import { code, date, flag, integer, text } from '@portal/kit/fields'
import { byInteger, choice, from, to, words } from '@portal/kit/filters'
import { MESES } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { arquivo } from '../rotas.ts'
import { achado } from './achado.ts'
import { defineList } from './define.ts'

const DIAS = ['dataInicio', 'dataFim']
const MES_E_ANO = ['mesPublicacao', 'anoPublicacao']

export const PUBLICADOS = '/api/legislacao/diarios-oficiais/publicados'

/** Address of the file at the page where the keyword was found, which PDF readers open. */
export const arquivoDaEdicao = ({ idArquivo, pagina }: Row): string =>
  `${arquivo(Number(idArquivo))}${pagina === undefined ? '' : `#page=${pagina}`}`

export const diarioOficial = defineList({
  title: 'Diário oficial',
  path: '/diario-oficial',
  description: 'As edições do diário oficial, onde a cidade publica suas leis, seus atos e seus editais.',
  scope: 'portal',
  api: PUBLICADOS,
  key: ['id'],
  fields: {
    id: code('Código'),
    numero: integer('Edição'),
    edition: integer('Número da edição'),
    ano: integer('Ano'),
    editionType: code('Código do tipo'),
    descricaoTipo: text('Tipo', {
      help: 'A ordinária sai toda semana; a suplementar e a extraordinária, quando é preciso.',
    }),
    descricao: text('O que traz'),
    dataPublicacao: date('Publicação'),
    publishedAt: code('Momento da publicação'),
    usuarioPublicacao: text('Publicado por'),
    publishedBy: text('Quem publicou'),
    usuarioResponsavel: text('Responsável'),
    signingBy: text('Quem assinou'),
    tamanhoArquivo: integer('Tamanho em bytes'),
    fileSize: integer('Tamanho do arquivo em bytes'),
    idArquivo: integer('Código do arquivo'),
    nomeArquivo: text('Nome do arquivo'),
    temTexto: flag('Texto pesquisável', {
      help: 'Se a palavra-chave procura dentro do arquivo; o que foi digitalizado como imagem não tem texto.',
    }),
    ...achado,
  },
  filters: {
    dataInicio: { ...from('date', 'dataPublicacao', 'Data inicial'), excludes: MES_E_ANO },
    dataFim: { ...to('date', 'dataPublicacao', 'Data final'), excludes: MES_E_ANO },
    mesPublicacao: {
      ...choice(
        'mes',
        'Mês',
        MESES.map((label, index) => ({ value: String(index + 1), label })),
      ),
      excludes: DIAS,
    },
    anoPublicacao: { ...choice('ano', 'Ano', { from: '/api/legislacao/diarios-oficiais/anos' }), excludes: DIAS },
    numero: byInteger('numero', 'Número'),
    palavraChave: words('descricao', 'Palavra-chave'),
  },
  columns: ['numero', 'descricaoTipo', 'dataPublicacao', 'descricao', 'usuarioResponsavel'],
  sort: { by: ['numero', 'edition', 'descricaoTipo', 'dataPublicacao'], initial: 'numero desc' },
  rowName: ['numero', 'dataPublicacao'],
  card: { title: 'descricao' },
  hit: { by: 'palavraChave', about: ['numero', 'dataPublicacao', 'trecho'], file: arquivoDaEdicao },
  table: 'diario_oficial',
})

export const diarioClients: ClientNames = {
  search: {
    ...searchedBy(diarioOficial.fields, ['dataPublicacao', 'edition', 'numero', 'ano', 'editionType', 'descricao']),
    publishedAt: { column: 'publicadoEm', kind: 'datetime' },
  },
  parameters: {},
  sorts: {},
}
