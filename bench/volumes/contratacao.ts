// The volume of a large city's purchases: its licitações, their items and proposals, and its contracts.
import { enlargedBy } from './enlarge.ts'
import type { Volume } from './volume.ts'

export const contratacao: Volume = {
  area: 'contratacao',
  scale: 1,
  enlarge: enlargedBy({
    file: 'contratacao.sql',
    tables: [
      'licitacao',
      'licitacao_participante',
      'licitacao_recurso',
      'homologacao',
      'licitacao_item',
      'contrato',
      'aditivo',
      'contrato_fiscal',
    ],
    rebuild: {
      sql: `select resumo.refazer(1, exercicio, '{licitacao, contrato}') from generate_series(2023, 2026) exercicio`,
      written: ['resumo.licitacao', 'resumo.contrato', 'resumo.participante'],
    },
  }),
  inPages: [
    ...['papel a4', 'gasolina', 'servico de limpeza'].map((words) => {
      const asked = `especificacao=${encodeURIComponent(words)}`
      return { paths: [`/api/itens-licitados?${asked}`, `/api/itens-licitados/precos?${asked}`], pages: 5 }
    }),
    ...['aquisicao de materiais', 'vigencia', 'sessao publica'].flatMap((words) =>
      ['/api/licitacoes', '/api/contratos'].map((path) => ({
        paths: [`${path}?palavraChave=${encodeURIComponent(words)}`],
        pages: 5,
      })),
    ),
  ],
  wholeAnswers: ['/api/licitacoes/por-mes', '/api/licitacoes/total', '/api/contratos/total'],
}
