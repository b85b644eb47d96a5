// Renders one block of the year's summary: its figures against the budget and the previous year, and links to its
// pages.
import type { Fields } from '@portal/kit/fields'
import { basisInWords, explained } from '@portal/kit/figure'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { useId } from 'react'
import { Answered } from '../../../list/state/answered.tsx'
import { partOf } from '../../../list/whole/part-of.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { isInMenu } from '../../../shell/navigation/menu.ts'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { Pairs } from '../../../ui/pairs.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import { Baixar } from '../../../list/results/call-file.tsx'
import styles from './dashboard.module.css'
import { reais } from './meses.tsx'
import { helpOf } from '../../../list/results/field-help.tsx'

export interface Caminho {
  readonly to: string
  readonly label: string
  /** The link is limited to the last day of the year, as the blocks are. */
  readonly noAno?: true
}

/** Returns the menu address of a page: '/publicacoes/1/20' is in the menu as '/publicacoes'. */
const pageOf = (to: string): string => (to.startsWith('/publicacoes/') ? '/publicacoes' : to)

/** Renders only the links that the menu has; other pages would not be found. */
export function Caminhos({ caminhos }: { caminhos: readonly Caminho[] }) {
  const { menu, exercicio } = useContexto()
  const offered = caminhos.filter(({ to }) => isInMenu(menu, pageOf(to)))
  if (offered.length === 0) return null
  return (
    <ul className={`${styles.links} no-print`}>
      {offered.map(({ to, label, noAno }) => (
        <li key={to}>
          <PortalLink to={noAno ? withQuery(to, { dataFinal: `${exercicio}-12-31` }) : to}>{label}</PortalLink>
        </li>
      ))}
    </ul>
  )
}

/** Message for an empty block; health, for example, may be in the budget of a fund. */
const NADA = 'Nada publicado por esta entidade; outra do município pode ser a responsável.'

function Variacao({ agora, antes, ano }: { agora: number; antes: number; ano: number }) {
  const change = agora - antes
  const direction = change < 0 ? 'down' : 'up'
  const part = partOf(Math.abs(change), antes)
  if (part === undefined) return null
  return (
    <p className={styles.change} data-direction={direction}>
      <span aria-hidden="true">{change < 0 ? '▼ ' : '▲ '}</span>
      {unbroken(part)} {change < 0 ? 'a menos' : 'a mais'} que no mesmo período de {ano - 1}:{' '}
      {unbroken(reais(String(antes)))}
    </p>
  )
}

interface BlocoProps {
  title: string
  call: string
  fields: Fields
  /** The figure compared with the budget it is part of, and with itself a year before. */
  comparado: { readonly valor: string; readonly de: string; readonly antes: string; readonly verbo: string }
  caminhos: readonly Caminho[]
  /** Whether the block is of the whole entity and not of a part of it, such as health. */
  whole: boolean
}

function Valores({
  data,
  fields,
  whole,
  comparado: { valor, de, antes, verbo },
}: { data: Row } & Pick<BlocoProps, 'fields' | 'comparado' | 'whole'>) {
  const { exercicio } = useContexto()
  const shown = Object.entries(fields).filter(
    ([name, { kind }]) => kind === 'money' && name !== antes && data[name] !== undefined,
  )
  const part = partOf(data[valor], String(data[de] ?? 0))
  const until = data.posicao === undefined ? undefined : String(data.posicao)
  if (shown.every(([name]) => Number(data[name] ?? 0) === 0)) return <p>{NADA}</p>
  return (
    <>
      <Pairs
        pairs={shown.map(([name, field]) => ({
          name,
          label: field.label,
          help: helpOf(whole && field.figure ? explained(field.figure) : field),
          value: <span data-figure={whole ? field.figure?.id : undefined}>{unbroken(reais(data[name]))}</span>,
          note: field.figure && basisInWords(field.figure, { exercicio, period: {}, until }),
        }))}
      />
      {part && (
        <p>
          {unbroken(part)} {verbo}.
        </p>
      )}
      {data[antes] !== undefined && (
        <Variacao agora={Number(data[valor])} antes={Number(data[antes])} ano={exercicio} />
      )}
    </>
  )
}

export function Bloco({ title, call, fields, comparado, caminhos, whole }: BlocoProps) {
  const id = useId()
  const { entidade, exercicio } = useContexto()
  const answer = useAnswer<Row>(withQuery(call, { entidade: entidade.id, exercicio }))
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Answered answer={answer} failure={texts.semGrafico}>
        {(data) => <Valores data={data} fields={fields} comparado={comparado} whole={whole} />}
      </Answered>
      <Caminhos caminhos={caminhos} />
      {answer.data && <Baixar call={call} of={title.toLowerCase()} />}
    </section>
  )
}
