// Explains the words of expense in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const A_LIQUIDAR: Termo = {
  topico: 'A liquidar',
  descricao: 'O que foi empenhado, não foi anulado e ainda não foi entregue e conferido.',
}
export const A_PAGAR: Termo = { topico: 'A pagar', descricao: 'O que já foi liquidado e ainda falta pagar.' }
export const ADIANTAMENTO: Termo = {
  topico: 'Adiantamento',
  descricao:
    'Dinheiro entregue a um servidor para despesas pequenas e urgentes. Depois ele presta contas e devolve o que ' +
    'sobrou.',
}
export const AJUDA_DE_CUSTO: Termo = {
  topico: 'Ajuda de custo',
  descricao: 'Valor pago ao servidor para compensar uma despesa que o trabalho lhe impôs, como mudar de cidade.',
}
export const ANULACAO_DE_EMPENHO: Termo = {
  topico: 'Anulação de empenho',
  descricao:
    'Cancelamento, total ou parcial, de um dinheiro que estava reservado. O valor volta para a dotação e pode ' +
    'ser usado de novo.',
}
export const CATEGORIA_ECONOMICA: Termo = {
  topico: 'Categoria econômica',
  descricao:
    'Primeira divisão da despesa: corrente, que mantém os serviços, e de capital, que cria ou amplia o patrimônio.',
}
export const CREDOR: Termo = {
  topico: 'Credor',
  descricao: 'Pessoa ou empresa que tem dinheiro a receber da entidade.',
}
export const DESPESA_CORRENTE: Termo = {
  topico: 'Despesa corrente',
  descricao: 'Gasto que mantém os serviços funcionando: salários, remédios, combustível, energia.',
}
export const DESPESA_DE_CAPITAL: Termo = {
  topico: 'Despesa de capital',
  descricao: 'Gasto que aumenta o patrimônio ou reduz dívidas: obras, máquinas, imóveis, amortizações.',
}
export const DIARIA: Termo = {
  topico: 'Diária',
  descricao: 'Quantia paga a quem viaja a serviço para cobrir alimentação e hospedagem.',
}
export const EM_LIQUIDACAO: Termo = {
  topico: 'Em liquidação',
  descricao: 'Etapa em que o bem ou serviço já chegou, mas ainda está sendo conferido.',
}
export const EMPENHADO_BRUTO: Termo = {
  topico: 'Empenhado bruto',
  descricao: 'Dinheiro reservado no orçamento, antes de descontar o que foi anulado.',
}
export const EMPENHO: Termo = {
  topico: 'Empenho',
  descricao: 'Reserva, no orçamento, do dinheiro de uma despesa. É a garantia de que haverá com que pagar.',
}
export const ESPECIE_DE_EMPENHO: Termo = {
  topico: 'Espécie de empenho',
  descricao:
    'Ordinário: pago de uma vez. Global: valor certo, pago em parcelas. Estimativo: valor que ainda pode variar.',
}
export const ESTORNO: Termo = { topico: 'Estorno', descricao: 'Lançamento que desfaz outro feito por engano.' }
export const FONTE_DE_RECURSOS: Termo = {
  topico: 'Fonte de recursos',
  descricao: 'De onde veio o dinheiro e, por isso, no que ele pode ser gasto.',
}
export const FUNCAO: Termo = {
  topico: 'Função',
  descricao: 'Grande área em que o governo atua, como saúde, educação ou transporte.',
}
export const HISTORICO_DO_EMPENHO: Termo = {
  topico: 'Histórico do empenho',
  descricao: 'O que se compra ou contrata com o dinheiro reservado.',
}
export const LIQUIDACAO: Termo = {
  topico: 'Liquidação',
  descricao: 'Conferência de que o bem foi entregue ou o serviço foi feito. Só depois dela se pode pagar.',
}
export const NATUREZA_DA_DESPESA: Termo = {
  topico: 'Natureza da despesa',
  descricao: 'Código que diz o que foi comprado ou pago: material, serviço, obra, salário.',
}
export const NOTA_EXTRAORCAMENTARIA: Termo = {
  topico: 'Nota extraorçamentária',
  descricao: 'Registro da saída de um dinheiro que é de terceiros e só passou pelo caixa da entidade.',
}
export const ORDEM_CRONOLOGICA_DE_PAGAMENTOS: Termo = {
  topico: 'Ordem cronológica de pagamentos',
  descricao:
    'Fila pela qual a entidade paga seus fornecedores: quem foi liquidado antes recebe antes. Há uma em cada ' +
    'fonte e categoria: bens, locações, serviços e obras.',
}
export const ORGAO: Termo = { topico: 'Órgão', descricao: 'Grande divisão da administração, como uma secretaria.' }
export const PRECATORIO: Termo = {
  topico: 'Precatório',
  descricao: 'Dívida que a Justiça mandou o município pagar e que entra no orçamento.',
}
export const PRESTACAO_DE_CONTAS: Termo = {
  topico: 'Prestação de contas',
  descricao: 'Prova, com notas e recibos, de como se gastou o dinheiro recebido.',
}
export const PROGRAMATICA: Termo = {
  topico: 'Programática',
  descricao: 'O caminho da despesa no orçamento: órgão, unidade, função, subfunção, programa, ação e natureza.',
}
export const RESTOS_A_PAGAR: Termo = {
  topico: 'Restos a pagar',
  descricao:
    'Despesas empenhadas em um ano e pagas no seguinte. São processados se já foram liquidados e não processados ' +
    'se ainda falta a entrega.',
}
export const RETENCAO: Termo = {
  topico: 'Retenção',
  descricao: 'Parte do pagamento que a entidade desconta e repassa a quem de direito, como um imposto.',
}
export const SUBFUNCAO: Termo = {
  topico: 'Subfunção',
  descricao: 'Parte de uma função; na educação, por exemplo, o ensino fundamental.',
}
export const SUPRIMENTO_DE_FUNDOS: Termo = {
  topico: 'Suprimento de fundos',
  descricao:
    'Outro nome do adiantamento: dinheiro confiado a um servidor para despesas pequenas, com prestação de contas.',
}
export const UNIDADE_ORCAMENTARIA: Termo = {
  topico: 'Unidade orçamentária',
  descricao: 'Parte de um órgão que tem dotações próprias no orçamento.',
}
export const VALOR_EMPENHADO: Termo = {
  topico: 'Valor empenhado',
  descricao: 'Dinheiro reservado no orçamento, já descontado o que foi anulado.',
}
export const VALOR_LIQUIDADO: Termo = {
  topico: 'Valor liquidado',
  descricao: 'Quanto das entregas já foi conferido e aceito, sem o que foi estornado.',
}
export const VALOR_PAGO: Termo = {
  topico: 'Valor pago',
  descricao: 'Quanto já saiu do caixa, somado ao que foi retido.',
}
