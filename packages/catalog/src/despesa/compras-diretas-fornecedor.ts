// Declares the list of suppliers that counts only what was bought from them without bidding.
import { withoutFigures } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'
import { comprasDiretasDoFornecedor } from './rotas.ts'
import { fornecedores } from './fornecedores.ts'

export const comprasDiretasFornecedor: List = {
  ...fornecedores,
  title: 'Compras diretas por fornecedor',
  path: '/compras-diretas-fornecedor',
  description:
    'De quem se comprou sem licitação no ano: quanto foi reservado, conferido, pago e quanto ainda falta pagar.',
  api: {
    list: '/api/compras-direta/fornecedor',
    totals: '/api/compras-direta/fornecedor/totais',
    report: '/api/compras-direta/fornecedor/report',
  },
  fields: withoutFigures(fornecedores.fields),
  card: { title: 'nome', figures: ['empenhado'] },
  sort: { ...fornecedores.sort, initial: 'empenhado desc' },
  open: (row, { entidade, exercicio }) =>
    comprasDiretasDoFornecedor({ entidade, exercicio, fornecedor: Number(row.fornecedor) }),
}
