// The entity's crest, or a quiet stand-in of the same size when it has none.
import { useEffect, useRef, useState } from 'react'
import { useContexto } from '../context/contexto.tsx'
import styles from './crest.module.css'

export function Crest() {
  const { entidade } = useContexto()
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // It may have failed before the page was taken over.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <span className={styles.crest}>
      {entidade.brasao && !failed ? (
        <img ref={image} src={entidade.brasao} alt="" width="48" height="48" onError={() => setFailed(true)} />
      ) : (
        <span aria-hidden="true">{entidade.nome.slice(0, 1)}</span>
      )}
    </span>
  )
}
