// Screen of one grant, with the certificates of its recipient and a way to report irregularities.
import { certidoesDaSubvencao, subvencao } from '@portal/catalog/contratacao/subvencao'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { recordCall } from '../../list/record/record-key.ts'
import { keyIn } from '../../list/record/record-calls.ts'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { Certidoes } from './parts/certidoes.tsx'

export const title = titleOf(subvencao)
export const { description } = subvencao

export const load: RouteModule['load'] = async (args) => {
  const call = recordCall(certidoesDaSubvencao.path, keyIn(subvencao, args.url.searchParams, args.contexto))
  const [dados, certidoes] = await Promise.all([
    loadRecord(subvencao)(args),
    answersOf(call === undefined ? [] : [call], args.fetchJson),
  ])
  return { ...dados, ...certidoes }
}

const denunciar = (
  <PortalLink className={buttons.secondary} to="/esic">
    Denunciar
  </PortalLink>
)

export default function SubvencaoDetalhe() {
  return (
    <RecordView of={subvencao} actions={denunciar}>
      {(row, key) => (
        <>
          <RecordSections record={subvencao} row={row} />
          <Certidoes recordKey={key} />
          <RecordParts record={subvencao} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
