// The papers of the budget, and the objectives behind it.
import { MODULO } from '../modulos.ts'
import { tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = tabelasDo(MODULO.financas, 'documento_orcamento', 'objetivo_estrategico')
