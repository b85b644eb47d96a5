// The pages of laws, gazettes and publications in the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { diarioOficial } from './diario-oficial.ts'
import { leisEAtos } from './leiseatos.ts'
import { publicacoesLista } from './publicacoes-lista.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Legislação',
    subtitulo: 'As regras da cidade e o que ela publica',
    imagem: 'documento',
    paginas: [
      paginaDe(leisEAtos, {
        subtitulo: 'Leis, decretos e portarias, com o texto de cada um',
        imagem: 'documento',
        atalho: 'ctrl+alt+shift+u',
      }),
      {
        titulo: 'Leis e atos - Pessoal',
        subtitulo: 'Cargos, salários, nomeações e licenças',
        imagem: 'pessoas',
        rota: '/leiseatos-pessoal',
        tabela: 'lei_ato',
      },
      {
        titulo: 'Leis e atos - Despesa',
        subtitulo: 'Orçamento, diretrizes e créditos adicionais',
        imagem: 'despesa',
        rota: '/leiseatos-despesa',
        tabela: 'lei_ato',
        atalho: 'ctrl+alt+shift+s',
      },
      {
        titulo: 'Leis e atos - Receita',
        subtitulo: 'Impostos, taxas, descontos e prazos',
        imagem: 'receita',
        rota: '/leiseatos-receita',
        tabela: 'lei_ato',
        atalho: 'ctrl+alt+shift+x',
      },
      {
        titulo: 'Leis e atos - COVID-19',
        subtitulo: 'O que se decidiu durante a pandemia',
        imagem: 'documento',
        rota: '/leiseatos-geral/covid',
        tabela: 'lei covid',
      },
      paginaDe(diarioOficial, { subtitulo: 'As edições, para ler e baixar', imagem: 'documento' }),
      paginaDe(publicacoesLista, {
        subtitulo: 'Relatórios fiscais e outros documentos, por grupo',
        imagem: 'documento',
        tabela: 'publicacao',
        atalho: 'ctrl+alt+shift+p',
      }),
      {
        titulo: 'Leis que regem o portal',
        subtitulo: 'As leis que obrigam a publicar o que está aqui',
        imagem: 'ajuda',
        rota: '/leisregemportal',
        atalho: 'ctrl+alt+shift+l',
      },
    ],
  },
]
