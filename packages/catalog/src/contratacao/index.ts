// Collects everything the area of contracting declares.
import type { Area } from '../area.ts'
import { aditivo } from './aditivo.ts'
import { adjudicacao, homologacao } from './adjudicacao.ts'
import { autorizacao } from './autorizacao.ts'
import { calls } from './chamadas.ts'
import { clientNames } from './clientes.ts'
import { contrato, contratoObra } from './contrato.ts'
import { contratos, contratosCovid } from './contratos.ts'
import { convenio } from './convenio.ts'
import { convenios, situacoesDeConvenio } from './convenios.ts'
import { fiscaisContratos } from './fiscais-contratos.ts'
import { itensLicitados } from './itens-licitados.ts'
import { licitacao } from './licitacao.ts'
import { licitacoes, licitacoesCovid } from './licitacoes.ts'
import { menuDasParcerias, notasDasParcerias } from './menu-parcerias.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { fotografiasDaMedicao, obra } from './obra.ts'
import { obras, situacoesDeObra } from './obraspublicas.ts'
import { participante, participantes } from './participantes.ts'
import { subvencaoAditivo, subvencaoPrestacao } from './subvencao-partes.ts'
import { certidoesDaSubvencao, subvencao } from './subvencao.ts'
import { subvencoes, tiposDeSubvencao } from './subvencoes.ts'

export const contratacao: Area = {
  id: 'contratacao',
  daily: true,
  lists: [
    licitacoes,
    licitacoesCovid,
    participantes,
    itensLicitados,
    contratos,
    contratosCovid,
    fiscaisContratos,
    convenios,
    subvencoes,
    obras,
  ],
  records: [
    licitacao,
    adjudicacao,
    homologacao,
    autorizacao,
    participante,
    contrato,
    contratoObra,
    aditivo,
    convenio,
    subvencao,
    subvencaoAditivo,
    subvencaoPrestacao,
    obra,
  ],
  calls: [...calls, situacoesDeConvenio, tiposDeSubvencao, certidoesDaSubvencao, situacoesDeObra, fotografiasDaMedicao],
  menu: [...menu, menuDasParcerias],
  notas: { ...notas, ...notasDasParcerias },
  clientNames,
}
