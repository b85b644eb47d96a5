// The pages of contracting in the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { contratos, contratosCovid } from './contratos.ts'
import { fiscaisContratos } from './fiscais-contratos.ts'
import { itensLicitados } from './itens-licitados.ts'
import { licitacoes, licitacoesCovid } from './licitacoes.ts'
import { participantes } from './participantes.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Licitações e contratos',
    subtitulo: 'De quem a cidade compra e o que assina',
    imagem: 'contrato',
    paginas: [
      paginaDe(licitacoes, {
        subtitulo: 'O que se quis comprar, como se escolheu de quem e por quanto',
        imagem: 'contrato',
        atalho: 'ctrl+alt+l',
      }),
      paginaDe(licitacoesCovid, {
        tabelas: ['licitacao covid'],
        subtitulo: 'O que se licitou para combater a pandemia',
        imagem: 'contrato',
      }),
      paginaDe(participantes, { subtitulo: 'Quem disputou, tenha vencido ou não', imagem: 'pessoas' }),
      paginaDe(itensLicitados, { subtitulo: 'Quanto custou a unidade de cada coisa licitada', imagem: 'busca' }),
      paginaDe(contratos, {
        subtitulo: 'Contratos e atas: até quando valem, quanto custam e o que mudou',
        imagem: 'documento',
        atalho: 'ctrl+alt+n',
      }),
      paginaDe(contratosCovid, {
        tabelas: ['contrato covid'],
        subtitulo: 'O que se assinou para combater a pandemia',
        imagem: 'documento',
      }),
      paginaDe(fiscaisContratos, { subtitulo: 'Quem confere se o contratado é entregue', imagem: 'pessoas' }),
    ],
  },
]
