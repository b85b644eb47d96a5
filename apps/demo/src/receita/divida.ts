// Generates the dívida ativa: guias not paid, inscribed in the next January, and their later movements.
import type { Rows } from '@portal/data/package/rows'
import { dayAt, isoOf, workingDay } from '../cidade/calendar.ts'
import { FIRST_YEAR, LAST_YEAR } from '../cidade/cidade.ts'
import { decimalOf, percentOf, type Cents } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { DA_DIVIDA, NOME_DO_TRIBUTO, naoPagas, type Cadastro, type Guia } from './tributos.ts'

/** Called for each payment, by day and natureza, so that the revenue ledger has it too. */
export type Recebido = (day: number, receita: string, valor: Cents) => void

interface Divida {
  entidade: number
  /** Year of the inscription. */
  exercicio: number
  divida: number
  cadastro: Cadastro
  descricao: string
  /** Natureza of its payments. */
  receita: string
  valor: Cents
  origem?: { exercicio_guia: number; guia: number }
}

const inscritaEm = (year: number): number => workingDay(dayAt(year, 1, 20))

/** The last day of the revenue ledger: it would not have a later payment. */
const BOOKS_END = dayAt(LAST_YEAR, 12, 31)

/**
 * Writes a debt with its movements until today. They are generated in full whatever the day, so that they do not change
 * with it. The older a debt, the more likely it is already in court.
 */
function writeDivida(
  sink: Sink,
  { entidade, exercicio, divida, cadastro, descricao, receita, valor, origem }: Divida,
  today: number,
  receive: Recebido,
): void {
  const random = new Random(seedOf('divida', entidade, exercicio, divida))
  const day = inscritaEm(exercicio)
  const key = { entidade, exercicio, divida }
  const emJuizo = random.chance(Math.min(0.7, 0.08 * (FIRST_YEAR + 4 - exercicio)))
  const row: Rows['divida_ativa'] = {
    ...key,
    data: isoOf(day),
    contribuinte: cadastro.contribuinte,
    cadastro: cadastro.cadastro,
    descricao,
    ...origem,
    valor: decimalOf(valor),
    situacao_legal: emJuizo ? 'Ajuizada' : random.chance(0.3) ? 'Protestada' : 'Administrativa',
    condicao: random.chance(0.18) ? 'Parcelada' : random.chance(0.04) ? 'Suspensa' : 'Em aberto',
  }
  if (day <= today) sink.put('divida_ativa', row)
  let saldo = valor
  let sequencia = 0
  const move = (at: number, tipo: 'Atualização' | 'Pagamento' | 'Cancelamento', moved: Cents): void => {
    if (at > Math.min(today, BOOKS_END) || moved <= 0) return
    sink.put('divida_ativa_movimento', {
      ...key,
      sequencia: ++sequencia,
      data: isoOf(at),
      tipo,
      valor: decimalOf(moved),
    })
  }
  if (emJuizo) {
    const correction = percentOf(saldo, random.between(4, 11))
    move(workingDay(day + 370), 'Atualização', correction)
    saldo += correction
  }
  const roll = random.next()
  const at = workingDay(day + random.int(emJuizo ? 380 : 20, 900))
  if (roll < 0.36) {
    const paid = roll < 0.24 ? saldo : Math.floor(saldo / 2)
    move(at, 'Pagamento', paid)
    receive(at, receita, paid)
  } else if (roll < 0.4) move(at, 'Cancelamento', saldo)
}

/** Writes debts of the years before the portal, whose guias are not published. */
export function writeDividasAntigas(
  sink: Sink,
  entidade: number,
  cadastros: readonly Cadastro[],
  receita: string,
  nome: string,
  today: number,
  receive: Recebido,
): void {
  for (let exercicio = FIRST_YEAR - 5; exercicio <= FIRST_YEAR; exercicio++) {
    for (const [i, cadastro] of cadastros
      .filter((_, at) => seedOf('antiga', exercicio, entidade, at) % 17 === 0)
      .entries()) {
      const valor = Math.round(
        new Random(seedOf('dívida antiga', exercicio, cadastro.cadastro)).logNormal(1_300, 0.8) * 100,
      )
      const descricao = `${nome} ${exercicio - 1}`
      writeDivida(sink, { entidade, exercicio, divida: i + 1, cadastro, descricao, receita, valor }, today, receive)
    }
  }
}

/** Writes the debts of the unpaid guias of a year, inscribed in the next. */
export function writeDividasDe(
  sink: Sink,
  entidade: number,
  year: number,
  guias: readonly Guia[],
  today: number,
  receive: Recebido,
): void {
  for (const [i, { guia, cadastro, receita, valor }] of naoPagas(guias).entries()) {
    const descricao = `${NOME_DO_TRIBUTO[receita] ?? 'TRIBUTO'} ${year}`
    const origem = { exercicio_guia: year, guia }
    writeDivida(
      sink,
      {
        entidade,
        exercicio: year + 1,
        divida: i + 1,
        cadastro,
        descricao,
        receita: DA_DIVIDA[receita] ?? receita,
        valor,
        origem,
      },
      today,
      receive,
    )
  }
}
