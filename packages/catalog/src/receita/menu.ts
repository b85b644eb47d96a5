// The pages of revenue in the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { arrecadacoes } from './arrecadacoes.ts'
import { dividaAtiva } from './dividaativa.ts'
import { receitaFonteRecursos } from './fonte-recursos.ts'
import { receita, receitaDetalhada } from './receita.ts'
import { receitasCovid } from './receitas-covid.ts'
import { renuncias } from './renuncias.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Receitas',
    subtitulo: 'De onde vem o dinheiro público',
    imagem: 'receita',
    paginas: [
      {
        titulo: 'Resumo anual',
        subtitulo: 'O que entrou, o que foi gasto e para onde foi',
        imagem: 'receita',
        rota: '/dashboard',
        tabelas: ['lancamento_receita', 'previsao_receita', 'dotacao', 'empenho', 'repasse_lancamento'],
        atalho: 'ctrl+alt+r',
      },
      paginaDe(receita, {
        tabelas: ['previsao_receita', 'lancamento_receita'],
        subtitulo: 'O que se previu e o que entrou, da categoria ao detalhe',
        imagem: 'receita',
        atalho: 'ctrl+alt+shift+r',
      }),
      paginaDe(receitaDetalhada, {
        tabelas: ['previsao_receita', 'lancamento_receita'],
        subtitulo: 'Previsão, arrecadação, deduções e o que ficou',
        imagem: 'receita',
      }),
      paginaDe(receitaFonteRecursos, {
        tabelas: ['previsao_receita', 'lancamento_receita'],
        subtitulo: 'Recursos livres e os que a lei reserva a um fim',
        imagem: 'receita',
      }),
      paginaDe(receitasCovid, {
        tabelas: ['fonte covid'],
        subtitulo: 'O que chegou para combater a pandemia',
        imagem: 'receita',
      }),
      {
        titulo: 'Receita X Despesa - COVID-19',
        subtitulo: 'O que chegou e o que foi gasto contra a pandemia',
        imagem: 'receita',
        rota: '/receitaxdespesa-covid',
        tabelas: ['fonte covid', 'empenho covid'],
      },
      {
        titulo: 'Repasses recebidos',
        subtitulo: 'O que veio de outras entidades do município',
        imagem: 'entidade',
        rota: '/repasses/receita',
        tabelas: ['repasse'],
      },
      {
        titulo: 'Repasses enviados',
        subtitulo: 'O que foi para a Câmara, a saúde e as autarquias',
        imagem: 'entidade',
        rota: '/repasses/despesa',
        tabelas: ['repasse'],
      },
      paginaDe(arrecadacoes, {
        tabelas: ['lancamento_tributario'],
        subtitulo: 'Tributos lançados, pagos, isentos e vencidos, até o bairro',
        imagem: 'mapa',
      }),
      paginaDe(dividaAtiva, { subtitulo: 'Quem deve ao município o que não pagou', imagem: 'pessoas' }),
      paginaDe(renuncias, { subtitulo: 'Isenções e benefícios: a lei, o previsto e o realizado', imagem: 'documento' }),
    ],
  },
]
