// Renders the top of a printed page: the entity, the year, the time and the address.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useContexto } from '../context/contexto.tsx'
import { Crest } from './crest.tsx'
import styles from './letterhead.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'

const now = (): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(new Date())

function PrintedFrom() {
  useLocation()
  const [moment, setMoment] = useState(now)

  useEffect(() => {
    const refresh = (): void => flushSync(() => setMoment(now()))
    window.addEventListener('beforeprint', refresh)
    return () => window.removeEventListener('beforeprint', refresh)
  }, [])

  return (
    <p>
      Impresso em {moment} de {window.location.href}
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
