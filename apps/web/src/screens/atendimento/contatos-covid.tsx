// Screen with the contacts for the fight against COVID-19.
import { contatosCovid, type ContatoCovid } from '@portal/catalog/atendimento/covid'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { formatPhone } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './parts/covid.module.css'

export const title = 'COVID-19 - Contatos'
export const description = 'A quem recorrer em caso de sintomas, para vacinar-se ou para pedir ajuda.'

const callOf = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery(contatosCovid.path, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([callOf(contexto)], fetchJson)

function Contato({ of: { nome, descricao, telefone, email, endereco, horarioAtendimento } }: { of: ContatoCovid }) {
  const pairs = [
    { name: 'telefone', label: 'Telefone', value: telefone && <a href={`tel:${telefone}`}>{formatPhone(telefone)}</a> },
    { name: 'email', label: 'E-mail', value: email && <a href={`mailto:${email}`}>{email}</a>, wide: true },
    { name: 'endereco', label: 'Endereço', value: endereco },
    { name: 'horario', label: 'Atendimento', value: horarioAtendimento },
  ]
  return (
    <>
      <h2>{nome}</h2>
      {descricao !== undefined && <p>{descricao}</p>}
      <Pairs pairs={pairs.filter(({ value }) => value !== undefined)} />
    </>
  )
}

export default function ContatosCovid() {
  const answer = useAnswer<ContatoCovid[]>(callOf(useContexto()))
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre esta página" />
      <Answered answer={answer} failure="Não foi possível carregar os contatos.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.semRegistros} />
          ) : (
            <ul className={styles.cards}>
              {all.map((contato) => (
                <li key={contato.id} className={styles.card}>
                  <Contato of={contato} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  )
}
