// Renders, in one quiet line beside the figures of a screen, on which basis they are, and folded in it the links to the
// others. Each link keeps the rest of the address.
import { BASE } from '@portal/kit/link'
import { BASES, writeBase, type Base } from '@portal/kit/base'
import { baseInWords, figureUnder, type Figure } from '@portal/kit/figure'
import { Fragment, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { announce } from '../../shell/notices/announcer.ts'
import styles from './base-line.module.css'
import { useBase } from './use-base.ts'

interface Choice {
  readonly of: string
  readonly usual: string
  readonly other: string
}

const CHOICES: Readonly<Record<Base, Choice>> = {
  posicao: {
    of: 'Empenhos do ano',
    usual: 'o que houve até o fim dele',
    other: 'tudo o que se sabe até hoje, mesmo de depois',
  },
  inicial: { of: 'Orçamento', usual: 'atualizado', other: 'inicial, como foi aprovado' },
  bruto: { of: 'Receita', usual: 'menos as deduções', other: 'antes das deduções' },
}

const without = (bases: readonly Base[], base: Base): Base[] => bases.filter((each) => each !== base)

function Choices({ base, bases }: { base: Base; bases: readonly Base[] }) {
  const { pathname, search } = useLocation()
  const { of, usual, other } = CHOICES[base]
  const addressWith = (asked: readonly Base[]): string => {
    const query = new URLSearchParams(search)
    const written = writeBase(asked)
    if (written === undefined) query.delete(BASE)
    else query.set(BASE, written)
    return `${pathname}?${query}`
  }
  const isOther = bases.includes(base)
  return (
    <li>
      {of}:{' '}
      {[
        { label: usual, asked: without(bases, base), isChosen: !isOther },
        { label: other, asked: [...bases, base], isChosen: isOther },
      ].map(({ label, asked, isChosen }, at) => (
        <Fragment key={label}>
          {at > 0 && ' ou '}
          <PortalLink to={addressWith(asked)} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
            {label}
          </PortalLink>
        </Fragment>
      ))}
    </li>
  )
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

interface BaseLineProps {
  /** The figures of the screen: what changes none of them is not offered. */
  figures: readonly Figure[]
  /** The day of the newest fact of the year, and of all that is known of its commitments. */
  until: { readonly ano: string | undefined; readonly posicao: string | undefined }
}

export function BaseLine({ figures, until }: BaseLineProps) {
  const { exercicio } = useContexto()
  const { bases, unknown } = useBase()
  const words = baseInWords(bases, {
    exercicio,
    period: {},
    until: bases.includes('posicao') ? until.posicao : until.ano,
  })
  const offered = BASES.filter((base) => figures.some((figure) => figureUnder(figure, [base]) !== figure))
  const [first, ...others] = offered.map((base) => words[base]).filter(Boolean)
  const said = [first, ...others].join(' · ')
  const shown = useRef(bases)
  useEffect(() => {
    if (shown.current !== bases) announce(`Base: ${said}.`)
    shown.current = bases
  }, [bases, said])
  if (first === undefined) return null
  return (
    <div className={styles.base}>
      {unknown.length > 0 && (
        <p className={styles.unknown} role="status">
          O endereço pede uma base que o portal não conhece, {quoted(unknown)}: estes são os números da base de sempre.
        </p>
      )}
      <details>
        <summary>
          <span>
            Base: {first}
            <span className={styles.others}>{others.map((other) => ` · ${other}`)}</span>
          </span>
          <span className={`${styles.change} no-print`}>mudar</span>
        </summary>
        <ul className="no-print">
          {offered.map((base) => (
            <Choices key={base} base={base} bases={bases} />
          ))}
        </ul>
      </details>
    </div>
  )
}
