// Step 4: the request and how the answer should be delivered; an appeal has only this step.
import type { ArquivoEnviado, FormularioAberto } from '@portal/catalog/atendimento/processo'
import { CAMPOS, formasRecebimento, type TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { formatInteger } from '@portal/kit/formats'
import { LongTextField, SelectField, TextField, type FormFieldProps } from '../../../ui/form-field.tsx'
import { Anexos } from './anexos.tsx'
import styles from './formulario.module.css'

export type CampoDoPedido = 'assunto' | 'digitacao' | 'formaRecebimento'

interface PassoPedidoProps {
  campo: (name: CampoDoPedido) => Pick<FormFieldProps, 'name' | 'rule' | 'value' | 'onChange' | 'problem'>
  /** Type of requester, which decides how the answer may be delivered. */
  tipo: TipoSolicitacao
  arquivos: readonly ArquivoEnviado[]
  onArquivos: (change: (arquivos: readonly ArquivoEnviado[]) => readonly ArquivoEnviado[]) => void
  aberto: FormularioAberto | undefined
  problemOf: (field: string) => string | undefined
  hint: string
}

/** The remaining characters are shown once fewer than this are left. */
const NEAR = 1000

function leftOf(text: string): string {
  const left = CAMPOS.digitacao.max - text.length
  if (left > NEAR) return ''
  return left < 0
    ? ` Passou ${formatInteger(-left)} caracteres do limite.`
    : ` Restam ${formatInteger(left)} caracteres.`
}

export function PassoPedido({ campo, tipo, arquivos, onArquivos, aberto, problemOf, hint }: PassoPedidoProps) {
  const digitacao = campo('digitacao')
  return (
    <div className={styles.fields}>
      <TextField {...campo('assunto')} className={styles.wide} hint="Em poucas palavras." />
      <LongTextField
        {...digitacao}
        className={styles.wide}
        hint={`${hint} ${textosEsic.semDadosPessoais}${leftOf(digitacao.value)}`}
      />
      <SelectField {...campo('formaRecebimento')} className={styles.wide}>
        {formasRecebimento(tipo).map((forma) => (
          <option key={forma} value={forma}>
            {forma}
          </option>
        ))}
      </SelectField>
      <div className={styles.wide}>
        <Anexos
          arquivos={arquivos}
          onAdded={(arquivo) => onArquivos((all) => [...all, arquivo])}
          onRemoved={(ficha) => onArquivos((all) => all.filter((each) => each.ficha !== ficha))}
          limits={aberto?.anexos}
          problem={problemOf('arquivos')}
        />
      </div>
    </div>
  )
}
