// From whom the city chose to buy, and how the contract changed.
import { MODULO } from '../modulos.ts'
import { tabelasDo } from '../tabela.ts'

export const tabelas = tabelasDo(MODULO.compras, 'tipo_licitacao', 'aditivo', 'adjudicacao')
