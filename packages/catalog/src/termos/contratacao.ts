// Explains the words of contracting in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const ADITIVO: Termo = {
  topico: 'Aditivo',
  descricao: 'Mudança, por escrito, no que já se assinou: no prazo, no valor ou no que se vai entregar.',
}
export const ADJUDICACAO: Termo = {
  topico: 'Adjudicação',
  descricao: 'Entrega do objeto da licitação a quem a venceu.',
}
export const COMPRA_DIRETA: Termo = {
  topico: 'Compra direta',
  descricao: 'Compra feita sem licitação nos casos em que a lei permite, por exemplo quando o valor é pequeno.',
}
export const CONCORRENCIA: Termo = {
  topico: 'Concorrência',
  descricao:
    'Licitação usada para obras e contratações maiores, em que qualquer interessado que cumpra o edital pode ' +
    'participar.',
}
export const CONTRATO: Termo = {
  topico: 'Contrato',
  descricao: 'Acordo escrito entre a entidade e quem venceu a licitação, com prazo, preço e obrigações de cada um.',
}
export const CONVENIO: Termo = {
  topico: 'Convênio',
  descricao: 'Acordo entre governos, ou entre governo e instituição, para fazer juntos algo de interesse público.',
}
export const DISPENSA_DE_LICITACAO: Termo = {
  topico: 'Dispensa de licitação',
  descricao: 'Contratação sem licitação autorizada pela lei, em geral por causa do pequeno valor ou da urgência.',
}
export const EDITAL: Termo = {
  topico: 'Edital',
  descricao: 'Documento que anuncia uma licitação e diz as regras para participar.',
}
export const HOMOLOGACAO: Termo = {
  topico: 'Homologação',
  descricao: 'Ato da autoridade que confirma o resultado de uma licitação.',
}
export const INEXIGIBILIDADE: Termo = {
  topico: 'Inexigibilidade',
  descricao: 'Contratação sem licitação porque não há como competir, por exemplo quando existe um único fornecedor.',
}
export const LICITACAO: Termo = {
  topico: 'Licitação',
  descricao: 'Disputa aberta entre fornecedores para que a entidade escolha a proposta mais vantajosa.',
}
export const MODALIDADE_DE_LICITACAO: Termo = {
  topico: 'Modalidade de licitação',
  descricao: 'Forma da licitação, como o pregão e a concorrência.',
}
export const PNCP: Termo = {
  topico: 'PNCP',
  descricao:
    'Portal Nacional de Contratações Públicas, que dá um número de controle a cada licitação e a cada contrato.',
}
export const PREGAO: Termo = {
  topico: 'Pregão',
  descricao:
    'Licitação de bens e serviços comuns em que vence o menor preço ou o maior desconto. Hoje é feita pela internet.',
}
export const PROCESSO_ADMINISTRATIVO: Termo = {
  topico: 'Processo administrativo',
  descricao: 'Conjunto dos papéis de uma decisão da entidade, guardados sob um número e um ano.',
}
export const SUBVENCAO_SOCIAL: Termo = {
  topico: 'Subvenção social',
  descricao: 'Ajuda em dinheiro a instituições sem fins lucrativos que atendem a população.',
}
export const VALOR_DOS_ADITIVOS: Termo = {
  topico: 'Valor dos aditivos',
  descricao: 'O que os aditivos acrescentaram ao que se assinou ou, com sinal de menos, retiraram.',
}
export const VIGENCIA: Termo = {
  topico: 'Vigência',
  descricao: 'Tempo em que vale o que se assinou, até o último dia dado pelos aditivos.',
}
