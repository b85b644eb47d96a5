// Renders what was paid to the supplier in each year, as a chart and as a table, and its main commitments.
import {
  FORNECEDOR_EMPENHO,
  FORNECEDOR_PAGAMENTO,
  pagamentosPorAno,
  type FornecedorPagina,
} from '@portal/catalog/despesa/fornecedor-pagina'
import { cnpjDe, empenhoDetalhe, pagamentosQueProvam, type FornecedorNoAno } from '@portal/catalog/despesa/rotas'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { apiUrl } from '../../../api/api.ts'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { TitledSection } from '../../../list/record/record-screen.tsx'
import { conhecidas, linkedCells, posicaoEm, useKey } from './fornecedor-secoes.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from './fornecedor.module.css'

const largestOf = (rows: readonly Row[]): Row | undefined => rows.toSorted((a, b) => Number(b.pago) - Number(a.pago))[0]

function Picture({ pagina: { pagamentos, totalPago } }: { pagina: FornecedorPagina }) {
  const largest = largestOf(pagamentos)
  if (!largest || pagamentos.length < 2) return null
  const items = pagamentos.map(({ ano, pago }) => ({
    id: String(ano),
    label: String(ano),
    value: Number(pago),
    written: unbroken(formatMoney(String(pago))),
  }))
  return (
    <BarChart label="Pagamentos por ano" items={items}>
      {formatInteger(String(totalPago.pagamentos))} pagamentos em {pagamentos.length} anos, que somam{' '}
      {unbroken(formatMoney(String(totalPago.pago)))}. O maior: {String(largest.ano)}, com{' '}
      {unbroken(formatMoney(String(largest.pago)))}.
    </BarChart>
  )
}

function csvOf({ entidade, exercicio, codigos, cnpjCpf }: FornecedorNoAno): string {
  const cnpj = cnpjDe(cnpjCpf)
  const { report } = pagamentosPorAno(cnpj === undefined ? { fornecedor: codigos[0] ?? 0 } : { cnpj }).api
  return withQuery(report, { entidade, exercicio, exportType: 'csv' })
}

export function Pagamentos({ pagina }: { pagina: FornecedorPagina }) {
  const { pagamentos, totalPago } = pagina
  const { exercicios } = useContexto()
  const key = useKey(pagina)
  const hrefOf = ({ ano }: Row): string | undefined =>
    exercicios.includes(Number(ano)) ? pagamentosQueProvam({ ...key, exercicio: Number(ano) }) : undefined
  if (pagamentos.length === 0) return null
  return (
    <TitledSection title="Pagamentos por ano">
      <p className={styles.hint}>
        Pelo ano que pagou: um empenho de um ano pode ser pago no seguinte.{posicaoEm(pagina.total)} Cada valor leva aos
        pagamentos que o formam.
      </p>
      <Picture pagina={pagina} />
      <PlainTable
        caption="Pagamentos ao fornecedor em cada ano"
        fields={FORNECEDOR_PAGAMENTO}
        rows={pagamentos}
        keyOf={(row) => String(row.ano)}
        cells={linkedCells(FORNECEDOR_PAGAMENTO, 'ano', hrefOf)}
        total={pagamentos.length > 1 ? { label: 'Todos os anos', row: totalPago } : undefined}
      />
      <p className="no-print">
        <a className={buttons.secondary} href={apiUrl(csvOf(key))} target="_blank" rel="noopener">
          <Icon name="download" />
          Baixar os pagamentos por ano (CSV)
        </a>
      </p>
    </TitledSection>
  )
}

const { empenhoExercicio, data, historico, valorEmpenhado, valorPago } = FORNECEDOR_EMPENHO
const SHOWN = { empenhoExercicio, data, historico, valorEmpenhado, valorPago }

const detalheDe = ({ entidade, exercicio, unidadeOrcamentaria, empenho }: Row): string =>
  empenhoDetalhe({
    entidade: Number(entidade),
    exercicio: Number(exercicio),
    empenho: Number(empenho),
    unidadeOrcamentaria: String(unidadeOrcamentaria),
  })

const CELLS = {
  empenhoExercicio: (row: Row) => <PortalLink to={detalheDe(row)}>{String(row.empenhoExercicio)}</PortalLink>,
}

export function EmpenhosDoFornecedor({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <TitledSection title={title}>
      <PlainTable
        caption={title}
        fields={conhecidas(SHOWN, rows)}
        rows={rows}
        keyOf={(row) => `${row.exercicio}/${row.unidadeOrcamentaria}/${row.empenho}`}
        cells={CELLS}
      />
    </TitledSection>
  )
}
