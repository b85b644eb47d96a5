// The pages of contracting in the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Licitações e contratos', subtitulo: 'De quem a cidade compra e o que assina', imagem: 'contrato',
    paginas: [
      {
        titulo: 'Licitações', subtitulo: 'O que se quis comprar, como se escolheu de quem e por quanto', imagem: 'contrato', rota: '/licitacoes',
        atalho: 'ctrl+alt+l',
      },
      { titulo: 'Licitações - COVID-19', subtitulo: 'O que se licitou para combater a pandemia', imagem: 'contrato', rota: '/licitacoes-covid' },
      { titulo: 'Participantes de licitações', subtitulo: 'Quem disputou, tenha vencido ou não', imagem: 'pessoas', rota: '/participantes-licitacao' },
      { titulo: 'Itens e preços', subtitulo: 'Quanto custou a unidade de cada coisa licitada', imagem: 'busca', rota: '/itens-licitados' },
      {
        titulo: 'Contratos', subtitulo: 'Contratos e atas: até quando valem, quanto custam e o que mudou', imagem: 'documento', rota: '/contratos',
        atalho: 'ctrl+alt+n',
      },
      { titulo: 'Contratos - COVID-19', subtitulo: 'O que se assinou para combater a pandemia', imagem: 'documento', rota: '/contratos-covid' },
      { titulo: 'Fiscais de contratos', subtitulo: 'Quem confere se o contratado é entregue', imagem: 'pessoas', rota: '/fiscais-contratos' },
    ],
  },
]
