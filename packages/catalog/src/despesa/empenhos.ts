import { date, documento, integer, money, text } from '@portal/kit/fields'
import { byDocumento, byInteger, checkbox, choice, contains, grouped, periodoDoExercicio, type Filter } from '@portal/kit/filters'
import { defineList } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { empenhoDetalhe } from '../rotas.ts'

const porCodigo = (column: string, label: string, nivel: string): Filter =>
  choice(column, label, { from: `/api/programatica/${nivel}`, ids: 'code' })

export const empenhos = defineList({
  area: 'despesa',
  title: 'Empenhos',
  path: '/empenhos',
  description: 'Cada reserva de dinheiro feita para comprar ou contratar: com quem, para quê e quanto já foi conferido e pago.',
  api: { list: '/empenhos/lista', totals: '/empenhos/totais', report: '/empenhos/report' },
  key: ['unidadeOrcamentaria', 'empenho'],
  fields: {
    id: text('Identificação'),
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    unidadeOrcamentaria: text('Unidade Orçamentária'),
    empenho: integer('Número'),
    empenhoExercicio: text('Empenho', { help: 'Número e ano da reserva de dinheiro.' }),
    data: date('Data'),
    fornecedor: integer('Código do Fornecedor'),
    nome: text('Fornecedor'),
    cnpjCpf: documento('CNPJ/CPF'),
    historico: text('Histórico', { help: 'O que se compra ou contrata.' }),
    valorEmpenhado: money('Empenhado', { help: 'Dinheiro reservado no orçamento para esta despesa.' }),
    valorAnulado: money('Anulado', { help: 'Parte do empenho cancelada antes de ser usada.' }),
    valorLiquidado: money('Liquidado', { help: 'Valor das entregas já conferidas e aceitas.' }),
    valorRetido: money('Retido', { help: 'Impostos e descontos tirados do pagamento e repassados a quem de direito.' }),
    valorPago: money('Pago', { help: 'Quanto já saiu do caixa, somado ao que foi retido.' }),
    valorAPagar: money('A Pagar', { help: 'Já liquidado e ainda não pago.' }),
    fonteRecurso: text('Fonte de Recurso', { help: 'De onde vem o dinheiro.' }),
  },
  filters: {
    cnpjCpf: byDocumento('cnpjCpf'),
    nome: contains('nome', 'Nome do Fornecedor'),
    valorInicial: { kind: 'moneyFrom', column: 'valorEmpenhado', label: 'Valor maior que' },
    valorFinal: { kind: 'moneyTo', column: 'valorEmpenhado', label: 'Valor menor que' },
    empenhoInicial: { kind: 'integerFrom', column: 'empenho', label: 'Empenho de' },
    empenhoFinal: { kind: 'integerTo', column: 'empenho', label: 'Empenho até' },
    ...periodoDoExercicio('data'),
    aPagar: checkbox('temValorAPagar', 'Somente a pagar'),
    passagens: checkbox('passagem', 'Somente passagens'),
    comprasDireta: checkbox('compraDireta', 'Compras diretas'),
    ...grouped('Programática e fornecedor', {
      fornecedor: byInteger('fornecedor', 'Código do Fornecedor'),
      orgao: porCodigo('orgao', 'Órgão', 'orgao'),
      unidade: porCodigo('unidade', 'Unidade', 'unidade'),
      funcao: porCodigo('funcao', 'Função', 'funcao'),
      subFuncao: porCodigo('subFuncao', 'Subfunção', 'subFuncao'),
      programa: porCodigo('programa', 'Programa', 'programa'),
      projeto: porCodigo('projeto', 'Projeto/Atividade', 'projeto'),
      elemento: porCodigo('elemento', 'Elemento', 'elemento'),
      desdobramento: porCodigo('desdobramento', 'Desdobramento', 'desdobramento'),
      subDesdobramento: porCodigo('subDesdobramento', 'Subdesdobramento', 'subDesdobramento'),
      fonteRecurso: porCodigo('codigoFonte', 'Fonte de Recurso', 'fonteRecurso'),
      esfera: choice('esfera', 'Esfera', [
        { value: 'F', label: 'Fiscal' },
        { value: 'S', label: 'Seguridade' },
        { value: 'I', label: 'Investimentos' },
      ]),
    }),
  },
  columns: ['empenhoExercicio', 'data', 'nome', 'historico', 'valorEmpenhado', 'valorAnulado', 'valorLiquidado', 'valorPago', 'valorAPagar'],
  sort: { by: ['empenhoExercicio', 'empenho', 'data', 'nome', 'historico', 'valorEmpenhado'], initial: 'data desc' },
  totals: ['valorEmpenhado', 'valorAnulado', 'valorLiquidado', 'valorRetido', 'valorPago', 'valorAPagar'],
  open: (row, { entidade, exercicio }) =>
    empenhoDetalhe({ entidade, exercicio, empenho: Number(row.empenho), unidadeOrcamentaria: String(row.unidadeOrcamentaria) }),
  lastUpdate: { modulo: 3, table: 'empenho' },
  empty: { filtered: texts.semRegistros, unfiltered: texts.semRegistros },
})
