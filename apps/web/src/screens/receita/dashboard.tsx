// Dashboard of the year: revenue and commitments by month, and the state of each part of the budget.
import {
  blocoCall,
  DASHBOARD_MESES,
  DESPESA_DO_ANO,
  MESES,
  RECEITA_DO_ANO,
  type Bloco as Nome,
} from '@portal/catalog/receita/dashboard'
import type { ContextoInicial } from '@portal/catalog/contexto'
import type { Fields } from '@portal/kit/fields'
import type { Figure } from '@portal/kit/figure'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { statedSum } from '@portal/kit/sum'
import { BaseLine } from '../../list/base/base-line.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { Bloco, Caminhos, type Caminho, type Comparado } from './parts/bloco.tsx'
import styles from './parts/dashboard.module.css'
import { knownMonthsCalls, Meses, reais } from './parts/meses.tsx'

export const title = 'Resumo anual'
export const description =
  'O que a entidade arrecadou, empenhou, recebeu e repassou no ano, mês a mês, e quanto disso o orçamento previa.'

type Tipo = ContextoInicial['entidade']['tipo']

const arrecada = (tipo: Tipo): boolean => tipo !== 'L'

/** Returns the link to the fiscal report of a block: group 1 is the RREO, group 2 the RGF. */
const relatorio = (grupo: number, subgrupo: number): Caminho => ({
  to: `/publicacoes/${grupo}/${subgrupo}`,
  label: grupo === 1 ? 'Relatório Resumido da Execução Orçamentária' : 'Relatório de Gestão Fiscal',
})

const POR_FUNCAO: Caminho = { to: '/despesa/funcao', label: 'Despesa por função', noAno: true }

/** What each side shows under the default basis, in the order of the money. */
const DA_RECEITA = [
  'valorPrevisto',
  'valorAtualizado',
  'valorArrecadado',
  'valorDeducao',
  'previsaoLiquida',
  'arrecadadoLiquido',
] as const
const DA_DESPESA = ['valorOrcado', 'valorAtualizado', 'valorEmpenhado', 'valorLiquidado', 'valorPago'] as const

const RECEITA_COMPARADA: Comparado = {
  valor: 'arrecadadoLiquido',
  de: 'previsaoLiquida',
  feito: 'arrecadado',
  antes: { arrecadadoLiquido: 'arrecadadoLiquidoAnterior', valorArrecadado: 'valorArrecadadoAnterior' },
}
const DESPESA_COMPARADA: Comparado = {
  valor: 'valorEmpenhado',
  de: 'valorAtualizado',
  feito: 'empenhado',
  antes: { valorEmpenhado: 'valorEmpenhadoAnterior', empenhadoPosicao: 'empenhadoPosicaoAnterior' },
}

const blocos: readonly {
  nome: Exclude<Nome, 'receita'>
  title: string
  of: (tipo: Tipo) => boolean
  caminhos: readonly Caminho[]
}[] = [
  {
    nome: 'despesa',
    title: 'Despesa',
    of: () => true,
    caminhos: [{ to: '/despesa-detalhada', label: 'Despesa detalhada', noAno: true }],
  },
  {
    nome: 'pessoal',
    title: 'Despesa com pessoal',
    of: arrecada,
    caminhos: [{ to: '/despesa/elemento', label: 'Despesa por elemento', noAno: true }, relatorio(2, 24)],
  },
  { nome: 'saude', title: 'Saúde', of: (tipo) => tipo === 'E', caminhos: [POR_FUNCAO, relatorio(1, 20)] },
  { nome: 'educacao', title: 'Educação', of: (tipo) => tipo === 'E', caminhos: [POR_FUNCAO, relatorio(1, 16)] },
]

const callOf = (path: string, { entidade, exercicio }: ContextoInicial): string =>
  withQuery(path, { entidade: entidade.id, exercicio })

const callsOf = (contexto: ContextoInicial): string[] => {
  const { tipo } = contexto.entidade
  const nomes: Nome[] = [
    ...(arrecada(tipo) ? (['receita'] as const) : []),
    ...blocos.filter(({ of }) => of(tipo)).map(({ nome }) => nome),
  ]
  return [
    ...[DASHBOARD_MESES, ...nomes.map(blocoCall)].map((path) => callOf(path, contexto)),
    ...knownMonthsCalls(MESES, { entidade: contexto.entidade.id, exercicio: contexto.exercicio }),
  ]
}

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf(callsOf(contexto), fetchJson)

/** Returns the figures that an answer has a value of. */
const figuresIn = (fields: Fields, names: readonly string[], data: Row = {}): Figure[] =>
  names.flatMap((name) => (Number(data[name] ?? 0) === 0 ? [] : (fields[name]?.figure ?? [])))

/** Says the basis of the blocks, of the newest day of both sides. */
function Base({ contexto }: { contexto: ContextoInicial }) {
  const hasReceita = arrecada(contexto.entidade.tipo)
  const receita = useAnswer<Row>(hasReceita ? callOf(blocoCall('receita'), contexto) : undefined).data
  const despesa = useAnswer<Row>(callOf(blocoCall('despesa'), contexto)).data
  const days = [receita?.posicao, despesa?.posicao].flatMap((day) => (day === undefined ? [] : String(day))).sort()
  const figures = [...figuresIn(DESPESA_DO_ANO, DA_DESPESA, despesa), ...figuresIn(RECEITA_DO_ANO, DA_RECEITA, receita)]
  const posicao = despesa?.ultimoFato
  return (
    <BaseLine
      figures={figures}
      until={{ ano: days.at(-1), posicao: posicao === undefined ? undefined : String(posicao) }}
    />
  )
}

function Repasses({ meses }: { meses: readonly Row[] }) {
  const pairs = (['repasseRecebido', 'repasseConcedido'] as const).flatMap((name) => {
    const sum = statedSum(meses, name)
    return sum === undefined ? [] : { ...MESES[name], name, value: unbroken(reais(sum)) }
  })
  if (pairs.length === 0) return null
  return (
    <section className={styles.block} aria-label="Repasses">
      <h2>Repasses</h2>
      <Pairs pairs={pairs} />
      <Caminhos
        caminhos={[
          { to: '/repasses/receita', label: 'Repasses recebidos' },
          { to: '/repasses/despesa', label: 'Repasses enviados' },
        ]}
      />
    </section>
  )
}

export default function Dashboard() {
  const contexto = useContexto()
  const { tipo, nome } = contexto.entidade
  const meses = useAnswer<Row[]>(callOf(DASHBOARD_MESES, contexto))
  const { mes: _, valorArrecadado, valorPrevisto, ...outros } = MESES
  const fields = arrecada(tipo) ? { valorPrevisto, valorArrecadado, ...outros } : outros
  const drawn = arrecada(tipo) ? ['valorArrecadado', 'valorEmpenhado'] : ['repasseRecebido', 'valorEmpenhado']
  return (
    <div className={styles.screen}>
      <FoldedHeader
        title={title}
        description={`${nome}, ${contexto.exercicio}. ${description}`}
        about="Sobre esta página"
      />
      <div className={styles.section}>
        <Base contexto={contexto} />
        <div className={styles.blocks}>
          {arrecada(tipo) && (
            <Bloco
              title="Receita"
              call={blocoCall('receita')}
              whole
              fields={RECEITA_DO_ANO}
              shown={DA_RECEITA}
              comparado={RECEITA_COMPARADA}
              caminhos={[{ to: '/receita-detalhada', label: 'Receita detalhada' }]}
            />
          )}
          {blocos
            .filter(({ of }) => of(tipo))
            .map(({ nome: bloco, title: name, caminhos }) => (
              <Bloco
                key={bloco}
                title={name}
                call={blocoCall(bloco)}
                whole={bloco === 'despesa'}
                fields={DESPESA_DO_ANO}
                shown={DA_DESPESA}
                comparado={DESPESA_COMPARADA}
                caminhos={caminhos}
              />
            ))}
          {meses.data && <Repasses meses={meses.data} />}
        </div>
      </div>
      <section className={styles.section} aria-label="Mês a mês">
        <h2>Mês a mês</h2>
        <Meses title="Mês a mês" answer={meses} call={DASHBOARD_MESES} fields={fields} drawn={drawn}>
          O que {arrecada(tipo) ? 'entrou' : 'foi recebido'} e o que foi empenhado em cada mês de {contexto.exercicio};
          a tabela abaixo diz cada valor.
        </Meses>
      </section>
    </div>
  )
}
