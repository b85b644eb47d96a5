// The tables the area owns: the city's assets, and the cost of keeping them.
import { MODULO } from '../modulos.ts'
import { comJunto, emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = comJunto(
  { veiculo: ['veiculo_gasto', 'veiculo_mes'], bem: ['bem_comodato', 'bem_imovel'] },
  {
    ...tabelasDo(
      MODULO.patrimonio,
      'bem',
      'tipo_incorporacao',
      'local_bem',
      'bem_imovel',
      'bem_comodato',
      'bem_empenho',
    ),
    ...tabelasDo(MODULO.frota, 'movimento_garagem', 'veiculo'),
    ...emTelas(
      tabelasDo(MODULO.almoxarifado, 'estoque', 'item_estoque'),
      '/almoxarifado/posicao',
      '/almoxarifado/consumo',
      '/estoque-medicamentos',
    ),
    ...emTelas(
      tabelasDo(MODULO.frota, 'centro_custo', 'veiculo_mes', 'veiculo_gasto'),
      '/veiculos',
      '/veiculos/detalhes',
    ),
  },
)
