// Renders the form that finds a process by its number, year and password.
import { withQuery } from '@portal/kit/link'
import { violationsOf, type FieldRule } from '@portal/kit/validacao'
import { useRef } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import buttons from '../../../ui/button.module.css'
import { TextField, type FormFieldProps } from '../../../ui/form-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { maskInteger } from '../../../ui/mask.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { Avisos } from './aviso.tsx'
import styles from './protocolo.module.css'

const CAMPOS = {
  numero: { label: 'Número', required: true, max: 9 },
  ano: { label: 'Ano', required: true, max: 4 },
  senha: { label: 'Senha', required: true, max: 60 },
} as const satisfies Record<string, FieldRule>

type CampoProtocolo = keyof typeof CAMPOS
export type Protocolo = Readonly<Record<CampoProtocolo, string>>

interface ProtocoloFormProps {
  value: Protocolo
  onChange: (value: Protocolo) => void
  onAsked: (value: Protocolo) => void
  busy: boolean
}

export const protocoloAddress = ({ numero, ano }: Omit<Protocolo, 'senha'>): string =>
  withQuery('/esic', { numero, ano })

export function ProtocoloForm({ value, onChange, onAsked, busy }: ProtocoloFormProps) {
  const place = useRef<HTMLFormElement>(null)
  const problems = useProblems(place)
  const hydrated = useHydrated()
  const campo = (name: CampoProtocolo): Pick<FormFieldProps, 'name' | 'rule' | 'value' | 'onChange' | 'problem'> => ({
    name,
    rule: CAMPOS[name],
    value: value[name],
    problem: problems.of(name),
    onChange: (typed) => {
      problems.forget(name)
      onChange({ ...value, [name]: typed })
    },
  })
  const ask = (): void => {
    if (busy) return
    const violations = violationsOf<CampoProtocolo>(CAMPOS, value)
    problems.show(violations)
    if (violations.length === 0) onAsked(value)
  }
  return (
    <form
      ref={place}
      className={`${styles.form} no-print`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <div className={styles.fields}>
        <TextField {...campo('numero')} mask={maskInteger} inputMode="numeric" maxLength={9} />
        <TextField {...campo('ano')} mask={maskInteger} inputMode="numeric" maxLength={4} />
        <TextField
          {...campo('senha')}
          className={styles.senha}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
      </div>
      <Avisos problems={problems.sentence} />
      <div>
        <button type="submit" className={buttons.primary} disabled={!hydrated} aria-disabled={busy || undefined}>
          <Icon name="search" />
          Consultar
        </button>
      </div>
    </form>
  )
}
