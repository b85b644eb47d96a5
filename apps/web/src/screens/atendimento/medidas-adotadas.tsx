// Screen of the measures against COVID-19, the latest first.
import { medidasAdotadas, type MedidaCovid } from '@portal/catalog/atendimento/covid'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { formatDate } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { AnyLink } from '../../shell/navigation/any-link.tsx'
import { LinkedText } from '../../shell/navigation/linked-text.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './parts/covid.module.css'

export const title = 'COVID-19 - Medidas adotadas'
export const description = 'O que se decidiu para enfrentar a pandemia, e quando.'

const callOf = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery(medidasAdotadas.path, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([callOf(contexto)], fetchJson)

export default function MedidasAdotadas() {
  const answer = useAnswer<MedidaCovid[]>(callOf(useContexto()))
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre esta página" />
      <Answered answer={answer} failure="Não foi possível carregar as medidas.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.semRegistros} />
          ) : (
            <ol className={styles.cards}>
              {all.map(({ id, data, titulo, descricao, link }) => (
                <li key={id} className={styles.card}>
                  <h2>{link === undefined ? titulo : <AnyLink link={link}>{titulo}</AnyLink>}</h2>
                  <p className={styles.date}>
                    <time dateTime={data}>{formatDate(data)}</time>
                  </p>
                  <p>
                    <LinkedText>{descricao}</LinkedText>
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </div>
  )
}
