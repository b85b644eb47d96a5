// The accounts a servant gives of one advance.
import { type DeclaredRecord, stated, statedMoney } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { adiantamento } from './adiantamento.ts'
import { defineRecord } from './define.ts'
import { adiantamentoDetalhe, PELO_SERVIDOR } from './rotas.ts'

export const prestacaoDeContas = defineRecord({
  id: 'prestacao-de-contas',
  name: 'Detalhes do adiantamento',
  description: 'Um adiantamento a um servidor: quanto recebeu, quanto gastou, quanto devolveu e os documentos que o comprovam.',
  link: adiantamentoDetalhe,
  api: '/api/adiantamentos/prestacao-contas',
  list: adiantamento,
  isRow: true,
  fields: adiantamento.fields,
  sections: [
    { title: 'O servidor', fields: ['nome', 'cargo', 'lotacao'] },
    { title: 'Os valores', fields: ['valorPago', 'valorEmpenho', 'valorDocumentos', 'valorRestituido'] },
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

/** The same, asked by the settlement and the servant who received it; its files are shown only by its number. */
export const prestacaoDoServidor: DeclaredRecord = { ...prestacaoDeContas, link: PELO_SERVIDOR, api: adiantamento.api.list, parts: {} }
