// The systems (módulos) the data comes from, by the numbers existing clients use.
import type { AreaId } from './area.ts'

export const MODULO = {
  pessoal: 1,
  financas: 3,
  compras: 5,
  patrimonio: 7,
  frota: 8,
  protocolo: 14,
  almoxarifado: 19,
  obras: 25,
  portal: 34,
} as const

/** The system most tables of an area come from. */
export const MODULO_DA_AREA: Readonly<Record<AreaId, number>> = {
  despesa: MODULO.financas,
  receita: MODULO.financas,
  planejamento: MODULO.financas,
  contratacao: MODULO.compras,
  pessoal: MODULO.pessoal,
  patrimonio: MODULO.patrimonio,
  legislacao: MODULO.portal,
  atendimento: MODULO.portal,
  portal: MODULO.portal,
}

/** Systems loaded many times a day, whose update is shown with the time. */
const WITH_TIME: ReadonlySet<number> = new Set([MODULO.financas, MODULO.protocolo])

/** Returns the moment of a load as the module shows it: date and time, or only the date. */
export const stampOf = (modulo: number, iso: string): string =>
  WITH_TIME.has(modulo) ? iso.slice(0, 19) : iso.slice(0, 10)
