// Renders the entity's crest, or its initial in the same size if it has none or the image fails.
import { useEffect, useRef, useState } from 'react'
import { useContexto } from '../context/contexto.tsx'
import styles from './crest.module.css'

export function Crest() {
  const { entidade } = useContexto()
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // The image may have failed before hydration.
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
