// Renders the summary of the year: planned, received, committed and paid, and where each R$ 100 came from and went.
import { entradas, FIGURAS_DO_ANO, provaDoValor, saidas, type FiguraDoAno } from '@portal/catalog/portal/historia'
import { historiaCall, type Parte } from '@portal/catalog/portal/historia-calls'
import { basisInWords } from '@portal/kit/figure'
import type { Row } from '@portal/kit/list'
import { partOf } from '../../../list/whole/part-of.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { Lado } from './historia-lado.tsx'
import { Meses } from './historia-meses.tsx'
import { Mudancas } from './historia-mudancas.tsx'
import { Prova } from './historia-prova.tsx'
import { HISTORIA_ID } from './historia-id.ts'
import styles from './historia.module.css'

const TITLE = 'historia-titulo'

/** The figures in the order of the money; `de` is the figure each is shown as a percentage of. */
const FIGURAS: readonly {
  valor: FiguraDoAno
  lado: 'posicaoReceita' | 'posicaoDespesa'
  de?: FiguraDoAno
  verbo?: string
}[] = [
  { valor: 'dotacaoAtualizada', lado: 'posicaoDespesa' },
  { valor: 'arrecadadoLiquido', lado: 'posicaoReceita', de: 'previsaoLiquida', verbo: 'do previsto para o ano' },
  { valor: 'repasseRecebido', lado: 'posicaoReceita' },
  { valor: 'valorEmpenhado', lado: 'posicaoDespesa', de: 'dotacaoAtualizada', verbo: 'da dotação atualizada' },
  { valor: 'valorPago', lado: 'posicaoDespesa', de: 'valorEmpenhado', verbo: 'do empenhado' },
  { valor: 'repasseEnviado', lado: 'posicaoDespesa' },
]

const isShown = (value: Row[string]): value is string | number => Number(value ?? 0) !== 0

function useParte<T>(parte: Parte): T | undefined {
  const { entidade, exercicio } = useContexto()
  return useAnswer<T>(historiaCall(parte, { entidade: entidade.id, exercicio })).data
}

function Figuras({ ano }: { ano: Row }) {
  const { exercicio } = useContexto()
  return (
    <dl className={styles.figures}>
      {FIGURAS.map(({ valor, lado, de, verbo }) => {
        const { label, figure } = FIGURAS_DO_ANO[valor]
        const part = de && partOf(ano[valor], String(ano[de] ?? 0))
        const until = ano[lado] === undefined ? undefined : String(ano[lado])
        return isShown(ano[valor]) ? (
          <div key={valor}>
            <dt>{label}</dt>
            <dd data-figure={figure?.id}>
              <Prova to={provaDoValor(valor, exercicio)} value={ano[valor]} />
            </dd>
            {part && <dd className={styles.hint}>{`${part} ${verbo}`}</dd>}
            {figure && <dd className={styles.hint}>{basisInWords(figure, { exercicio, period: {}, until })}</dd>}
          </div>
        ) : null
      })}
    </dl>
  )
}

export function Historia() {
  const { exercicio } = useContexto()
  const ano = useParte<Row>('ano')
  const [veio, foi, meses] = [useParte<Row[]>('entradas'), useParte<Row[]>('saidas'), useParte<Row[]>('meses')]
  if (!ano || !FIGURAS.some(({ valor }) => isShown(ano[valor]))) return null
  return (
    <section id={HISTORIA_ID} className={styles.story} aria-labelledby={TITLE}>
      <h2 id={TITLE}>O ano de {exercicio} em números</h2>
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
