// The receita of the demo city: forecast, launched, collected, waived, inscribed as debt and transferred.
import type { City, DemoArea } from '../cidade/area.ts'
import { yearOf } from '../cidade/calendar.ts'
import { ENTITIES, type Entity } from '../cidade/cidade.ts'
import type { Cents } from '../cidade/money.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { writeRecebidos } from '../contratacao/convenios.ts'
import { BANCOS } from '../despesa/codigos/bancos.ts'
import { FONTES } from '../despesa/codigos/fontes.ts'
import { openOffice, type Office } from '../despesa/empenhos.ts'
import { readLedger } from '../despesa/fila-de-pagamento.ts'
import { FLUXOS, type Fluxo } from './codigos/fluxos.ts'
import { acimaDe, NATUREZAS } from './codigos/naturezas.ts'
import { writeDividasAntigas, writeDividasDe, type Recebido } from './divida.ts'
import { contaOf, entradasOf, writePrevisao, writeRazao, type Entrada } from './razao.ts'
import { recebeDaPrefeitura, repassado, writeRepasses } from './repasses.ts'
import {
  ALVARA,
  DA_DIVIDA,
  guiasOf,
  IPTU,
  LIXO,
  NOME_DO_TRIBUTO,
  registerOf,
  writeTributos,
  type Cadastro,
  type Guia,
} from './tributos.ts'

/** Spending by fonte. */
type Gasto = ReadonlyMap<string, Cents>

/** Returns what an entity commits in a year of each fonte, and so must receive. */
function gastoOf(office: Office, years: readonly number[], year: number): Gasto {
  const committed = readLedger(office, years).committed.get(year)
  const sums = new Map<string, Cents>()
  for (const { dotacao, fonte } of office.budget.dotacoes) {
    sums.set(fonte, (sums.get(fonte) ?? 0) + (committed?.get(dotacao)?.reduce((a, b) => a + b, 0) ?? 0))
  }
  return sums
}

const FREE = /^1500/
const totalOf = (gasto: Gasto, wanted: RegExp): Cents =>
  [...gasto].reduce((sum, [fonte, valor]) => sum + (wanted.test(fonte) ? valor : 0), 0)

/** Returns what an entity spends that the Prefeitura pays; the autarquia has its own tariffs. */
const livreOf = ({ tipo }: Entity, gasto: Gasto): Cents => totalOf(gasto, tipo === 'A' ? /./ : FREE)

/** Minimum of each kind of receita in a year, so that even the smallest city has all. */
const LEAST: Cents = 2_400_000

const FONTE_DO_TRIBUTO: Readonly<Record<string, string>> = {
  [IPTU]: '15000000',
  [ALVARA]: '17530000',
  [LIXO]: '17530000',
}
const FONTE_DA_DIVIDA: Readonly<Record<string, string>> = {
  '16999903': '17530000',
  ...Object.fromEntries(
    Object.entries(DA_DIVIDA).map(([receita, divida]) => [divida, FONTE_DO_TRIBUTO[receita] as string]),
  ),
}

const CONTAS = ['MOVIMENTO', 'ARRECADAÇÃO', 'RECURSOS VINCULADOS', 'CONVÊNIOS E PROGRAMAS']

function writeContas(sink: Sink, { entidade }: Entity): void {
  for (const [i, descricao] of CONTAS.entries()) {
    const [banco, descricao_banco] = BANCOS[i % 3] as (typeof BANCOS)[number]
    const numero = `${10_000 + slotOf(80_000, 'conta', entidade, i)}-${slotOf(10, 'dv', entidade, i)}`
    sink.put('conta_bancaria', {
      entidade,
      conta: i + 1,
      descricao,
      banco,
      descricao_banco,
      agencia: String(1_000 + slotOf(3_000, banco)),
      numero,
    })
  }
}

interface Caixa {
  /** Payments of debts, by year. */
  dividas: Map<number, Entrada[]>
  receive: Recebido
}

function openCaixa(): Caixa {
  const dividas = new Map<number, Entrada[]>()
  const receive: Recebido = (day, receita, valor) => {
    const year = yearOf(day)
    const fonte = FONTE_DA_DIVIDA[receita] as string
    const entrada: Entrada = {
      day,
      receita,
      fonte,
      historico: 'RECEBIMENTO DE DÍVIDA ATIVA',
      tipo: 'A',
      conta: contaOf(fonte),
      valor,
      conferida: true,
    }
    dividas.set(year, [...(dividas.get(year) ?? []), entrada])
  }
  return { dividas, receive }
}

/** Yields the payments of guias, summed by day and bank, as banks transfer them. */
function* entradasDasGuias(guias: readonly Guia[]): Generator<Entrada> {
  const sums = new Map<string, Entrada>()
  for (const { guia, receita, pagoEm, valor } of guias) {
    if (pagoEm === undefined) continue
    const fonte = FONTE_DO_TRIBUTO[receita] as string
    const conta = guia % 2
    const key = `${pagoEm} ${receita} ${conta}`
    const sum = sums.get(key) ?? {
      day: pagoEm,
      receita,
      fonte,
      historico: `${NOME_DO_TRIBUTO[receita]} - PRINCIPAL`,
      tipo: 'A',
      conta,
      valor: 0,
      conferida: true,
    }
    sums.set(key, { ...sum, valor: sum.valor + valor })
  }
  yield* sums.values()
}

function writeNaturezas(sink: Sink, entidade: number, exercicio: number, used: Iterable<string>): void {
  const codes = new Set([...used].flatMap(acimaDe))
  for (const receita of [...codes].sort())
    sink.put('natureza_receita', { entidade, exercicio, receita, descricao: NATUREZAS[receita] as string })
}

/** Writes the fontes collected here and spent by another entity, such as the share of health. */
function writeFontes(sink: Sink, office: Office, exercicio: number, used: ReadonlySet<string>): void {
  const spent = new Set(office.budget.dotacoes.map(({ fonte }) => fonte))
  for (const fonte of [...used].sort()) {
    if (!spent.has(fonte))
      sink.put('fonte_recurso', {
        entidade: office.entity.entidade,
        exercicio,
        fonte_recurso: fonte,
        descricao: FONTES[fonte] ?? fonte,
        covid: false,
      })
  }
}

function openRegister(
  { sink, today }: City,
  { entity, growth, volume }: Office,
  receive: Recebido,
): readonly Cadastro[] {
  if (entity.tipo !== 'E' && entity.tipo !== 'A') return []
  const tipos = entity.tipo === 'E' ? (['Imobiliário', 'Econômico'] as const) : (['Água e esgoto'] as const)
  const { contribuintes, cadastros } = registerOf(entity.entidade, growth, volume.fornecedores, tipos)
  for (const row of contribuintes) sink.put('contribuinte', row)
  for (const { row } of cadastros) sink.put('cadastro_tributario', row)
  const [receita, nome] = entity.tipo === 'E' ? ['11125003', 'IPTU'] : ['16999903', 'TARIFA DE ÁGUA']
  writeDividasAntigas(sink, entity.entidade, cadastros, receita, nome, today, receive)
  return cadastros
}

/** Share of the net current revenue that personnel of the executive costs at most, a little under the limit. */
const PESSOAL = 0.525

const isCorrente = ({ receita: codigo }: Fluxo): boolean => codigo.startsWith('1')

/** What the taxes and shared taxes of a year leave, less the FUNDEB, of each real of the spending they must cover. */
const LIQUIDO = FLUXOS['E']!.filter((fluxo) => fluxo.base === 'impostos' && isCorrente(fluxo)).reduce(
  (sum, { parte, deducao = 0 }) => sum + parte * (1 - deducao / 100),
  0,
)

/** Returns the fluxos of an entity that its year has. */
const fluxosOf = ({ tipo }: Entity, year: number, gasto: Gasto): readonly Fluxo[] =>
  (FLUXOS[tipo] ?? []).filter(
    ({ ano, fontes }) =>
      (ano === undefined || ano === year) && fontes.every(([fonte]) => gasto.has(fonte) || FREE.test(fonte)),
  )

const ofSources = ({ fontes }: Fluxo, gasto: Gasto): Cents =>
  fontes.reduce((sum, [fonte]) => sum + (gasto.get(fonte) ?? 0), 0)

/** Returns what taxes must cover for personnel to cost no more than that; it matters to the smallest city alone. */
function poolForPersonnel(city: City, office: Office, year: number): Cents {
  let [paid, bound] = [0, 0]
  for (const each of [office, ...others(office)]) {
    const committed = readLedger(each, city.years).committed.get(year)
    const gasto = gastoOf(each, city.years, year)
    for (const { dotacao, natureza } of each.entity.tipo === 'L' ? [] : each.budget.dotacoes)
      if (natureza.startsWith('31')) paid += committed?.get(dotacao)?.reduce((a, b) => a + b, 0) ?? 0
    for (const fluxo of fluxosOf(each.entity, year, gasto))
      if (fluxo.base === 'fontes' && isCorrente(fluxo)) bound += ofSources(fluxo, gasto) * fluxo.parte
  }
  return (paid / PESSOAL - bound) / LIQUIDO
}

/** Returns the spending paid with free money: the city's own and what it transfers. */
function poolOf(city: City, office: Office, year: number): Cents {
  const passed = others(office).reduce(
    (sum, other) => sum + repassado(other.entity, livreOf(other.entity, gastoOf(other, city.years, year))),
    0,
  )
  return totalOf(gastoOf(office, city.years, year), FREE) + passed
}

const offices = new WeakMap<Office, Office[]>()

/** Returns the entities that the Prefeitura pays. */
function others(office: Office): Office[] {
  const known =
    offices.get(office) ??
    ENTITIES.filter(recebeDaPrefeitura).flatMap((entity) => openOffice(entity, office.scale) ?? [])
  offices.set(office, known)
  return known
}

export const receita: DemoArea = {
  async writeEntity(city, office) {
    const { sink, years, today } = city
    const { entity } = office
    const { entidade } = entity
    writeContas(sink, entity)
    const { dividas, receive } = openCaixa()
    const cadastros = openRegister(city, office, receive)
    const guias = new Map(years.map((year) => [year, entity.tipo === 'E' ? guiasOf(cadastros, year) : []]))
    return async (year) => {
      const own = guias.get(year) ?? []
      writeDividasDe(sink, entidade, year - 1, guias.get(year - 1) ?? [], today, receive)
      const gasto = gastoOf(office, years, year)
      const fluxos = fluxosOf(entity, year, gasto)
      const pool = entity.tipo === 'E' ? Math.max(poolOf(city, office, year), poolForPersonnel(city, office, year)) : 0
      const entradas = [
        ...fluxos.flatMap((fluxo) => [
          ...entradasOf(
            entidade,
            year,
            fluxo,
            Math.max(LEAST, Math.round((fluxo.base === 'impostos' ? pool : ofSources(fluxo, gasto)) * fluxo.parte)),
          ),
        ]),
        ...entradasDasGuias(own),
        ...(dividas.get(year) ?? []),
      ]
      writeFontes(sink, office, year, new Set(entradas.map(({ fonte }) => fonte)))
      writeNaturezas(sink, entidade, year, [
        ...entradas.map(({ receita: codigo }) => codigo),
        ...own.map(({ receita: codigo }) => codigo),
      ])
      await writeRecebidos(city, entity, year, entradas, writeRazao(sink, entidade, year, entradas, today))
      writePrevisao(sink, entidade, year, entradas, today)
      if (own.length > 0) writeTributos(sink, entidade, year, own, today)
      if (entity.tipo === 'E')
        for (const other of others(office))
          writeRepasses(
            sink,
            other.entity,
            year,
            repassado(other.entity, livreOf(other.entity, gastoOf(other, years, year))),
            today,
          )
      await sink.relieve()
    }
  },
}
