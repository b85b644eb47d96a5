// Writes what is signed after a licitação: contracts and price registers (atas), their inspectors, and later changes.
import { formatDate, formatMoney } from '@portal/kit/formats'
import { isoOf, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import { decimalOf, type Cents } from '../cidade/money.ts'
import { wrap } from '../cidade/pdf.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Rows } from '@portal/data/package/rows'
import type { Desk } from '../despesa/empenho-linhas.ts'
import { servantsWho } from '../pessoal/servidores.ts'
import type { Certame, LoteVencido } from './certame.ts'
import { ATO, MOTIVACOES, tipoDoContrato } from './licitacoes.ts'
import { controleNoPncp, type Homologada } from './licitacao-linhas.ts'
import type { Papeis } from './papeis.ts'

const ONE_WITH_ADDENDA_IN = 3
const ONE_SUSPENDED_IN = 40
const ONE_SHARED_IN = 25
const A_YEAR = 365
/** What all the addenda of a contract may add, or take, as a share of its value (Lei nº 14.133/2021, art. 125). */
const MOST_CHANGED = 0.25
/** Number of the first price register (ata), after every contract. */
const FIRST_ATA = 1_000_000
const WINNERS = 100

export interface Cartorio {
  desk: Desk
  papeis: Papeis
  servants: number
  /** Returns the next number among the contracts of the year in the national portal (PNCP). */
  nextControle: () => number
}

interface Assinado {
  key: Pick<Rows['contrato'], 'entidade' | 'exercicio' | 'contrato'>
  lote: LoteVencido
  start: number
  end: number
  random: Random
}

/** Writes what was signed; returns the last day of each contract, as its addenda say today. */
export async function writeContratos(
  cartorio: Cartorio,
  certame: Certame,
  homologada: Homologada,
): Promise<ReadonlyMap<number, number>> {
  const ends = new Map<number, number>()
  for (const [i, lote] of homologada.lotes.entries()) {
    if (lote.contrato !== undefined)
      ends.set(lote.contrato, await writeContrato(cartorio, certame, homologada, lote, lote.contrato))
    else if (certame.modalidade === 'Pregão Eletrônico') writeAta(cartorio, certame, homologada, lote, i)
  }
  return ends
}

function writeRow(
  { desk, nextControle }: Cartorio,
  certame: Certame,
  { key: bid, dias }: Homologada,
  { key, lote, start, end, random }: Assinado,
  tipoAto: number,
  numero: number,
  updatedEnd: number,
): void {
  const { entity, today } = desk
  const suspended = updatedEnd >= today && random.int(1, ONE_SUSPENDED_IN) === 1
  desk.sink.put('contrato', {
    ...key,
    numero_contrato: numero,
    tipo_ato: tipoAto,
    tipo_contrato: tipoDoContrato(certame.objeto.natureza),
    fornecedor: lote.fornecedor,
    entidade_licitacao: random.int(1, ONE_SHARED_IN) === 1 ? key.entidade : null,
    exercicio_licitacao: bid.exercicio,
    tipo_licitacao: bid.tipo_licitacao,
    licitacao: bid.licitacao,
    no_processo: certame.processo,
    ano_processo: certame.ano,
    objeto: random.chance(0.02) ? null : lote.texto,
    data_assinatura: isoOf(dias.assinatura),
    data_publicacao: isoOf(Math.min(workingDay(dias.assinatura + random.int(1, 12)), today)),
    inicio_vigencia: isoOf(start),
    termino_vigencia: isoOf(end),
    valor: decimalOf(lote.valor),
    situacao: updatedEnd < today ? 'Encerrado' : suspended ? 'Suspenso' : 'Vigente',
    data_inicio_suspensao: suspended ? isoOf(Math.max(start, today - random.int(5, 30))) : null,
    data_fim_suspensao: suspended ? isoOf(today + random.int(20, 60)) : null,
    motivo_suspensao: suspended ? 'AGUARDA DECISÃO SOBRE O REEQUILÍBRIO DE PREÇOS PEDIDO PELA CONTRATADA' : null,
    rateio: typeof certame.objeto.credor === 'number' || random.int(1, ONE_SHARED_IN) === 1,
    covid: certame.covid,
    numero_pncp: controleNoPncp(entity.cnpj, 2, nextControle(), key.exercicio),
  })
}

function writeAta(
  cartorio: Cartorio,
  certame: Certame,
  homologada: Homologada,
  lote: LoteVencido,
  place: number,
): void {
  const { sink } = cartorio.desk
  const { key: bid, dias, random } = homologada
  const numero = certame.numero * WINNERS + place + 1
  const key = { entidade: bid.entidade, exercicio: bid.exercicio, contrato: FIRST_ATA + numero }
  const end = Math.max(dias.assinatura + A_YEAR - 1, lote.last + 30)
  writeRow(cartorio, certame, homologada, { key, lote, start: dias.assinatura, end, random }, ATO.ata, numero, end)
  sink.put('licitacao_ata', {
    ...bid,
    ata: place + 3,
    tipo_ata: 'R',
    numero_ata: `${numero}/${bid.exercicio}`,
    data: isoOf(dias.assinatura),
    exercicio_contrato: key.exercicio,
    contrato: key.contrato,
  })
}

async function writeContrato(
  cartorio: Cartorio,
  certame: Certame,
  homologada: Homologada,
  lote: LoteVencido,
  contrato: number,
): Promise<number> {
  const { desk, papeis } = cartorio
  const { key: bid, dias } = homologada
  const random = new Random(seedOf('contrato', bid.entidade, bid.exercicio, contrato))
  const key = { entidade: bid.entidade, exercicio: bid.exercicio, contrato }
  const isObra = certame.objeto.modo === 'obra'
  const prazo = isObra ? prazoDaObra(lote.delivered, random) : undefined
  const end = prazo?.end ?? Math.max(dias.assinatura + A_YEAR - 1, lote.last + 30)
  const assinado: Assinado = { key, lote, start: dias.assinatura, end, random }
  const updatedEnd = prazo ? await prolong(cartorio, assinado, prazo) : await writeAditivos(cartorio, assinado)
  writeRow(cartorio, certame, homologada, assinado, ATO.contrato, contrato, updatedEnd)
  writeFiscais(cartorio, certame, assinado)
  await papeis.offer(desk, 'contrato', [
    {
      chave: [key.exercicio, contrato],
      tipo: 'Contrato',
      numero: contrato,
      day: dias.assinatura,
      lines: [
        `Assinatura: ${formatDate(isoOf(dias.assinatura))}`,
        `Vigência: até ${formatDate(isoOf(end))}`,
        `Valor: ${formatMoney(decimalOf(lote.valor))}`,
        '',
        'Cláusula primeira - do objeto',
        ...wrap(lote.texto),
        '',
        'Cláusula segunda - do pagamento',
        ...wrap('O pagamento segue a ordem cronológica, em até trinta dias da liquidação.'),
      ],
    },
  ])
  return updatedEnd
}

interface PrazoDaObra {
  end: number
  /** Where the first term was too short: the day it is extended, and until when. */
  extended?: { on: number; until: number }
}

/** Days that the receipt of a work takes after its last measurement. */
export const RECEBIMENTO = 45

/** Returns the term of a work, from the day of its last measurement; the first term of one in three is too short. */
function prazoDaObra(last: number, random: Random): PrazoDaObra {
  const until = last + RECEBIMENTO
  if (random.int(1, ONE_WITH_ADDENDA_IN) > 1) return { end: until }
  const end = last - random.int(2, 8)
  return { end, extended: { on: workingDayBefore(end - 5), until } }
}

async function prolong(
  cartorio: Cartorio,
  { key, lote, end, random }: Assinado,
  { extended }: PrazoDaObra,
): Promise<number> {
  if (!extended || extended.on > cartorio.desk.today || extended.on <= lote.first) return end
  const { on: day, until } = extended
  const texto = 'PRORROGAÇÃO DOS PRAZOS DE EXECUÇÃO E DE VIGÊNCIA, MANTIDAS AS DEMAIS CLÁUSULAS'
  await writeAditivo(cartorio, { ...key, sequencia: 1 }, { day, until, valor: 0, texto, random })
  return until
}

/** Writes the addenda; returns the last day of the contract after them. */
async function writeAditivos(cartorio: Cartorio, { key, lote, end, random }: Assinado): Promise<number> {
  if (random.int(1, ONE_WITH_ADDENDA_IN) > 1) return end
  const count = random.int(1, 2)
  const most = Math.floor((lote.valor * MOST_CHANGED) / 100) * 100
  let [until, added, taken] = [end, 0, 0]
  for (let sequencia = 1, day = lote.first; sequencia <= count; sequencia++) {
    day = workingDay(day + random.int(45, 120))
    if (day > Math.min(cartorio.desk.today, until)) return until
    const { texto, parte, prorroga } = random.pick(MOTIVACOES)
    const unused = Math.floor((lote.valor + added - taken - lote.empenhado) / 100) * 100
    const change = Math.round((lote.valor * random.between(...parte)) / 100) * 100
    const valor = change > 0 ? Math.min(change, most - added) : -Math.min(-change, unused, most - taken)
    if (prorroga) until += A_YEAR
    if (valor > 0) added += valor
    else taken -= valor
    await writeAditivo(cartorio, { ...key, sequencia }, { day, until, valor, texto, random })
  }
  return until
}

interface Mudanca {
  day: number
  until: number
  valor: Cents
  texto: string
  random: Random
}

async function writeAditivo(
  { desk, papeis }: Cartorio,
  key: Pick<Rows['aditivo'], 'entidade' | 'exercicio' | 'contrato' | 'sequencia'>,
  { day, until, valor, texto, random }: Mudanca,
): Promise<void> {
  const published = workingDay(day + random.int(1, 9))
  desk.sink.put('aditivo', {
    ...key,
    numero_aditivo: `${key.sequencia}/${yearOf(day)}`,
    data: isoOf(day),
    data_publicacao: published <= desk.today ? isoOf(published) : null,
    data_termino: isoOf(until),
    valor: decimalOf(valor),
    motivacao: texto,
  })
  await papeis.offer(desk, 'aditivo', [
    {
      chave: [key.exercicio, key.contrato, key.sequencia],
      tipo: `${key.sequencia}º termo aditivo ao contrato`,
      numero: key.contrato,
      day,
      lines: [
        `Data: ${formatDate(isoOf(day))}`,
        `Fim da vigência: ${formatDate(isoOf(until))}`,
        `Valor: ${formatMoney(decimalOf(valor))}`,
        '',
        ...wrap(texto),
      ],
    },
  ])
}

const ENGENHEIROS = /^(ENGENHEIRO|ARQUITETO)/
const FISCAIS = /^(AGENTE ADMINISTRATIVO|ANALISTA|ENGENHEIRO|FISCAL|TÉCNICO|PREGOEIRO|TESOUREIRO)/

/**
 * Writes the inspector in force and, where the first was replaced, the previous one: an engineer for works, and for the
 * rest somebody of a trade that deals with purchases.
 */
function writeFiscais({ desk, servants }: Cartorio, { objeto }: Certame, { key, start, end, random }: Assinado): void {
  const trade = objeto.natureza.startsWith('449051') ? ENGENHEIROS : FISCAIS
  const replaced = random.chance(0.25) ? Math.min(workingDay(start + random.int(60, 150)), desk.today) : undefined
  const terms =
    replaced === undefined
      ? [[start, undefined]]
      : [
          [start, replaced],
          [replaced, undefined],
        ]
  for (const [i, [from = start, to]] of terms.entries()) {
    const { nome, cargo } = random.pick(servantsWho(desk.entity, trade, servants))
    const last = to ?? (end < desk.today ? end : undefined)
    desk.sink.put('contrato_fiscal', {
      ...key,
      sequencia: i + 1,
      ocupante: nome,
      cargo,
      ato_designacao: `PORTARIA ${random.int(200, 600)}/${yearOf(from)}`,
      data_inicio: isoOf(from),
      data_termino: last === undefined ? null : isoOf(last),
    })
  }
}
