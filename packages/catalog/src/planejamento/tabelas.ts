// The papers of the budget, the objectives behind it, what it is to deliver and for how many people.
import { MODULO } from '../modulos.ts'
import { tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = tabelasDo(
  MODULO.financas,
  'documento_orcamento',
  'objetivo_estrategico',
  'meta_fisica',
  'populacao',
)
