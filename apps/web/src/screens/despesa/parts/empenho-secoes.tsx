// What a commitment is: first who receives, how much, how far it went and why; then how it was contracted and where it sits in the budget.
import { EMPENHO, type Fields } from '@portal/catalog/despesa/empenho-detalhe'
import { contratoDoEmpenho, licitacaoDoEmpenho } from '@portal/catalog/despesa/empenho-links'
import { mostraEmpenhosDaCompra } from '@portal/catalog/parametros'
import { bensDoEmpenho } from '@portal/catalog/patrimonio/rotas'
import { formatCep } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { useId, type ReactNode } from 'react'
import { Value } from '../../../list/results/value.tsx'
import { useContexto, useParametros } from '../../../shell/context/contexto.tsx'
import { isInMenu } from '../../../shell/navigation/menu.ts'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { Pairs, type Pair } from '../../../ui/pairs.tsx'
import { PagoAPagarALiquidar } from './empenho-barra.tsx'
import { aditivosPairs, contratacaoPairs } from './empenho-contratacao.tsx'
import styles from './empenho-secoes.module.css'
import { linkDoFornecedor } from '@portal/catalog/despesa/rotas'
import { helpOf } from '../../../list/results/field-help.tsx'

const FIELDS: Fields = EMPENHO
const LONG = 60

type Name = keyof typeof EMPENHO

function pair(row: Row, name: Name, value?: ReactNode): Pair {
  const field = FIELDS[name] ?? EMPENHO.id
  const wide = String(row[name] ?? '').length > LONG
  return { name, label: field.label, help: helpOf(field), value: value ?? <Value field={field} value={row[name]} whole />, wide }
}

/** '123/2026' under the name of the number. */
function numbered(row: Row, name: Name, year: Name, label: string): Pair {
  const number = row[name] === undefined ? undefined : [row[name], row[year]].filter((part) => part !== undefined).join('/')
  return { name, label, value: <Value field={EMPENHO.id} value={number} /> }
}

/** '10 - Secretaria de Obras' under the name of the level. */
function coded(row: Row, code: Name, description: Name): Pair {
  const parts = [row[code], row[description]].filter((part) => part !== undefined)
  return pair(row, code, <Value field={EMPENHO.id} value={parts.join(' - ') || undefined} whole />)
}

export function EmpenhoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Contrato({ row }: { row: Row }) {
  const to = contratoDoEmpenho(row)
  return to === undefined ? <Value field={EMPENHO.idContrato} value={row.idContrato} /> : <ShownLink to={to}>{String(row.idContrato)}</ShownLink>
}

/** The bid that led to it, where the portal holds it. */
function licitacaoPair(row: Row): Pair {
  const plain = numbered(row, 'noLicitacao', 'anoLicitacao', 'Licitação')
  const to = licitacaoDoEmpenho(row)
  return to === undefined ? plain : { ...plain, value: <ShownLink to={to}>{`${row.noLicitacao}/${row.anoLicitacao}`}</ShownLink> }
}

/** Equipment and other permanent goods, which the property register keeps. */
const PERMANENTE = /^44..52/

function Bens({ row }: { row: Row }) {
  const { menu } = useContexto()
  const parametros = useParametros()
  if (!PERMANENTE.test(String(row.elemento)) || !mostraEmpenhosDaCompra(parametros) || !isInMenu(menu, '/patrimonio')) return null
  const [entidade, exercicio, empenho] = [row.entidade, row.exercicio, row.empenho].map(Number) as [number, number, number]
  return (
    <p className="no-print">
      <ShownLink to={bensDoEmpenho({ entidade, exercicio, empenho })}>
        Ver no patrimônio os bens comprados
      </ShownLink>
    </p>
  )
}

function Identificacao({ row }: { row: Row }) {
  const { exercicios } = useContexto()
  return (
    <EmpenhoSection title="Empenho">
      <Pairs
        pairs={[
          pair(row, 'empenhoExercicio'),
          pair(row, 'data'),
          pair(row, 'especie'),
          pair(row, 'dataEntrega'),
          pair(row, 'modalidade'),
          licitacaoPair(row),
          ...contratacaoPairs(row),
          numbered(row, 'noProcesso', 'anoProcesso', 'Processo'),
          pair(row, 'idContrato', <Contrato row={row} />),
          ...aditivosPairs(row, exercicios),
          ...(row.objeto === undefined ? [] : [pair(row, 'objeto')]),
          ...(row.isCovid === 'S' ? [pair(row, 'isCovid')] : []),
        ]}
      />
      <Bens row={row} />
    </EmpenhoSection>
  )
}

const paginaDe = linkDoFornecedor('fornecedor', 'cnpj')

function Fornecedor({ row }: { row: Row }) {
  const to = paginaDe(row, { entidade: Number(row.entidade), exercicio: Number(row.exercicio) })
  const town = [row.cidade, row.uf].filter(Boolean).join('/')
  const street = [row.endereco, row.bairro, row.cep && `CEP ${formatCep(String(row.cep))}`].filter(Boolean).join(', ')
  return (
    <EmpenhoSection title="Fornecedor">
      <Pairs
        pairs={[
          pair(row, 'nome', row.nome === undefined ? undefined : <ShownLink to={to}>{String(row.nome)}</ShownLink>),
          pair(row, 'cnpj'),
          ...(street ? [pair(row, 'endereco', street)] : []),
          { name: 'cidade', label: 'Cidade', value: <Value field={EMPENHO.cidade} value={town || undefined} /> },
        ]}
      />
    </EmpenhoSection>
  )
}

const LEVELS = [
  ['orgao', 'descricaoOrgao'], ['unidade', 'descricaoUnidade'], ['funcao', 'descricaoFuncao'], ['subFuncao', 'descricaoSubFuncao'],
  ['programa', 'descricaoPrograma'], ['projeto', 'descricaoProjeto'], ['elemento', 'descricaoElemento'],
  ['desdobraDesp', 'descricaoDesdobraDesp'], ['subDesdobramento', 'descricaoSubDesdobramento'], ['fonteRecurso', 'descricaoFonte'],
  ['codigoAplicacao', 'descricaoAplicacao'],
] as const satisfies readonly (readonly [Name, Name])[]

/** What stands for the unit where the source does not say it. */
const SEM_UNIDADE = '0'

function Programatica({ row }: { row: Row }) {
  const code = row.programatica ?? (row.unidadeOrcamentaria === SEM_UNIDADE ? undefined : row.unidadeOrcamentaria)
  if (code === undefined) return null
  return (
    <EmpenhoSection title="Programática">
      <details className={styles.levels}>
        <summary>
          <span className={styles.code}>{String(code)}</span>
          <span className={styles.more}>O que significa cada nível</span>
        </summary>
        <Pairs pairs={LEVELS.map(([code, description]) => coded(row, code, description))} />
      </details>
    </EmpenhoSection>
  )
}

const VALUES = [
  'valorEmpenhado', 'valorAnulado', 'valorEmLiquidacao', 'valorLiquidado', 'valorALiquidar', 'valorRetido', 'valorPago', 'valorAPagar',
  'valorPagoSemLiquidar',
] as const satisfies readonly Name[]

function Valores({ row }: { row: Row }) {
  return (
    <EmpenhoSection title="Valores">
      <PagoAPagarALiquidar row={row} />
      <Pairs pairs={VALUES.filter((name) => row[name] !== undefined).map((name) => pair(row, name))} />
    </EmpenhoSection>
  )
}

/** Who receives, how much and where the money is now, and for what. */
export function EmpenhoResposta({ row }: { row: Row }) {
  return (
    <>
      <Fornecedor row={row} />
      <Valores row={row} />
      {row.origem !== undefined && <p className={styles.historico}>{String(row.origem)}</p>}
      {row.historico !== undefined && (
        <EmpenhoSection title="Justificativa/Histórico">
          <p className={styles.historico}>{String(row.historico)}</p>
        </EmpenhoSection>
      )}
    </>
  )
}

/** How it was contracted, and where it sits in the budget. */
export function EmpenhoOrigem({ row }: { row: Row }) {
  return (
    <>
      <Identificacao row={row} />
      <Programatica row={row} />
    </>
  )
}
