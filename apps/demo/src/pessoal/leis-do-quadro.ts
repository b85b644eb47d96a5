// Names the act that created the posts of each kind: a law or, in the Câmara, a resolution.
import { dayAt } from '../cidade/calendar.ts'
import type { TipoDeCargo } from './cargos.ts'

export interface LeiDoQuadro {
  numero: number
  ano: number
  day: number
  sumula: string
}

const lei = (numero: number, ano: number, mes: number, dia: number, sumula: string): LeiDoQuadro => ({
  numero,
  ano,
  day: dayAt(ano, mes, dia),
  sumula,
})

export const LEIS_DO_QUADRO: Readonly<Record<TipoDeCargo, LeiDoQuadro>> = {
  Efetivo: lei(
    12,
    1998,
    6,
    30,
    'Institui o plano de cargos, carreiras e salários dos servidores e cria os seus cargos.',
  ),
  Comissionado: lei(31, 2005, 1, 18, 'Cria os cargos em comissão e fixa os seus símbolos.'),
  Temporário: lei(27, 2003, 5, 13, 'Dispõe sobre a contratação por tempo determinado, de até dois anos.'),
  'Agente político': lei(9, 1996, 9, 24, 'Dispõe sobre os subsídios dos agentes políticos.'),
}
