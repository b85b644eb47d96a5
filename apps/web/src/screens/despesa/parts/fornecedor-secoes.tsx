// Renders the supplier's data and what it received by year, organ and entity; each figure links to the list it comes
// from.
import {
  FORNECEDOR,
  FORNECEDOR_ANO,
  FORNECEDOR_ENTIDADE,
  FORNECEDOR_ORGAO,
  FORNECEDOR_RESTOS,
  type FornecedorPagina,
} from '@portal/catalog/despesa/fornecedor-pagina'
import {
  empenhosQueProvam,
  fornecedorPagina,
  restosDoFornecedor,
  type FornecedorNoAno,
} from '@portal/catalog/despesa/rotas'
import { isNumeric, type Field } from '@portal/kit/fields'
import { formatCep, formatDate } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import type { ReactNode } from 'react'
import { PESSOA_PROTEGIDA } from '@portal/catalog/pessoa-protegida'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Value } from '../../../list/results/value.tsx'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { Pairs } from '../../../ui/pairs.tsx'
import { TitledSection } from '../../../list/record/record-screen.tsx'
import styles from './fornecedor.module.css'
import { helpOf } from '../../../list/results/field-help.tsx'

type Fields = Readonly<Record<string, Field>>
type HrefOf = (row: Row, name: string) => string | undefined

interface OfPagina {
  pagina: FornecedorPagina
}

/** Returns the key of the supplier in addresses. */
export function useKey({ fornecedor, codigos }: FornecedorPagina): FornecedorNoAno {
  const { entidade, exercicio } = useContexto()
  return {
    entidade: entidade.id,
    exercicio,
    codigos,
    cnpjCpf: fornecedor.cnpjCpf === undefined ? undefined : String(fornecedor.cnpjCpf),
  }
}

/** Returns cells that link every figure of the row, and its first column. */
export function linkedCells(fields: Fields, first: string, hrefOf: HrefOf): Record<string, (row: Row) => ReactNode> {
  const linked = Object.entries(fields).filter(([name, { kind }]) => name === first || isNumeric(kind))
  return Object.fromEntries(
    linked.map(([name, field]) => [
      name,
      (row: Row) => (
        <ShownLink to={hrefOf(row, name)} className={name === first ? undefined : styles.figure}>
          <Value field={field} value={row[name]} />
        </ShownLink>
      ),
    ]),
  )
}

export function Identificacao({ fornecedor }: { fornecedor: Row }) {
  if (fornecedor.nome === PESSOA_PROTEGIDA)
    return (
      <p className={styles.hint}>
        Aqui estão, somados, os pagamentos cujo credor não é nomeado, de todas as pessoas protegidas.{' '}
        <ShownLink to="/privacidade">Por que não se diz quem são</ShownLink>
      </p>
    )
  const town = [fornecedor.cidade, fornecedor.uf].filter(Boolean).join('/')
  const cep = fornecedor.cep && `CEP ${formatCep(String(fornecedor.cep))}`
  const street = [fornecedor.endereco, fornecedor.bairro, cep].filter(Boolean).join(', ')
  return (
    <Pairs
      pairs={[
        {
          name: 'cnpjCpf',
          label: FORNECEDOR.cnpjCpf.label,
          value: <Value field={FORNECEDOR.cnpjCpf} value={fornecedor.cnpjCpf} />,
        },
        ...(street
          ? [{ name: 'endereco', label: FORNECEDOR.endereco.label, help: helpOf(FORNECEDOR.endereco), value: street }]
          : []),
        ...(town ? [{ name: 'cidade', label: FORNECEDOR.cidade.label, value: town }] : []),
      ]}
    />
  )
}

/** Returns the columns that some row has a value for: what nobody sent is in none. */
export const conhecidas = (fields: Fields, rows: readonly Row[]): Fields =>
  pickFields(
    fields,
    Object.keys(fields).filter((name) => rows.some((row) => row[name] !== undefined)),
  )

/** Says until which day all of it is known. */
export const posicaoEm = ({ posicao }: Row): string =>
  posicao === undefined ? '' : ` Posição em ${formatDate(String(posicao))}.`

/** Returns the list a figure links to; only `aPagar` has a narrower one, the commitments still to be paid. */
const provaDe = (key: Parameters<typeof empenhosQueProvam>[0], row: Row, name: string): string =>
  empenhosQueProvam({ ...key, ...(name === 'aPagar' && Number(row.aPagar) > 0 && { aPagar: true }) })

const { posicao: _posicao, ...DO_ANO } = FORNECEDOR_ANO

export function AnoAAno({ pagina }: OfPagina) {
  const key = useKey(pagina)
  const hrefOf: HrefOf = (row, name) => provaDe({ ...key, exercicio: Number(row.exercicio) }, row, name)
  return (
    <TitledSection title="Ano a ano">
      <p className={styles.hint}>
        Dos empenhos de cada ano, também o que aconteceu depois dele.{posicaoEm(pagina.total)} Cada valor leva aos
        empenhos que o formam.
      </p>
      <PlainTable
        caption="Valores do fornecedor em cada ano"
        fields={conhecidas(DO_ANO, pagina.anos)}
        rows={pagina.anos}
        keyOf={(row) => String(row.exercicio)}
        cells={linkedCells(DO_ANO, 'exercicio', hrefOf)}
        total={pagina.anos.length > 1 ? { label: 'Todos os anos', row: pagina.total } : undefined}
      />
    </TitledSection>
  )
}

const { orgao: _codigo, ...DO_ORGAO } = FORNECEDOR_ORGAO

export function PorOrgao({ pagina }: OfPagina) {
  const key = useKey(pagina)
  if (pagina.orgaos.length === 0) return null
  const total = totalDoAno(pagina, key.exercicio)
  const hrefOf: HrefOf = (row, name) =>
    row.orgao === undefined ? undefined : provaDe({ ...key, orgao: String(row.orgao) }, row, name)
  return (
    <TitledSection title={`Por órgão em ${key.exercicio}`}>
      {total && (
        <p className={styles.hint}>
          Dos empenhos de {key.exercicio}.{posicaoEm(total.row)}
        </p>
      )}
      <PlainTable
        caption={`Valores do fornecedor por órgão em ${key.exercicio}`}
        fields={conhecidas(DO_ORGAO, pagina.orgaos)}
        rows={pagina.orgaos}
        keyOf={(row) => String(row.orgao ?? '')}
        cells={linkedCells(DO_ORGAO, 'descricao', hrefOf)}
        total={pagina.orgaos.length > 1 ? total : undefined}
      />
    </TitledSection>
  )
}

function totalDoAno({ anos }: FornecedorPagina, exercicio: number): { label: string; row: Row } | undefined {
  const row = anos.find((ano) => ano.exercicio === exercicio)
  return row && { label: `Todos os órgãos em ${exercicio}`, row }
}

export function RestosDoAno({ pagina }: OfPagina) {
  const key = useKey(pagina)
  if (!pagina.restos) return null
  return (
    <TitledSection title={`Restos a pagar em ${key.exercicio}`}>
      <PlainTable
        caption={`O que ${key.exercicio} herdou de anos anteriores`}
        fields={FORNECEDOR_RESTOS}
        rows={[pagina.restos]}
        keyOf={() => 'restos'}
        cells={linkedCells(FORNECEDOR_RESTOS, 'restos', () => restosDoFornecedor(key))}
      />
    </TitledSection>
  )
}

const { entidade: _entidade, ...DA_ENTIDADE } = FORNECEDOR_ENTIDADE

/** Renders the payments of all entities; only if others paid this supplier too. */
export function TodoOMunicipio({ pagina }: OfPagina) {
  const { entidade } = useContexto()
  const key = useKey(pagina)
  if (pagina.outrasEntidades.length === 0) return null
  const hrefOf: HrefOf = (row) =>
    row.entidade === entidade.id
      ? undefined
      : fornecedorPagina({ fornecedor: key.codigos[0] ?? 0, cnpjCpf: key.cnpjCpf, entidade: Number(row.entidade) })
  const rows: Row[] = [
    ...(pagina.anos.length > 0 ? [{ ...pagina.total, entidade: entidade.id, nome: entidade.nome }] : []),
    ...pagina.outrasEntidades,
  ]
  return (
    <TitledSection title="Em todo o município">
      <p className={styles.hint}>Em todos os anos publicados de cada entidade.</p>
      <PlainTable
        caption="Valores do fornecedor em cada entidade do município, em todos os anos"
        fields={conhecidas(DA_ENTIDADE, rows)}
        rows={rows}
        keyOf={(row) => String(row.entidade)}
        cells={linkedCells(DA_ENTIDADE, 'nome', hrefOf)}
        total={{ label: 'Todas as entidades', row: pagina.municipio }}
      />
    </TitledSection>
  )
}
