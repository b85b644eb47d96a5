// The entity's crest, or a quiet stand-in of the same size when it has none.
import { useState } from 'react'
import { useContexto } from './contexto.tsx'
import styles from './crest.module.css'

export function Crest() {
  const { entidade } = useContexto()
  const [failed, setFailed] = useState(false)
  return (
    <span className={styles.crest}>
      {entidade.brasao && !failed ? (
        <img src={entidade.brasao} alt="" width="48" height="48" onError={() => setFailed(true)} />
      ) : (
        <span aria-hidden="true">{entidade.nome.slice(0, 1)}</span>
      )}
    </span>
  )
}
