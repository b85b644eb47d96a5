// The tables the area owns: people who work for the city, their place and their pay.
import { MODULO } from '../modulos.ts'
import { comJunto, emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = comJunto(
  { concurso: ['concurso_classificado'] },
  {
    ...tabelasDo(
      MODULO.pessoal,
      'folha',
      'lotacao',
      'folha_evento',
      'evento_folha',
      'registro_ponto',
      'horario_flexivel',
      'estagiario',
      'estagiario_folha',
      'cedencia',
      'permuta',
      'terceirizado',
      'concurso',
      'concurso_classificado',
    ),
    ...emTelas(
      tabelasDo(MODULO.pessoal, 'servidor'),
      '/servidores/detalhes',
      '/diarias',
      '/adiantamento',
      '/ajuda-custo',
    ),
    ...emTelas(tabelasDo(MODULO.pessoal, 'cargo', 'cargo_faixa'), '/cargos', '/cargos/detalhes', '/quadro-pessoal'),
    ...emTelas(tabelasDo(MODULO.pessoal, 'funcao_gratificada'), '/cargos', '/funcao-gratificada'),
    ...emTelas(tabelasDo(MODULO.pessoal, 'pensao'), '/servidores/detalhes'),
  },
)
