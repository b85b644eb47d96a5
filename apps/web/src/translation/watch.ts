// Detects a browser translating the page, and only then loads the guard.

/** Returns whether a node is a FONT element, which only translators add. */
export const isTranslation = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'

export const watchTranslation = (root: Node): void =>
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isTranslation))) return
    void import('./guard.ts').then(
      ({ noteReplaced }) => records.forEach(noteReplaced),
      () => undefined,
    )
  }).observe(root, { childList: true, subtree: true })
