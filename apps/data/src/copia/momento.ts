// Formats an instant in the time zone of the city.
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats an instant in ISO 8601 as '19/11/2026, 03:00:00'. */
export const inWords = (momento: string): string => clock.format(new Date(momento))
