// Generates requests for information: who asked what, when, and each step until the response, in chronological order.
// Nothing happens after today.
import type { Regra } from '@portal/atendimento/regra'
import { prazoDe } from '@portal/atendimento/prazo'
import { dayAt, dayOf, isoOf, isWorkingDay, workingDay, yearOf } from '../cidade/calendar.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { requesterAt, type Requester } from './requerentes.ts'
import { CANCELAMENTO, ENCAMINHAMENTO, LUGARES, PRORROGACAO, RECURSO, SETOR_DE_PROTOCOLO, type Tema } from './temas.ts'

export interface Passo {
  day: number
  local: string
  funcao: string
  situacao: string
  parecer: string
}

export interface Pedido {
  day: number
  usuario: 'e-SIC' | 'SIC'
  tema: Tema
  digitacao: string
  formaRecebimento: string
  requester: Requester | undefined
  prazo: string
  prorrogado: number | undefined
  passos: Passo[]
  instancia: number
  referencia: Pedido | undefined
  /** Assigned by `numbered`, once all requests are known. */
  exercicio: number
  processo: number
}

export interface Volume {
  entidade: number
  porAno: number
  temas: readonly Tema[]
}

type Asked = Pick<Pedido, 'tema' | 'digitacao' | 'usuario' | 'requester'>

/** State of a request without a response yet. */
type Waiting = 'received' | 'sent' | 'extended'

/** Requests without a response on any day, one of them late. */
const WAITING: readonly [daysAgo: number, waits: Waiting][] = [
  [0, 'received'],
  [1, 'received'],
  [6, 'sent'],
  [16, 'extended'],
  [41, 'sent'],
]

const after = (day: number, random: Random, from: number, to: number): number => workingDay(day + random.int(from, to))

class Desk {
  constructor(
    private readonly regra: Regra,
    private readonly today: number,
  ) {}

  open(
    day: number,
    random: Random,
    parts: Asked,
    { referencia, waits }: { referencia?: Pedido; waits?: Waiting } = {},
  ): Pedido {
    const counter = parts.usuario === 'SIC'
    const dias = referencia ? this.regra.respostaRecursoDias : this.regra.prazoDias
    const received: Passo = counter
      ? { day, local: SETOR_DE_PROTOCOLO, funcao: 'SIC', situacao: 'Em análise', parecer: 'Pedido recebido no balcão.' }
      : {
          day,
          local: 'Portal da Transparência',
          funcao: 'e-SIC',
          situacao: 'Em análise',
          parecer: 'Pedido recebido pelo portal.',
        }
    const forms = counter
      ? ['Papel', 'Papel', 'Pendrive', 'E-mail']
      : ['On-Line', 'On-Line', 'E-mail', 'E-mail', 'CD/DVD']
    const pedido: Pedido = {
      ...parts,
      day,
      formaRecebimento: parts.requester ? random.pick(forms) : 'On-Line',
      prazo: prazoDe(isoOf(day), dias, this.regra),
      prorrogado: undefined,
      passos: [received],
      instancia: referencia ? referencia.instancia + 1 : 0,
      referencia,
      exercicio: yearOf(day),
      processo: 0,
    }
    if (waits === undefined) this.handle(pedido, random)
    else this.leaveWaiting(pedido, waits)
    return pedido
  }

  private step(pedido: Pedido, passo: Passo): boolean {
    if (passo.day > this.today) return false
    pedido.passos.push(passo)
    return true
  }

  private send(pedido: Pedido, day: number): boolean {
    return this.step(pedido, {
      day,
      local: pedido.tema.setor,
      funcao: 'Recebimento',
      situacao: 'Em tramitação',
      parecer: ENCAMINHAMENTO,
    })
  }

  private extend(pedido: Pedido, day: number): boolean {
    const passo = { day, local: pedido.tema.setor, funcao: 'Gabinete', situacao: 'Prorrogado', parecer: PRORROGACAO }
    if (!this.step(pedido, passo)) return false
    pedido.prorrogado = day
    pedido.prazo = prazoDe(pedido.prazo, this.regra.prorrogacaoDias, this.regra)
    return true
  }

  private leaveWaiting(pedido: Pedido, waits: Waiting): void {
    if (waits !== 'received') this.send(pedido, pedido.day)
    if (waits === 'extended') this.extend(pedido, Math.min(this.today, dayOf(pedido.prazo)))
  }

  private handle(pedido: Pedido, random: Random): void {
    const { tema, referencia } = pedido
    const sent = after(pedido.day, random, 0, 3)
    if (random.chance(0.03)) {
      const cancelled = { local: SETOR_DE_PROTOCOLO, funcao: 'Ouvidoria', situacao: 'Cancelado', parecer: CANCELAMENTO }
      this.step(pedido, { day: after(pedido.day, random, 1, 4), ...cancelled })
      return
    }
    if (!this.send(pedido, sent)) return
    const due = dayOf(pedido.prazo)
    if (!referencia && random.chance(0.14)) {
      if (!this.extend(pedido, Math.min(after(sent, random, 8, 15), due))) return
    }
    const late = random.chance(0.06)
    const span = dayOf(pedido.prazo) - sent
    const day = late
      ? after(dayOf(pedido.prazo), random, 2, 25)
      : this.officeDay(sent + Math.max(1, Math.round(span * random.between(0.15, 0.95))), sent)
    const refused = random.chance(referencia ? 0.55 : 0.09)
    const parecer = referencia ? (refused ? RECURSO.negado : RECURSO.provido) : refused ? tema.negativa : tema.resposta
    this.step(pedido, {
      day,
      local: tema.setor,
      funcao: 'Gabinete',
      situacao: refused ? 'Indeferido' : 'Atendido',
      parecer,
    })
  }

  /** Returns a working day on or before `day`, but not before `least`, the last step. */
  private officeDay(day: number, least: number): number {
    let candidate = day
    while (candidate > least && !isWorkingDay(candidate)) candidate--
    return Math.max(candidate, least)
  }
}

const fill = (text: string, random: Random, year: number): string =>
  text.replace('{lugar}', random.pick(LUGARES)).replaceAll('{ano}', String(year))

export function requestsOf(volume: Volume, years: readonly number[], today: number, regra: Regra): Pedido[] {
  const desk = new Desk(regra, today)
  const pedidos: Pedido[] = []
  for (const year of years) {
    for (let index = 0; index < volume.porAno; index++) {
      const random = new Random(seedOf('pedido', volume.entidade, year, index))
      const counter = random.chance(0.18)
      const any = dayAt(year, 1, 1) + random.int(0, 364)
      const day = counter ? workingDay(any) : any
      if (day > today || yearOf(day) !== year) continue
      const tema = random.pick(volume.temas)
      const requester =
        !counter && random.chance(0.3) ? undefined : requesterAt(volume.entidade, random.int(0, volume.porAno * 2))
      const digitacao = signed(
        fill(random.pick(tema.pedidos), random, day > dayAt(year, 7, 1) ? year : year - 1),
        requester,
        random,
      )
      const pedido = desk.open(day, random, { tema, digitacao, usuario: counter ? 'SIC' : 'e-SIC', requester })
      pedidos.push(pedido, ...appealsOf(pedido, desk, random, today))
    }
  }
  for (const [daysAgo, waits] of WAITING) {
    const random = new Random(seedOf('espera', volume.entidade, daysAgo))
    const tema = random.pick(volume.temas)
    const digitacao = fill(random.pick(tema.pedidos), random, yearOf(today))
    const requester = requesterAt(volume.entidade, random.int(0, volume.porAno * 2))
    if (years.includes(yearOf(today - daysAgo))) {
      pedidos.push(desk.open(today - daysAgo, random, { tema, digitacao, usuario: 'e-SIC', requester }, { waits }))
    }
  }
  return numbered(pedidos)
}

/** Adds the requester's name and phone to one text in five. */
function signed(text: string, requester: Requester | undefined, random: Random): string {
  return requester && random.chance(0.2) ? `${text}\n\n${requester.nome}\n${requester.celular}` : text
}

function appealsOf(pedido: Pedido, desk: Desk, random: Random, today: number): Pedido[] {
  const last = pedido.passos.at(-1) as Passo
  const chance = last.situacao === 'Indeferido' ? 0.45 : last.situacao === 'Atendido' ? 0.04 : 0
  if (pedido.instancia >= 2 || !random.chance(chance)) return []
  const day = last.day + random.int(1, 9)
  if (day > today) return []
  const { tema, requester } = pedido
  const appeal = desk.open(
    day,
    random,
    { tema, requester, usuario: 'e-SIC', digitacao: RECURSO.pedido },
    { referencia: pedido },
  )
  return [appeal, ...appealsOf(appeal, desk, random, today)]
}

/** Numbers the requests by order of arrival, from 1 in each year. */
function numbered(pedidos: Pedido[]): Pedido[] {
  const sorted = pedidos
    .map((pedido, index) => ({ pedido, index }))
    .sort((a, b) => a.pedido.day - b.pedido.day || a.index - b.index)
  const last = new Map<number, number>()
  for (const { pedido } of sorted) {
    pedido.processo = (last.get(pedido.exercicio) ?? 0) + 1
    last.set(pedido.exercicio, pedido.processo)
  }
  return sorted.map(({ pedido }) => pedido)
}
