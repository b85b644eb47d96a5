// Warnings about contracts that a load accepts.
import type { Avisos } from '../aviso.ts'

const CONTRATO = `'contrato ' || r.contrato || '/' || r.exercicio`

/** Sums the addenda of a contract that add value, or take it. */
const aditado = (sinal: '>' | '<'): string => `coalesce((
  select sum(abs(a.valor)) from aditivo a where a.entidade = r.entidade and a.exercicio = r.exercicio
    and a.contrato = r.contrato and a.valor ${sinal} 0), 0)`

export const avisos: Avisos = {
  deExercicio: [
    {
      tabela: 'contrato',
      // Half of the value, the most that any contract may grow (Lei 14.133/2021, art. 125).
      where: `r.valor > 0 and greatest(${aditado('>')}, ${aditado('<')}) > 0.5 * r.valor`,
      linha: CONTRATO,
      um: 'contrato tem aditivos que passam da metade do seu valor',
      varios: 'contratos têm aditivos que passam da metade do seu valor',
      efeito: 'a lei permite um quarto, e metade na reforma de prédio ou equipamento; aparece como veio',
    },
    {
      tabela: 'contrato',
      where: 'r.termino_vigencia < r.inicio_vigencia',
      linha: CONTRATO,
      um: 'contrato termina antes de começar',
      varios: 'contratos terminam antes de começar',
      efeito: 'aparece como veio',
    },
  ],
}
