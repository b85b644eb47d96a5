// Step 1: identified or anonymous, and the document used to look up a registration.
import { TIPOS_SOLICITACAO, type TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import { useId } from 'react'
import { TextField } from '../../../ui/form-field.tsx'
import { useTypedEarly } from '../../../ui/use-typed-early.ts'
import { maskDocumento } from '../../../ui/mask.ts'
import { campoOf, type PassoProps } from './campo.tsx'
import styles from './formulario.module.css'

const explained: Readonly<Record<TipoSolicitacao, string>> = {
  I: 'Você informa quem é e escolhe como receber a resposta.',
  A: 'Ninguém saberá quem pediu. A resposta fica no portal, com o número e a senha do pedido.',
}

export function PassoTipo({
  escolher,
  anonima,
  ...props
}: PassoProps & { escolher: (tipo: TipoSolicitacao) => void; anonima: boolean }) {
  const id = useId()
  const { tipo } = props.rascunho
  const choice = useTypedEarly<HTMLFieldSetElement>(tipo, (picked) => escolher(picked as TipoSolicitacao))
  return (
    <>
      {anonima && (
        <fieldset ref={choice} className={styles.choice}>
          <legend>Como você quer pedir?</legend>
          {TIPOS_SOLICITACAO.map(({ value, label }) => (
            <div key={value} className={styles.option}>
              <label>
                <input
                  type="radio"
                  name="tipoSolicitacao"
                  value={value}
                  checked={tipo === value}
                  onChange={() => escolher(value)}
                  aria-describedby={`${id}-${value}`}
                />
                {label}
              </label>
              <small id={`${id}-${value}`}>{explained[value]}</small>
            </div>
          ))}
        </fieldset>
      )}
      {tipo === 'I' && (
        <TextField
          {...campoOf(props)('cnpj_cpf')}
          mask={maskDocumento}
          maxLength={18}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </>
  )
}
