// Renders the summary of the year: planned, received, committed and paid, and where each R$ 100 came from and went.
import {
  ANO,
  entradas,
  FIGURAS_DO_ANO,
  provaDoValor,
  saidas,
  valorSob,
  type FiguraDoAno,
} from '@portal/catalog/portal/historia'
import { historiaCall, type Parte } from '@portal/catalog/portal/historia-calls'
import { basisInWords } from '@portal/kit/figure'
import type { Row } from '@portal/kit/list'
import { BaseLine } from '../../../list/base/base-line.tsx'
import { Prova } from '../../../list/base/prova.tsx'
import { useBase } from '../../../list/base/use-base.ts'
import { partOf } from '../../../list/whole/part-of.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { Lado } from './historia-lado.tsx'
import { Meses } from './historia-meses.tsx'
import { Mudancas } from './historia-mudancas.tsx'
import styles from './historia.module.css'

const TITLE = 'historia-titulo'

/** The figures in the order of the money; `de` is the figure each is shown as a percentage of. */
const FIGURAS: readonly {
  valor: FiguraDoAno
  lado: 'posicaoReceita' | 'posicaoDespesa'
  de?: FiguraDoAno
}[] = [
  { valor: 'dotacaoAtualizada', lado: 'posicaoDespesa' },
  { valor: 'arrecadadoLiquido', lado: 'posicaoReceita', de: 'previsaoLiquida' },
  { valor: 'repasseRecebido', lado: 'posicaoReceita' },
  { valor: 'valorEmpenhado', lado: 'posicaoDespesa', de: 'dotacaoAtualizada' },
  { valor: 'valorPago', lado: 'posicaoDespesa', de: 'valorEmpenhado' },
  { valor: 'repasseEnviado', lado: 'posicaoDespesa' },
]

const isShown = (value: Row[string]): value is string | number => Number(value ?? 0) !== 0

function useParte<T>(parte: Parte): T | undefined {
  const { entidade, exercicio } = useContexto()
  const { bases } = useBase()
  return useAnswer<T>(historiaCall(parte, { entidade: entidade.id, exercicio }, bases)).data
}

const dayOf = (day: Row[string]): string | undefined => (day === undefined ? undefined : String(day))

function Figuras({ ano }: { ano: Row }) {
  const { exercicio } = useContexto()
  const { bases } = useBase()
  return (
    <dl className={styles.figures}>
      {FIGURAS.map(({ valor, lado, de }) => {
        const shown = valorSob(valor, bases)
        const whole = de && valorSob(de, bases)
        const { figure } = ANO[shown]
        if (!figure || !isShown(ano[shown])) return null
        const part = whole && partOf(ano[shown], String(ano[whole] ?? 0))
        const until = dayOf(figure.time === 'posicao' ? ano.ultimoFatoDespesa : ano[lado])
        return (
          <div key={valor}>
            <dt>{figure.name}</dt>
            <dd data-figure={figure.id}>
              <Prova to={provaDoValor(shown, exercicio)} value={ano[shown]} />
            </dd>
            {part && <dd className={styles.hint}>{`${part} ${ANO[whole].figure?.ofIt}`}</dd>}
            <dd className={styles.hint}>{basisInWords(figure, { exercicio, period: {}, until })}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Says the basis of the figures that the entity has, of the newest day of both sides. */
function Base({ ano }: { ano: Row }) {
  const figures = FIGURAS.flatMap(({ valor }) => (isShown(ano[valor]) ? (FIGURAS_DO_ANO[valor].figure ?? []) : []))
  const days = [ano.posicaoReceita, ano.posicaoDespesa].flatMap((day) => dayOf(day) ?? []).sort()
  return <BaseLine figures={figures} until={{ ano: days.at(-1), posicao: dayOf(ano.ultimoFatoDespesa) }} />
}

export function Historia() {
  const { exercicio } = useContexto()
  const ano = useParte<Row>('ano')
  const [veio, foi, meses] = [useParte<Row[]>('entradas'), useParte<Row[]>('saidas'), useParte<Row[]>('meses')]
  if (!ano || !FIGURAS.some(({ valor }) => isShown(ano[valor]))) return null
  return (
    <section className={styles.story} aria-labelledby={TITLE}>
      <h2 id={TITLE}>O ano de {exercicio} em números</h2>
      <Base ano={ano} />
      <Figuras ano={ano} />
      <div className={styles.pair}>
        {veio && <Lado of={entradas} rows={veio} />}
        {foi && <Lado of={saidas} rows={foi} />}
      </div>
      <div className={styles.pair}>
        {meses && <Meses rows={meses} />}
        {veio && foi && <Mudancas rows={[...veio, ...foi]} />}
      </div>
    </section>
  )
}
