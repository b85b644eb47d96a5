// Screen of frequent questions: searched by text, unfolded one by one, exported to a file.
import { perguntas, type Pergunta } from '@portal/catalog/portal/ajuda'
import { loadWhole, rowsCall, useOpenView } from '../../list/whole/derived-whole.tsx'
import { WholeScreen } from '../../list/whole/whole-screen.tsx'
import { reportCall } from '../../list/state/list-state.ts'
import { Answered } from '../../list/state/answered.tsx'
import { useAnswer } from '../../shell/context/answers.ts'
import { LinkedText } from '../../shell/navigation/linked-text.tsx'
import { FoldingList } from '../../ui/folding-list.tsx'
import { EmptyState } from '../../ui/state-message.tsx'

export const { title, description } = perguntas
export const load = loadWhole(perguntas)

export default function Perguntas() {
  const view = useOpenView(perguntas)
  const { list, state, contexto } = view
  const answer = useAnswer<Pergunta[]>(rowsCall(list, state, contexto), { keepPrevious: true })
  return (
    <WholeScreen
      view={view}
      title={title}
      description={description}
      count={answer.data?.length}
      reportOf={(type) => reportCall(list, state, contexto, type)}
    >
      <Answered answer={answer} failure="Não foi possível carregar as perguntas.">
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={list.empty.unfiltered} />
          ) : (
            <FoldingList
              items={found.map(({ id, pergunta, resposta }) => ({
                id: id.id,
                title: pergunta,
                children: (
                  <p>
                    <LinkedText>{resposta}</LinkedText>
                  </p>
                ),
              }))}
            />
          )
        }
      </Answered>
    </WholeScreen>
  )
}
