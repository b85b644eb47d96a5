// Everything the area of contracting declares.
import type { Area } from '../area.ts'
import { aditivo } from './aditivo.ts'
import { adjudicacao, homologacao } from './adjudicacao.ts'
import { autorizacao } from './autorizacao.ts'
import { calls } from './chamadas.ts'
import { clientNames } from './clientes.ts'
import { contrato, contratoObra } from './contrato.ts'
import { contratos, contratosCovid } from './contratos.ts'
import { fiscaisContratos } from './fiscais-contratos.ts'
import { itensLicitados } from './itens-licitados.ts'
import { licitacao } from './licitacao.ts'
import { licitacoes, licitacoesCovid } from './licitacoes.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { participante, participantes } from './participantes.ts'

export const contratacao: Area = {
  id: 'contratacao',
  daily: true,
  lists: [licitacoes, licitacoesCovid, participantes, itensLicitados, contratos, contratosCovid, fiscaisContratos],
  records: [licitacao, adjudicacao, homologacao, autorizacao, participante, contrato, contratoObra, aditivo],
  calls,
  menu,
  notas,
  clientNames,
}
