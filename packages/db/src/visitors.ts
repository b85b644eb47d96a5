// Tells rows visitors took part in from other rows of the `atendimento` tables. Mail to the operator of the portal
// waits there too; it neither makes an empty database count as used nor needs the key that encrypts what visitors
// wrote.

/** Value of `atendimento.correio.motivo` for a letter to the operator of the portal. */
export const OPERADOR = 'operador'

/** Returns an SQL condition on the rows of such a table, which is named with its schema. */
export const ofVisitors = (table: string): string =>
  table === 'atendimento.correio' ? `motivo <> '${OPERADOR}'` : 'true'
