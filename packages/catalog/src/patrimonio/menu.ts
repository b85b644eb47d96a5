// The area's part of the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { consumo, posicao } from './almoxarifado.ts'
import { estoqueMedicamentos } from './estoque-medicamentos.ts'
import { movimentoGaragem } from './movimentogaragem.ts'
import { bens } from './patrimonio.ts'
import { veiculos } from './veiculos.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Patrimônio',
    subtitulo: 'O que a cidade tem e quanto custa manter',
    imagem: 'entidade',
    paginas: [
      paginaDe(bens, { subtitulo: 'Móveis, imóveis e veículos: quanto custaram e onde estão', imagem: 'entidade' }),
      paginaDe(veiculos, {
        subtitulo: 'A frota, veículo por veículo, e o que cada um gasta',
        imagem: 'entidade',
        atalho: 'ctrl+alt+u',
      }),
      paginaDe(movimentoGaragem, {
        subtitulo: 'Cada saída dos veículos: quem pediu, para onde e por quê',
        imagem: 'mapa',
      }),
      paginaDe(posicao, {
        tabelas: ['estoque'],
        subtitulo: 'O que há nos almoxarifados, em qualquer dia',
        imagem: 'entidade',
        atalho: 'ctrl+alt+shift+a',
      }),
      paginaDe(consumo, { tabelas: ['estoque'], subtitulo: 'O material que cada setor usou', imagem: 'despesa' }),
      paginaDe(estoqueMedicamentos, {
        tabelas: ['item medicamento'],
        subtitulo: 'Os remédios em cada unidade de saúde e os que estão acabando',
        imagem: 'busca',
      }),
    ],
  },
]
