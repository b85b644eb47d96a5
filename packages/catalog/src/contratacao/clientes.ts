// The names existing clients use for sorting the lists of bids and contracts and for fields of their rows.
import type { ClientNames } from '@portal/kit/client-names'

const licitacoes: ClientNames = {
  search: {},
  parameters: {},
  sorts: { numeroLicitacao: 'displayLicitacao', situacao: 'tipoCancelamento', modalidade: 'descricao' },
  keys: { processoAdmId: 'code', mostraLeiEdital: 'boolean', mostraLeiAta: 'boolean', mostraLeiContrato: 'boolean' },
  nulls: true,
}

const contratos: ClientNames = {
  search: {},
  parameters: {},
  sorts: { numeroContrato: 'displayContrato', numeroLicitacao: 'displayLicitacao', terminoVigencia: 'vigencia' },
  nulls: true,
}

export const clientNames: Readonly<Record<string, ClientNames>> = { licitacoes, contratos }
