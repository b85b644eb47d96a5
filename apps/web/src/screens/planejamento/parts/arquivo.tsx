// Renders one published document: its name, a sentence about it, and its links.
import { arquivo } from '@portal/catalog/rotas'
import { formatBytes, formatDate } from '@portal/kit/formats'
import { ExternalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import styles from './orcamento.module.css'

export interface Publicado {
  idArquivo?: number
  nomeArquivo?: string
  tamanhoArquivo?: number
  dataArquivo?: string
  sha256?: string
  link?: string
}

function Ways({ of: { idArquivo, nomeArquivo, link }, name }: { of: Publicado; name: string }) {
  return (
    <div className={`${styles.ways} no-print`}>
      {idArquivo !== undefined && (
        <a className={buttons.secondary} href={arquivo(idArquivo)} download={nomeArquivo}>
          <Icon name="download" />
          Baixar<span className="visually-hidden"> {name}</span>
        </a>
      )}
      {link !== undefined && (
        <ExternalLink href={link} className={buttons.secondary}>
          Abrir Link<span className="visually-hidden"> de {name}</span>
        </ExternalLink>
      )}
    </div>
  )
}

export function Arquivo({ name, resumo, of }: { name: string; resumo?: string | undefined; of: Publicado }) {
  const { nomeArquivo, tamanhoArquivo, dataArquivo, sha256 } = of
  const details = [
    nomeArquivo,
    tamanhoArquivo !== undefined && formatBytes(tamanhoArquivo),
    dataArquivo && `publicado em ${formatDate(dataArquivo)}`,
  ]
  return (
    <>
      <div className={styles.about}>
        <h2>{name}</h2>
        {resumo !== undefined && <p>{resumo}</p>}
        <p className={styles.details}>{details.filter(Boolean).join(' · ')}</p>
        {sha256 !== undefined && (
          <details className={`${styles.fingerprint} no-print`}>
            <summary>Como conferir este arquivo</summary>
            <p>
              SHA-256: <code>{sha256}</code>
            </p>
          </details>
        )}
      </div>
      <Ways of={of} name={name} />
    </>
  )
}
