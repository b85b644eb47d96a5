// Screen of one supplier: its data, what it received by year and by organ, with links to the list of each figure.
import { FORNECEDOR_ANO, type FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { useAnswer } from '../../shell/context/answers.ts'
import { helpOf } from '../../list/results/field-help.tsx'
import { KeyFigures } from '../../list/results/figures.tsx'
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

/** Returns 'em 2025' or 'de 2023 a 2026'; the rows come newest first. */
function yearsOf(anos: readonly Row[]): string {
  const [last, first] = [anos[0]?.exercicio, anos.at(-1)?.exercicio]
  return first === last ? `em ${last}` : `de ${first} a ${last}`
}

function Whole({ pagina }: { pagina: FornecedorPagina }) {
  const { entidade } = useContexto()
  const { total, anos } = pagina
  const of = (name: 'empenhos' | 'empenhado' | 'pago' | 'aPagar') => ({
    name,
    help: helpOf(FORNECEDOR_ANO[name]),
    label: `${FORNECEDOR_ANO[name].label} ${yearsOf(anos)}`,
  })
  const money = (name: 'empenhado' | 'pago' | 'aPagar') => ({
    ...of(name),
    value: formatMoney(String(total[name] ?? 0)),
  })
  return (
    <div className={styles.whole}>
      <Identificacao fornecedor={pagina.fornecedor} />
      {anos.length === 0 ? (
        <EmptyState title={`Sem empenhos em ${entidade.nome}.`} />
      ) : (
        <>
          <KeyFigures
            figures={[
              { ...of('empenhos'), value: formatInteger(String(total.empenhos ?? 0)) },
              money('empenhado'),
              money('pago'),
              money('aPagar'),
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
  if (anos.length === 0) return undefined
  return `${formatMoney(String(total.empenhado ?? 0))} reservados por ${entidade} ${yearsOf(anos)}`
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
