// Notices a browser that translates the page; few do, and what that needs is fetched then.

/** The portal writes none of these. */
export const isTranslation = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'

export const watchTranslation = (root: Node): void =>
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isTranslation))) return
    void import('./guard.ts').then(
      ({ noteReplaced }) => records.forEach(noteReplaced),
      () => undefined,
    )
  }).observe(root, { childList: true, subtree: true })
