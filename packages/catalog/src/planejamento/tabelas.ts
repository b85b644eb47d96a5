// The tables the area owns: budget documents, objectives, goals and the population.
import { MODULO } from '../modulos.ts'
import { tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = tabelasDo(
  MODULO.financas,
  'documento_orcamento',
  'objetivo_estrategico',
  'meta_fisica',
  'populacao',
)
