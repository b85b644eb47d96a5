// Screen for requests at the counter: the form to print, or where to go, and how to follow the request.
import {
  TIPO_CADASTRO,
  type MensagemSicFisico,
  type SicFisico as Formulario,
  type TextoAtendimento,
} from '@portal/catalog/atendimento/contato'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { formatBytes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { enderecoOf } from '../../shell/navigation/endereco.ts'
import { errorLines } from '../../api/notifier.ts'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { useAnswer } from '../../shell/context/answers.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state-message.tsx'
import { atendimentoPath } from './parts/responsaveis.tsx'
import styles from './parts/protocolo.module.css'

export const title = 'SIC Físico'
export const description = 'Como pedir uma informação pública pessoalmente, no balcão, e como acompanhar o pedido.'

const formPath = ({ entidade }: ContextoInicial): string =>
  withQuery('/parametros/sic-fisico', { entidade: entidade.id })
const messagePath = ({ entidade }: ContextoInicial, tipo: keyof typeof TIPO_CADASTRO): string =>
  withQuery('/parametros/sic-fisico/mensagem', { entidade: entidade.id, tipoCadastro: TIPO_CADASTRO[tipo] })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) =>
  answersOf(
    [
      formPath(contexto),
      messagePath(contexto, 'pedido'),
      messagePath(contexto, 'consulta'),
      atendimentoPath(contexto, 'setorDeProtocolo'),
    ],
    fetchJson,
  )

/** Renders the address and opening hours of the counter. */
function Balcao() {
  const { entidade } = useContexto()
  const endereco = enderecoOf(entidade)
  return (
    <>
      {endereco && <p>{endereco}</p>}
      {entidade.horarioAtendimento && <p>{entidade.horarioAtendimento}</p>}
    </>
  )
}

/** Names the office that the entity named; without one, nobody is sent to an office that may not exist. */
const noSetor = (setor: string | undefined): string => (setor === undefined ? '' : `: ${setor}`)

function Pedido({ setor }: { setor: string | undefined }) {
  const contexto = useContexto()
  const form = useAnswer<Formulario>(formPath(contexto))
  const message = useAnswer<MensagemSicFisico>(messagePath(contexto, 'pedido'))
  if (form.isError) {
    return (
      <ErrorState title="Não foi possível saber como pedir no balcão." onRetry={form.refetch}>
        {errorLines(form.error).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ErrorState>
    )
  }
  if (form.isPending || message.isPending) return <Skeleton width="medium" />
  const { link, nome, tamanho } = form.data
  if (link) {
    return (
      <>
        <p className={styles.text}>Baixe o formulário, preencha e entregue no balcão de atendimento{noSetor(setor)}.</p>
        <p>
          <a className={buttons.primary} href={link} target="_blank" rel="noopener">
            <Icon name="download" />
            Baixar o formulário
          </a>{' '}
          {nome && `${nome}${tamanho === undefined ? '' : ` (${formatBytes(tamanho)})`}`}
        </p>
        <Balcao />
      </>
    )
  }
  const written = message.isSuccess ? message.data.valor : undefined
  if (written) return <p className={styles.text}>{written}</p>
  return (
    <>
      <p className={styles.text}>
        Para solicitar uma informação pessoalmente, dirija-se ao balcão de atendimento{noSetor(setor)}.
      </p>
      <Balcao />
    </>
  )
}

function Acompanhamento({ setor }: { setor: string | undefined }) {
  const message = useAnswer<MensagemSicFisico>(messagePath(useContexto(), 'consulta'))
  if (message.isPending) return <Skeleton width="medium" />
  const written = message.isSuccess ? message.data.valor : undefined
  return (
    <p className={styles.text}>
      {written ??
        'Ao entregar o pedido você recebe um número de protocolo. Com ele, acompanhe o andamento no balcão' +
          `${setor === undefined ? '' : ` (${setor})`} ou na Consulta SIC deste portal.`}
    </p>
  )
}

export default function SicFisico() {
  const contexto = useContexto()
  const texto = useAnswer<TextoAtendimento>(atendimentoPath(contexto, 'setorDeProtocolo'))
  const setor = texto.isSuccess ? texto.data.valor : undefined
  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={description} />
      <section className={styles.section}>
        <h2>Como pedir</h2>
        <Pedido setor={setor} />
      </section>
      <section className={styles.section}>
        <h2>Como acompanhar pelo protocolo</h2>
        <Acompanhamento setor={setor} />
      </section>
      <div className={`${styles.actions} no-print`}>
        <PortalLink to="/sic-consulta" className={buttons.secondary}>
          Consulta SIC
        </PortalLink>
        <PortalLink to="/esic" className={buttons.secondary}>
          Pedir pela internet
        </PortalLink>
      </div>
    </div>
  )
}
