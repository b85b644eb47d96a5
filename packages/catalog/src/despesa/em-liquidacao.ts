import { code, date, documento, integer, money, text } from '@portal/kit/fields'
import { byDocumento, byInteger, checkbox, contains, periodoDoExercicio } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { empenhoDetalhe, linkDoFornecedor } from './rotas.ts'
import * as termos from '../termos/despesa.ts'
import { comLiquidacoes } from '../enviado.ts'

export const emLiquidacao = defineList({
  title: 'Em liquidação',
  path: '/em-liquidacao',
  description:
    'Entregas recebidas que passam pela conferência antes de serem aceitas: quanto já foi liquidado e quanto falta.',
  large: true,
  key: ['anoDocOrigem', 'unidadeOrcamentaria', 'noDocOrigem', 'noEmLiquidacao'],
  fields: {
    id: code('Identificação'),
    entidade: integer('Código da Entidade'),
    exercicio: integer('Exercício'),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenhoExercicio: code('Empenho', { termo: termos.EMPENHO }),
    noDocOrigem: integer('Nº do Empenho'),
    anoDocOrigem: integer('Ano do Empenho'),
    data: date('Data', { help: 'Dia em que a entrega foi recebida para conferência.' }),
    noEmLiquidacao: integer('Em Liquidação', { help: 'Número da entrega em conferência.' }),
    codigoFornecedor: integer('Código do Fornecedor'),
    cnpj: documento('CNPJ/CPF'),
    nomeFornecedor: text('Fornecedor'),
    valor: money('Valor', { help: 'Valor da entrega recebida.' }),
    valorEstornado: money('Estornado', { help: 'Parte devolvida, para ser conferida de novo.' }),
    valorLiquidado: money('Liquidado', { when: comLiquidacoes, termo: termos.VALOR_LIQUIDADO }),
    saldo: money('Em Conferência', { help: 'O que ainda não foi aceito nem devolvido.' }),
  },
  filters: {
    cnpjCpf: byDocumento('cnpj'),
    nome: contains('nomeFornecedor', 'Nome'),
    empenho: byInteger('noDocOrigem', 'Empenho'),
    ...periodoDoExercicio('data'),
    emConferencia: checkbox('emConferencia', 'Somente o que falta conferir'),
  },
  columns: [
    'empenhoExercicio',
    'data',
    'noEmLiquidacao',
    'nomeFornecedor',
    'cnpj',
    'valor',
    'valorEstornado',
    'valorLiquidado',
    'saldo',
  ],
  sort: { by: ['empenhoExercicio', 'data', 'nomeFornecedor', 'valor'], initial: 'data desc' },
  rowName: ['empenhoExercicio', 'noEmLiquidacao', 'nomeFornecedor'],
  card: { title: 'nomeFornecedor', figures: ['saldo', 'valor'] },
  open: ({ entidade, anoDocOrigem, noDocOrigem, unidadeOrcamentaria }) =>
    empenhoDetalhe(
      {
        entidade: Number(entidade),
        exercicio: Number(anoDocOrigem),
        empenho: Number(noDocOrigem),
        unidadeOrcamentaria: String(unidadeOrcamentaria),
      },
      'emliquidacao',
    ),
  links: { nomeFornecedor: linkDoFornecedor('codigoFornecedor', 'cnpj') },
  table: 'em_liquidacao',
})
