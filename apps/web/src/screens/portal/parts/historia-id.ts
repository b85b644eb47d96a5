// By what the story that the server drew is found.
export const HISTORIA_ID = 'historia'
