// Sends a draft: one submission at a time, never twice, and says so when the response was lost.
import { MIN_OPEN_MS, type FormularioAberto } from '@portal/catalog/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { useEffect, useRef, useState } from 'react'
import { postJson } from '../../../api/send.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { newChave, type Draft, type Sendable } from './draft.ts'

export const semInternet =
  'Você está sem internet. O que você escreveu continua guardado nesta aba: envie quando a conexão voltar.'

const CONFLICT = 409
const UNPROCESSABLE = 422

export type Outcome<R> = { sent: R } | { refused: PortalError }

const asPortalError = (error: unknown): PortalError =>
  error instanceof PortalError ? error : new PortalError(0, texts.falhaNoPedido)

/** Returns whether the response was lost, or came from something between the visitor and the portal. */
const isUncertain = ({ status }: PortalError): boolean => status === 0 || status >= 500

/** Returns what a refusal changes in the draft before it can be sent again. */
export function afterRefusal(refused: PortalError): Partial<Sendable> {
  if (isUncertain(refused)) return { incerto: true }
  if (refused.status === CONFLICT) return { incerto: false, chave: newChave() }
  return { incerto: false, ...(refused.status === UNPROCESSABLE && { carimbo: undefined }) }
}

interface Envio {
  sending: boolean
  /** Sends the draft; resolves to undefined if it was already being sent. */
  send: <R>(path: string, body: object) => Promise<Outcome<R> | undefined>
}

/** Waits until the form has been open for the minimum time, so that a fast visitor is not taken for a bot. */
const untilOpenLongEnough = ({ abertoEm = 0 }: Sendable): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(MIN_OPEN_MS, abertoEm + MIN_OPEN_MS - Date.now())))

export function useEnvio<T extends Sendable>({ value, change }: Draft<T>): Envio {
  const [sending, setSending] = useState(false)
  const onItsWay = useRef(false)

  async function send<R>(path: string, body: object): Promise<Outcome<R> | undefined> {
    if (onItsWay.current) return undefined
    if (!navigator.onLine) return { refused: new PortalError(0, semInternet) }
    onItsWay.current = true
    setSending(true)
    try {
      await untilOpenLongEnough(value)
      return { sent: await postJson<R>(path, body) }
    } catch (error) {
      const refused = asPortalError(error)
      change(afterRefusal(refused) as Partial<T>)
      return { refused }
    } finally {
      onItsWay.current = false
      setSending(false)
    }
  }

  return { sending, send }
}

/**
 * Fetches what the server gives a form that opens. Its stamp is stored in the draft, so that a reload does not make the
 * visitor look too fast.
 */
export function useFormulario<T extends Sendable>({ value, change }: Draft<T>): FormularioAberto | undefined {
  const { entidade, exercicio } = useContexto()
  const answer = useAnswer<FormularioAberto>(
    withQuery('/api/processos/formulario', { entidade: entidade.id, exercicio }),
    { always: true },
  )
  const aberto = answer.isSuccess ? answer.data : undefined
  const missing = value.carimbo === undefined

  useEffect(() => {
    if (aberto && missing) change({ carimbo: aberto.carimbo, abertoEm: Date.now() } as Partial<T>)
  }, [aberto, missing, change])

  return aberto
}
