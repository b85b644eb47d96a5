// Creates payrolls for the sample: servants, exceptional admissions and retirees, ties, nulls, a person with two bonds
// and a net below zero.
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const PESSOAS = 240
const CARGOS = 70
const LOTACOES = 12
const NOMES = [
  'Ana São Conceição',
  'João Antônio',
  '=Soma Silva',
  'Zélia "Aspas"',
  '100% Maria',
  'Sub_Linhado',
  'Águeda Prado',
  'Érica; Ponto',
]
/** Months of the payroll; lists show the last one by default. */
const MESES = [2, 3]

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))
const matriculaOf = (number: number): number => 1_000 + number
const isRetired = (number: number): boolean => number % 3 === 0
const isExceptional = (number: number): boolean => number % 3 === 1

/** Gives two consecutive bonds the same CPF. */
const cpfOf = (number: number): string | null =>
  number % 8 === 0 ? null : cpfFrom(String(200_300_400 + Math.floor(number / 2) * 7_919))

const servidor = (entidade: number, number: number): SampleRow => ({
  entidade,
  matricula: matriculaOf(number),
  nome: `${at(NOMES, number)}${number > 16 ? ` ${number}` : ''}`,
  cpf: cpfOf(number),
  cargo: `Cargo ${number % CARGOS}`,
  vinculo: isRetired(number) ? (number % 2 === 0 ? 'PENSIONISTA' : 'APOSENTADO') : 'FUNCIONARIO',
  data_admissao: number % 7 === 0 ? null : `20${10 + (number % 15)}-0${1 + (number % 9)}-15`,
  data_demissao: number % 20 === 1 ? '2026-03-20' : null,
  cedido_para: number % 19 === 0 ? 'Fórum' : null,
  admissao_excepcional: isExceptional(number),
})

const folha = (entidade: number, exercicio: number, mes: number, number: number): SampleRow => ({
  entidade,
  exercicio,
  mes,
  matricula: matriculaOf(number),
  nome: `${at(NOMES, number)}${number > 16 ? ` ${number}` : ''}`,
  situacao: isRetired(number)
    ? number % 4 === 0
      ? 'PENSÃO'
      : 'INATIVO'
    : at(['ATIVO', 'ATIVO', 'AFASTADO'], Math.floor(number / 3)),
  inativo: isRetired(number),
  natureza: isRetired(number) ? 'Aposentado' : at(['Efetivo', 'Comissionado', 'Temporário'], Math.floor(number / 3)),
  classe: number % 10 === 0 ? null : at(['Saúde', 'Magistério'], Math.floor(number / 5)),
  codigo_cargo: number % 11 === 0 ? null : 1 + (number % CARGOS),
  codigo_lotacao: number % 13 === 0 ? null : 1 + (number % LOTACOES),
  unidade_orcamentaria: isRetired(number) ? null : '0201',
  horas_semanais: number % 5 === 0 ? null : '40',
  salario_base: '1000.00',
  vencimentos: (1_000 + (number % 9) * 111.11).toFixed(2),
  outros_proventos: number % 6 === 0 ? '50.25' : '0',
  redutor_constitucional: number % 31 === 0 ? '10.00' : '0',
  descontos: number === 50 ? '5000.00' : (100 + (number % 7) * 10).toFixed(2),
})

const EVENTOS: readonly (readonly [number, string | null, string, string | null])[] = [
  [1, 'VENCIMENTO', 'P', null],
  [2, null, 'O', null],
  [50, 'PREVIDÊNCIA', 'D', 'previdência'],
  [51, 'FALTAS', 'D', null],
  [60, 'PENSÃO JUDICIAL', 'D', 'judicial'],
]

function eventos(row: SampleRow): SampleRow[] {
  const { entidade, exercicio, mes, matricula } = row
  const key = { entidade, exercicio, mes, matricula, tipo_folha: 1 }
  const descontos = Number(row.descontos)
  const other = Number(row.outros_proventos)
  return [
    { ...key, evento: 1, valor: String(row.vencimentos) },
    ...(other > 0 ? [{ ...key, evento: 2, valor: String(other), referencia: '2.50' }] : []),
    { ...key, evento: 50, valor: (descontos - 30).toFixed(2) },
    { ...key, evento: 51, valor: '20.00' },
    { ...key, evento: 60, valor: '10.00' },
  ]
}

export async function loadPessoal(
  runner: Runner,
  { entidade, exercicio }: { entidade: number; exercicio: number },
): Promise<void> {
  const rows = (table: string, values: readonly SampleRow[]): Promise<void> => insert(runner, table, values)
  await rows(
    'lotacao',
    range(LOTACOES, (lotacao) => ({
      entidade,
      lotacao,
      descricao: `Setor ${lotacao}; "São José"`,
      secretaria: lotacao % 2 === 0 ? null : 'Saúde',
    })),
  )
  await rows(
    'cargo',
    range(CARGOS, (cargo) => ({
      entidade,
      cargo,
      descricao: `${at(['Médico', 'Professor', '+Agente', 'Técnico'], cargo)} ${cargo % 40}`,
      tipo: at(['Efetivo', 'Comissionado'], cargo),
      quadro_salarial: cargo % 3,
      descricao_quadro: cargo % 3 === 0 ? null : `Quadro ${cargo % 3}`,
      grupo_ocupacional: cargo % 4,
      nivel: cargo % 5,
      vagas: 10 + (cargo % 6),
      numero_ato: cargo % 9 === 0 ? null : cargo,
      ano_ato: 2010,
    })),
  )
  await rows(
    'cargo_faixa',
    range(CARGOS, (cargo) => ({ entidade, cargo, faixa: 1, descricao: 'Única', valor: '1000.00' })),
  )
  await rows(
    'servidor',
    range(PESSOAS, (number) => servidor(entidade, number)),
  )
  await rows(
    'evento_folha',
    EVENTOS.map(([evento, descricao, tipo, categoria]) => ({ entidade, evento, descricao, tipo, categoria })),
  )
  const folhas = MESES.flatMap((mes) => range(PESSOAS, (number) => folha(entidade, exercicio, mes, number)))
  await rows('folha', folhas)
  await rows('folha_evento', folhas.flatMap(eventos))
  await rows('horario_flexivel', [{ entidade, matricula: matriculaOf(1), dia: 2, entrada1: '08:00', saida1: '12:00' }])
  await rows('registro_ponto', [
    { entidade, matricula: matriculaOf(1), data: `${exercicio}-03-02`, registros: '08:01 12:02' },
  ])
  await rows('pensao', [
    {
      entidade,
      matricula: matriculaOf(6),
      tipo_beneficio: 'VITALÍCIA',
      percentual_beneficio: '50.00',
      entidade_origem: entidade,
    },
  ])
}
