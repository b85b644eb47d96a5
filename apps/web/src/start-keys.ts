// Names shared by the first HTML and the browser code.

/** Id of the element with the initial data. */
export const START_ID = 'inicio'
/** Id of the link to the code of the first screen. */
export const SCREEN_ID = 'tela'
/** Storage key, set once the visitor has seen the tutorial or refused it. */
export const TUTORIAL_KEY = 'portal-tutorial'
/** Storage key of the notice closed in this visit. */
export const NOTIFICACAO_KEY = 'portal-notificacao'
