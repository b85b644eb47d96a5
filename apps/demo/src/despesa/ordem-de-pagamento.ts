// Says in which order an entity pays: within each fonte de recurso, what was settled first is paid first.
import { workingDay } from '../cidade/calendar.ts'
import { slotOf } from '../cidade/random.ts'

/** What is paid in the order of the settlements (Lei nº 14.133/2021, art. 141): goods, rentals, services, works. */
const ORDENADAS = /^.{4}(3[0-9]|40|5[12]|61)/
/** Advances to servants are no debts to suppliers. */
const ADIANTAMENTOS = /^33903[09]96/

export const segueAOrdem = (natureza: string): boolean => ORDENADAS.test(natureza) && !ADIANTAMENTOS.test(natureza)

/** Days from settlement to payment that each fonte takes on average, the fewest, and how long its tides are. */
const MEDIAS = [7, 9, 9, 11, 16]
const FEWEST = 3
const TIDE = 105

/** Returns the day to pay what was settled on a day. The wait changes slowly, so that no bill overtakes another. */
export function diaDePagar(entidade: number, fonte: string, settled: number): number {
  const mean = MEDIAS[slotOf(MEDIAS.length, 'prazo', entidade, fonte)] as number
  const phase = slotOf(TIDE, 'maré', entidade, fonte)
  const wait = mean + (mean - FEWEST) * Math.sin((2 * Math.PI * (settled + phase)) / TIDE)
  return workingDay(settled + Math.round(wait))
}
