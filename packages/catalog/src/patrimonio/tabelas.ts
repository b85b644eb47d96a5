// What the city owns, and what keeping it costs.
import { MODULO } from '../modulos.ts'
import { tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...tabelasDo(MODULO.patrimonio, 'bem', 'tipo_incorporacao'),
  ...tabelasDo(MODULO.frota, 'centro_custo', 'veiculo', 'veiculo_mes', 'veiculo_gasto'),
}
