// The element of the page that holds what the browser starts from.
export const START_ID = 'inicio'
