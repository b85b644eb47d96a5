// An instant kept by the machine, as the city reads it.
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** '19/11/2026, 03:00:00' of an instant in ISO 8601. */
export const inWords = (momento: string): string => clock.format(new Date(momento))
