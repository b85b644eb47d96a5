// The certificates of the organization: those still valid to be had, those expired only named.
import { certidoesDaSubvencao } from '@portal/catalog/contratacao/subvencao'
import { arquivo } from '@portal/catalog/rotas'
import { formatDate, today } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { recordCall, type RecordKey } from '../../../list/record/record-key.ts'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import styles from './parcerias.module.css'

const isExpired = ({ ativo, dataValidade }: Row): boolean => ativo === 'N' || (dataValidade !== undefined && String(dataValidade) < today())

function Certidao({ of: certidao }: { of: Row }) {
  const { idArquivo, tipoAnexo, nomeArquivo, dataValidade } = certidao
  const expired = isExpired(certidao)
  const name = String(tipoAnexo ?? nomeArquivo)
  return (
    <li className={styles.file}>
      {expired ? <strong>{name}</strong> : <a href={arquivo(Number(idArquivo))} target="_blank" rel="noopener">{name}</a>}
      <span>
        {expired ? 'Vencido' : 'Válido'}
        {dataValidade !== undefined && ` · validade ${formatDate(String(dataValidade))}`}
      </span>
    </li>
  )
}

export function Certidoes({ recordKey }: { recordKey: RecordKey }) {
  const answer = useAnswer<Row[]>(recordCall(certidoesDaSubvencao.path, recordKey))
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="certidoes">
      <h2 id="certidoes">Certidões da organização</h2>
      <Answered answer={answer} failure="Não foi possível carregar as certidões.">
        {(rows) =>
          rows.length === 0 ? <p>Nenhuma certidão publicada.</p> : (
            <ul className={styles.files}>{rows.map((row) => <Certidao key={String(row.id)} of={row} />)}</ul>
          )
        }
      </Answered>
    </section>
  )
}
