// Opens a modal dialog while its component is mounted, and returns focus to what opened it.
import { useLayoutEffect, type RefObject } from 'react'

const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility({ visibilityProperty: true })

/** Focuses what opened the dialog; if that is gone, the page's heading, which is always there. */
export function giveFocusBack(trigger: Element | null, options?: FocusOptions): void {
  const target = isThere(trigger) ? trigger : document.querySelector('#conteudo h1')
  if (target instanceof HTMLElement) target.focus(options)
}

/** The clean-up of a layout effect runs while the dialog is still in the page, so it can still be closed. */
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
