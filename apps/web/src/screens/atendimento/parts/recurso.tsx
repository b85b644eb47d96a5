// Renders the appeal form: a new request against another, made by whoever has its password.
import type { ArquivoEnviado, NovaSolicitacao, Processo, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import {
  CAMPOS,
  FORMA_PADRAO,
  violacoesDoPasso,
  type FormaRecebimento,
  type Formulario,
} from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { withQuery } from '@portal/kit/link'
import { pedidoPath } from '@portal/catalog/atendimento/rotas'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { withEscolha } from '../../../api/escolha.ts'
import buttons from '../../../ui/button.module.css'
import type { FormFieldProps } from '../../../ui/form-field.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { Avisos, type Aviso } from './aviso.tsx'
import { newChave, useDraft, type Sendable } from './draft.ts'
import { useEnvio, useFormulario } from './envio.ts'
import formStyles from './formulario.module.css'
import { emptyHoneypot, Honeypot, readHoneypot } from '../../../ui/honeypot.tsx'
import { keepNovoProcesso } from './novo-processo.ts'
import { PassoPedido, type CampoDoPedido } from './passo-pedido.tsx'
import { PrivacidadeDoPedido } from './privacidade.tsx'
import { RascunhoGuardado } from './rascunho-guardado.tsx'
import { envelopeOf } from './rascunho.ts'
import styles from './protocolo.module.css'

interface Rascunho extends Sendable {
  form: Formulario
  arquivos: readonly ArquivoEnviado[]
}

const novoRascunho = (): Rascunho => ({ chave: newChave(), form: { formaRecebimento: FORMA_PADRAO }, arquivos: [] })

interface RecursoProps {
  processo: Processo
  senha: string
  onCancel: () => void
}

function useRecurso(
  { processo: { processo, exercicio: ano, requerente }, senha }: RecursoProps,
  place: RefObject<HTMLFormElement | null>,
) {
  const { entidade, exercicio } = useContexto()
  const navigate = useNavigate()
  const draft = useDraft(`recurso-${ano}-${processo}`, novoRascunho)
  const aberto = useFormulario(draft)
  const problems = useProblems(place)
  const { sending, send } = useEnvio(draft)
  const [aviso, setAviso] = useState<Aviso>()
  const { form } = draft.value
  const tipo = requerente === textosEsic.anonimo ? 'A' : 'I'

  async function enviar(): Promise<void> {
    setAviso(undefined)
    const violations = violacoesDoPasso(4, tipo, form)
    problems.show(violations)
    if (violations.length > 0) return
    const body: NovaSolicitacao = {
      assunto: form.assunto?.trim() ?? '',
      digitacao: form.digitacao?.trim() ?? '',
      formaRecebimento: form.formaRecebimento as FormaRecebimento,
      processoReferencia: { exercicio: ano, processo, senha },
      ...envelopeOf(draft.value, readHoneypot(place.current), window.location.origin),
    }
    const outcome = await send<ProcessoCriado>(withQuery('/api/processos', { entidade: entidade.id, exercicio }), body)
    if (!outcome) return
    if ('refused' in outcome) {
      emptyHoneypot(place.current)
      problems.show(outcome.refused.violations)
      if (outcome.refused.violations.length === 0) setAviso({ level: 'error', text: outcome.refused.message })
      return
    }
    keepNovoProcesso({ ...outcome.sent, recursoDe: { exercicio: ano, processo } })
    draft.discard()
    void navigate(withEscolha(pedidoPath(outcome.sent), { entidade, exercicio }))
  }

  const campo = (name: CampoDoPedido): Pick<FormFieldProps, 'name' | 'rule' | 'value' | 'onChange' | 'problem'> => ({
    name,
    rule: CAMPOS[name],
    value: form[name] ?? '',
    problem: problems.of(name),
    onChange: (value) => {
      problems.forget(name)
      draft.change((current) => ({ form: { ...current.form, [name]: value } }))
    },
  })

  const mudar = (): void => draft.change({ incerto: false, chave: newChave() })

  return { draft, aberto, problems, aviso, sending, tipo, enviar, campo, mudar } as const
}

export function Recurso(props: RecursoProps) {
  const place = useRef<HTMLFormElement>(null)
  const { draft, aberto, problems, aviso, sending, tipo, enviar, campo, mudar } = useRecurso(props, place)
  const { form, arquivos, incerto = false } = draft.value
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${styles.appeal} no-print`}>
      <h3 ref={heading} tabIndex={-1} className={formStyles.heading}>
        Recurso ao processo {props.processo.processo}/{props.processo.exercicio}
      </h3>
      <form
        ref={place}
        className={formStyles.form}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault()
          void enviar()
        }}
      >
        <fieldset disabled={incerto}>
          <div className={formStyles.form}>
            <PassoPedido
              campo={campo}
              tipo={tipo}
              arquivos={arquivos}
              onArquivos={(change) => draft.change((current) => ({ arquivos: change(current.arquivos) }))}
              aberto={aberto}
              problemOf={problems.of}
              hint="Diga por que a resposta não atende ao que foi pedido."
            />
          </div>
        </fieldset>
        <Honeypot />
        <Avisos problems={problems.sentence} aviso={incerto ? undefined : aviso} incerto={incerto} onChange={mudar} />
        <div className={formStyles.buttons}>
          <button type="button" className={buttons.secondary} onClick={props.onCancel}>
            Voltar
          </button>
          <button type="submit" className={buttons.primary} aria-disabled={sending || undefined}>
            Enviar
          </button>
        </div>
        {(form.assunto || form.digitacao || arquivos.length > 0) && <RascunhoGuardado onDiscard={draft.discard} />}
        <PrivacidadeDoPedido retencaoAnos={aberto?.retencaoAnos} />
      </form>
    </section>
  )
}
