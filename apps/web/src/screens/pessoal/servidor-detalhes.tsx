// Screen of one servant: the register and the pay, in two panels; opening one closes the other, unless the entity keeps
// both open.
import { paineisJuntos } from '@portal/catalog/parametros'
import { servidor } from '@portal/catalog/pessoal/servidor'
import { useSearchParams } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { useParametros } from '../../shell/context/contexto.tsx'
import { HorarioFlexivel } from './parts/horario-flexivel.tsx'
import { Pensao } from './parts/pensao.tsx'
import styles from './parts/pessoal.module.css'

export const title = titleOf(servidor)
export const { description } = servidor
export const load = loadRecord(servidor)

const PAINEIS = 'paineis'

export default function ServidorDetalhes() {
  const both = paineisJuntos(useParametros())
  const [params] = useSearchParams()
  const isPaid = params.has('modal')
  const together = both ? {} : { name: PAINEIS }
  return (
    <RecordView of={servidor}>
      {(row, key) => (
        <>
          <details className={`${styles.more} ${styles.panel}`} open={both || !isPaid} {...together}>
            <summary>
              <h2>Informações cadastrais</h2>
            </summary>
            <RecordSections record={servidor} row={row} />
            {row.horarioFlexivel === 'S' && <HorarioFlexivel recordKey={key} />}
            {row.vinculo === 'PENSIONISTA' && <Pensao recordKey={key} />}
          </details>
          <details className={`${styles.more} ${styles.panel}`} open={both || isPaid} {...together}>
            <summary>
              <h2>Dados financeiros</h2>
            </summary>
            <RecordParts record={servidor} recordKey={key} row={row} />
          </details>
        </>
      )}
    </RecordView>
  )
}
