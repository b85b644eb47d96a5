// The pages of planning in the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Planejamento', subtitulo: 'O que a cidade pretende fazer e com que dinheiro', imagem: 'documento',
    paginas: [
      {
        titulo: 'Orçamento', subtitulo: 'PPA, LDO, LOA e as audiências que os discutiram', imagem: 'documento', rota: '/orcamento',
        atalho: 'ctrl+alt+shift+n',
      },
      {
        titulo: 'Créditos adicionais', subtitulo: 'O que os decretos mudaram no orçamento do ano', imagem: 'despesa', rota: '/creditosadicionais',
      },
    ],
  },
]
