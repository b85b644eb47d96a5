// Invented reports for the tests and the bench of the export formats.
import type { Field } from '@portal/kit/fields'
import type { Cell, ReportSource } from '../report.ts'

/** A version that is no release, so that no release changes what tests expect. */
export const PROGRAMA = 'Portal da Transparência 9.8.7'

const NOMES = [
  'Antônia Conceição Falcão',
  'José Ribamar D’Ávila',
  'Luíza Brandão Sá',
  'Raimundo “Mundico” Nonato',
  'Zélia Araújo Monção',
  'Íris de São João',
]
const CARGOS = [
  'Motorista',
  'Enfermeira',
  'Assistente Administrativo',
  'Secretário Municipal de Educação',
  'Técnico em Informática',
]
const DESTINOS = ['Fortaleza/CE', 'Brasília/DF', 'São Luís/MA → Teresina/PI', 'Recife/PE', 'Juazeiro do Norte/CE']
const SECRETARIAS = [
  'Secretaria de Saúde',
  'Secretaria de Educação, Cultura e Desporto',
  'Gabinete do Prefeito',
  'Secretaria de Infraestrutura',
]
const MOTIVOS = [
  'Conduzir pacientes em tratamento fora do domicílio ao hospital de referência.',
  'Participar da oficina “Planejamento e Orçamento”, promovida pelo consórcio regional, com apresentação do plano ' +
    'de trabalho da secretaria e assinatura do termo de adesão ao programa de transporte escolar.',
  'Entregar a prestação de contas do convênio nº 12/2025; protocolo presencial exigido pelo órgão concedente.',
]
const OBJETIVOS = ['Capacitação', 'Transporte de pacientes', 'Representação oficial', 'Fiscalização']

const pick = (from: readonly string[], i: number): string => from[i % from.length]!
const cents = (value: number): string => `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`
const two = (value: number): string => String(value).padStart(2, '0')

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  nome: NOMES,
  cargo: CARGOS,
  destino: DESTINOS,
  secretaria: SECRETARIAS,
  lotacao: SECRETARIAS,
  motivo: MOTIVOS,
  tipoObjetivoDiaria: OBJETIVOS,
}

function textOf(name: string, i: number): string {
  if (name === 'displayEmpenho') return `${1000 + i}/2026`
  if (name === 'horaSaida') return `${two(i % 24)}:30`
  return pick(TEXTS[name] ?? ['Ativa', '0101', 'Veículo oficial'], i)
}

function cellOf(name: string, { kind }: Field, i: number): Cell {
  if ((i + name.length) % 11 === 0 && kind === 'text' && name !== 'nome') return null
  switch (kind) {
    case 'money':
      return cents(((i * 7919 + name.length * 104_729) % 250_000) + 1)
    case 'price':
      return `${2 + (i % 7)}.${1000 + (i % 9000)}`
    case 'decimal':
      return `${1 + (i % 5)}.${i % 2 === 0 ? '5' : '0'}`
    case 'integer':
      return name.startsWith('exercicio') || name.startsWith('ano') ? '2026' : String(1 + ((i * 31) % 9000))
    case 'date':
      return `2026-${two(1 + (i % 12))}-${two(1 + (i % 28))}`
    case 'datetime':
      return `2026-${two(1 + (i % 12))}-${two(1 + (i % 28))} ${two(i % 24)}:15:00`
    case 'flag':
      return i % 3 === 0 ? 'S' : 'N'
    case 'documento':
      return i % 2 === 0 ? '***.456.789-**' : '12.345.678/0001-95'
    case 'text':
      return textOf(name, i)
  }
}

function sumOf(rows: Iterable<Cell>): string {
  let sum = 0n
  for (const cell of rows) if (cell !== null) sum += BigInt(cell.replace('.', ''))
  return cents(Number(sum))
}

const quoted = (cell: Cell): string =>
  cell !== null && /[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : (cell ?? '')

export interface SampleOptions {
  rowCount: number
  totals?: readonly string[]
  columns?: readonly string[]
  filters?: string[]
  batchSize?: number
}

export function sampleSource(fields: ReportSource['fields'], options: SampleOptions): ReportSource {
  const { rowCount, totals = [], columns, filters = [], batchSize = 1000 } = options
  const row = (i: number): Cell[] => fields.map(([name, field]) => cellOf(name, field, i))
  const column = function* (name: string): Iterable<Cell> {
    const field = fields.find(([candidate]) => candidate === name)![1]
    for (let i = 0; i < rowCount; i++) yield cellOf(name, field, i)
  }
  return {
    header: {
      title: 'Diárias',
      entidade: 'Prefeitura Municipal de Serra Azul',
      cnpj: '12345678000195',
      exercicio: 2026,
      filters,
      generatedAt: '2026-10-05T14:07:33',
      rowCount,
      programa: PROGRAMA,
    },
    fields,
    ...(columns ? { columns } : {}),
    totals: Object.fromEntries(totals.map((name) => [name, sumOf(column(name))])),
    async *batches() {
      for (let start = 0; start < rowCount; start += batchSize) {
        yield Array.from({ length: Math.min(batchSize, rowCount - start) }, (_, i) => row(start + i))
      }
    },
    async *csvLines() {
      for (let i = 0; i < rowCount; i++) {
        yield Buffer.from(`${row(i).map(quoted).join(';')}\n`)
      }
    },
  }
}
