// Renders 'Caminho do dinheiro': the steps from the reservation to the payments, with the balance after each.
import { MOVIMENTACAO } from '@portal/catalog/despesa/empenho-detalhe'
import { empenho as record } from '@portal/catalog/despesa/empenho'
import { empenhoDetalhe, type EmpenhoKey } from '@portal/catalog/despesa/rotas'
import { formatDate, formatMoney } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import type { Row, Value } from '@portal/kit/list'
import { useId } from 'react'
import { Link } from 'react-router'
import { openParts } from '../../../list/record/record-calls.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { HelpTip } from '../../../ui/help-tip.tsx'
import { ConsultaLink, Descricao } from './empenho-documentos.tsx'
import { foldMiddle, passosOf, type Passo } from './empenho-passos.ts'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from './empenho-caminho.module.css'

/** Id of the element with the tabs. */
export const ABAS_ID = 'abas-do-empenho'

const money = (value: Value): string => unbroken(formatMoney(String(value)))

function showTabs(): void {
  const abas = document.getElementById(ABAS_ID)
  abas?.scrollIntoView()
  abas?.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
}

function Documentos({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.documentos}>
      {rows.map((row, position) => (
        <li key={`${position} ${String(row.noDocumento)}`}>
          <Descricao row={row} />
          {row.noDocumento !== undefined && ` nº ${String(row.noDocumento)}`}
          {row.valor !== undefined && (
            <>
              , <span className={styles.value}>{money(row.valor)}</span>
            </>
          )}{' '}
          <ConsultaLink row={row} />
        </li>
      ))}
    </ul>
  )
}

function Step({ passo: { row, title, undoes, aba, documentos }, empenho }: { passo: Passo; empenho: EmpenhoKey }) {
  const contexto = useContexto()
  const isOpen = openParts(record, contexto).some(([name]) => name === aba)
  return (
    <li className={styles.step} data-undoes={undoes || undefined}>
      <p className={styles.when}>
        {row.data === undefined ? (
          texts.semRegistro
        ) : (
          <time dateTime={String(row.data)}>{formatDate(String(row.data))}</time>
        )}
      </p>
      <div className={styles.what}>
        <p className={styles.title}>
          {title}{' '}
          {row.valor !== undefined && <span className={styles.value}>{`${undoes ? '-' : ''}${money(row.valor)}`}</span>}
        </p>
        <p className={styles.legal}>
          {isOpen ? (
            <Link to={empenhoDetalhe(empenho, aba)} replace preventScrollReset onClick={showTabs}>
              {String(row.descricaoTipoLancamento)}
              {row.data !== undefined && <span className="visually-hidden"> de {formatDate(String(row.data))}</span>}
            </Link>
          ) : (
            String(row.descricaoTipoLancamento)
          )}{' '}
          · {String(row.nroDocumento)}
          {aba === 'pagamentos' &&
            row.noLiquidacao !== undefined &&
            `, da liquidação ${row.noLiquidacao}/${row.exercicioLiquidacao ?? ''}`}
          {row.motivo !== undefined && ` · ${String(row.motivo)}`}
        </p>
        <Documentos rows={documentos} />
        <dl className={styles.balances}>
          {(['valorALiquidar', 'valorAPagar'] as const).map((name) => {
            const value = row[name]
            return value === undefined ? null : (
              <div key={name}>
                <dt>{MOVIMENTACAO[name].label}</dt>
                <dd>{money(value)}</dd>
              </div>
            )
          })}
        </dl>
      </div>
    </li>
  )
}

const Steps = ({ passos, empenho }: { passos: readonly Passo[]; empenho: EmpenhoKey }) => (
  <ol className={styles.path}>
    {passos.map((passo) => (
      <Step key={passo.key} passo={passo} empenho={empenho} />
    ))}
  </ol>
)

function Path({ passos, empenho }: { passos: readonly Passo[]; empenho: EmpenhoKey }) {
  const { start, middle, end } = foldMiddle(passos)
  return (
    <>
      <Steps passos={start} empenho={empenho} />
      {middle.length > 0 && (
        <details className={styles.middle}>
          <summary>Mostrar as {middle.length} etapas do meio</summary>
          <Steps passos={middle} empenho={empenho} />
        </details>
      )}
      {end.length > 0 && <Steps passos={end} empenho={empenho} />}
    </>
  )
}

interface CaminhoProps {
  empenho: EmpenhoKey
  movimentacao: readonly Row[]
  documentos: readonly Row[]
}

export function CaminhoDoDinheiro({ empenho, movimentacao, documentos }: CaminhoProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Caminho do dinheiro
        <HelpTip term="Caminho do dinheiro">
          Todo gasto público passa por três etapas: o dinheiro é reservado (empenho), a entrega é conferida (liquidação)
          e só então se paga.
        </HelpTip>
      </h3>
      <Path passos={passosOf(movimentacao, documentos)} empenho={empenho} />
    </section>
  )
}
