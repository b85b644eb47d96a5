// The names existing clients use in the lists of revenue.
import type { ClientNames } from '@portal/kit/client-names'

/** Clients request the debt by the entity that keeps its accounts. */
const dividaativa: ClientNames = { search: {}, parameters: {}, sorts: {}, contexto: { entidadeContabil: 'entidade' } }

export const clientNames: Readonly<Record<string, ClientNames>> = { dividaativa }
