// Inputs that punctuate what is typed: dates 00/00/0000, CPF and CNPJ (with letters too) and whole numbers.
import type { ComponentProps, FocusEvent } from 'react'
import { parseDate } from '@portal/kit/formats'
import { maskDate, maskDocumento, maskInteger, onMaskedInput } from './mask.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'onInput' | 'onBlur'>

const onDateInput = onMaskedInput(maskDate)
const onDocumentInput = onMaskedInput(maskDocumento)
const onIntegerInput = onMaskedInput(maskInteger)

/** `onInvalid` is called on blur if the typed date does not exist. */
export function DateInput({ onInvalid, ...props }: Omit<InputProps, 'onInvalid'> & { onInvalid: () => void }) {
  const onBlur = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    if (value !== '' && !parseDate(value)) onInvalid()
  }
  return (
    <input
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      maxLength={10}
      onInput={onDateInput}
      onBlur={onBlur}
    />
  )
}

export function DocumentInput(props: InputProps) {
  return (
    <input
      {...props}
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={18}
      onInput={onDocumentInput}
    />
  )
}

export function IntegerInput(props: InputProps) {
  return <input {...props} type="text" inputMode="numeric" autoComplete="off" maxLength={10} onInput={onIntegerInput} />
}
