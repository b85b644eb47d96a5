// Step 3: the address, required in full or not at all; the registered one stays unless another is given.
import { UFS, type Campo } from '@portal/catalog/atendimento/solicitacao'
import { texts } from '@portal/kit/texts'
import { SelectField, TextField } from '../../../ui/form-field.tsx'
import buttons from '../../../ui/button.module.css'
import { maskCep } from '../../../ui/mask.ts'
import { campoOf, type PassoProps } from './campo.tsx'
import styles from './formulario.module.css'
import { cadastrados, CAMPOS_ENDERECO, temOutroEndereco } from './rascunho.ts'

const all = (value: string | undefined): Partial<Record<Campo, string | undefined>> =>
  Object.fromEntries(CAMPOS_ENDERECO.map((campo) => [campo, value]))

function EnderecoCadastrado({ rascunho, escrever, problems }: PassoProps) {
  const campo = campoOf({ rascunho, escrever, problems })
  const values = rascunho.cadastro ? cadastrados(rascunho.cadastro) : {}
  return (
    <>
      <p>Este endereço já está cadastrado. Por segurança, parte dele não é mostrada.</p>
      <div className={styles.fields}>
        {CAMPOS_ENDERECO.filter((name) => values[name] !== undefined).map((name) => (
          <TextField key={name} {...campo(name)} value={values[name] ?? ''} readOnly />
        ))}
      </div>
      <div>
        <button type="button" className={buttons.secondary} onClick={() => escrever(all(''))}>
          Usar outro endereço
        </button>
      </div>
    </>
  )
}

export function PassoEndereco(props: PassoProps) {
  const { rascunho, escrever } = props
  const campo = campoOf(props)
  const isRegistered = (rascunho.cadastro?.enderecos.length ?? 0) > 0
  if (isRegistered && !temOutroEndereco(rascunho)) return <EnderecoCadastrado {...props} />
  return (
    <>
      {isRegistered ? (
        <div>
          <button type="button" className={buttons.secondary} onClick={() => escrever(all(undefined))}>
            Manter o endereço já cadastrado
          </button>
        </div>
      ) : (
        <p>Deixe tudo em branco se não quiser informar um endereço. Se começar a preencher, vá até o fim.</p>
      )}
      <div className={styles.fields}>
        <TextField {...campo('cep')} mask={maskCep} inputMode="numeric" maxLength={9} autoComplete="postal-code" />
        <TextField {...campo('logradouro')} autoComplete="address-line1" className={styles.wide} />
        <TextField {...campo('numero')} />
        <TextField {...campo('complemento')} autoComplete="address-line2" />
        <TextField {...campo('bairro')} autoComplete="address-level3" />
        <TextField {...campo('cidade')} autoComplete="address-level2" />
        <SelectField {...campo('uf')} autoComplete="address-level1">
          <option value="">{texts.selecione}</option>
          {UFS.map((uf) => (
            <option key={uf} value={uf}>
              {uf}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}
