// Renders a form's messages in live regions that are always present, so that screen readers announce what appears in
// them.
import buttons from '../../../ui/button.module.css'
import { FormNotice, type NoticeLevel } from '../../../ui/form-notice.tsx'
import styles from './formulario.module.css'

export interface Aviso {
  level: NoticeLevel
  text: string
}

interface AvisosProps {
  /** The problems of the fields, in one line. */
  problems: string
  aviso?: Aviso | undefined
  /** The response to a submission was lost. */
  incerto?: boolean
  /** Turns the draft into another submission, with a new key. */
  onChange?: () => void
}

export function Avisos({ problems, aviso, incerto = false, onChange }: AvisosProps) {
  return (
    <div className={styles.live}>
      <div role="alert">
        {problems && (
          <FormNotice level="error">
            <p>{problems}</p>
          </FormNotice>
        )}
        {incerto && (
          <FormNotice level="alert">
            <p>
              Não sabemos se o envio chegou: a conexão caiu antes da resposta. Envie de novo sem mudar nada; o mesmo
              envio nunca é registrado duas vezes.
            </p>
            <button type="button" className={buttons.quiet} onClick={onChange}>
              Mudar o que escrevi
            </button>
          </FormNotice>
        )}
      </div>
      <div role="status">
        {aviso && (
          <FormNotice level={aviso.level}>
            <p>{aviso.text}</p>
          </FormNotice>
        )}
      </div>
    </div>
  )
}
