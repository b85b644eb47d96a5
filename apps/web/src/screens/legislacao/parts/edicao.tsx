// One edition of the gazette, to be read in the browser or kept.
import { arquivo } from '@portal/catalog/rotas'
import { formatBytes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import styles from './legislacao.module.css'

export function Edicao({ row: { idArquivo, nomeArquivo, numero, tamanhoArquivo } }: { row: Row }) {
  const href = arquivo(Number(idArquivo))
  const name = ` a edição ${numero}`
  return (
    <div className={styles.ways}>
      <a className={buttons.secondary} href={href} target="_blank" rel="noopener">
        Visualizar<span className="visually-hidden">{name} (abre em nova aba)</span>
      </a>
      <a className={buttons.secondary} href={href} download={nomeArquivo} title={formatBytes(Number(tamanhoArquivo))}>
        <Icon name="download" />
        Download<span className="visually-hidden">{name}</span>
      </a>
    </div>
  )
}
