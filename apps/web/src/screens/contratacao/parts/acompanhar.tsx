// Renders the form to be notified when a bid changes and, if the entity requires it, to receive its notice.
import {
  CAMPOS_INTERESSADO,
  INTERESSADO_PATH,
  novoInteressado,
  textosDoInteressado,
  type CampoInteressado,
  type Edital,
  type FormularioInteressado,
  type InteressadoSalvo,
} from '@portal/catalog/contratacao/interessado'
import { MIN_OPEN_MS, type FormularioAberto } from '@portal/catalog/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { violationsOf } from '@portal/kit/validacao'
import { useEffect, useRef, useState } from 'react'
import { postJson } from '../../../api/send.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import buttons from '../../../ui/button.module.css'
import { TextField, type FormFieldProps } from '../../../ui/form-field.tsx'
import { FormNotice, type NoticeLevel } from '../../../ui/form-notice.tsx'
import { emptyHoneypot, Honeypot, readHoneypot } from '../../../ui/honeypot.tsx'
import { maskDocumento } from '../../../ui/mask.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import styles from './acompanhar.module.css'

interface AcompanharProps {
  edital: Edital
  /** Whether the entity gives the notice only to those registered. */
  required: boolean
  onSaved: (acesso: string) => void
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

export function Acompanhar({ edital, required, onSaved }: AcompanharProps) {
  const place = useRef<HTMLFormElement>(null)
  const openedAt = useRef(0)
  const hydrated = useHydrated()
  const problems = useProblems(place)
  const [form, setForm] = useState<FormularioInteressado>({})
  const [isOpen, setOpen] = useState(required)
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<{ level: NoticeLevel; text: string }>()
  const { entidade, exercicio } = edital
  const { data: aberto } = useAnswer<FormularioAberto>(
    isOpen ? withQuery('/api/processos/formulario', { entidade, exercicio }) : undefined,
    { always: true },
  )

  const carimbo = aberto?.carimbo

  useEffect(() => {
    if (carimbo !== undefined) openedAt.current = Date.now()
  }, [carimbo])

  async function enviar(): Promise<void> {
    setTold(undefined)
    const violations = violationsOf<CampoInteressado>(CAMPOS_INTERESSADO, form)
    problems.show(violations)
    if (violations.length > 0 || sending) return
    setSending(true)
    try {
      await wait(openedAt.current + MIN_OPEN_MS - Date.now())
      const body = { ...novoInteressado(edital, form), website: readHoneypot(place.current), carimbo }
      const { value, acesso } = await postJson<InteressadoSalvo>(INTERESSADO_PATH, body)
      setForm({})
      setTold({ level: 'success', text: value })
      onSaved(acesso)
    } catch (error) {
      emptyHoneypot(place.current)
      const refused = error instanceof PortalError ? error : new PortalError(0, texts.falhaNoPedido)
      problems.show(refused.violations)
      setTold({ level: 'error', text: refused.message })
    } finally {
      setSending(false)
    }
  }

  const campo = (name: CampoInteressado): Pick<FormFieldProps, 'name' | 'rule' | 'value' | 'onChange' | 'problem'> => ({
    name,
    rule: CAMPOS_INTERESSADO[name],
    value: form[name] ?? '',
    problem: problems.of(name),
    onChange: (value) => {
      problems.forget(name)
      setForm((current) => ({ ...current, [name]: value }))
    },
  })

  return (
    <details
      className={`${styles.panel} no-print`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Solicitar notificação desta licitação</summary>
      <p>
        {required
          ? textosDoInteressado.cadastreSe
          : 'Receba um e-mail quando a situação, as datas ou os documentos desta licitação mudarem.'}
      </p>
      <form
        ref={place}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault()
          void enviar()
        }}
      >
        <TextField {...campo('interessadoEditalNome')} autoComplete="name" />
        <TextField {...campo('interessadoEditalCpfCnpj')} mask={maskDocumento} spellCheck={false} />
        <TextField {...campo('interessadoEditalEmail')} type="email" autoComplete="email" spellCheck={false} />
        <Honeypot />
        <div role="status" className={styles.told}>
          {told && (
            <FormNotice level={told.level}>
              <p>{told.text}</p>
            </FormNotice>
          )}
        </div>
        <button type="submit" className={buttons.primary} disabled={!hydrated} aria-disabled={sending || undefined}>
          Enviar
        </button>
      </form>
      <p className={styles.privacy}>
        Nome, CPF/CNPJ e e-mail servem só para estes avisos e são apagados quando a licitação termina, ou quando você
        quiser, pelo endereço que vem em cada aviso.
      </p>
    </details>
  )
}
