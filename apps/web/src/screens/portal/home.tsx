// Home page: search box, summary of the year, the portal's areas, and contacts.
import type { ContextoInicial, Notificacao } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { Contatos, contatosPath } from '../../shell/panels/atendimento.tsx'
import { useContexto } from '../../shell/context/contexto.tsx'
import { Glyph } from '../../shell/frame/glyph.tsx'
import { ExplanatoryNote } from '../../shell/frame/page-header.tsx'
import { SearchForm } from '../../shell/navigation/search-form.tsx'
import { useAnswer } from '../../shell/context/answers.ts'
import styles from './home.module.css'
import { AreaTiles } from './parts/area-tiles.tsx'
import { historia } from './parts/historia-later.tsx'
import { HomeNotification } from './parts/home-notification.tsx'
import { RequestInformation } from './parts/request-information.tsx'
import { TutorialInvitation } from './parts/tutorial-invitation.tsx'

const notificacaoPath = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery('/api/notificacao', { entidade: entidade.id, exercicio, path: 'home' })

/** Returns whether there is a notice; without one the response is empty. */
const isNotificacao = (answer: Partial<Notificacao>): answer is Notificacao => answer.id !== undefined

export const title = 'Início'

/** What finds the calls of the summary is loaded only to come from another page: the first one brings their answers. */
export const load: RouteModule['load'] = async ({ url, contexto, fetchJson }) => {
  const { historiaCallsAt } = await import('./parts/historia-calls-at.ts')
  return answersOf([notificacaoPath(contexto), contatosPath(contexto), ...historiaCallsAt(url, contexto)], fetchJson)
}

export default function Home() {
  const contexto = useContexto()
  const { entidade, exercicio, menu, configuracoes } = contexto
  const notificacao = useAnswer<Partial<Notificacao>>(notificacaoPath(contexto))
  return (
    <>
      <section className={styles.hero}>
        {configuracoes.urlImagem && (
          <img className={styles.image} src={configuracoes.urlImagem} alt="" loading="lazy" />
        )}
        <h1 tabIndex={-1}>Para onde vai o dinheiro público</h1>
        <p className={styles.lead}>
          {entidade.nome}: o que foi publicado sobre {exercicio}.
        </p>
        <SearchForm />
        <TutorialInvitation />
      </section>
      {configuracoes.aviso && <p className={styles.aviso}>{configuracoes.aviso}</p>}
      {historia}
      <ExplanatoryNote />
      <AreaTiles menu={menu} />
      <RequestInformation />
      <details className={styles.contatos}>
        <summary>
          <h2>Contatos</h2>
          <Glyph name="down" />
        </summary>
        <Contatos />
      </details>
      {notificacao.isSuccess && isNotificacao(notificacao.data) && <HomeNotification notificacao={notificacao.data} />}
    </>
  )
}
