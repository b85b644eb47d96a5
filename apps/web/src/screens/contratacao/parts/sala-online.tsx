// Renders the link to the online room of a bid, in a new window.
import type { Row } from '@portal/kit/list'
import buttons from '../../../ui/button.module.css'

export function SalaOnline({ row: { salaOnline, descricao, displayLicitacao } }: { row: Row }) {
  if (salaOnline === undefined) return null
  const href = String(salaOnline)
  return (
    <a
      className={`${buttons.secondary} no-print`}
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (window.open(href, 'sala-online', 'width=800,height=600')) event.preventDefault()
      }}
    >
      Sala online
      <span className="visually-hidden">
        {' '}
        de {descricao} {displayLicitacao} (abre em nova janela)
      </span>
    </a>
  )
}
