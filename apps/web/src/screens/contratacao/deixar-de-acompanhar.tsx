// Screen linked from the e-mails about a bid, to stop receiving them. It takes a click, because programs open every
// link of a message.
import { FIM_PATH, type FimDoAviso } from '@portal/catalog/contratacao/interessado'
import { PortalError } from '@portal/kit/errors'
import { texts } from '@portal/kit/texts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { postJson } from '../../api/send.ts'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import buttons from '../../ui/button.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'

export const title = 'Deixar de acompanhar uma licitação'
export const description = 'Deixe de receber avisos de uma licitação e apague os dados do seu cadastro.'

export default function DeixarDeAcompanhar() {
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const [told, setTold] = useState('')
  const [state, setState] = useState<'asked' | 'sending' | 'done'>('asked')

  async function encerrar(): Promise<void> {
    setState('sending')
    try {
      const { value } = await postJson<FimDoAviso>(FIM_PATH, { ficha: params.get('ficha') ?? '' })
      setTold(value)
      setState('done')
    } catch (error) {
      setTold(error instanceof PortalError ? error.message : texts.falhaNoPedido)
      setState('asked')
    }
  }

  return (
    <>
      <PageHeader title={title} />
      <p>
        Você pediu para ser avisado quando a licitação mudasse. Se não quer mais, encerre aqui: nada mais é preciso, e o
        cadastro é apagado.
      </p>
      <p role="status">{told}</p>
      {state !== 'done' && (
        <button
          type="button"
          className={buttons.primary}
          disabled={!hydrated || state === 'sending'}
          onClick={() => void encerrar()}
        >
          Encerrar os avisos
        </button>
      )}
    </>
  )
}
