// People who work for the city, where, and what they are paid.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...emTelas(tabelasDo(MODULO.pessoal, 'servidor'), '/servidores/detalhes', '/diarias', '/adiantamento', '/ajuda-custo'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'folha', 'lotacao'), '/servidores', '/servidores/aposentados', '/servidores-covid'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'folha_evento', 'evento_folha'), '/servidores/detalhes', '/horas-extras'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'cargo', 'cargo_faixa'), '/cargos', '/cargos/detalhes', '/quadro-pessoal'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'funcao_gratificada'), '/cargos', '/funcao-gratificada'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'registro_ponto', 'horario_flexivel', 'pensao'), '/servidores/detalhes'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'estagiario', 'estagiario_folha'), '/estagiarios', '/estagiarios/detalhes'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'cedencia'), '/cedidos'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'permuta'), '/permutas'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'terceirizado'), '/terceirizados'),
  ...emTelas(tabelasDo(MODULO.pessoal, 'concurso', 'concurso_classificado'), '/concursos', '/concursos/detalhes'),
}
