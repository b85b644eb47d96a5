// What existing clients call the orders of the lists of bids and contracts.
import type { ClientNames } from '@portal/kit/client-names'

const licitacoes: ClientNames = { search: {}, parameters: {}, sorts: { numeroLicitacao: 'displayLicitacao', situacao: 'tipoCancelamento', modalidade: 'descricao' } }

const contratos: ClientNames = { search: {}, parameters: {}, sorts: { numeroContrato: 'displayContrato', numeroLicitacao: 'displayLicitacao', terminoVigencia: 'vigencia' } }

export const clientNames: Readonly<Record<string, ClientNames>> = { licitacoes, contratos }
