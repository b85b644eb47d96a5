// Screen of the glossary: legal terms in plain language, by initial letter.
import { glossario, type Termo } from '@portal/catalog/portal/ajuda'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { ancoraDoTermo, GLOSSARIO_PATH, letraDoTermo } from '@portal/catalog/portal/rotas'
import { withQuery } from '@portal/kit/link'
import { normalize } from '@portal/kit/texto'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { LinkedText } from '../../shell/navigation/linked-text.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './ajuda.module.css'

export const title = 'Glossário'
export const description = 'As palavras da lei e das contas públicas em linguagem simples.'

const callOf = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery(glossario.path, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([callOf(contexto)], fetchJson)

function Letters({ letters, chosen }: { letters: readonly string[]; chosen: string }) {
  return (
    <nav aria-label="Letras" className={`${styles.letters} no-print`}>
      {letters.map((letter) => (
        <PortalLink
          key={letter}
          to={withQuery(GLOSSARIO_PATH, { letra: letter })}
          className={letter === chosen ? buttons.primary : buttons.secondary}
          aria-current={letter === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {letter}
        </PortalLink>
      ))}
    </nav>
  )
}

function Palavra({ termo: { topico, descricao }, asked }: { termo: Termo; asked: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  return (
    <div ref={ref} className={styles.card} data-asked={asked || undefined}>
      <dt>{topico}</dt>
      <dd>
        <LinkedText>{descricao}</LinkedText>
      </dd>
    </div>
  )
}

function Termos({ termos }: { termos: readonly Termo[] }) {
  const [params] = useSearchParams()
  const letters = [...new Set(termos.map(({ topico }) => letraDoTermo(topico)))]
  const word = ancoraDoTermo(params.get('termo') ?? '')
  const asked = normalize(params.get('letra') ?? word.charAt(0)).toUpperCase()
  const chosen = letters.includes(asked) ? asked : (letters[0] ?? '')
  if (letters.length === 0) return <EmptyState title="Nenhum termo no glossário encontrado." />
  return (
    <>
      <Letters letters={letters} chosen={chosen} />
      <dl className={styles.terms} aria-label={`Palavras que começam com ${chosen}`}>
        {termos
          .filter(({ topico }) => letraDoTermo(topico) === chosen)
          .map((termo) => (
            <Palavra key={termo.id} termo={termo} asked={ancoraDoTermo(termo.topico) === word} />
          ))}
      </dl>
    </>
  )
}

export default function Glossario() {
  const answer = useAnswer<Termo[]>(callOf(useContexto()))
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre esta página" />
      <Answered answer={answer} failure="Não foi possível carregar o glossário.">
        {(termos) => <Termos termos={termos} />}
      </Answered>
    </div>
  )
}
