// Lists the certificates of the organization: valid ones as downloads, expired ones only by name.
import { certidoesDaSubvencao } from '@portal/catalog/contratacao/subvencao'
import { isVencida, validadeEscrita, type Validade } from '@portal/catalog/portal/ajuda'
import { arquivo } from '@portal/catalog/rotas'
import { today } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { recordCall, type RecordKey } from '../../../list/record/record-key.ts'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import styles from './parcerias.module.css'

type CertidaoDaOrganizacao = Row & Validade

function Certidao({ of: certidao }: { of: CertidaoDaOrganizacao }) {
  const { idArquivo, tipoAnexo, nomeArquivo } = certidao
  const expired = isVencida(certidao, today())
  const name = String(tipoAnexo ?? nomeArquivo)
  return (
    <li className={styles.file}>
      {expired ? (
        <strong>{name}</strong>
      ) : (
        <a href={arquivo(Number(idArquivo))} target="_blank" rel="noopener">
          {name}
        </a>
      )}
      <span>{`${expired ? 'Vencido' : 'Válido'} · ${validadeEscrita(certidao)}`}</span>
    </li>
  )
}

export function Certidoes({ recordKey }: { recordKey: RecordKey }) {
  const answer = useAnswer<CertidaoDaOrganizacao[]>(recordCall(certidoesDaSubvencao.path, recordKey))
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="certidoes">
      <h2 id="certidoes">Certidões da organização</h2>
      <Answered answer={answer} failure="Não foi possível carregar as certidões.">
        {(rows) =>
          rows.length === 0 ? (
            <p>Nenhuma certidão publicada.</p>
          ) : (
            <ul className={styles.files}>
              {rows.map((row) => (
                <Certidao key={String(row.id)} of={row} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}
