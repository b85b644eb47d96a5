// Renders the details a line of the payment schedule has no room for: the account it is paid into, and its retentions.
import { CONTA, CONTA_CALL } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { RETENCAO, RETENCOES_CALL } from '@portal/catalog/despesa/empenho-detalhe'
import { abaLiquidacoes } from '@portal/catalog/parametros'
import { text } from '@portal/kit/fields'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { type Answer, useAnswer } from '../../../shell/context/answers.ts'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Value } from '../../../list/results/value.tsx'
import { useContexto, useParametros } from '../../../shell/context/contexto.tsx'
import { errorLines } from '../../../api/notifier.ts'
import buttons from '../../../ui/button.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { Pairs } from '../../../ui/pairs.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/state-message.tsx'
import styles from './agenda-mais.module.css'
import { helpOf } from '../../../list/results/field-help.tsx'

const SEM_CONTA = 'Sem conta bancária cadastrada para essa Liquidação'

const CONTA_SHOWN = { banco: CONTA.banco, agencia: CONTA.agencia, conta: CONTA.conta } as const

const RETENCAO_SHOWN = {
  empenho: text('Empenho'),
  noLiquidacao: RETENCAO.noLiquidacao,
  valor: RETENCAO.valor,
  valorEstornado: RETENCAO.valorEstornado,
  descricao: RETENCAO.descricao,
} as const

function Answered<T>({ answer, children }: { answer: Answer<T>; children: (data: T) => ReactNode }) {
  if (answer.error) {
    return (
      <ErrorState title="Não foi possível carregar." onRetry={answer.refetch}>
        {errorLines(answer.error).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ErrorState>
    )
  }
  return answer.data === undefined ? <Skeleton width="medium" /> : children(answer.data)
}

function Conta({ row }: { row: Row }) {
  const { entidade, exercicio } = useContexto()
  const { noOrdem, sequencia } = row
  const answer = useAnswer<Row>(withQuery(CONTA_CALL, { entidade: entidade.id, exercicio, noOrdem, sequencia }))
  return (
    <section className={styles.section}>
      <h3>Conta bancária</h3>
      <Answered answer={answer}>
        {({ banco, descricaoBanco, ...conta }) => {
          if (banco === undefined) return <p>{SEM_CONTA}</p>
          const shown: Row = { ...conta, banco: descricaoBanco === undefined ? banco : `${banco} - ${descricaoBanco}` }
          return (
            <Pairs
              pairs={Object.entries(CONTA_SHOWN).map(([name, field]) => ({
                name,
                label: field.label,
                help: helpOf(field),
                value: <Value field={field} value={shown[name]} />,
              }))}
            />
          )
        }}
      </Answered>
    </section>
  )
}

function Retencoes({ row }: { row: Row }) {
  const { exercicio } = useContexto()
  const { empenhoExercicio, noLiquidacao } = row
  const key = {
    entidade: Number(row.entidade),
    exercicio: Number(row.exercicio),
    empenho: Number(row.empenho),
    unidadeOrcamentaria: String(row.unidadeOrcamentaria),
  }
  const answer = useAnswer<Row[]>(withQuery(RETENCOES_CALL, { ...key, noLiquidacao }))
  return (
    <section className={styles.section}>
      <h3>Retenções</h3>
      <Answered answer={answer}>
        {(all) => {
          const rows = all.filter(({ exercicioLiquidacao }) => exercicioLiquidacao === exercicio)
          if (rows.length === 0) return <p>{texts.semRegistros}</p>
          return (
            <PlainTable
              caption="Retenções da liquidação"
              fields={RETENCAO_SHOWN}
              rows={rows.map((retencao) => ({ ...retencao, empenho: empenhoExercicio }))}
              keyOf={({ sequencia }) => String(sequencia)}
            />
          )
        }}
      </Answered>
    </section>
  )
}

/** Opens in a portal outside the table, whose styles do not suit the content. */
export function AgendaMais({ row }: { row: Row }) {
  const [open, setOpen] = useState<boolean>()
  const parametros = useParametros()
  const name = `liquidação ${row.noLiquidacao} do empenho ${row.empenhoExercicio}`
  return (
    <>
      <button type="button" className={buttons.quiet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Mais<span className="visually-hidden"> sobre a {name}</span>
      </button>
      {open !== undefined &&
        createPortal(
          <Dialog open={open} title={`L${name.slice(1)}`} onClose={() => setOpen(false)}>
            {open && (
              <div className={styles.content}>
                <p>{row.fornecedor}</p>
                {row.motivoForaDaOrdem !== undefined && (
                  <section className={styles.section}>
                    <h3>Paga fora da ordem</h3>
                    <p>{row.motivoForaDaOrdem}</p>
                  </section>
                )}
                <Conta row={row} />
                {abaLiquidacoes(parametros) && <Retencoes row={row} />}
              </div>
            )}
          </Dialog>,
          document.body,
        )}
    </>
  )
}
