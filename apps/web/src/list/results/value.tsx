// Renders a value: figures never wrap, missing values are said in words, and long text is truncated and unfolds.
import type { Field } from '@portal/kit/fields'
import { isNumeric } from '@portal/kit/fields'
import type { Value as RowValue } from '@portal/kit/list'
import { truncate } from '@portal/kit/texto'
import { texts } from '@portal/kit/texts'
import { writeValue } from '@portal/kit/write-value'
import { unbroken } from '../../ui/unbroken.ts'
import { isNegative } from './values.ts'
import styles from './value.module.css'

const LONG_TEXT = 120
const CURRENCY = 'R$ '

function LongText({ text, cut }: { text: string; cut: number }) {
  return (
    <>
      <details className={styles.long}>
        <summary>
          <span className={styles.cut}>{truncate(text, cut)}</span>
          <span className={styles.more}>ver tudo</span>
        </summary>
        <p>{text}</p>
      </details>
      <span className="print-only">{text}</span>
    </>
  )
}

/** Wraps the currency in an element of its own, so that styles can hide it where there is room only for the figure. */
function Money({ written }: { written: string }) {
  const [sign, figure] = written.split(CURRENCY)
  return (
    <>
      {sign}
      <span data-currency>{CURRENCY}</span>
      {figure}
    </>
  )
}

interface ValueProps {
  field: Field
  value: RowValue | undefined
  /** Shows long text whole. */
  whole?: boolean
}

export function Value({ field, value, whole = false }: ValueProps) {
  const written = writeValue(field.kind, value)
  if (written === undefined)
    return <span className={styles.missing}>{field.awaited ? texts.aindaNao : texts.semRegistro}</span>
  if (isNumeric(field.kind)) {
    return (
      <span className={styles.figure} data-negative={isNegative(value) || undefined}>
        {field.kind === 'money' ? <Money written={written} /> : written}
      </span>
    )
  }
  if (field.kind !== 'text') return <span className={styles.unbroken}>{written}</span>
  const [text, cut] = [unbroken(written), field.cut ?? LONG_TEXT]
  return !whole && text.length > cut ? <LongText text={text} cut={cut} /> : text
}
