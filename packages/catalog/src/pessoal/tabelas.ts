// People who work for the city.
import { MODULO } from '../modulos.ts'
import { tabelasDo } from '../tabela.ts'

export const tabelas = tabelasDo(MODULO.pessoal, 'servidor')
