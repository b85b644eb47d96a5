// Declares the list of publications, one by one, for the search of the portal; their page shows them as a tree filtered
// by the same words.
import { date, integer, text } from '@portal/kit/fields'
import { words } from '@portal/kit/filters'
import { withQuery } from '@portal/kit/link'
import { defineList } from './define.ts'
import { PUBLICACOES } from './publicacoes.ts'
import { publicacoes } from './rotas.ts'

const NENHUMA = 'Nenhuma publicação encontrada.'

export const publicacoesLista = defineList({
  title: 'Publicações',
  path: '/publicacoes',
  description: 'Os relatórios fiscais e os demais documentos que a entidade publica.',
  api: PUBLICACOES,
  key: ['id'],
  fields: {
    id: integer('Código'),
    grupo: integer('Código do grupo'),
    grupoValor: text('Grupo'),
    subgrupo: integer('Código do subgrupo'),
    subgrupoValor: text('Subgrupo'),
    nome: text('Publicação'),
    valor: text('Nome'),
    exercicio: integer('Exercício'),
    dataArquivo: date('Data do arquivo'),
  },
  filters: { valor: words('valor', 'Publicação') },
  columns: ['nome', 'grupoValor', 'dataArquivo'],
  sort: { by: ['id'], initial: 'id desc' },
  card: { title: 'nome' },
  hit: { by: 'valor', about: ['grupoValor', 'exercicio'] },
  open: ({ grupo, subgrupo }, contexto) => withQuery(publicacoes(Number(grupo), Number(subgrupo)), { ...contexto }),
  table: 'publicacao',
  empty: { filtered: NENHUMA, unfiltered: NENHUMA },
})
