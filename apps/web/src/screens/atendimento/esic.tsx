// Screen of the e-SIC: consult a request by its number, year and password, make another, or appeal.
import type { ConsultaProtocolo, Processo, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { postJson } from '../../api/send.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { withEscolha } from '../../api/escolha.ts'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { EmptyState, ErrorState } from '../../ui/state-message.tsx'
import { AnoteSeusDados } from './parts/anote-seus-dados.tsx'
import { ComoPedir } from './parts/como-pedir.tsx'
import { forgetNovoProcesso, useNovoProcesso } from './parts/novo-processo.ts'
import { ProcessoDoRequerente } from './parts/processo.tsx'
import { protocoloAddress, ProtocoloForm, type Protocolo } from './parts/protocolo-form.tsx'
import styles from './parts/protocolo.module.css'

export const title = 'e-SIC'
export const description = 'Peça informações públicas e acompanhe a resposta pelo número, ano e senha do seu pedido.'

type Answer =
  | { state: 'none' | 'asking' }
  | { state: 'found'; processo: Processo; senha: string }
  | { state: 'refused'; error: PortalError }

async function consultar(entidade: number, { numero, ano, senha }: Protocolo): Promise<Answer> {
  const body: ConsultaProtocolo = { entidade, exercicio: Number(ano), numero: Number(numero), senha }
  try {
    return {
      state: 'found',
      processo: await postJson<Processo>(withQuery('/api/processos/consulta', { entidade }), body),
      senha,
    }
  } catch (error) {
    return { state: 'refused', error: error instanceof PortalError ? error : new PortalError(0, texts.falhaNoPedido) }
  }
}

/** Fetches a process once per submission, and writes its number and year, but not its password, in the address. */
function useConsulta(asked: Protocolo | undefined): Answer {
  const contexto = useContexto()
  const navigate = useNavigate()
  const [last, setLast] = useState<{ asked: Protocolo; answer: Answer }>()

  useEffect(() => {
    if (!asked) return
    let left = false
    void navigate(withEscolha(protocoloAddress(asked), contexto), { replace: true })
    void consultar(contexto.entidade.id, asked).then((answer) => left || setLast({ asked, answer }))
    return () => {
      left = true
    }
  }, [asked, contexto, navigate])

  if (!asked) return { state: 'none' }
  return last?.asked === asked ? last.answer : { state: 'asking' }
}

const protocoloOf = ({ processo, exercicio, senha }: ProcessoCriado): Protocolo => ({
  numero: String(processo),
  ano: String(exercicio),
  senha,
})

/**
 * Returns the typed values and the last ones submitted. A process just created is submitted by itself; one named in the
 * address waits for its password.
 */
function useProtocolo() {
  const { exercicio } = useContexto()
  const [params] = useSearchParams()
  const novo = useNovoProcesso()
  const [seen, setSeen] = useState<ProcessoCriado>()
  const [asked, setAsked] = useState<Protocolo>()
  const named: Protocolo = {
    numero: params.get('numero') ?? '',
    ano: params.get('ano') ?? String(exercicio),
    senha: '',
  }
  const address = protocoloAddress(named)
  const [arrived, setArrived] = useState(address)
  const [typed, setTyped] = useState(named)
  if (novo && novo !== seen) {
    setSeen(novo)
    setTyped(protocoloOf(novo))
    setAsked(protocoloOf(novo))
  }
  if (address !== arrived) {
    setArrived(address)
    if (!asked || address !== protocoloAddress(asked)) {
      setTyped(named)
      setAsked(undefined)
    }
  }
  return { novo, typed, setTyped, asked, ask: (protocolo: Protocolo) => setAsked({ ...protocolo }) }
}

export default function Esic() {
  const { novo, typed, setTyped, asked, ask } = useProtocolo()
  const answer = useConsulta(asked)
  const following = useRef<HTMLHeadingElement>(null)

  /** Moves focus to the process, if one is shown. */
  const onNoted = (): void => {
    following.current?.focus()
    forgetNovoProcesso()
  }

  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={description}>
        <div className={`${styles.actions} no-print`}>
          <ComoPedir />
          <PortalLink to="/esic/estatisticas" className={buttons.secondary}>
            Estatísticas
          </PortalLink>
        </div>
      </PageHeader>
      {novo && <AnoteSeusDados key={`novo ${novo.exercicio}/${novo.processo}`} processo={novo} onNoted={onNoted} />}
      <section className={`${styles.section} no-print`}>
        <h2 ref={following} tabIndex={-1}>
          Acompanhar um pedido
        </h2>
        <ProtocoloForm value={typed} onChange={setTyped} onAsked={ask} busy={answer.state === 'asking'} />
      </section>
      <div role="status" className="visually-hidden">
        {answer.state === 'asking' && texts.acessandoServidor}
      </div>
      {answer.state === 'found' && (
        <ProcessoDoRequerente
          key={`${answer.processo.exercicio}/${answer.processo.processo}`}
          processo={answer.processo}
          senha={answer.senha}
          takesFocus={novo?.senha !== answer.senha}
        />
      )}
      {answer.state === 'refused' && answer.error.status === 404 && (
        <div role="alert">
          <EmptyState title={answer.error.message}>
            <p>Confira o número, o ano e a senha, como apareceram quando o pedido foi enviado.</p>
          </EmptyState>
        </div>
      )}
      {answer.state === 'refused' && answer.error.status !== 404 && (
        <ErrorState title={answer.error.message} onRetry={() => ask(typed)} />
      )}
    </div>
  )
}
