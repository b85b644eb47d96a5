// Renders a form field: label, hint and error message, all linked to the input for screen readers.
import type { FieldRule } from '@portal/kit/validacao'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { onMaskedInput, type Mask } from './mask.ts'
import { useTypedEarly } from './use-typed-early.ts'
import styles from './form-field.module.css'

interface InputProps {
  id: string
  name: string
  'aria-required': boolean | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

export interface FormFieldProps {
  name: string
  rule: Pick<FieldRule, 'label' | 'required'>
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  hint?: ReactNode
}

interface FrameProps extends Pick<FormFieldProps, 'name' | 'rule' | 'problem' | 'hint'> {
  className?: string | undefined
  children: (input: InputProps) => ReactNode
}

/** Marks the optional fields, since most are required. */
function Frame({ name, rule, problem, hint, className = '', children }: FrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const input: InputProps = {
    id,
    name,
    'aria-required': rule.required || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {rule.label}
        {!rule.required && <span className={styles.optional}> (opcional)</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children(input)}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

type OwnProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  keyof InputProps | keyof FormFieldProps | 'onInput' | 'ref'
>

export function TextField({
  name,
  rule,
  value,
  onChange,
  problem,
  hint,
  mask,
  className,
  ...rest
}: FormFieldProps & OwnProps<'input'> & { mask?: Mask }) {
  const field = useTypedEarly<HTMLInputElement>(value, onChange)
  return (
    <Frame {...{ name, rule, problem, hint, className }}>
      {(input) => (
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...input}
          ref={field}
          value={value}
          onInput={mask && onMaskedInput(mask)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Frame>
  )
}

export function LongTextField({
  name,
  rule,
  value,
  onChange,
  problem,
  hint,
  className,
  ...rest
}: FormFieldProps & OwnProps<'textarea'>) {
  const field = useTypedEarly<HTMLTextAreaElement>(value, onChange)
  return (
    <Frame {...{ name, rule, problem, hint, className }}>
      {(input) => (
        <textarea
          rows={8}
          {...rest}
          {...input}
          ref={field}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Frame>
  )
}

export function SelectField({
  name,
  rule,
  value,
  onChange,
  problem,
  hint,
  className,
  children,
  ...rest
}: FormFieldProps & OwnProps<'select'>) {
  const field = useTypedEarly<HTMLSelectElement>(value, onChange)
  return (
    <Frame {...{ name, rule, problem, hint, className }}>
      {(input) => (
        <select
          {...rest}
          {...input}
          ref={field}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {children}
        </select>
      )}
    </Frame>
  )
}
