// Generates the fleet of an entity and its costs: a number is always the same vehicle.
import { isCpf } from '@portal/kit/cpf-cnpj'
import type { Rows } from '@portal/data/package/rows'
import { dayAt, daysInMonth, isoOf, yearOf } from '../cidade/calendar.ts'
import { FIRST_YEAR, PRICE_INDEX, type Entity } from '../cidade/cidade.ts'
import { decimalOf, priceOf } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { valorAtual } from './valor.ts'

interface Modelo {
  descricao: string
  combustivel: 'DIESEL S10' | 'GASOLINA COMUM' | 'ETANOL'
  /** In reais. */
  preco: number
  /** Kilometres per litre, or litres per hour. */
  rendimento: number
  /** Kilometres or hours in a month. */
  uso: number
  maquina?: true
  /** The kinds of entity that have one; absent for all. */
  tipos?: string
  /** The sectors that use it; absent for any. */
  setor?: RegExp
}

const DE_CAMPO = /OBRAS|ESTRADAS|SERVIÇOS URBANOS|AGRICULTURA|MEIO AMBIENTE|REDE|ÁGUA|ESGOTO/

const MODELOS: readonly Modelo[] = [
  { descricao: 'AUTOMÓVEL COMPACTO 1.0', combustivel: 'ETANOL', preco: 78_000, rendimento: 9.5, uso: 1_300 },
  { descricao: 'AUTOMÓVEL SEDÃ 1.6', combustivel: 'GASOLINA COMUM', preco: 104_000, rendimento: 11.2, uso: 1_500 },
  {
    descricao: 'AMBULÂNCIA TIPO B',
    combustivel: 'DIESEL S10',
    preco: 285_000,
    rendimento: 8.4,
    uso: 3_800,
    tipos: 'D',
  },
  {
    descricao: 'ÔNIBUS ESCOLAR RURAL',
    combustivel: 'DIESEL S10',
    preco: 412_000,
    rendimento: 3.6,
    uso: 2_900,
    tipos: 'E',
    setor: /ENSINO|ESCOLAR|INFANTIL|FUNDEB/,
  },
  {
    descricao: 'CAMINHÃO BASCULANTE',
    combustivel: 'DIESEL S10',
    preco: 498_000,
    rendimento: 2.9,
    uso: 1_700,
    tipos: 'EA',
    setor: DE_CAMPO,
  },
  { descricao: 'CAMINHONETE CABINE DUPLA', combustivel: 'DIESEL S10', preco: 231_000, rendimento: 9.1, uso: 1_900 },
  { descricao: 'MOTOCICLETA 160 CC', combustivel: 'GASOLINA COMUM', preco: 17_500, rendimento: 38, uso: 700 },
  {
    descricao: 'TRATOR AGRÍCOLA 75 CV',
    combustivel: 'DIESEL S10',
    preco: 219_000,
    rendimento: 7.5,
    uso: 90,
    maquina: true,
    tipos: 'EA',
    setor: DE_CAMPO,
  },
  {
    descricao: 'MOTONIVELADORA',
    combustivel: 'DIESEL S10',
    preco: 935_000,
    rendimento: 14,
    uso: 110,
    maquina: true,
    tipos: 'EA',
    setor: DE_CAMPO,
  },
]

const CENTRAIS = [0, 1, 5, 6]

const PRECO_DO_LITRO: Readonly<Record<Modelo['combustivel'], number>> = {
  'DIESEL S10': 5.98,
  'GASOLINA COMUM': 5.71,
  ETANOL: 3.89,
}

export const INCORPORACOES = ['COMPRA', 'DOAÇÃO', 'CONVÊNIO'] as const

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const CHASSI = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

const word = (random: Random, letters: string, length: number): string =>
  Array.from({ length }, () => letters[random.int(0, letters.length - 1)]).join('')

export interface Veiculo {
  modelo: Modelo
  adquirido: number
  /** The first day it is no longer in the fleet. */
  baixado: number | undefined
  cadastro: Rows['veiculo']
  /** Absent where it is not in the property register. */
  bem: Rows['bem'] | undefined
}

/** One vehicle in UNREGISTERED is not in the property register yet. */
const UNREGISTERED = 17
const OLDEST = 2012

/** Number of servants per vehicle; each unidade has at least one vehicle. */
const SERVANTS_A_VEHICLE = 45

/** Returns the fleet of an entity before its first year here. */
export function frotaAntiga(entity: Entity, servidores: number, today: number): Veiculo[] {
  const setores = Object.values(entity.orcamento?.unidades ?? {})
  const length = Math.max(setores.length, Math.round(servidores / SERVANTS_A_VEHICLE))
  return Array.from({ length }, (_, index) => veiculoAt(entity, index, setores, today))
}

type Documentos = Pick<
  Rows['veiculo'],
  'letra_placa' | 'numero_placa' | 'chassi' | 'renavan' | 'combustivel' | 'tipo_medidor'
>

/** Returns a Renavam number that is not also a valid CPF. */
function renavanOf(number: number): string {
  const written = String(number).padStart(11, '0')
  return isCpf(written) ? renavanOf(number + 1) : written
}

const documentosDe = (modelo: Modelo, random: Random): Documentos => ({
  letra_placa: modelo.maquina ? null : word(random, LETTERS, 3),
  numero_placa: modelo.maquina ? null : `${random.int(0, 9)}${word(random, LETTERS, 1)}${random.int(10, 99)}`,
  chassi: word(random, CHASSI, 17),
  renavan: modelo.maquina ? null : renavanOf(random.int(100_000_000, 999_999_998)),
  combustivel: modelo.combustivel,
  tipo_medidor: modelo.maquina ? 2 : 1,
})

const modelosDe = ({ entidade, tipo }: Entity): readonly Modelo[] =>
  entidade === 2
    ? CENTRAIS.map((at) => MODELOS[at] as Modelo)
    : MODELOS.filter(({ tipos = tipo }) => tipos.includes(tipo))

/** Returns the number of one of the sectors that use such a vehicle. */
function setorOf({ setor = /./ }: Modelo, setores: readonly string[], random: Random): number {
  const fit = setores.flatMap((descricao, at) => (setor.test(descricao) ? [at + 1] : []))
  return fit.length > 0 ? random.pick(fit) : random.int(1, setores.length)
}

function veiculoAt(entity: Entity, index: number, setores: readonly string[], today: number): Veiculo {
  const random = new Random(seedOf('veiculo', entity.entidade, index))
  const modelo = random.pick(modelosDe(entity))
  const ano = random.int(OLDEST, FIRST_YEAR - 1)
  const adquirido = dayAt(ano, random.int(1, 12), random.int(1, 28))
  const wornOut = dayAt(ano + random.int(11, 15), random.int(1, 12), 15)
  const baixado = wornOut <= today ? wornOut : undefined
  const numero = index + 1
  const { entidade } = entity
  const registered = index % UNREGISTERED !== UNREGISTERED - 1
  const chapa = registered ? 20_000 + entidade * 1_000 + numero : 0
  const cadastro: Rows['veiculo'] = {
    entidade,
    veiculo: numero,
    chapa,
    descricao: `${modelo.descricao} ${ano}/${ano + 1}`,
    centro_custo: setorOf(modelo, setores, random),
    ...documentosDe(modelo, random),
  }
  const valor = Math.round(modelo.preco * random.between(0.82, 1.1) * (0.45 + (ano - OLDEST) * 0.042)) * 100
  const bem: Rows['bem'] = {
    entidade,
    tipo: 'V',
    bem: numero,
    chapa,
    descricao: cadastro.descricao,
    tipo_incorporacao: random.weighted([8, 1, 2]) + 1,
    data_aquisicao: isoOf(adquirido),
    valor_aquisicao: decimalOf(valor),
    valor_atual: valorAtual('V', valor, adquirido, baixado ?? today),
    nota_fiscal: String(random.int(1_000, 99_999)),
    numero_frota: 100 + numero,
    baixado: baixado !== undefined,
    ...(baixado !== undefined && {
      data_baixa: isoOf(baixado),
      tipo_baixa: 'LEILÃO',
      justificativa: 'Veículo antieconômico, vendido em leilão público.',
    }),
  }
  return { modelo, adquirido, baixado, cadastro, bem: registered ? bem : undefined }
}

const COMPRADOS: readonly (readonly [RegExp, number])[] = [
  [/FURGÃO/, 2],
  [/CAMINHONETE/, 5],
  [/./, 0],
]
const FROTA_COMPRADA = 500

/** Returns a vehicle bought by an empenho, with the data of the property register. */
export function veiculoComprado(entity: Entity, bem: Rows['bem'], day: number, centro: number): Veiculo {
  const numero = bem.bem
  const random = new Random(seedOf('veiculo comprado', entity.entidade, numero))
  const modelo = MODELOS[COMPRADOS.find(([words]) => words.test(bem.descricao))?.[1] ?? 0] as Modelo
  const cadastro: Rows['veiculo'] = {
    entidade: entity.entidade,
    veiculo: numero,
    chapa: bem.chapa,
    descricao: bem.descricao,
    centro_custo: centro,
    ...documentosDe(modelo, random),
  }
  return {
    modelo,
    adquirido: day,
    baixado: undefined,
    cadastro,
    bem: { ...bem, numero_frota: numero - FROTA_COMPRADA },
  }
}

type Gasto = Pick<Rows['veiculo_gasto'], 'tipo' | 'item' | 'km_anterior' | 'km_atual' | 'media_combustivel'> & {
  day: number
  /** In thousandths. */
  quantidade: number
  /** In hundredths of a cent. */
  preco: number
}

/** Share of refuels whose consumption does not match the kilometres. */
const THIRSTY = 0.008

const OFICINA = [
  'TROCA DE ÓLEO E FILTROS',
  'REVISÃO DOS FREIOS',
  'ALINHAMENTO E BALANCEAMENTO',
  'REPARO NA SUSPENSÃO',
  'TROCA DA CORREIA DENTADA',
] as const

const cents = (reais: number, index: number): number => Math.round(reais * index * 100) * 100

function* gastosOf(
  random: Random,
  { modelo }: Veiculo,
  year: number,
  month: number,
  uso: number,
  meter: number,
): Generator<Gasto> {
  const price = PRICE_INDEX[year] ?? 1
  const last = daysInMonth(year, month)
  const stops = random.int(2, 4)
  for (let stop = 1; stop <= stops; stop++) {
    const part = uso / stops
    const gasto = random.chance(THIRSTY) ? 1.7 : 1
    const rendimento = modelo.rendimento * random.between(0.9, 1.08) * (modelo.maquina ? gasto : 1 / gasto)
    const litros = modelo.maquina ? part * rendimento : part / rendimento
    yield {
      tipo: 'abastecimento',
      item: modelo.combustivel,
      day: dayAt(year, month, Math.max(1, Math.round((last * stop) / stops) - random.int(0, 3))),
      km_anterior: (meter + part * (stop - 1)).toFixed(1),
      km_atual: (meter + part * stop).toFixed(1),
      media_combustivel: rendimento.toFixed(2),
      quantidade: Math.round(litros * 1_000),
      preco: cents(PRECO_DO_LITRO[modelo.combustivel] * random.between(0.97, 1.03), price),
    }
  }
  const atMeter = { km_atual: (meter + uso).toFixed(1) }
  const day = dayAt(year, month, random.int(1, last))
  if (random.chance(0.3)) {
    yield {
      tipo: 'manutencao',
      item: random.pick(OFICINA),
      day,
      ...atMeter,
      quantidade: 1_000,
      preco: cents(random.logNormal(620, 0.6), price),
    }
  }
  if (random.chance(0.04))
    yield {
      tipo: 'pneu',
      item: 'PNEU NOVO',
      day,
      ...atMeter,
      quantidade: random.int(1, 4) * 1_000,
      preco: cents(random.between(380, 1_900), price),
    }
  if (random.chance(0.02))
    yield {
      tipo: 'bateria',
      item: 'BATERIA 12 V',
      day,
      ...atMeter,
      quantidade: 1_000,
      preco: cents(random.between(420, 980), price),
    }
}

export interface AnoDoVeiculo {
  meses: Rows['veiculo_mes'][]
  gastos: Rows['veiculo_gasto'][]
}

/** Returns the kilometres and costs of a vehicle in the months of a year that have passed. */
export function anoDoVeiculo(veiculo: Veiculo, year: number, today: number): AnoDoVeiculo {
  const {
    cadastro: { entidade, veiculo: numero },
    adquirido,
    baixado,
    modelo,
  } = veiculo
  const ano: AnoDoVeiculo = { meses: [], gastos: [] }
  const random = new Random(seedOf('veiculo', entidade, numero, year))
  const key = { entidade, veiculo: numero, exercicio: year }
  let meter = Math.max(0, (year - yearOf(adquirido)) * 12 * modelo.uso)
  for (let mes = 1; mes <= 12; mes++) {
    const end = dayAt(year, mes, daysInMonth(year, mes))
    if (end > today || (baixado !== undefined && end >= baixado)) break
    if (end < adquirido) continue
    const stopped = random.chance(0.03)
    const uso = stopped ? 0 : Math.round(modelo.uso * random.between(0.55, 1.4) * 10) / 10
    ano.meses.push({ ...key, mes, percorrido: uso.toFixed(1), observacao: stopped ? 'Parado na oficina.' : null })
    if (!stopped) {
      for (const { day, quantidade, preco, ...gasto } of gastosOf(random, veiculo, year, mes, uso, meter)) {
        ano.gastos.push({
          ...key,
          ...gasto,
          numero: ano.gastos.length + 1,
          data: isoOf(day),
          quantidade: (quantidade / 1_000).toFixed(3),
          valor: priceOf(preco),
          valor_total: decimalOf(Math.round((quantidade * preco) / 100_000)),
        })
      }
    }
    meter += uso
  }
  return ano
}
