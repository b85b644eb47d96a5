// The pages of planning in the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { avaliacaoPpa } from './avaliacao-ppa.ts'
import { creditosAdicionais } from './creditosadicionais.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Planejamento',
    subtitulo: 'O que a cidade pretende fazer e com que dinheiro',
    imagem: 'documento',
    paginas: [
      {
        titulo: 'Orçamento',
        subtitulo: 'PPA, LDO, LOA e as audiências que os discutiram',
        imagem: 'documento',
        rota: '/orcamento',
        tabela: 'documento_orcamento',
        atalho: 'ctrl+alt+shift+n',
      },
      paginaDe(avaliacaoPpa, { subtitulo: 'O que o plano prometeu para o ano e o que já foi feito', imagem: 'mapa' }),
      paginaDe(creditosAdicionais, { subtitulo: 'O que os decretos mudaram no orçamento do ano', imagem: 'despesa' }),
    ],
  },
]
