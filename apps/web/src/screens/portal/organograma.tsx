// Screen of the organization chart: each body with what it does, and its subordinate bodies inside.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { ORGANOGRAMA_PATH, type Orgao } from '@portal/catalog/portal/ajuda'
import { arquivo } from '@portal/catalog/rotas'
import { withQuery } from '@portal/kit/link'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { AnyLink } from '../../shell/navigation/any-link.tsx'
import buttons from '../../ui/button.module.css'
import { FileLine } from '../../ui/file-line.tsx'
import { FoldingItem } from '../../ui/folding-list.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './ajuda.module.css'

export const title = 'Organograma'
export const description = 'Os órgãos da entidade, de quem cada um depende e o que faz.'

const callOf = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery(ORGANOGRAMA_PATH, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([callOf(contexto)], fetchJson)

/** Renders a body's description; the API has already sanitised the HTML. */
function About({ of: { descricao, resumo, link, arquivo: id, ...file } }: { of: Orgao }) {
  return (
    <>
      {resumo !== undefined && <div dangerouslySetInnerHTML={{ __html: resumo }} />}
      {link !== undefined && (
        <AnyLink link={link} className={buttons.secondary}>
          Abrir<span className="visually-hidden"> {descricao}</span>
        </AnyLink>
      )}
      {id !== undefined && <FileLine {...file} name={file.nomeArquivo ?? descricao} href={arquivo(id)} />}
    </>
  )
}

function Bodies({ all, under }: { all: readonly Orgao[]; under: number | undefined }) {
  const here = all.filter(({ idPai }) => idPai === under)
  if (here.length === 0) return null
  return (
    <ul className={styles.branches}>
      {here.map((orgao) => (
        <li key={orgao.id}>
          <FoldingItem title={orgao.descricao}>
            <About of={orgao} />
          </FoldingItem>
          <Bodies all={all} under={orgao.id} />
        </li>
      ))}
    </ul>
  )
}

export default function Organograma() {
  const answer = useAnswer<Orgao[]>(callOf(useContexto()))
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre esta página" />
      <Answered answer={answer} failure="Não foi possível carregar o organograma.">
        {(all) => (all.length === 0 ? <EmptyState title="Nehum registro." /> : <Bodies all={all} under={undefined} />)}
      </Answered>
    </div>
  )
}
