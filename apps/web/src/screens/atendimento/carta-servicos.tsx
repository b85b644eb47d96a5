// Screen of the service charter: each service with what the law requires of it, searched by text and exported to a
// file.
import { cartaServicos, ITENS, type Servico } from '@portal/catalog/atendimento/carta-servicos'
import { Answered } from '../../list/state/answered.tsx'
import { reportCall } from '../../list/state/list-state.ts'
import { loadWhole, rowsCall, useOpenView } from '../../list/whole/derived-whole.tsx'
import { WholeScreen } from '../../list/whole/whole-screen.tsx'
import { useAnswer } from '../../shell/context/answers.ts'
import { AnyLink } from '../../shell/navigation/any-link.tsx'
import { LinkedText } from '../../shell/navigation/linked-text.tsx'
import buttons from '../../ui/button.module.css'
import { FoldingList } from '../../ui/folding-list.tsx'
import { Pairs, type Pair } from '../../ui/pairs.tsx'
import { EmptyState } from '../../ui/state-message.tsx'

export const { title, description } = cartaServicos
export const load = loadWhole(cartaServicos)

const NOMES = Object.keys(ITENS) as (keyof typeof ITENS)[]

function Sobre({ servico }: { servico: Servico }) {
  const pairs = NOMES.flatMap((name): Pair[] => {
    const said = servico[name]
    return said === undefined
      ? []
      : [{ name, label: ITENS[name].label, value: <LinkedText>{said}</LinkedText>, wide: true }]
  })
  return (
    <>
      <p>
        <LinkedText>{servico.descricao}</LinkedText>
      </p>
      {pairs.length > 0 && <Pairs pairs={pairs} />}
      {servico.link !== undefined && (
        <AnyLink link={servico.link} className={buttons.secondary}>
          Abrir<span className="visually-hidden"> {servico.titulo}</span>
        </AnyLink>
      )}
    </>
  )
}

export default function CartaServicos() {
  const view = useOpenView(cartaServicos)
  const { list, state, contexto } = view
  const answer = useAnswer<Servico[]>(rowsCall(list, state, contexto), { keepPrevious: true })
  return (
    <WholeScreen
      view={view}
      title={title}
      description={description}
      count={answer.data?.length}
      reportOf={(type) => reportCall(list, state, contexto, type)}
    >
      <Answered answer={answer} failure="Não foi possível carregar a carta de serviços.">
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={list.empty.unfiltered} />
          ) : (
            <FoldingList
              items={found.map((servico) => ({
                id: servico.id.id,
                title: servico.titulo,
                children: <Sobre servico={servico} />,
              }))}
            />
          )
        }
      </Answered>
    </WholeScreen>
  )
}
