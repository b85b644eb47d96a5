// Renders a field that only bots fill in: invisible, not focusable and hidden from screen readers. A value in it marks
// the sender as a bot.
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

/** Clears the field, in case a browser's autofill filled it in. */
export function emptyHoneypot(form: HTMLFormElement | null): void {
  const input = inputOf(form)
  if (input) input.value = ''
}
