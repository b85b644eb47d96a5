// The portal's own pages in the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'O portal',
    subtitulo: 'Como encontrar o que você procura',
    imagem: 'ajuda',
    paginas: [
      { titulo: 'Pesquisa', subtitulo: 'Procure em todas as páginas', imagem: 'busca', rota: '/pesquisa' },
      {
        titulo: 'Mapa do site',
        subtitulo: 'Todas as páginas em uma só',
        imagem: 'mapa',
        rota: '/mapa-do-site',
        atalho: 'ctrl+alt+m',
      },
      {
        titulo: 'Teclas de atalho',
        subtitulo: 'Use o portal sem o mouse',
        imagem: 'teclado',
        rota: '/teclas-de-atalho',
      },
      {
        titulo: 'Organograma',
        subtitulo: 'Os órgãos da entidade e o que cada um faz',
        imagem: 'entidade',
        rota: '/organograma',
        tabela: 'organograma',
        atalho: 'ctrl+alt+shift+o',
      },
      {
        titulo: 'Links úteis',
        subtitulo: 'Outros lugares para continuar a consulta',
        imagem: 'link',
        rota: '/links-uteis',
        tabela: 'link_util',
        atalho: 'ctrl+alt+shift+y',
      },
      {
        titulo: 'Glossário',
        subtitulo: 'As palavras da lei em linguagem simples',
        imagem: 'ajuda',
        rota: '/glossario',
        tabela: 'glossario',
      },
      {
        titulo: 'Dados da entidade',
        subtitulo: 'Endereço, telefone e horário de atendimento',
        imagem: 'entidade',
        rota: '/entidade',
      },
    ],
  },
]
