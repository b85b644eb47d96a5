// Renders the contact form, in the side panel and on its page.
import {
  CAMPOS_CONTATO,
  textosContato,
  type CampoContato,
  type FormularioContato,
  type MensagemEnviada,
  type NovaMensagem,
} from '@portal/catalog/atendimento/contato'
import { withQuery } from '@portal/kit/link'
import { violationsOf } from '@portal/kit/validacao'
import { useRef, useState, type RefObject } from 'react'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import buttons from '../../../ui/button.module.css'
import { LongTextField, TextField, type FormFieldProps } from '../../../ui/form-field.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { Avisos, type Aviso } from './aviso.tsx'
import { newChave, useDraft, type Sendable } from './draft.ts'
import { useEnvio, useFormulario } from './envio.ts'
import styles from './formulario.module.css'
import { emptyHoneypot, Honeypot, readHoneypot } from '../../../ui/honeypot.tsx'
import { PrivacidadeDoContato } from './privacidade.tsx'
import { RascunhoGuardado } from './rascunho-guardado.tsx'
import { SemScript } from './sem-script.tsx'

interface Rascunho extends Sendable {
  form: FormularioContato
}

const novoRascunho = (): Rascunho => ({ chave: newChave(), form: {} })

function useContato(place: RefObject<HTMLFormElement | null>) {
  const { entidade } = useContexto()
  const draft = useDraft('contato', novoRascunho)
  const aberto = useFormulario(draft)
  const problems = useProblems(place)
  const { sending, send } = useEnvio(draft)
  const [aviso, setAviso] = useState<Aviso>()
  const { form, chave, carimbo } = draft.value

  async function enviar(): Promise<void> {
    setAviso(undefined)
    const violations = violationsOf<CampoContato>(CAMPOS_CONTATO, form)
    problems.show(violations)
    if (violations.length > 0) return
    const { nome = '', email = '', assunto = '', mensagem = '' } = form
    const website = readHoneypot(place.current)
    const body: NovaMensagem = {
      nome,
      email,
      assunto,
      mensagem,
      chave,
      website,
      ...(carimbo !== undefined && { carimbo }),
    }
    const outcome = await send<Partial<MensagemEnviada>>(withQuery('/api/mensagens', { entidade: entidade.id }), body)
    if (!outcome) return
    if ('refused' in outcome) {
      emptyHoneypot(place.current)
      const { violations: found, detail, message } = outcome.refused
      problems.show(found)
      return setAviso({ level: 'success', text: textosContato.erro(detail || message) })
    }
    if (!outcome.sent.value) return setAviso({ level: 'alert', text: textosContato.naoEnviada })
    draft.discard()
    setAviso({ level: 'success', text: textosContato.enviada })
  }

  const campo = (name: CampoContato): Pick<FormFieldProps, 'name' | 'rule' | 'value' | 'onChange' | 'problem'> => ({
    name,
    rule: CAMPOS_CONTATO[name],
    value: form[name] ?? '',
    problem: problems.of(name),
    onChange: (value) => {
      problems.forget(name)
      draft.change((current) => ({ form: { ...current.form, [name]: value } }))
    },
  })

  const mudar = (): void => draft.change({ incerto: false, chave: newChave() })

  return { draft, aberto, problems, aviso, sending, enviar, campo, mudar }
}

export function ContatoForm() {
  const place = useRef<HTMLFormElement>(null)
  const { draft, aberto, problems, aviso, sending, enviar, campo, mudar } = useContato(place)
  const { form, incerto = false } = draft.value
  const hydrated = useHydrated()
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault()
        void enviar()
      }}
    >
      <SemScript />
      <fieldset disabled={incerto}>
        <div className={styles.form}>
          <TextField {...campo('nome')} autoComplete="name" />
          <TextField {...campo('email')} type="email" autoComplete="email" spellCheck={false} />
          <TextField {...campo('assunto')} />
          <LongTextField {...campo('mensagem')} />
        </div>
      </fieldset>
      <Honeypot />
      <Avisos problems={problems.sentence} aviso={aviso} incerto={incerto} onChange={mudar} />
      <div className={styles.buttons}>
        <button type="submit" className={buttons.primary} disabled={!hydrated} aria-disabled={sending || undefined}>
          Enviar
        </button>
      </div>
      {Object.values(form).some(Boolean) && <RascunhoGuardado onDiscard={draft.discard} />}
      <PrivacidadeDoContato retencaoAnos={aberto?.retencaoAnos} />
    </form>
  )
}
