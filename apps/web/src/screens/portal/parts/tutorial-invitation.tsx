// Offers the guided tour to whoever has not taken it; hidden before the first paint once refused or finished.
import { neverAgain, startTutorial } from '../../../shell/tutorial/tutorial-state.ts'
import styles from './tutorial-invitation.module.css'

export function TutorialInvitation() {
  return (
    <p className={`${styles.invitation} needs-script`}>
      <span>Primeira vez aqui?</span>
      <button type="button" onClick={startTutorial}>
        Veja como usar o portal
      </button>
      <button type="button" onClick={neverAgain}>
        Não mostrar novamente
      </button>
    </p>
  )
}
