// The area's part of the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Patrimônio', subtitulo: 'O que a cidade tem e quanto custa manter', imagem: 'entidade',
    paginas: [
      { titulo: 'Patrimônio', subtitulo: 'Móveis, imóveis e veículos: quanto custaram e onde estão', imagem: 'entidade', rota: '/patrimonio' },
      { titulo: 'Veículos', subtitulo: 'A frota, veículo por veículo, e o que cada um gasta', imagem: 'entidade', rota: '/veiculos', atalho: 'ctrl+alt+u' },
      { titulo: 'Movimento da garagem', subtitulo: 'Cada saída dos veículos: quem pediu, para onde e por quê', imagem: 'mapa', rota: '/movimentogaragem' },
      {
        titulo: 'Posição do estoque', subtitulo: 'O que há nos almoxarifados, em qualquer dia', imagem: 'entidade', rota: '/almoxarifado/posicao',
        atalho: 'ctrl+alt+shift+a',
      },
      { titulo: 'Consumo por centro de custo', subtitulo: 'O material que cada setor usou', imagem: 'despesa', rota: '/almoxarifado/consumo' },
      { titulo: 'Estoque de medicamentos', subtitulo: 'Os remédios em cada unidade de saúde e os que estão acabando', imagem: 'busca', rota: '/estoque-medicamentos' },
    ],
  },
]
