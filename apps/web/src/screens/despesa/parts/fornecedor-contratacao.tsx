// Renders the supplier's contracts, bids, works and grants of any year, each linked to its page.
import { CONTRATO_DA_LICITACAO } from '@portal/catalog/contratacao/licitacao'
import { obras } from '@portal/catalog/contratacao/obraspublicas'
import { participante } from '@portal/catalog/contratacao/participantes'
import { contratoDetalhe, licitacaoDetalhe, participanteDetalhe } from '@portal/catalog/contratacao/rotas'
import { subvencoes } from '@portal/catalog/contratacao/subvencoes'
import type { FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { cnpjDe } from '@portal/catalog/despesa/rotas'
import { formatInteger } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { List, Page, Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { TitledSection } from '../../../list/record/record-screen.tsx'

/** Rows shown, the newest first; links lead to the lists with the rest. */
const SHOWN = 10

const CONTRATO = pickFields(CONTRATO_DA_LICITACAO, [
  'displayContrato',
  'descricaoTipoAto',
  'dataAssinatura',
  'situacao',
  'valorContratado',
  'valorAditivo',
  'valorAtualizado',
])
const { licitacoes } = participante.parts
const LICITACAO =
  licitacoes?.kind === 'many'
    ? pickFields(licitacoes.fields, ['displayLicitacao', 'modalidade', 'dataAbertura', 'situacao', 'valorVencido'])
    : {}

const linked = (name: string, to: (row: Row) => string) => ({
  [name]: (row: Row) => <ShownLink to={to(row)}>{String(row[name])}</ShownLink>,
})

function Contratos({ entidade, rows }: { entidade: number; rows: readonly Row[] }) {
  const to = ({ exercicio, contrato }: Row): string =>
    contratoDetalhe({ entidade, exercicio: Number(exercicio), contrato: Number(contrato) })
  return (
    <TitledSection title="Contratos e atas">
      <PlainTable
        caption="Contratos e atas do fornecedor"
        fields={CONTRATO}
        rows={rows.slice(0, SHOWN)}
        keyOf={to}
        cells={linked('displayContrato', to)}
      />
      {rows.length > SHOWN && (
        <p>
          Os {SHOWN} mais recentes, de {formatInteger(rows.length)}.
        </p>
      )}
    </TitledSection>
  )
}

function Licitacoes({
  entidade,
  exercicio,
  pessoa,
  rows,
}: {
  entidade: number
  exercicio: number
  pessoa: number
  rows: readonly Row[]
}) {
  const to = (row: Row): string =>
    licitacaoDetalhe({
      entidade,
      exercicio: Number(row.exercicio),
      tipoLicitacao: Number(row.tipoLicitacao),
      licitacao: Number(row.licitacao),
    })
  return (
    <TitledSection title="Licitações de que participou">
      <PlainTable
        caption="Licitações de que o fornecedor participou"
        fields={LICITACAO}
        rows={rows.slice(0, SHOWN)}
        keyOf={to}
        cells={linked('displayLicitacao', to)}
      />
      {rows.length > SHOWN && (
        <p>
          <ShownLink to={participanteDetalhe({ entidade, exercicio, pessoa })}>
            Ver as {formatInteger(rows.length)} licitações
          </ShownLink>
        </p>
      )}
    </TitledSection>
  )
}

interface Parceria {
  list: List
  title: string
  columns: readonly string[]
}

/** The lists that find the supplier by its CNPJ. */
const PARCERIAS: readonly Parceria[] = [
  {
    list: obras,
    title: 'Obras que executa',
    columns: ['ordemServico', 'descricao', 'data', 'situacao', 'percentual', 'valorIntervencao', 'valorContrato'],
  },
  {
    list: subvencoes,
    title: 'Subvenções recebidas',
    columns: ['numeroAno', 'tipoSubvencao', 'dataCelebracao', 'valorPrevisto', 'valorLiberado', 'saldoAtualizado'],
  },
]

function DoCnpj({ list, title, columns, cnpj }: Parceria & { cnpj: string }) {
  const {
    entidade: { id: entidade },
    exercicio,
  } = useContexto()
  const contexto = { entidade, exercicio }
  const { data } = useAnswer<Page>(withQuery(list.api.list, { ...contexto, cnpj, size: SHOWN }))
  if (!data?.totalElements) return null
  const [first = ''] = columns
  const to = (row: Row): string => list.open?.(row, contexto) ?? ''
  return (
    <TitledSection title={title}>
      <PlainTable
        caption={title}
        fields={pickFields(list.fields, columns)}
        rows={data.content}
        keyOf={to}
        cells={linked(first, to)}
      />
      {data.totalElements > SHOWN && (
        <p>
          <ShownLink
            to={withQuery(list.path, { ...contexto, cnpj: formatCnpjCpf(cnpj) })}
          >{`Ver todas (${formatInteger(data.totalElements)})`}</ShownLink>
        </p>
      )}
    </TitledSection>
  )
}

export function FornecedorContratacao({ pagina: { codigos, fornecedor } }: { pagina: FornecedorPagina }) {
  const {
    entidade: { id: entidade },
    exercicio,
  } = useContexto()
  const [codigo] = codigos
  const call = (path: string, name: string): string | undefined =>
    codigo === undefined ? undefined : withQuery(path, { entidade, exercicio, [name]: codigo })
  const { data: contratos = [] } = useAnswer<Row[]>(call('/api/contratos/fornecedor', 'fornecedor'))
  const { data: disputadas = [] } = useAnswer<Row[]>(call('/api/licitacoes/participante/licitacoes', 'pessoa'))
  const cnpj = cnpjDe(String(fornecedor.cnpjCpf ?? ''))
  return (
    <>
      {contratos.length > 0 && <Contratos entidade={entidade} rows={contratos} />}
      {disputadas.length > 0 && codigo !== undefined && (
        <Licitacoes entidade={entidade} exercicio={exercicio} pessoa={codigo} rows={disputadas} />
      )}
      {cnpj !== undefined && PARCERIAS.map((parceria) => <DoCnpj key={parceria.title} {...parceria} cnpj={cnpj} />)}
    </>
  )
}
