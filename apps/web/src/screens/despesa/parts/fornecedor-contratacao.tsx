// What the supplier signed and what it disputed, in any year, each leading to its contract or bid.
import { CONTRATO_DA_LICITACAO } from '@portal/catalog/contratacao/licitacao'
import { participante } from '@portal/catalog/contratacao/participantes'
import { contratoDetalhe, licitacaoDetalhe, participanteDetalhe } from '@portal/catalog/contratacao/rotas'
import type { FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { formatInteger } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { EmpenhoSection } from './empenho-secoes.tsx'

/** The newest come first; the rest are where the lists are. */
const SHOWN = 10

const CONTRATO = pickFields(CONTRATO_DA_LICITACAO, ['displayContrato', 'descricaoTipoAto', 'dataAssinatura', 'situacao', 'valorContratado', 'valorAditivo', 'valorAtualizado'])
const { licitacoes } = participante.parts
const LICITACAO = licitacoes?.kind === 'many' ? pickFields(licitacoes.fields, ['displayLicitacao', 'modalidade', 'dataAbertura', 'situacao', 'valorVencido']) : {}

const linked = (name: string, to: (row: Row) => string) => ({ [name]: (row: Row) => <ShownLink to={to(row)}>{String(row[name])}</ShownLink> })

function Contratos({ entidade, rows }: { entidade: number; rows: readonly Row[] }) {
  const to = ({ exercicio, contrato }: Row): string => contratoDetalhe({ entidade, exercicio: Number(exercicio), contrato: Number(contrato) })
  return (
    <EmpenhoSection title="Contratos e atas">
      <PlainTable
        caption="Contratos e atas do fornecedor" fields={CONTRATO} rows={rows.slice(0, SHOWN)} keyOf={to}
        cells={linked('displayContrato', to)}
      />
      {rows.length > SHOWN && <p>Os {SHOWN} mais recentes, de {formatInteger(rows.length)}.</p>}
    </EmpenhoSection>
  )
}

function Licitacoes({ entidade, exercicio, pessoa, rows }: { entidade: number; exercicio: number; pessoa: number; rows: readonly Row[] }) {
  const to = (row: Row): string =>
    licitacaoDetalhe({ entidade, exercicio: Number(row.exercicio), tipoLicitacao: Number(row.tipoLicitacao), licitacao: Number(row.licitacao) })
  return (
    <EmpenhoSection title="Licitações de que participou">
      <PlainTable
        caption="Licitações de que o fornecedor participou" fields={LICITACAO} rows={rows.slice(0, SHOWN)} keyOf={to}
        cells={linked('displayLicitacao', to)}
      />
      {rows.length > SHOWN && (
        <p>
          <ShownLink to={participanteDetalhe({ entidade, exercicio, pessoa })}>Ver as {formatInteger(rows.length)} licitações</ShownLink>
        </p>
      )}
    </EmpenhoSection>
  )
}

export function FornecedorContratacao({ pagina: { codigos } }: { pagina: FornecedorPagina }) {
  const { entidade: { id: entidade }, exercicio } = useContexto()
  const [codigo] = codigos
  const call = (path: string, name: string): string | undefined => (codigo === undefined ? undefined : withQuery(path, { entidade, exercicio, [name]: codigo }))
  const { data: contratos = [] } = useAnswer<Row[]>(call('/api/contratos/fornecedor', 'fornecedor'))
  const { data: disputadas = [] } = useAnswer<Row[]>(call('/api/licitacoes/participante/licitacoes', 'pessoa'))
  return (
    <>
      {contratos.length > 0 && <Contratos entidade={entidade} rows={contratos} />}
      {disputadas.length > 0 && codigo !== undefined && <Licitacoes entidade={entidade} exercicio={exercicio} pessoa={codigo} rows={disputadas} />}
    </>
  )
}
