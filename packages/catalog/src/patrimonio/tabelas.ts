// What the city owns, and what keeping it costs.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...emTelas(tabelasDo(MODULO.patrimonio, 'bem', 'tipo_incorporacao'), '/veiculos/detalhes'),
  ...emTelas(tabelasDo(MODULO.frota, 'centro_custo', 'veiculo', 'veiculo_mes', 'veiculo_gasto'), '/veiculos', '/veiculos/detalhes'),
}
