// Renders the public view of a request in a dialog: its text and its steps.
import type { ProcessoPublico } from '@portal/catalog/atendimento/processo'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { datetime, integer, text } from '@portal/kit/fields'
import { PortalError } from '@portal/kit/errors'
import { formatDate } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { truncate } from '@portal/kit/texto'
import { texts } from '@portal/kit/texts'
import { useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { useAnswer } from '../../../shell/context/answers.ts'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { errorLines } from '../../../api/notifier.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Pairs } from '../../../ui/pairs.tsx'
import { EmptyState, ErrorState } from '../../../ui/state-message.tsx'
import { Resposta } from './resposta.tsx'
import { processoCall, withoutProcesso, type AskedProcesso } from './processo-publico.ts'
import styles from './protocolo.module.css'

const TITLE_LENGTH = 140

const TRAMITACAO = {
  sequencia: integer('Sequência'),
  data: datetime('Data'),
  local: text('Local'),
  funcao: text('Função'),
  situacao: text('Situação'),
  parecer: text('Parecer'),
}

/** Placeholders while loading. */
const PLACES = Array.from({ length: 8 }, (_, at) => ({ name: String(at), label: '', value: undefined, wide: at > 4 }))

const parecerOf = ({ parecer }: Row) => <span className={styles.text}>{parecer || texts.semRegistro}</span>

function Publico({ processo }: { processo: ProcessoPublico }) {
  const { digitacao, assunto, data, situacao, grauSigilo, tipo, prazo, tramitacoes } = processo
  const { processoReferencia: reference } = processo
  return (
    <div className={styles.process}>
      <Resposta processo={processo} />
      <Pairs
        pairs={[
          { name: 'assunto', label: 'Assunto', value: assunto, wide: true },
          { name: 'digitacao', label: 'Solicitação', value: digitacao, wide: true },
          { name: 'data', label: 'Data', value: formatDate(data) },
          { name: 'situacao', label: 'Situação', value: situacao },
          { name: 'prazo', label: 'Prazo da resposta', value: formatDate(prazo) },
          { name: 'tipo', label: 'Tipo de Consulta', value: tipo },
          { name: 'grauSigilo', label: 'Grau de Sigilo', value: grauSigilo },
          ...(reference
            ? [
                {
                  name: 'processoReferencia',
                  label: 'Recurso do processo',
                  value: `${reference.processo}/${reference.exercicio}`,
                },
              ]
            : []),
        ]}
      />
      <section className={styles.section}>
        <h3>Tramitações</h3>
        {tramitacoes.length === 0 ? (
          <p>{texts.semRegistros}</p>
        ) : (
          <PlainTable
            caption={`Tramitações do processo ${processo.processo}/${processo.exercicio}`}
            fields={TRAMITACAO}
            rows={tramitacoes.map((step) => ({ ...step }))}
            keyOf={({ sequencia }) => String(sequencia)}
            cells={{ parecer: parecerOf }}
          />
        )}
      </section>
    </div>
  )
}

/** Returns to the list: by the browser's Back if the list is the previous page, otherwise by replacing the address. */
function useClose(): () => void {
  const navigate = useNavigate()
  const arrived = useNavigationType()
  const [params] = useSearchParams()
  const closing = useRef(false)
  return () => {
    if (closing.current) return
    closing.current = true
    if (arrived === NavigationType.Push) void navigate(-1)
    else void navigate(`?${withoutProcesso(params)}`, { replace: true })
  }
}

export function ProcessoModal({ asked }: { asked: AskedProcesso }) {
  const { data: processo, error, refetch } = useAnswer<ProcessoPublico>(processoCall(asked))
  const close = useClose()
  const words = processo ? ` · ${truncate(processo.digitacao, TITLE_LENGTH)}` : ''
  const isMissing = error instanceof PortalError && error.status === 404
  return (
    <Dialog open wide title={`${asked.processo}/${asked.exercicio}${words}`} onClose={close}>
      {processo && <Publico processo={processo} />}
      {isMissing && <EmptyState title={textosEsic.nenhumProcesso} />}
      {error && !isMissing && (
        <ErrorState title="Não foi possível carregar o registro." onRetry={refetch}>
          {errorLines(error).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ErrorState>
      )}
      {!processo && !error && <Pairs pairs={PLACES} loading />}
    </Dialog>
  )
}
