// Renders one published file in a line: name, size, date, and links to open and to download it.
import { formatBytes, formatDate } from '@portal/kit/formats'
import buttons from './button.module.css'
import { Icon } from './icon.tsx'
import styles from './file-line.module.css'

export interface FileLineProps {
  name: string
  /** Address of the file; without it the line has no links. */
  href?: string | undefined
  nomeArquivo?: string | undefined
  tamanhoArquivo?: number | undefined
  dataArquivo?: string | undefined
  about?: string | undefined
}

export function FileLine({ name, href, nomeArquivo, tamanhoArquivo, dataArquivo, about }: FileLineProps) {
  const details = [
    about,
    tamanhoArquivo !== undefined && formatBytes(tamanhoArquivo),
    dataArquivo && `publicado em ${formatDate(dataArquivo)}`,
  ]
  return (
    <div className={styles.line}>
      <div className={styles.about}>
        {href === undefined ? (
          name
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {name}
            <span className="visually-hidden"> (abre em nova aba)</span>
          </a>
        )}
        <p className={styles.details}>{details.filter(Boolean).join(' · ')}</p>
      </div>
      {href !== undefined && (
        <a className={`${buttons.secondary} no-print`} href={href} download={nomeArquivo}>
          <Icon name="download" />
          Baixar<span className="visually-hidden"> {name}</span>
        </a>
      )}
    </div>
  )
}
