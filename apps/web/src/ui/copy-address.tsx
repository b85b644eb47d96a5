// Renders a button that copies the address of the current page, to send, cite or keep as proof.
import { useEffect, useState } from 'react'
import buttons from './button.module.css'
import { Icon } from './icon.tsx'

const SHOWN_FOR_MS = 4000

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** `search` is the complete query string; by default, that of the address bar. */
export function CopyAddress({ search }: { search?: string }) {
  const [outcome, setOutcome] = useState<string>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const onClick = async () => {
    const address = new URL(search ?? window.location.search, window.location.href)
    setOutcome((await copy(address.href)) ? 'Endereço copiado' : 'Copie da barra de endereço')
  }

  return (
    <button type="button" className={`${buttons.quiet} needs-script`} onClick={() => void onClick()}>
      <Icon name={outcome ? 'check' : 'link'} />
      <span aria-live="polite">{outcome ?? 'Copiar endereço'}</span>
    </button>
  )
}
