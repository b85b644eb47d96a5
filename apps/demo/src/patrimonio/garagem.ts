// Generates the trips of the demo's fleet from the kilometres of each vehicle in each month.
import type { Rows } from '@portal/data/package/rows'
import { dayAt, daysInMonth, isoOf, workingDay } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { servantsWho, servidorAt } from '../pessoal/servidores.ts'
import type { Veiculo } from './veiculos.ts'

const DESTINOS = [
  ['MARINGÁ', 'HOSPITAL REGIONAL'],
  ['CURITIBA', 'SECRETARIA DE ESTADO'],
  ['CAMPO MOURÃO', 'CONSÓRCIO INTERMUNICIPAL DE SAÚDE'],
  ['SERRA CLARA', 'ZONA RURAL'],
  ['SERRA CLARA', 'BAIRROS'],
  ['SERRA CLARA', undefined],
  ['PARANAVAÍ', 'NÚCLEO REGIONAL'],
] as const
const MOTIVOS = [
  ['TRANSPORTE DE PACIENTES', 'Consulta marcada em outro município.'],
  ['TRANSPORTE ESCOLAR', 'Linha da zona rural.'],
  ['VISTORIA', 'Acompanhamento de obra.'],
  ['ENTREGA DE DOCUMENTOS', 'Protocolo em repartição.'],
  ['MANUTENÇÃO DE ESTRADAS', 'Serviço programado.'],
  ['REUNIÃO', 'Convocação do órgão estadual.'],
] as const

type Motivos = readonly (typeof MOTIVOS)[number][]
type Destinos = readonly (typeof DESTINOS)[number][]

const NA_CIDADE = DESTINOS.filter(([cidade]) => cidade === 'SERRA CLARA')

/** Reasons and destinations for each kind of vehicle. */
const USOS: readonly (readonly [RegExp, Motivos, Destinos])[] = [
  [/^AMBULÂNCIA/, [MOTIVOS[0]], [DESTINOS[0], DESTINOS[2]]],
  [/^ÔNIBUS/, [MOTIVOS[1]], [DESTINOS[3]]],
  [/^(MOTONIVELADORA|TRATOR|CAMINHÃO)/, [MOTIVOS[4]], NA_CIDADE],
  [/./, [MOTIVOS[2], MOTIVOS[3], MOTIVOS[5]], DESTINOS],
]

const MOTORISTAS = /^MOTORISTA/
const OPERADORES = /^(MOTORISTA|OPERADOR DE MÁQUINAS)/

const clock = (random: Random, from: number, to: number): string =>
  `${String(random.int(from, to)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`

type Saida = Omit<Rows['movimento_garagem'], 'numero'>

/** Returns the trips of one vehicle in a year, within its kilometres of each month. */
export function saidasDe(
  entity: Entity,
  { cadastro, modelo }: Veiculo,
  year: number,
  meses: readonly Rows['veiculo_mes'][],
  servidores: number,
): Saida[] {
  const random = new Random(seedOf('garagem', entity.entidade, cadastro.veiculo, year))
  const [, motivos, destinos] = USOS.find(([words]) => words.test(cadastro.descricao)) as (typeof USOS)[number]
  const motoristas = servantsWho(entity, modelo.maquina ? OPERADORES : MOTORISTAS, servidores)
  let medidor = random.int(2_000, 60_000)
  return meses.flatMap(({ mes, percorrido }) => {
    const uso = Number(percorrido ?? 0)
    if (uso === 0) return []
    const trips = random.int(1, 2)
    const saidas = Array.from({ length: trips }, (_, trip): Saida => {
      const [destino, lugar] = random.pick(destinos)
      const [motivo, justificativa] = random.pick(motivos)
      const andou = Math.round((uso / trips) * random.between(0.2, 0.9) * 10) / 10
      const from = workingDay(dayAt(year, mes, 1 + trip * 13 + random.int(0, 6)))
      const partida = Math.min(from, dayAt(year, mes, daysInMonth(year, mes)))
      const saiu = medidor
      medidor += uso / trips
      return {
        entidade: entity.entidade,
        exercicio: year,
        veiculo: cadastro.veiculo,
        data_saida: isoOf(partida),
        hora_saida: clock(random, 6, 9),
        data_retorno: isoOf(partida),
        hora_retorno: clock(random, 13, 19),
        destino,
        complemento_destino: lugar,
        solicitante: servidorAt(entity, random.int(0, servidores - 1)).nome,
        justificativa,
        motivo,
        complemento_motivo: random.chance(0.3) ? `Ofício ${random.int(1, 400)}/${year}` : null,
        medidor_saida: saiu.toFixed(1),
        medidor_retorno: (saiu + andou).toFixed(1),
        km_previsto: modelo.maquina ? null : (Math.round(andou / 10) * 10).toFixed(1),
        motorista: random.pick(motoristas).nome,
        observacao: random.chance(0.05) ? 'Retornou com o pneu estepe em uso.' : null,
      }
    })
    return saidas
  })
}
