// Renders the files published with a record: name, size, date and the SHA-256 to verify each.
import { formatBytes, formatDate } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './attachments.module.css'

export interface Attachment {
  idArquivo: number
  nomeArquivo: string
  tamanhoArquivo?: number
  dataArquivo?: string
  sha256?: string
}

function Details({ tamanhoArquivo, dataArquivo }: Attachment) {
  const parts = [
    tamanhoArquivo !== undefined && formatBytes(tamanhoArquivo),
    dataArquivo && `publicado em ${formatDate(dataArquivo)}`,
  ]
  return <span className={styles.details}>{parts.filter(Boolean).join(' · ')}</span>
}

interface AttachmentsProps {
  title: string
  files: readonly Attachment[]
  hrefOf: (id: number) => string
  /** Says more where there are no files. */
  children?: ReactNode
}

export function Attachments({ title, files, hrefOf, children }: AttachmentsProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {files.length === 0 && (
        <div>
          <p>{texts.semArquivos}</p>
          {children}
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.idArquivo} className={styles.file}>
              <Icon name="file" />
              <div>
                <a href={hrefOf(file.idArquivo)} target="_blank" rel="noopener">
                  {file.nomeArquivo}
                </a>
                <Details {...file} />
                {file.sha256 && (
                  <details className={styles.fingerprint}>
                    <summary>Como conferir este arquivo</summary>
                    <p>
                      SHA-256: <code>{file.sha256}</code>
                    </p>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
