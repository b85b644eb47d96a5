// The tables filled from the schema, each with what its schema cannot say: what a value stands for, and the rows that
// broke something once.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import type { SampleRow } from '../insert.ts'
import type { Columns } from '../sample-rows.ts'

interface Oddity {
  /** What stands in a column in the place of what is made for it, by the number of the row. */
  readonly said?: Columns
  /** How many rows are made, where not as many as of any other. */
  readonly rows?: number
  /** Rows written whole. */
  readonly also?: readonly SampleRow[]
}

interface Year {
  readonly entidade: number
  readonly exercicio: number
}

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

/** Bonds of the sample are numbered from here. */
const MATRICULAS = 1_000

export const ODDITIES: Readonly<Record<string, (year: Year) => Oddity>> = {
  alvara_pessoa: () => ({ said: { logradouro: (n) => (n % 5 === 0 ? null : 'Rua das Flores') } }),
  // Those of three years, some for good, all of which this year still has.
  conselho: ({ exercicio }) => ({
    said: {
      data_inicial: (n) => `${exercicio - (n % 3)}-01-1${n % 5}`,
      data_final: (n) => (n % 4 === 0 ? null : `${exercicio + 1}-12-3${n % 2}`),
      local: (n) => (n % 5 === 0 ? null : 'Paço Municipal'),
      telefone: () => null,
    },
  }),
  // Some of which never happened.
  audiencia_publica: () => ({
    said: {
      natureza: (n) => at(['Revisão do orçamento', 'Metas fiscais', 'Saúde'], n),
      tipo: (n) => 1 + (n % 3),
      indicativo: (n) => (n % 7 === 0 ? 1 : 0),
    },
  }),
  fila_saude: ({ exercicio }) => ({ said: { data_posicao: () => `${exercicio}-03-01` } }),
  documento_saude: () => ({}),
  escala_profissional: () => ({}),
  // Who left, who will leave and who has no day to leave.
  estagiario: () => ({ said: { termino_contrato: (n) => (n % 4 === 0 ? null : at(['2021-01-31', '2099-01-31'], n)) } }),
  estagiario_folha: () => ({ said: { mes: () => 3 } }),
  // Both ways a servant is lent, most of them still away.
  cedencia: () => ({
    rows: 150,
    said: { tipo_movimentacao: (n) => at([90, 23], n), data_fim: (n) => (n % 15 === 0 ? '2024-01-31' : null) },
  }),
  funcao_gratificada: () => ({}),
  permuta: () => ({ said: { matricula: (n) => MATRICULAS + n } }),
  // No rule says that it is a document.
  terceirizado: () => ({ said: { cnpj: (n) => (n % 5 === 0 ? null : cnpjFrom(`12${345_000 + n}0001`)) } }),
  concurso: () => ({
    said: {
      edital: (n) => `${n}/2025`,
      tipo: (n) => at(['Concurso público', 'Processo seletivo'], n),
      situacao: (n) => at(['Em andamento', 'Homologado', 'Encerrado'], n),
    },
  }),
  concurso_classificado: () => ({}),
}
