// Selects the appointments whose act is published: a few of the oldest, so that their acts come before all others.
import { yearOf } from '../cidade/calendar.ts'
import { FIRST_YEAR } from '../cidade/cidade.ts'
import type { Vinculo } from './quadro.ts'

/** The code of the system that acts of the staff come from. */
export const SISTEMA_DOS_ATOS = 2
const PUBLISHED = 4

/** A prime, so that the numbers of the retired are not those of the first servants. */
const NUMBERS = 9_973

export const numeroDaNomeacao = ({ matricula }: Vinculo): number => 100 + (matricula % NUMBERS)

export const nomeadoPor = (vinculo: Vinculo): string => `${numeroDaNomeacao(vinculo)}/${yearOf(vinculo.admissao)}`

/** Returns the servants with a published appointment, in the order of the acts. */
export const nomeacoesDe = (quadro: readonly Vinculo[]): Vinculo[] =>
  quadro
    .filter(
      ({ vinculo, natureza, admissao }) =>
        vinculo === 'FUNCIONARIO' && natureza === 'Efetivo' && yearOf(admissao) < FIRST_YEAR - 2,
    )
    .slice(0, PUBLISHED)
    .toSorted((a, b) => a.admissao - b.admissao || a.matricula - b.matricula)
