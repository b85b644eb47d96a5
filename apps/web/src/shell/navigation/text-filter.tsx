// Renders a search box that filters a page by a query parameter; a plain form, so that it works before and without
// JavaScript.
import { APP_BASE } from '@portal/catalog/rotas'
import { withQuery } from '@portal/kit/link'
import { useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useContexto } from '../context/contexto.tsx'
import { withEscolha } from '../../api/escolha.ts'
import buttons from '../../ui/button.module.css'
import { PortalLink } from './portal-link.tsx'
import styles from './text-filter.module.css'

interface TextFilterProps {
  /** Address of the filtered page. */
  path: string
  /** Name of the query parameter. */
  name: string
  label: string
  /** Current value of the query parameter. */
  value: string
  hint?: string
  inputMode?: 'text' | 'numeric'
}

export function TextFilter({ path, name, label, value, hint, inputMode = 'text' }: TextFilterProps) {
  const id = useId()
  const contexto = useContexto()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    void navigate(withEscolha(withQuery(path, { [name]: typed || undefined }), contexto), { preventScrollReset: true })
  }
  return (
    <form
      role="search"
      aria-label={label}
      className={`${styles.form} no-print`}
      action={`${APP_BASE}${path}`}
      onSubmit={search}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          key={value}
          id={id}
          name={name}
          type="search"
          defaultValue={value}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-describedby={hint && `${id}-hint`}
        />
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input type="hidden" name="entidade" value={contexto.entidade.id} />
      <input type="hidden" name="exercicio" value={contexto.exercicio} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          Pesquisar
        </button>
        {value !== '' && (
          <PortalLink to={path} className={buttons.secondary} preventScrollReset>
            Limpar
          </PortalLink>
        )}
      </div>
    </form>
  )
}
