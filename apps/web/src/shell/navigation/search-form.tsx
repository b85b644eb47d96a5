// Renders the search box of the whole portal; a plain form, so that it works before and without JavaScript.
import { APP_BASE } from '@portal/catalog/rotas'
import { pesquisa } from '@portal/catalog/portal/rotas'
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useContexto } from '../context/contexto.tsx'
import { withEscolha } from '../../api/escolha.ts'
import { Glyph } from '../frame/glyph.tsx'
import { closePanel } from '../panels/panels.ts'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** In the header the box takes focus when it opens, and Esc closes it. */
  inHeader?: boolean
  initial?: string
}

export function SearchForm({ inHeader = false, initial = '' }: SearchFormProps) {
  const contexto = useContexto()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (inHeader) input.current?.focus()
  }, [inHeader])

  const search = (event: FormEvent): void => {
    event.preventDefault()
    const term = input.current?.value.trim()
    if (!term) return
    closePanel('pesquisa')
    void navigate(withEscolha(pesquisa(term), contexto))
  }

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !inHeader) return
    closePanel('pesquisa')
    document.querySelector<HTMLElement>('[data-tour="pesquisa"]')?.focus()
  }

  return (
    <form role="search" className={styles.form} action={`${APP_BASE}/pesquisa`} onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        Pesquisar no portal
      </label>
      <input
        ref={input}
        onKeyDown={leave}
        id={id}
        key={initial}
        name="pesquisa"
        type="search"
        defaultValue={initial}
        placeholder="Fornecedor, diária, empenho…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        required
      />
      <input type="hidden" name="entidade" value={contexto.entidade.id} />
      <input type="hidden" name="exercicio" value={contexto.exercicio} />
      <button type="submit">
        <Glyph name="search" /> <span>Pesquisar</span>
      </button>
    </form>
  )
}
