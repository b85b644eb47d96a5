// Offers the guided tour to visitors who have not taken it; hidden before the first paint once refused or finished.
import type { MouseEvent } from 'react'
import { neverAgain, startTutorial } from '../../../shell/tutorial/tutorial-state.ts'
import { giveFocusBack } from '../../../ui/use-modal.ts'
import styles from './tutorial-invitation.module.css'

export function TutorialInvitation() {
  const refuse = (event: MouseEvent): void => {
    neverAgain()
    giveFocusBack(event.currentTarget as Element)
  }
  return (
    <p className={`${styles.invitation} needs-script`}>
      <span>Primeira vez aqui?</span>
      <button type="button" onClick={startTutorial}>
        Veja como usar o portal
      </button>
      <button type="button" onClick={refuse}>
        Não mostrar novamente
      </button>
    </p>
  )
}
