// The tables the area owns: revenue forecast, launched, collected, waived, inscribed as debt and transferred.
import { MODULO } from '../modulos.ts'
import { comJunto, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = comJunto(
  { lancamento_tributario: ['pagamento_tributario', 'isencao'], divida_ativa: ['divida_ativa_movimento'] },
  tabelasDo(
    MODULO.financas,
    'natureza_receita',
    'conta_bancaria',
    'previsao_receita',
    'previsao_receita_atualizacao',
    'lancamento_receita',
    'contribuinte',
    'cadastro_tributario',
    'lancamento_tributario',
    'pagamento_tributario',
    'renuncia',
    'isencao',
    'divida_ativa',
    'divida_ativa_movimento',
    'repasse',
    'repasse_lancamento',
  ),
)
