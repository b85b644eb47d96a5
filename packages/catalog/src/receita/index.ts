// Collects everything the area of revenue declares.
import { UM_ANO } from '../anos.ts'
import type { Area } from '../area.ts'
import { arrecadacoes, arrecadacoesBairros } from './arrecadacoes.ts'
import { calls } from './chamadas.ts'
import { clientNames } from './clientes.ts'
import { receitaDias, receitaRazaoDoDia } from './dias.ts'
import { dividaAtiva } from './dividaativa.ts'
import { figurasDaReceita } from '../figuras/receita.ts'
import { receitaFonteDetalhes, receitaFonteRecursos } from './fonte-recursos.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { receitaPorAnos } from './receita-por-anos.ts'
import { receita as arvore, receitaDetalhada } from './receita.ts'
import { renuncia, renuncias } from './renuncias.ts'
import { receitasCovid } from './receitas-covid.ts'
import { repasseMes, repasses } from './repasses.ts'

export const receita: Area = {
  id: 'receita',
  lists: [
    receitasCovid,
    repasses,
    dividaAtiva,
    renuncias,
    arvore,
    receitaDetalhada,
    receitaPorAnos(UM_ANO),
    receitaDias,
    receitaRazaoDoDia,
    receitaFonteRecursos,
    receitaFonteDetalhes,
    repasseMes,
    arrecadacoes,
    arrecadacoesBairros,
  ],
  records: [renuncia],
  calls,
  menu,
  notas,
  figures: figurasDaReceita,
  clientNames,
}
