// Id of the server-rendered summary of the year, by which the browser finds it.
export const HISTORIA_ID = 'historia'
