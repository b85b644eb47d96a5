// Screen linked from the e-mail of an e-SIC request. Confirming takes a click, because programs open every link of a
// message.
import type { CadastroConfirmado } from '@portal/catalog/atendimento/processo'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { PortalError } from '@portal/kit/errors'
import { texts } from '@portal/kit/texts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { postJson } from '../../api/send.ts'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import buttons from '../../ui/button.module.css'
import styles from './parts/protocolo.module.css'

export const title = 'Confirmar e-mail'
export const description = 'Confirme o e-mail informado em seu pedido de informação.'

export default function EsicConfirmar() {
  const [params] = useSearchParams()
  const [told, setTold] = useState('')
  const [sending, setSending] = useState(false)

  async function confirmar(): Promise<void> {
    setSending(true)
    try {
      const of = (name: string): string => params.get(name) ?? ''
      const body = { entidade: of('entidade'), exercicio: of('ano'), processo: of('numero'), acesso: of('acesso') }
      await postJson<CadastroConfirmado>('/api/pessoa/confirmacao', body)
      setTold(textosEsic.emailConfirmado)
    } catch (error) {
      setTold(error instanceof PortalError ? error.message : texts.falhaNoPedido)
      setSending(false)
    }
  }

  return (
    <>
      <PageHeader title={title} />
      <p className={styles.text}>
        Com o e-mail confirmado, seus dados já vêm preenchidos, e escondidos de estranhos, nos próximos pedidos. Se não
        foi você quem fez o pedido, não confirme.
      </p>
      <p role="status">{told}</p>
      {told !== textosEsic.emailConfirmado && (
        <button type="button" className={buttons.primary} disabled={sending} onClick={() => void confirmar()}>
          Confirmar meu e-mail
        </button>
      )}
    </>
  )
}
