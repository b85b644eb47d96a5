// The place in a form where it speaks: always there, so that what appears in it is said aloud.
import buttons from '../../../ui/button.module.css'
import { FormNotice, type NoticeLevel } from '../../../ui/form-notice.tsx'
import styles from './formulario.module.css'

export interface Aviso {
  level: NoticeLevel
  text: string
}

interface AvisosProps {
  /** What is wrong with the fields, in one line. */
  problems: string
  aviso?: Aviso | undefined
  /** The answer to a sending was lost. */
  incerto?: boolean
  /** Makes of what is written another sending. */
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
