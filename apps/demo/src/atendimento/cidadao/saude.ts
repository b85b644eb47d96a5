// Writes the health service of the demo city: the waiting lists, which the Prefeitura keeps, and the documents the law
// requires with the staff on duty, which the health fund publishes too.
import type { City } from '../../cidade/area.ts'
import { dayAt, isoOf, workingDayBefore, yearOf } from '../../cidade/calendar.ts'
import { pdfOf } from '../../cidade/pdf.ts'
import { permute } from '../../cidade/pessoas.ts'
import { Random, seedOf } from '../../cidade/random.ts'
import { INVENTADO } from '../../planejamento/documentos.ts'

const FILAS: readonly (readonly [nome: string, especialidade: string, tipo: string, esperam: number])[] = [
  ['Consulta em cardiologia', 'Cardiologia', 'Consulta', 46],
  ['Consulta em ortopedia', 'Ortopedia', 'Consulta', 88],
  ['Consulta em oftalmologia', 'Oftalmologia', 'Consulta', 64],
  ['Consulta em neurologia', 'Neurologia', 'Consulta', 31],
  ['Consulta em dermatologia', 'Dermatologia', 'Consulta', 27],
  ['Ultrassonografia', 'Radiologia', 'Exame', 52],
  ['Tomografia', 'Radiologia', 'Exame', 19],
  ['Ressonância magnética', 'Radiologia', 'Exame', 23],
  ['Endoscopia', 'Gastroenterologia', 'Exame', 34],
  ['Cirurgia de catarata', 'Oftalmologia', 'Cirurgia', 41],
  ['Cirurgia de hérnia', 'Cirurgia geral', 'Cirurgia', 22],
  ['Cirurgia de joelho', 'Ortopedia', 'Cirurgia', 17],
]
const CRITERIO = 'Primeiro a urgência que o médico indicou; entre iguais, quem entrou antes.'
const PRIORIDADES = ['Urgente', 'Alta', 'Normal', 'Normal', 'Normal']
/** Whoever is scheduled has left the queue. */
const STATUS = ['Aguardando', 'Aguardando', 'Aguardando', 'Aguardando retorno do exame']
/** How long the first of a queue has waited, in days. */
const ESPERA = 240
const DOCUMENTOS = [
  'Plano Municipal de Saúde',
  'Relatório Anual de Gestão',
  'Programação Anual de Saúde',
  'Relação Municipal de Medicamentos Essenciais',
  'Estoque de medicamentos das farmácias públicas',
  'Protocolo de acesso às especialidades',
  'Plano de contingência da dengue',
  'Calendário de vacinação',
]
const LUGARES = [
  'UBS Centro',
  'UBS Jardim Primavera',
  'UBS Vila Operária',
  'UBS Bela Vista',
  'Pronto Atendimento Municipal',
  'Centro de Especialidades',
  'CAPS',
]

/** Returns a health card number (CNS) with a valid check digit, for any serial number. */
export function cnsAt(serial: number): string {
  const base = `7${String(permute(serial)).padStart(8, '0')}${String(permute(serial + 1))
    .padStart(8, '0')
    .slice(0, 5)}`
  const weighted = [...base].reduce((sum, digit, at) => sum + Number(digit) * (15 - at), 0)
  const last = (11 - (weighted % 11)) % 11
  return last < 10 ? `${base}${last}` : cnsAt(serial + 10_000_019)
}

export function writeFilas({ sink, today }: City, entidade: number): void {
  const random = new Random(seedOf('filas', entidade))
  const posicao = workingDayBefore(today)
  let serial = entidade * 100_000
  for (const [index, [nome, especialidade, tipo, esperam]] of FILAS.entries()) {
    const fila = index + 1
    sink.put('fila_saude', { entidade, fila, nome, criterio: CRITERIO, data_posicao: isoOf(posicao) })
    const passo = Math.floor(ESPERA / esperam)
    for (let ordem = 1; ordem <= esperam; ordem++) {
      const espera = Math.round(((esperam - ordem + 1) * ESPERA) / esperam) + random.int(0, passo - 1)
      sink.put('fila_saude_paciente', {
        entidade,
        fila,
        ordem,
        cns: cnsAt(serial++),
        prioridade: PRIORIDADES[Math.min(PRIORIDADES.length - 1, Math.floor((ordem * PRIORIDADES.length) / esperam))],
        especialidade,
        tipo_atendimento: tipo,
        data_entrada: isoOf(posicao - espera),
        status: random.pick(STATUS),
      })
    }
  }
}

export async function writeSaude({ sink, files, today }: City, entidade: number): Promise<void> {
  const year = yearOf(today)
  for (const [index, nome] of DOCUMENTOS.entries()) {
    const titulo = `${nome} - ${year}`
    const arquivo = await files.add(
      `saude-${entidade}-${index + 1}.pdf`,
      'application/pdf',
      pdfOf(titulo, ['Fundo Municipal de Saúde de Serra Clara', '', INVENTADO]),
      dayAt(year, 1, 15 + index),
    )
    sink.put('documento_saude', { entidade, documento: index + 1, nome: titulo, arquivo })
  }
  for (const [index, lugar] of LUGARES.entries()) {
    const lines = [
      'Médico: segunda a sexta-feira, das 8h às 12h',
      'Enfermagem: segunda a sexta-feira, das 7h30 às 17h',
      'Vacinação: terça e quinta-feira, das 13h às 16h',
      '',
      INVENTADO,
    ]
    const arquivo = await files.add(
      `escala-${entidade}-${index + 1}.pdf`,
      'application/pdf',
      pdfOf(`Escala - ${lugar}`, lines),
      dayAt(year, 1, 5),
    )
    sink.put('escala_profissional', { entidade, escala: index + 1, nome: `${lugar} - ${year}`, arquivo })
  }
}
