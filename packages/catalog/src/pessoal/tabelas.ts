// People who work for the city.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo } from '../tabela.ts'

export const tabelas = emTelas(tabelasDo(MODULO.pessoal, 'servidor'), '/diarias', '/adiantamento', '/ajuda-custo')
