// The pages of revenue in the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Receitas', subtitulo: 'De onde vem o dinheiro público', imagem: 'receita',
    paginas: [
      { titulo: 'Receita', subtitulo: 'O que se previu e o que entrou, da categoria ao detalhe', imagem: 'receita', rota: '/receita', atalho: 'ctrl+alt+shift+r' },
      { titulo: 'Receita detalhada', subtitulo: 'Previsão, arrecadação, deduções e o que ficou', imagem: 'receita', rota: '/receita-detalhada' },
      { titulo: 'Receita por fonte de recursos', subtitulo: 'Recursos livres e os que a lei reserva a um fim', imagem: 'receita', rota: '/receita-fonte-recursos' },
      { titulo: 'Receitas - COVID-19', subtitulo: 'O que chegou para combater a pandemia', imagem: 'receita', rota: '/receitas-covid' },
      { titulo: 'Repasses recebidos', subtitulo: 'O que veio de outras entidades do município', imagem: 'entidade', rota: '/repasses/receita' },
      { titulo: 'Repasses enviados', subtitulo: 'O que foi para a Câmara, a saúde e as autarquias', imagem: 'entidade', rota: '/repasses/despesa' },
      { titulo: 'Arrecadação', subtitulo: 'Tributos lançados, pagos, isentos e vencidos, até o bairro', imagem: 'mapa', rota: '/receita/arrecadacoes' },
      { titulo: 'Dívida ativa', subtitulo: 'Quem deve ao município o que não pagou', imagem: 'pessoas', rota: '/dividaativa' },
      { titulo: 'Renúncias de receita', subtitulo: 'Isenções e benefícios: a lei, o previsto e o realizado', imagem: 'documento', rota: '/renuncias' },
    ],
  },
]
