// Fields of a commitment and of its parts, as the API returns them and the screen names them.
import {
  amount,
  code,
  date,
  datetime,
  decimal,
  documento,
  flag,
  integer,
  money,
  price,
  text,
  type Fields,
} from '@portal/kit/fields'
import { emLiquidacao } from '../parametros.ts'
import * as termosContratacao from '../termos/contratacao.ts'
import * as termosDespesa from '../termos/despesa.ts'
import { endereco } from './campos.ts'
import { both } from '@portal/kit/parametros'
import { comAPagar, comEmLiquidacao, comEstornos, comLiquidacoes } from '../enviado.ts'
import { A_PAGAR, ANULADO, EMPENHADO_BRUTO, LIQUIDADO, PAGO, RETIDO } from '../figuras/despesa.ts'

export type { Fields }

export const EMPENHO = {
  id: code('Identificação'),
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Número'),
  empenhoExercicio: code('Empenho', { termo: termosDespesa.EMPENHO }),
  data: date('Data'),
  dataEntrega: date('Previsão de Entrega'),
  especie: text('Espécie', { termo: termosDespesa.ESPECIE_DE_EMPENHO }),
  modalidade: text('Modalidade de Licitação', { termo: termosContratacao.MODALIDADE_DE_LICITACAO }),
  tipoLicitacao: integer('Código da Modalidade'),
  noLicitacao: integer('Nº da Licitação'),
  anoLicitacao: integer('Ano da Licitação'),
  temLicitacao: flag('Licitação publicada', { help: 'A licitação está no portal.' }),
  exercicioAdjudicacao: integer('Ano da Adjudicação', {
    help: 'Ano em que a licitação foi entregue a este fornecedor.',
  }),
  noProcesso: integer('Nº do Processo'),
  anoProcesso: integer('Ano do Processo'),
  contrato: integer('Nº do Contrato'),
  anoContrato: integer('Ano do Contrato'),
  temContrato: flag('Contrato publicado', { help: 'O contrato está no portal.' }),
  idContrato: text('Contrato'),
  objeto: text('Objeto do Contrato'),
  prestacaoContas: integer('Prestação de Contas', { termo: termosDespesa.PRESTACAO_DE_CONTAS }),
  exercicioPrestacaoContas: integer('Ano da Prestação de Contas'),
  isCovid: flag('Combate à COVID-19'),
  fornecedor: integer('Código do Fornecedor'),
  nome: text('Fornecedor', { help: 'Quem vende, presta o serviço ou recebe o dinheiro.' }),
  cnpj: documento('CNPJ/CPF'),
  endereco,
  bairro: text('Bairro'),
  cep: text('CEP'),
  cidade: text('Cidade'),
  uf: text('UF'),
  programatica: text('Programática', { termo: termosDespesa.PROGRAMATICA }),
  orgao: text('Órgão'),
  descricaoOrgao: text('Descrição do Órgão'),
  unidade: text('Unidade'),
  descricaoUnidade: text('Descrição da Unidade'),
  funcao: text('Função', { termo: termosDespesa.FUNCAO }),
  descricaoFuncao: text('Descrição da Função'),
  subFuncao: text('Subfunção'),
  descricaoSubFuncao: text('Descrição da Subfunção'),
  programa: text('Programa'),
  descricaoPrograma: text('Descrição do Programa'),
  projeto: text('Projeto/Atividade'),
  descricaoProjeto: text('Descrição do Projeto/Atividade'),
  elemento: text('Elemento', { termo: termosDespesa.NATUREZA_DA_DESPESA }),
  descricaoElemento: text('Descrição do Elemento'),
  desdobraDesp: text('Desdobramento'),
  descricaoDesdobraDesp: text('Descrição do Desdobramento'),
  subDesdobramento: text('Subdesdobramento'),
  descricaoSubDesdobramento: text('Descrição do Subdesdobramento'),
  fonteRecurso: code('Fonte de Recurso', { termo: termosDespesa.FONTE_DE_RECURSOS }),
  descricaoFonte: text('Descrição da Fonte'),
  codigoAplicacao: text('Código de Aplicação', { help: 'A finalidade a que o dinheiro está preso, quando há uma.' }),
  descricaoAplicacao: text('Descrição da Aplicação'),
  valor: money('Valor'),
  valorEmpenhado: amount(EMPENHADO_BRUTO),
  valorAnulado: amount(ANULADO),
  valorEmLiquidacao: money('Em Liquidação', {
    help: 'Total das entregas registradas para conferência, já sem os estornos.',
    when: both(emLiquidacao, comEmLiquidacao),
  }),
  valorLiquidado: amount(LIQUIDADO),
  valorALiquidar: money('A Liquidar', { when: comLiquidacoes, termo: termosDespesa.A_LIQUIDAR }),
  valorRetido: amount(RETIDO),
  valorPago: amount(PAGO),
  valorAPagar: amount(A_PAGAR),
  valorPagoSemLiquidar: money('Pago sem Liquidação', {
    when: comAPagar,
    help:
      'Pagamentos sem o registro da entrega conferida, que a lei manda fazer antes. Aqui contam como já ' +
      'conferidos.',
  }),
  historico: text('Justificativa/Histórico'),
  origem: text('Como a origem informa', { help: 'O que o sistema da entidade não diz deste empenho.' }),
} satisfies Fields

export const ITEM = {
  sequencia: integer('Item'),
  especificacao: text('Especificação'),
  quantidade: decimal('Quantidade'),
  unidade: text('Unidade'),
  valorUnitario: price('Valor Unitário'),
  valorTotal: money('Valor Total'),
  itensPerc: decimal('% do Total', { help: 'Quanto este item pesa na soma dos itens.' }),
  ordemNadItemPerc: integer('Ordem do Item', { help: 'O número do item a que o percentual se refere.' }),
} satisfies Fields

/** The record of a single item also has the key of its commitment. */
export const ITEM_DETALHE = {
  empenhoExercicio: EMPENHO.empenhoExercicio,
  unidadeOrcamentaria: EMPENHO.unidadeOrcamentaria,
  data: date('Data do Empenho'),
  fornecedor: EMPENHO.fornecedor,
  nome: EMPENHO.nome,
  cnpj: EMPENHO.cnpj,
  ...ITEM,
} satisfies Fields

export const MOVIMENTACAO = {
  data: date('Data'),
  tipoLancamento: integer('Tipo de Lançamento', {
    help:
      '20 empenho, 21 cancelamento, 30 liquidação, 31 estorno de liquidação, 40 pagamento, 41 estorno de ' +
      'pagamento.',
  }),
  descricaoTipoLancamento: text('Lançamento'),
  nroDocumento: text('Documento'),
  noLiquidacao: integer('Nº da Liquidação'),
  exercicioLiquidacao: integer('Ano da Liquidação'),
  noPagamento: integer('Nº do Pagamento'),
  exercicioPagamento: integer('Ano do Pagamento'),
  motivo: text('Motivo'),
  valor: money('Valor'),
  valorALiquidar: money('A Liquidar', {
    when: comLiquidacoes,
    help: 'Saldo depois do lançamento: o que ainda falta entregar e conferir.',
  }),
  valorAPagar: amount(A_PAGAR, {
    help: 'Saldo depois do lançamento: o que já foi conferido e falta pagar.',
  }),
} satisfies Fields

export const TIPO_LANCAMENTO = {
  empenho: 20,
  cancelamento: 21,
  liquidacao: 30,
  estornoLiquidacao: 31,
  pagamento: 40,
  estornoPagamento: 41,
} as const

export const ANULACAO = {
  sequencia: integer('Sequência'),
  data: date('Data'),
  valor: money('Valor'),
  motivo: text('Motivo'),
} satisfies Fields

export const EM_LIQUIDACAO = {
  noEmLiquidacao: integer('Número'),
  exercicio: integer('Ano'),
  data: date('Data'),
  valor: money('Valor'),
  valorEstornado: money('Estornado'),
  valorLiquidado: amount(LIQUIDADO),
} satisfies Fields

const LIQUIDACAO_KEY = { noLiquidacao: integer('Liquidação'), exercicioLiquidacao: integer('Ano') } satisfies Fields

export const LIQUIDACAO = {
  ...LIQUIDACAO_KEY,
  data: date('Data'),
  dataVencimento: date('Vencimento'),
  valor: money('Valor'),
  valorEstornado: money('Estornado', { when: comEstornos }),
  valorRetido: amount(RETIDO),
  valorPago: amount(PAGO),
} satisfies Fields

/** Call of amounts withheld; the payment schedule also uses it, for one settlement. */
export const RETENCOES_CALL = '/empenhos/detalhe/retencoes'

export const RETENCAO = {
  empenho: EMPENHO.empenho,
  ...LIQUIDACAO_KEY,
  sequencia: integer('Sequência'),
  descricao: text('Retenção'),
  data: date('Data'),
  valor: money('Valor'),
  valorEstornado: money('Estornado'),
} satisfies Fields

export const PAGAMENTO = {
  noPagamento: integer('Pagamento'),
  exercicioPagamento: integer('Ano'),
  noLiquidacao: integer('Liquidação'),
  exercicioLiquidacao: integer('Ano da Liquidação'),
  data: date('Data'),
  banco: text('Banco'),
  agencia: text('Agência'),
  conta: text('Conta', { help: 'A conta da entidade de onde o dinheiro saiu.' }),
  tipoDocumento: text('Meio de Pagamento'),
  nroDocumento: text('Nº do Documento'),
  valor: money('Valor', { help: 'O que o fornecedor recebeu, já sem o retido.' }),
  valorRetido: money('Retido ao pagar', {
    help: 'O que deste pagamento foi descontado do credor, para impostos e previdência.',
  }),
} satisfies Fields

export const DOCUMENTO = {
  descricao: text('Documento'),
  noDocumento: text('Número'),
  tipoDocumento: integer('Tipo'),
  ...LIQUIDACAO_KEY,
  data: date('Data'),
  valor: money('Valor'),
  valorEstornado: money('Estornado'),
  chaveAcesso: text('Chave de Acesso'),
} satisfies Fields

/** Kind of the documents that can be looked up in the national portal of electronic invoices (NF-e). */
export const NOTA_FISCAL_ELETRONICA = 42

export const ANEXO = {
  id: integer('Código'),
  idArquivo: integer('Código do Arquivo'),
  nomeArquivo: text('Nome'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  sha256: text('Resumo do conteúdo'),
  dataArquivo: datetime('Data'),
  tipoAnexo: text('Tipo'),
  numero: text('Número'),
  noAno: text('Número/Ano'),
} satisfies Fields
