// Screen of one supplier: its data, what it received by year and by organ, with links to the list of each figure.
import { FORNECEDOR_ANO, type FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { basisOf } from '@portal/kit/figure'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { useAnswer } from '../../shell/context/answers.ts'
import { helpOf } from '../../list/results/field-help.tsx'
import { KeyFigures, type KeyFigure } from '../../list/results/figures.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { RecordScreen } from '../../list/record/record-screen.tsx'
import { titled } from '../../list/record/record-title.ts'
import type { RouteArgs, RouteModule } from '../../route-module.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { useWindowTitle } from '../../shell/navigation/use-navigation.ts'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'
import { EmptyState } from '../../ui/state-message.tsx'
import { AnoAAno, Identificacao, TodoOMunicipio, PorOrgao, RestosDoAno } from './parts/fornecedor-secoes.tsx'
import { FornecedorContratacao } from './parts/fornecedor-contratacao.tsx'
import { EmpenhosDoFornecedor, Pagamentos } from './parts/fornecedor-pagamentos.tsx'
import styles from './parts/fornecedor.module.css'

type Params = RouteArgs['params']

const titleOf = ({ cnpj, fornecedor }: Params): string =>
  `Fornecedor ${cnpj ? formatCnpjCpf(cnpj) : (fornecedor ?? '')}`

export const description =
  'Tudo o que um fornecedor vendeu ou recebeu: ano a ano, por órgão, os pagamentos e os maiores empenhos, com o ' +
  'caminho até a prova.'

function callOf(
  { cnpj, fornecedor }: Params,
  { entidade, exercicio }: Pick<RouteArgs['contexto'], 'entidade' | 'exercicio'>,
): string {
  const path = cnpj
    ? `/api/fornecedores/${encodeURIComponent(cnpj)}`
    : `/api/fornecedores/codigo/${encodeURIComponent(fornecedor ?? '')}`
  return withQuery(path, { entidade: entidade.id, exercicio })
}

export const title: RouteModule['title'] = ({ params, contexto, dados = {} }) => {
  const pagina = dados[callOf(params, contexto)] as FornecedorPagina | undefined
  return pagina ? titled(String(pagina.fornecedor.nome), sentence(pagina, contexto.entidade.nome)) : titleOf(params)
}

export const load: RouteModule['load'] = ({ params, contexto, fetchJson }) =>
  fetchRecord(callOf(params, contexto), [], fetchJson)

/** Returns 'em 2025', 'de 2023 a 2026' or 'em 2023 e 2026', of rows that come newest first. */
function yearsOf(anos: readonly Row[]): string {
  const years = anos.map(({ exercicio }) => Number(exercicio)).toReversed()
  const [first = 0, last = 0] = [years[0], years.at(-1)]
  if (first === last) return `em ${first}`
  return last - first === years.length - 1
    ? `de ${first} a ${last}`
    : `em ${years.join(', ').replace(/, (\d+)$/, ' e $1')}`
}

const SOMAS = ['empenhado', 'pago', 'aPagar'] as const

type Soma = (typeof SOMAS)[number]

/** What is summed over several years counts commitments of all of them, and so what each left to the next. */
const DE_VARIOS_ANOS: ReadonlySet<Soma> = new Set(['pago', 'aPagar'])

/** Returns a sum of all years with the years of which it is known and its basis; nothing where it is of none. */
function somaDe({ anos, total }: FornecedorPagina, name: Soma, exercicio: number): KeyFigure[] {
  const conhecidos = anos.filter((ano) => ano[name] !== undefined)
  const { figure } = FORNECEDOR_ANO[name]
  if (total[name] === undefined || conhecidos.length === 0 || !figure) return []
  const until = total.posicao === undefined ? undefined : String(total.posicao)
  const basis = basisOf(conhecidos.length > 1 && DE_VARIOS_ANOS.has(name) ? { ...figure, restos: 'com' } : figure, {
    exercicio,
    period: {},
    until,
  })
  return [
    {
      name,
      label: `${figure.name} ${yearsOf(conhecidos)}`,
      help: helpOf(FORNECEDOR_ANO[name]),
      value: formatMoney(String(total[name])),
      basis,
    },
  ]
}

function Whole({ pagina }: { pagina: FornecedorPagina }) {
  const { entidade, exercicio } = useContexto()
  const { total, anos } = pagina
  return (
    <div className={styles.whole}>
      <Identificacao fornecedor={pagina.fornecedor} />
      {anos.length === 0 ? (
        <EmptyState title={`Sem empenhos em ${entidade.nome}.`} />
      ) : (
        <>
          <KeyFigures
            figures={[
              {
                name: 'empenhos',
                label: `${FORNECEDOR_ANO.empenhos.label} ${yearsOf(anos)}`,
                help: helpOf(FORNECEDOR_ANO.empenhos),
                value: formatInteger(String(total.empenhos ?? 0)),
              },
              ...SOMAS.flatMap((name) => somaDe(pagina, name, exercicio)),
            ]}
          />
          <AnoAAno pagina={pagina} />
          <PorOrgao pagina={pagina} />
          <RestosDoAno pagina={pagina} />
          <Pagamentos pagina={pagina} />
          <EmpenhosDoFornecedor title="Maiores empenhos" rows={pagina.maiores} />
          <EmpenhosDoFornecedor title="Últimos empenhos" rows={pagina.ultimos} />
        </>
      )}
      <FornecedorContratacao pagina={pagina} />
      <TodoOMunicipio pagina={pagina} />
    </div>
  )
}

function sentence({ anos, total }: FornecedorPagina, entidade: string): string | undefined {
  const conhecidos = anos.filter(({ empenhado }) => empenhado !== undefined)
  if (total.empenhado === undefined || conhecidos.length === 0) return undefined
  return `${formatMoney(String(total.empenhado))} reservados por ${entidade} ${yearsOf(conhecidos)}`
}

export default function Fornecedor() {
  const params = useRouteParams()
  const contexto = useContexto()
  const answer = useAnswer<FornecedorPagina>(callOf(params, contexto))
  const { data } = answer
  useWindowTitle(data && titled(String(data.fornecedor.nome), sentence(data, contexto.entidade.nome)))
  return (
    <RecordScreen
      list={fornecedores}
      title={data ? String(data.fornecedor.nome) : titleOf(params)}
      summary={data && sentence(data, contexto.entidade.nome)}
      answer={answer}
      notFound="Não encontramos este fornecedor."
    >
      {(pagina) => <Whole pagina={pagina} />}
    </RecordScreen>
  )
}
