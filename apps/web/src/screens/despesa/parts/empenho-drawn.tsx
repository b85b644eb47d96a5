// Overrides of the commitment's declared record: the bar of its figures, its text, the goods bought, its levels, and
// the tables of its movement and documents. Everything else comes from the declaration.
import { bensDoEmpenho } from '@portal/catalog/patrimonio/rotas'
import { mostraEmpenhosDaCompra } from '@portal/catalog/parametros'
import { empenhoKey } from '@portal/catalog/despesa/rotas'
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import type { Drawn } from '../../../list/record/drawn.ts'
import { useContexto, useParametros } from '../../../shell/context/contexto.tsx'
import { isInMenu } from '../../../shell/navigation/menu.ts'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { Aditivos } from './empenho-aditivos.tsx'
import { PagoAPagarALiquidar } from './empenho-barra.tsx'
import { CaminhoDoDinheiro } from './empenho-caminho.tsx'
import { DOCUMENTOS } from './empenho-documentos.tsx'
import styles from './empenho.module.css'

/** Matches the elements of permanent goods, which the property register keeps. */
const PERMANENTE = /^44..52/

function Bens({ row }: { row: Row }) {
  const { menu } = useContexto()
  const parametros = useParametros()
  const { entidade, exercicio, empenho } = empenhoKey(row)
  const isKept = PERMANENTE.test(String(row.elemento)) && mostraEmpenhosDaCompra(parametros)
  if (!isKept || !isInMenu(menu, '/patrimonio')) return null
  return (
    <p className="no-print">
      <ShownLink to={bensDoEmpenho({ entidade, exercicio, empenho })}>Ver no patrimônio os bens comprados</ShownLink>
    </p>
  )
}

/** Unit code used when the source has none. */
const SEM_UNIDADE = '0'

function niveis({ programatica, unidadeOrcamentaria }: Row, pairs: ReactNode): ReactNode {
  const code = programatica ?? (unidadeOrcamentaria === SEM_UNIDADE ? undefined : unidadeOrcamentaria)
  return (
    code !== undefined && (
      <details className={styles.levels}>
        <summary>
          <span className={styles.code}>{String(code)}</span>
          <span className={styles.more}>O que significa cada nível</span>
        </summary>
        {pairs}
      </details>
    )
  )
}

const prose =
  (name: string) =>
  (row: Row): ReactNode => <p className={styles.historico}>{String(row[name])}</p>

function Lancamento({ row }: { row: Row }) {
  return (
    <span>
      {String(row.descricaoTipoLancamento)}
      {row.motivo !== undefined && <span className={styles.motivo}>{String(row.motivo)}</span>}
    </span>
  )
}

export const DRAWN: Drawn = {
  panels: {
    valores: (row, pairs) => (
      <>
        <PagoAPagarALiquidar row={row} />
        {pairs}
      </>
    ),
    origem: prose('origem'),
    historico: prose('historico'),
    empenho: (row, pairs) => (
      <>
        {pairs}
        <Bens row={row} />
      </>
    ),
    programatica: niveis,
  },
  values: {
    /** Addenda are published under the year of their contract; hidden if the portal lacks that year. */
    aditivos: ({ entidade, exercicio, contrato, anoContrato }, { exercicios }) => {
      const ano = Number(anoContrato ?? exercicio)
      if (!exercicios.includes(ano)) return undefined
      return <Aditivos entidade={Number(entidade)} exercicio={ano} contrato={Number(contrato)} />
    },
  },
  parts: {
    /** The movement is shown once, as a path; the table is another view of it. */
    movimentacao: {
      cells: { descricaoTipoLancamento: (row) => <Lancamento row={row} /> },
      body: (table, rows, key, { documentos = [] }) => (
        <>
          <CaminhoDoDinheiro empenho={empenhoKey(key)} movimentacao={rows} documentos={documentos} />
          <details className={styles.asTable}>
            <summary>Ver como tabela</summary>
            {table}
          </details>
        </>
      ),
    },
    documentos: DOCUMENTOS,
  },
}
