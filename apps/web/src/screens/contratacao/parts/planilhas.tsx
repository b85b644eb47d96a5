// Renders the cost spreadsheets of a work, if the entity publishes them, with links to those that have a file.
import { obra } from '@portal/catalog/contratacao/obra'
import { arquivo } from '@portal/catalog/rotas'
import type { Row } from '@portal/kit/list'
import { isOpen, pickFields, type Many } from '@portal/kit/record'
import { texts } from '@portal/kit/texts'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { calledPart } from '../../../list/record/record-calls.ts'
import type { RecordKey } from '../../../list/record/record-key.ts'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useParametros } from '../../../shell/context/contexto.tsx'
import styles from './parcerias.module.css'

const part = obra.parts['planilhas'] as Many
const fields = pickFields(part.fields, part.columns)

const cells = {
  arquivo: ({ idArquivo, arquivo: nome }: Row) =>
    idArquivo === undefined ? (
      '–'
    ) : (
      <a href={arquivo(Number(idArquivo))} target="_blank" rel="noopener">
        {nome}
      </a>
    ),
}

function Publicadas({ recordKey }: { recordKey: RecordKey }) {
  const answer = useAnswer<Row[]>(calledPart(obra, part, recordKey))
  return (
    <section className={styles.section} aria-labelledby="planilhas">
      <h2 id="planilhas">{part.title}</h2>
      <Answered answer={answer} failure="Não foi possível carregar as planilhas.">
        {(rows) =>
          rows.length === 0 ? (
            <p>{texts.semRegistros}</p>
          ) : (
            <PlainTable
              caption={part.title}
              fields={fields}
              rows={rows}
              keyOf={({ sequencia }) => String(sequencia)}
              cells={cells}
            />
          )
        }
      </Answered>
    </section>
  )
}

export function Planilhas({ recordKey }: { recordKey: RecordKey }) {
  return isOpen(part, useParametros()) ? <Publicadas recordKey={recordKey} /> : null
}
