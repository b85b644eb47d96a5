// Payroll, travel and advances, which are not purchases.
import { objeto, type Objeto } from './objeto.ts'

const folha = (natureza: string, nome: string, credor: number, texto: string, item: string): Objeto =>
  objeto(natureza, nome, credor, { valor: [0, 0], modo: 'unico', textos: [texto], itens: [`${item}|MÊS|0`] })

/** By natureza of the dotação. */
export const FOLHA: Readonly<Record<string, Objeto>> = {
  '319004': folha(
    '31900401',
    'Salário Contrato Temporário',
    1,
    'FOLHA DE PAGAMENTO - CONTRATOS TEMPORÁRIOS',
    'FOLHA DE PAGAMENTO',
  ),
  '319011': folha('31901101', 'Vencimentos e Salários', 1, 'FOLHA DE PAGAMENTO DOS SERVIDORES', 'FOLHA DE PAGAMENTO'),
  '319013': folha(
    '31901302',
    'Contribuições Previdenciárias - INSS',
    2,
    'CONTRIBUIÇÃO PATRONAL AO REGIME GERAL',
    'CONTRIBUIÇÃO AO INSS',
  ),
  '319113': folha(
    '31911303',
    'Contribuição Patronal para o RPPS',
    4,
    'CONTRIBUIÇÃO PATRONAL AO REGIME PRÓPRIO',
    'CONTRIBUIÇÃO AO RPPS',
  ),
  '339046': folha(
    '33904601',
    'Auxílio-Alimentação Civis',
    17,
    'AUXÍLIO-ALIMENTAÇÃO DOS SERVIDORES',
    'CARTÃO ALIMENTAÇÃO',
  ),
}

export const DIARIA: Objeto = objeto('33901414', 'Diárias no País', 'autonomo', {
  valor: [0, 0],
  modo: 'unico',
  textos: ['CONCESSÃO DE DIÁRIAS'],
  itens: ['DIÁRIA|UN|0'],
})

const adiantamento = (natureza: string, nome: string, textos: readonly string[]): Objeto =>
  objeto(natureza, nome, 'autonomo', {
    valor: [1400, 0.6],
    modo: 'unico',
    textos,
    itens: ['ADIANTAMENTO A SERVIDOR|UN|0'],
  })

/** By natureza of the dotação. */
export const ADIANTAMENTOS: Readonly<Record<string, Objeto>> = {
  '339030': adiantamento('33903096', 'Material de Consumo - Pagamento Antecipado', [
    'ADIANTAMENTO PARA DESPESAS MIÚDAS DE PRONTO PAGAMENTO',
    'ADIANTAMENTO PARA AQUISIÇÃO DE MATERIAIS DE PEQUENO VALOR',
  ]),
  '339039': adiantamento('33903996', 'Outros Serviços de Terceiros PJ - Pagamento Antecipado', [
    'ADIANTAMENTO PARA DESPESAS COM HOSPEDAGEM E ALIMENTAÇÃO EM VIAGEM',
    'ADIANTAMENTO PARA PEQUENOS REPAROS',
  ]),
}
