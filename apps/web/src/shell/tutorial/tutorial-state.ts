// Remembers whether the visitor has seen or refused the tutorial; if so, the invitation is hidden before the first
// paint.
import { TUTORIAL_KEY } from '../../start-keys.ts'
import { readStored, writeStored } from '../../storage.ts'
import { openPanel } from '../panels/panels.ts'

export const startTutorial = (): void => openPanel('tutorial')

export function restoreTutorial(): void {
  if (readStored('local', TUTORIAL_KEY)) document.documentElement.dataset.tutorial = 'visto'
}

export function neverAgain(): void {
  writeStored('local', TUTORIAL_KEY, 'visto')
  document.documentElement.dataset.tutorial = 'visto'
}
