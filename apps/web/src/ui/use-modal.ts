// The stay of a modal dialog: shown while it is there, and when it leaves the focus goes back to what opened it.
import { useLayoutEffect, type RefObject } from 'react'

const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility({ visibilityProperty: true })

/** Where what opened it is gone, the name of the page is the nearest thing that is always there. */
export function giveFocusBack(trigger: Element | null, options?: FocusOptions): void {
  const target = isThere(trigger) ? trigger : document.querySelector('#conteudo h1')
  if (target instanceof HTMLElement) target.focus(options)
}

/**
 * The clean-up of a layout effect runs while the dialog is still in the page, which is when it can be closed properly.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open = true): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const trigger = document.activeElement
    element.showModal()
    return () => {
      element.close()
      giveFocusBack(trigger, { preventScroll: true })
    }
  }, [dialog, open])
}
