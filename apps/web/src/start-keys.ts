// Names the first HTML and the browser agree on.

/** The element that holds what the browser starts from. */
export const START_ID = 'inicio'
/** The element that says where the code of the first screen lies. */
export const SCREEN_ID = 'tela'
/** Set once the visitor has been shown around, or has refused it. */
export const TUTORIAL_KEY = 'portal-tutorial'
/** The notice closed in this visit. */
export const NOTIFICACAO_KEY = 'portal-notificacao'
