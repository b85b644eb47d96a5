// Screen of useful links to other sites.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { linksUteis, PARA_O_CIDADAO, type LinkUtil } from '@portal/catalog/portal/ajuda'
import { withQuery } from '@portal/kit/link'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { ExternalLink } from '../../shell/navigation/portal-link.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './ajuda.module.css'

export const title = 'Links úteis'
export const description = 'Outros lugares para continuar a consulta.'

const callOf = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery(linksUteis.path, { entidade: entidade.id, exercicio, tipo: PARA_O_CIDADAO })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([callOf(contexto)], fetchJson)

export default function LinksUteis() {
  const answer = useAnswer<LinkUtil[]>(callOf(useContexto()))
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre esta página" />
      <Answered answer={answer} failure="Não foi possível carregar os links.">
        {(links) =>
          links.length === 0 ? (
            <EmptyState title="Sem links disponíveis." />
          ) : (
            <ul className={styles.cards}>
              {links.map(({ id, link, descricao }) => (
                <li key={id} className={styles.card}>
                  <ExternalLink href={link}>{descricao}</ExternalLink>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  )
}
