// The volume of patrimonio: what a state capital owns and stores.
import { enlargedBy } from './enlarge.ts'
import type { Volume } from './volume.ts'

export const patrimonio: Volume = {
  area: 'patrimonio',
  scale: 1,
  enlarge: enlargedBy({
    file: 'patrimonio.sql',
    tables: ['bem', 'bem_empenho', 'bem_comodato', 'estoque'],
    rebuild: {
      sql: `select resumo.refazer(1, exercicio, '{estoque, bem}') from generate_series(2023, 2026) exercicio`,
      written: ['resumo.estoque_saldo', 'resumo.estoque_ano', 'resumo.bem_somado', 'resumo.bem_cedido'],
    },
  }),
  inPages: [
    { paths: ['/api/estoque?orgao=06&data=2024-06-17'], pages: 10 },
    { paths: ['/api/estoque?orgao=06&data=2026-09-30'], pages: 10 },
  ],
  wholeAnswers: [
    '/api/patrimonios/por-tipo',
    '/api/patrimonios/por-local',
    '/api/estoque/orgao',
    '/api/centroscusto/estocadores',
    '/api/estoque-medicamentos/unidades',
  ],
}
