// Renders a field of the request. One the city already has registered is shown locked, partly hidden, with a button to
// change it.
import { CAMPOS, type Campo } from '@portal/catalog/atendimento/solicitacao'
import type { ComponentProps } from 'react'
import { TextField, type FormFieldProps } from '../../../ui/form-field.tsx'
import type { Problems } from '../../../ui/use-problems.ts'
import styles from './formulario.module.css'
import { cadastrados, travado, type Rascunho } from './rascunho.ts'

export interface PassoProps {
  rascunho: Rascunho
  /** An undefined value restores the registered one. */
  escrever: (part: Readonly<Partial<Record<Campo, string | undefined>>>) => void
  problems: Problems
}

export const campoOf =
  ({ rascunho, escrever, problems }: PassoProps) =>
  (name: Campo): Pick<FormFieldProps, 'name' | 'rule' | 'value' | 'onChange' | 'problem'> => ({
    name,
    rule: CAMPOS[name],
    value: rascunho.form[name] ?? '',
    onChange: (value) => escrever({ [name]: value }),
    problem: problems.of(name),
  })

type CampoProps = PassoProps & { name: Campo } & Omit<ComponentProps<typeof TextField>, keyof FormFieldProps>

export function CampoCadastrado({ name, rascunho, escrever, problems, mask, ...rest }: CampoProps) {
  const props = campoOf({ rascunho, escrever, problems })(name)
  const locked = travado(rascunho, name)
  if (locked !== undefined) {
    const hint = (
      <span className={styles.locked}>
        Já cadastrado.
        <button type="button" className={styles.inline} onClick={() => escrever({ [name]: '' })}>
          Alterar<span className="visually-hidden"> {props.rule.label}</span>
        </button>
      </span>
    )
    return <TextField {...props} {...rest} value={locked} readOnly hint={hint} />
  }
  const isRegistered = rascunho.cadastro && cadastrados(rascunho.cadastro)[name] !== undefined
  const keep = isRegistered && (
    <button type="button" className={styles.inline} onClick={() => escrever({ [name]: undefined })}>
      Manter o que já está cadastrado
    </button>
  )
  return <TextField {...props} {...rest} {...(mask && { mask })} hint={keep} />
}
