// Step 2: the requester. The name of someone registered cannot be changed here.
import { ESCOLARIDADES, SEXOS } from '@portal/catalog/atendimento/solicitacao'
import { texts } from '@portal/kit/texts'
import { SelectField, TextField } from '../../../ui/form-field.tsx'
import { maskDate, maskPhone } from '../../../ui/mask.ts'
import { CampoCadastrado, campoOf, type PassoProps } from './campo.tsx'
import styles from './formulario.module.css'
import { isPessoaFisica, travado } from './rascunho.ts'

const NOME_TRAVADO = 'Já cadastrado. O nome só pode ser mudado no atendimento.'

export function PassoPessoa(props: PassoProps) {
  const campo = campoOf(props)
  const nome = travado(props.rascunho, 'nome')
  return (
    <div className={styles.fields}>
      {nome === undefined ? (
        <TextField {...campo('nome')} className={styles.wide} autoComplete="name" />
      ) : (
        <TextField {...campo('nome')} className={styles.wide} value={nome} readOnly hint={NOME_TRAVADO} />
      )}
      <CampoCadastrado
        {...props}
        name="email"
        type="email"
        autoComplete="email"
        className={styles.wide}
        spellCheck={false}
      />
      <CampoCadastrado {...props} name="telefone" type="tel" autoComplete="tel" mask={maskPhone} />
      <CampoCadastrado {...props} name="celular" type="tel" autoComplete="tel" mask={maskPhone} />
      {isPessoaFisica(props.rascunho) && (
        <>
          <CampoCadastrado {...props} name="rg" />
          <TextField
            {...campo('dataNascimento')}
            mask={maskDate}
            inputMode="numeric"
            placeholder="dd/mm/aaaa"
            maxLength={10}
          />
          <SelectField {...campo('sexo')}>
            <option value="">{texts.selecione}</option>
            {SEXOS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField {...campo('escolaridade')}>
            <option value="">{texts.selecione}</option>
            {ESCOLARIDADES.map(({ id, descricao }) => (
              <option key={id} value={id}>
                {descricao}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  )
}
