// The top of a printed page: who, when, and from which address.
import { useLocation } from 'react-router'
import { useContexto } from './contexto.tsx'
import styles from './letterhead.module.css'
import { Crest } from './crest.tsx'
import { useHydrated } from './use-hydrated.ts'

function PrintedFrom() {
  useLocation()
  const now = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(new Date())
  return (
    <p>
      Impresso em {now} de {window.location.href}
    </p>
  )
}

export function Letterhead() {
  const { entidade, exercicio } = useContexto()
  const hydrated = useHydrated()
  return (
    <div className={`${styles.letterhead} print-only`} aria-hidden="true">
      <Crest />
      <div>
        <strong>{entidade.nome}</strong>
        <p>Portal da Transparência · Exercício {exercicio}</p>
        {hydrated && <PrintedFrom />}
      </div>
    </div>
  )
}
