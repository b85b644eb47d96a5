// Renders one filter of the form: its label, the input for its kind, and the message when its value is invalid.
import type { Filter, ValueKind } from '@portal/kit/filters'
import { MESES } from '@portal/kit/formats'
import type { Contexto } from '@portal/kit/list'
import { MAX_CODE, MAX_TEXT } from '@portal/kit/read-filter'
import { texts } from '@portal/kit/texts'
import { withQuery } from '@portal/kit/link'
import { useId, useState, type ChangeEvent, type ComponentType } from 'react'
import { useAnswer } from '../../shell/context/answers.ts'
import { notify } from '../../api/notifier.ts'
import { useTypedEarly } from '../../ui/use-typed-early.ts'
import { DateInput, DocumentInput, IntegerInput } from '../../ui/masked-input.tsx'
import { useOptions } from './options.ts'
import styles from './filter-panel.module.css'

interface InputProps {
  id: string
  name: string
  defaultValue: string
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}

/** State of a select whose options depend on other selects of the same form (see use-cascade.ts). */
export interface Chained {
  picked: string
  above: readonly [name: string, value: string][]
  onPick: (value: string) => void
}

interface KindInputProps {
  filter: Filter
  contexto: Contexto
  input: InputProps
  chained?: Chained | undefined
}

function TextKind({ filter, contexto, input }: KindInputProps) {
  const [typed, setTyped] = useState<string>()
  const from = filter.operator === 'contains' ? filter.suggest : undefined
  const { data } = useAnswer<{ id: string }[]>(
    from && typed !== undefined ? withQuery(from, { ...contexto, descricao: typed }) : undefined,
    { keepPrevious: true },
  )
  if (!from) return <input {...input} type="text" autoComplete="off" maxLength={MAX_TEXT} />
  return (
    <>
      <input
        {...input}
        type="text"
        autoComplete="off"
        maxLength={MAX_TEXT}
        list={`${input.id}-list`}
        onFocus={(event) => setTyped(event.currentTarget.value)}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={`${input.id}-list`}>
        {data?.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </datalist>
    </>
  )
}

const CodeKind = ({ input }: KindInputProps) => <input {...input} type="text" autoComplete="off" maxLength={MAX_CODE} />

const MoneyKind = ({ input }: KindInputProps) => (
  <input {...input} type="text" inputMode="decimal" autoComplete="off" placeholder="R$ 0,00" maxLength={25} />
)

const NumeroAnoKind = ({ input }: KindInputProps) => (
  <input {...input} type="text" autoComplete="off" placeholder="1/2015" maxLength={14} />
)

const IntegerKind = ({ input }: KindInputProps) => <IntegerInput {...input} />

const DocumentoKind = ({ input }: KindInputProps) => <DocumentInput {...input} />

const DateKind = ({ input }: KindInputProps) => (
  <DateInput {...input} onInvalid={() => notify('alert', texts.dataInvalida)} />
)

function ChoiceKind({ filter, contexto, input, chained }: KindInputProps) {
  const { options, failed, busy } = useOptions(filter.of === 'choice' ? filter.options : [], contexto, chained?.above)
  const { defaultValue, ...rest } = input
  const value = chained?.picked ?? defaultValue
  const unknown = value !== '' && !options?.some((option) => option.value === value)
  const field = useTypedEarly<HTMLSelectElement>(value, (early) => chained?.onPick(early))
  const chosen = chained
    ? { value, onChange: (event: ChangeEvent<HTMLSelectElement>) => chained.onPick(event.currentTarget.value) }
    : { defaultValue }
  return (
    <select
      key={chained || options ? 'known' : 'unknown'}
      {...rest}
      {...chosen}
      ref={field}
      aria-busy={busy || undefined}
    >
      <option value="">
        {failed ? 'Opções indisponíveis agora' : busy && !options ? texts.buscandoRegistros : texts.selecione}
      </option>
      {unknown && <option value={value}>{value}</option>}
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

const MonthKind = ({ input }: KindInputProps) => (
  <select {...input}>
    <option value="">{texts.selecione}</option>
    {MESES.map((nome, index) => (
      <option key={nome} value={index + 1}>
        {nome}
      </option>
    ))}
  </select>
)

const CheckboxKind = ({ input: { defaultValue, ...input } }: KindInputProps) => (
  <input {...input} type="checkbox" value="true" defaultChecked={defaultValue === 'true'} />
)

const inputs: Record<ValueKind, ComponentType<KindInputProps>> = {
  text: TextKind,
  words: TextKind,
  documento: DocumentoKind,
  integer: IntegerKind,
  numeroAno: NumeroAnoKind,
  code: CodeKind,
  date: DateKind,
  money: MoneyKind,
  month: MonthKind,
  choice: ChoiceKind,
  flag: CheckboxKind,
}

interface FilterFieldProps {
  name: string
  filter: Filter
  contexto: Contexto
  defaultValue: string
  problem: string | undefined
  chained: Chained | undefined
}

export function FilterField({ name, filter, contexto, defaultValue, problem, chained }: FilterFieldProps) {
  const id = useId()
  const Input = inputs[filter.of]
  const input: InputProps = {
    id,
    name,
    defaultValue,
    'aria-invalid': problem ? true : undefined,
    'aria-required': filter.required,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={styles.field} data-kind={filter.of}>
      <label htmlFor={id}>
        {filter.label}
        {filter.required && ' (obrigatório)'}
      </label>
      <Input filter={filter} contexto={contexto} input={input} chained={chained} />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
