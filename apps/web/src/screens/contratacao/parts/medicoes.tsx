// Renders the measurements of a work, each with its report and, if it has any, its photographs in a slide show.
import { fotografiasDaMedicao, obra } from '@portal/catalog/contratacao/obra'
import { arquivo } from '@portal/catalog/rotas'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { pickFields, type Many } from '@portal/kit/record'
import { useNavigate, useSearchParams } from 'react-router'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { calledPart } from '../../../list/record/record-calls.ts'
import { recordCall, type RecordKey } from '../../../list/record/record-key.ts'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import type { Attachment } from '../../../ui/attachments.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SlideShow } from '../../../ui/slide-show.tsx'
import styles from './parcerias.module.css'

const part = obra.parts['medicoes'] as Many
const fields = pickFields(part.fields, part.columns)

/** The query parameter with the measurement whose photographs are open. */
const FOTOS = 'fotos'

function Fotografias({ recordKey, sequencia }: { recordKey: RecordKey; sequencia: string }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const answer = useAnswer<Attachment[]>(recordCall(fotografiasDaMedicao.path, { ...recordKey, sequencia }))
  const close = (): void => {
    const there = new URLSearchParams(params)
    there.delete(FOTOS)
    void navigate({ search: `?${there}` }, { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog open title={`Fotografias da medição ${sequencia}`} onClose={close}>
      <Answered answer={answer} failure="Não foi possível carregar as fotografias.">
        {(files) => (
          <SlideShow
            name={`Fotografia da medição ${sequencia}`}
            images={files.map(({ idArquivo }) => arquivo(idArquivo))}
          />
        )}
      </Answered>
    </Dialog>
  )
}

const laudo = ({ arquivo: id, sequencia }: Row) =>
  id === undefined ? (
    '–'
  ) : (
    <a href={arquivo(Number(id))} target="_blank" rel="noopener">
      Laudo<span className="visually-hidden"> da medição {sequencia}</span>
    </a>
  )

function AbrirFotografias({ to, count, sequencia }: { to: string; count: number; sequencia: number }) {
  return (
    <PortalLink to={to} preventScrollReset>
      Ver {count}
      <span className="visually-hidden"> fotografias da medição {sequencia}</span>
    </PortalLink>
  )
}

export function Medicoes({ recordKey }: { recordKey: RecordKey }) {
  const [params] = useSearchParams()
  const answer = useAnswer<Row[]>(calledPart(obra, part, recordKey))
  const open = params.get(FOTOS)
  const showing = (sequencia: Row[string]): string =>
    withQuery(obra.link.path, { ...Object.fromEntries(params), [FOTOS]: sequencia })
  const fotografias = ({ existeImagem, sequencia }: Row) =>
    Number(existeImagem) > 0 ? (
      <AbrirFotografias to={showing(sequencia)} count={Number(existeImagem)} sequencia={Number(sequencia)} />
    ) : (
      '–'
    )
  return (
    <section className={styles.section} aria-labelledby="medicoes">
      <h2 id="medicoes">{part.title}</h2>
      <Answered answer={answer} failure="Não foi possível carregar as medições.">
        {(rows) =>
          rows.length === 0 ? (
            <p>{part.empty}</p>
          ) : (
            <PlainTable
              caption={part.title}
              fields={fields}
              rows={rows}
              keyOf={({ sequencia }) => String(sequencia)}
              cells={{ arquivo: laudo, existeImagem: fotografias }}
            />
          )
        }
      </Answered>
      {open !== null && <Fotografias recordKey={recordKey} sequencia={open} />}
    </section>
  )
}
