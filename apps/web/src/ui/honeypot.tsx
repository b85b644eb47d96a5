// A field for programs alone: out of sight, out of reach of the keyboard, silent to screen readers. Filled in, it gives
// them away.
import styles from './honeypot.module.css'

const NAME = 'website'

export function Honeypot() {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        Não preencha
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

const inputOf = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const input = form?.elements.namedItem(NAME)
  return input instanceof HTMLInputElement ? input : undefined
}

export const readHoneypot = (form: HTMLFormElement | null): string => inputOf(form)?.value ?? ''

/** A browser that fills in fields by itself gets another chance. */
export function emptyHoneypot(form: HTMLFormElement | null): void {
  const input = inputOf(form)
  if (input) input.value = ''
}
