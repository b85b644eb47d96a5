// Renders the link to a short table's CSV file, under the table.
import { fileOf } from '@portal/kit/call'
import { withQuery } from '@portal/kit/link'
import { apiUrl } from '../../api/api.ts'
import { useContexto } from '../../shell/context/contexto.tsx'

/** `of` names the table, to distinguish this link from the others of the page. */
export function Baixar({ call, of }: { call: string; of: string }) {
  const { entidade, exercicio } = useContexto()
  return (
    <p className="no-print">
      <a
        href={apiUrl(withQuery(fileOf(call), { entidade: entidade.id, exercicio, exportType: 'csv' }))}
        target="_blank"
        rel="noopener"
      >
        Baixar {of} (CSV)
      </a>
    </p>
  )
}
