// What in the tables of the service to the public a visitor had a part in: mail to who runs the portal waits there too,
// and neither hides a database that is empty nor needs the key that hides what visitors wrote.

/** Why a letter was written, where it is to who runs the portal (`atendimento.correio.motivo`). */
export const OPERADOR = 'operador'

/** A condition on the rows of such a table, named with its schema. */
export const ofVisitors = (table: string): string =>
  table === 'atendimento.correio' ? `motivo <> '${OPERADOR}'` : 'true'
