// Renders the sentence in which the search word was found, with a link to its page.
import { arquivoDoTexto } from '@portal/catalog/contratacao/texto'
import type { Row } from '@portal/kit/list'
import { useSearchParams } from 'react-router'
import { Marked } from '../../../ui/marked.tsx'
import styles from './trecho.module.css'

export function Trecho({ row }: { row: Row }) {
  const [search] = useSearchParams()
  const href = arquivoDoTexto(row)
  if (href === undefined) return null
  return (
    <p className={styles.excerpt}>
      <a href={href} target="_blank" rel="noopener">
        Página {row['pagina']}
        <span className="visually-hidden"> do documento (abre em nova aba)</span>
      </a>
      : <Marked text={String(row['trecho'])} words={search.get('palavraChave') ?? ''} />
    </p>
  )
}
