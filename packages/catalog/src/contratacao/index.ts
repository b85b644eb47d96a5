// Everything the area of contracting declares.
import type { Area } from '../area.ts'
import { aditivo, aditivosDoContrato } from './aditivo.ts'
import { adjudicacao } from './adjudicacao.ts'
import { convenio } from './convenio.ts'
import { convenios, situacoesDeConvenio } from './convenios.ts'
import { fotografiasDaMedicao, obra } from './obra.ts'
import { obras, situacoesDeObra } from './obraspublicas.ts'
import { certidoesDaSubvencao, subvencao } from './subvencao.ts'
import { subvencaoAditivo, subvencaoPrestacao } from './subvencao-partes.ts'
import { subvencoes, tiposDeSubvencao } from './subvencoes.ts'
import { menuDasParcerias, notasDasParcerias } from './menu-parcerias.ts'

export const contratacao: Area = {
  id: 'contratacao',
  lists: [
    convenios, subvencoes, obras,
  ],
  records: [
    aditivo, adjudicacao,
    convenio, subvencao, subvencaoAditivo, subvencaoPrestacao, obra,
  ],
  calls: [
    aditivosDoContrato,
    situacoesDeConvenio, tiposDeSubvencao, certidoesDaSubvencao, situacoesDeObra, fotografiasDaMedicao,
  ],
  menu: [menuDasParcerias],
  notas: { ...notasDasParcerias },
}
