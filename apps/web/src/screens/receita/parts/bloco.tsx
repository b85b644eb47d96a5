// Renders one block of the year's summary: its figures against the budget and the previous year, and links to its
// pages.
import type { Field, Fields } from '@portal/kit/fields'
import { basisInWords, explained, lastDayOf, proofOf } from '@portal/kit/figure'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { nameUnder } from '@portal/kit/under'
import { useId } from 'react'
import { Prova } from '../../../list/base/prova.tsx'
import { useBase } from '../../../list/base/use-base.ts'
import { Answered } from '../../../list/state/answered.tsx'
import { partOf } from '../../../list/whole/part-of.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { isInMenu } from '../../../shell/navigation/menu.ts'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { Pairs, type Pair } from '../../../ui/pairs.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import { Baixar } from '../../../list/results/call-file.tsx'
import styles from './dashboard.module.css'
import { reais } from './meses.tsx'
import { helpOf } from '../../../list/results/field-help.tsx'

export interface Caminho {
  readonly to: string
  readonly label: string
  /** The link is limited to the last day of the year, as the blocks are unless their basis is the position of today. */
  readonly noAno?: true
}

/** Returns the menu address of a page: '/publicacoes/1/20' is in the menu as '/publicacoes'. */
const pageOf = (to: string): string => (to.startsWith('/publicacoes/') ? '/publicacoes' : to)

/** Renders only the links that the menu has; other pages would not be found. */
export function Caminhos({ caminhos }: { caminhos: readonly Caminho[] }) {
  const { menu, exercicio } = useContexto()
  const isPosition = useBase().bases.includes('posicao')
  const offered = caminhos.filter(({ to }) => isInMenu(menu, pageOf(to)))
  if (offered.length === 0) return null
  return (
    <ul className={`${styles.links} no-print`}>
      {offered.map(({ to, label, noAno }) => (
        <li key={to}>
          <PortalLink to={noAno && !isPosition ? withQuery(to, { dataFinal: lastDayOf(exercicio) }) : to}>
            {noAno && !isPosition ? `${label} até o fim do ano` : label}
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}

/** Message for an empty block; health, for example, may be in the budget of a fund. */
const NADA = 'Nada publicado por esta entidade; outra do município pode ser a responsável.'

function Variacao({
  agora,
  antes,
  ano,
  isPosition,
}: {
  agora: number
  antes: number
  ano: number
  isPosition: boolean
}) {
  const change = agora - antes
  const direction = change < 0 ? 'down' : 'up'
  const part = partOf(Math.abs(change), antes)
  if (part === undefined) return null
  return (
    <p className={styles.change} data-direction={direction}>
      <span aria-hidden="true">{change < 0 ? '▼ ' : '▲ '}</span>
      {unbroken(part)} {change < 0 ? 'a menos' : 'a mais'} que{' '}
      {isPosition ? `o que se sabia de ${ano - 1} um ano antes` : `no mesmo período de ${ano - 1}`}:{' '}
      {unbroken(reais(String(antes)))}
    </p>
  )
}

export interface Comparado {
  /** The figure compared with the budget it is part of, and with itself a year before. */
  readonly valor: string
  readonly de: string
  /** What has happened to that part of the budget: "empenhado". */
  readonly feito: string
  /** Where each figure that may be compared has its value of a year before. */
  readonly antes: Readonly<Record<string, string>>
}

interface BlocoProps {
  title: string
  call: string
  fields: Fields
  /** Names of the figures of the default basis; under another, their counterparts are shown. */
  shown: readonly string[]
  comparado: Comparado
  caminhos: readonly Caminho[]
  /** Whether the block is of the whole entity and not of a part of it, such as health. */
  whole: boolean
}

/** Returns a figure under its name, linked to the list that proves it where it is of the whole entity. */
function pairOf(name: string, field: Field | undefined, data: Row, whole: boolean, exercicio: number): Pair[] {
  if (!field?.figure) return []
  const { figure } = field
  const day = figure.time === 'posicao' ? data.ultimoFato : data.posicao
  const until = day === undefined ? undefined : String(day)
  const proof = (
    <span data-figure={figure.id}>
      <Prova to={proofOf(figure, exercicio)} value={data[name]} />
    </span>
  )
  return [
    {
      name,
      label: figure.name,
      help: helpOf(whole ? explained(figure) : { ...field, label: figure.name }),
      value: whole ? proof : unbroken(reais(data[name])),
      note: basisInWords(figure, { exercicio, period: {}, until }),
    },
  ]
}

function Valores({
  data,
  fields,
  shown,
  whole,
  comparado,
}: { data: Row } & Pick<BlocoProps, 'fields' | 'shown' | 'comparado' | 'whole'>) {
  const { exercicio } = useContexto()
  const { bases } = useBase()
  const known = [...new Set(shown.map((name) => nameUnder(fields, name, bases)))].filter(
    (name) => data[name] !== undefined,
  )
  const valor = nameUnder(fields, comparado.valor, bases)
  const de = nameUnder(fields, comparado.de, bases)
  const antes = comparado.antes[valor]
  const part = partOf(data[valor], String(data[de] ?? 0))
  if (known.every((name) => Number(data[name] ?? 0) === 0)) return <p>{NADA}</p>
  return (
    <>
      <Pairs pairs={known.flatMap((name) => pairOf(name, fields[name], data, whole, exercicio))} />
      {part && (
        <p>
          {unbroken(part)} {fields[de]?.figure?.ofIt} já foi {comparado.feito}.
        </p>
      )}
      {antes !== undefined && data[antes] !== undefined && (
        <Variacao
          agora={Number(data[valor])}
          antes={Number(data[antes])}
          ano={exercicio}
          isPosition={fields[valor]?.figure?.time === 'posicao'}
        />
      )}
    </>
  )
}

export function Bloco({ title, call, fields, shown, comparado, caminhos, whole }: BlocoProps) {
  const id = useId()
  const { entidade, exercicio } = useContexto()
  const answer = useAnswer<Row>(withQuery(call, { entidade: entidade.id, exercicio }))
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Answered answer={answer} failure={texts.semGrafico}>
        {(data) => <Valores data={data} fields={fields} shown={shown} comparado={comparado} whole={whole} />}
      </Answered>
      <Caminhos caminhos={caminhos} />
      {answer.data && <Baixar call={call} of={title.toLowerCase()} />}
    </section>
  )
}
