// Declares the record of the accounts a servant gives of an advance.
import { type DeclaredRecord, numbered, said, stated, statedMoney } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { adiantamento, NUMERO } from './adiantamento.ts'
import { defineRecord } from './define.ts'
import { adiantamentoDetalhe, empenhoDetalhe, PELO_SERVIDOR } from './rotas.ts'

/** Title of the section about a servant who spent more than was received. */
export const EXCEDENTE = 'O excedente'

export const prestacaoDeContas = defineRecord({
  id: 'prestacao-de-contas',
  name: 'Detalhes do adiantamento',
  description:
    'Um adiantamento a um servidor: quanto recebeu, quanto gastou, quanto devolveu e os documentos que o comprovam.',
  link: adiantamentoDetalhe,
  api: '/api/adiantamentos/prestacao-contas',
  list: adiantamento,
  isRow: true,
  fields: adiantamento.fields,
  said: {
    prestacaoContas: said(NUMERO.prestacaoContas, numbered('prestacaoContas', 'exercicio')),
    empenhoExcedido: said(NUMERO.empenhoExcedido, numbered('empenhoExcedido', 'exercicioEmpenhoExcedido')),
  },
  links: {
    /** The row lacks the budget unit of this commitment; its page requires the unit if several match. */
    empenhoExcedido: ({ entidade, exercicioEmpenhoExcedido: exercicio, empenhoExcedido: empenho }) =>
      empenhoDetalhe({ entidade: Number(entidade), exercicio: Number(exercicio), empenho: Number(empenho) }),
  },
  sections: [
    { title: 'A prestação de contas', fields: ['prestacaoContas', 'dataPrestacao', 'empenhoExercicio', 'dataEmpenho'] },
    { title: 'O servidor', fields: ['nome', 'cargo', 'lotacao'] },
    { title: 'Os valores', fields: ['valorPago', 'valorEmpenho', 'valorDocumentos', 'valorRestituido'] },
    { title: EXCEDENTE, fields: ['empenhoExcedido', 'valorExcedido'] },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/adiantamentos/arquivos',
      origem: { tabela: 'adiantamento', chave: ['exercicio', 'prestacaoContas'] },
    }),
  },
  summary: ({ prestacaoContas, exercicio, nome, valorEmpenho }) =>
    stated(`Prestação de contas ${prestacaoContas}/${exercicio}`, nome, statedMoney(valorEmpenho)),
  notFound: 'Não encontramos esta prestação de contas.',
})

/** The same record by the settlement and the servant who received it; it shows no files, which need its number. */
export const prestacaoDoServidor: DeclaredRecord = {
  ...prestacaoDeContas,
  link: PELO_SERVIDOR,
  api: adiantamento.api.list,
  parts: {},
}
