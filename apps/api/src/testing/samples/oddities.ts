// Lists the tables filled from the schema, with what the schema cannot express: the meaning of values, and rows that
// once broke something.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import type { SampleRow } from '../insert.ts'
import type { Columns } from '../sample-rows.ts'

interface Oddity {
  /** Values that replace the generated ones, by the number of the row. */
  readonly said?: Columns
  /** Number of rows, if not the default. */
  readonly rows?: number
  /** Additional rows, written whole. */
  readonly also?: readonly SampleRow[]
}

interface Year {
  readonly entidade: number
  readonly exercicio: number
}

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

/** First bond number of the sample. */
const MATRICULAS = 1_000

export const ODDITIES: Readonly<Record<string, (year: Year) => Oddity>> = {
  alvara_pessoa: () => ({ said: { logradouro: (n) => (n % 5 === 0 ? null : 'Rua das Flores') } }),
  // Councils of three years, some without an end date, all of which exist in this year.
  conselho: ({ exercicio }) => ({
    said: {
      data_inicial: (n) => `${exercicio - (n % 3)}-01-1${n % 5}`,
      data_final: (n) => (n % 4 === 0 ? null : `${exercicio + 1}-12-3${n % 2}`),
      local: (n) => (n % 5 === 0 ? null : 'Paço Municipal'),
      telefone: () => null,
    },
  }),
  // Some hearings never took place.
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
  // Interns who left, who will leave and who have no end date.
  estagiario: () => ({
    said: {
      termino_contrato: (n) => (n % 4 === 0 ? null : at(['2021-01-31', '2099-01-31'], n)),
      menor_de_idade: () => false,
    },
  }),
  estagiario_folha: () => ({ said: { mes: () => 3 } }),
  // Servants lent in both directions, most of them still away.
  cedencia: () => ({
    rows: 150,
    said: { tipo_movimentacao: (n) => at([90, 23], n), data_fim: (n) => (n % 15 === 0 ? '2024-01-31' : null) },
  }),
  funcao_gratificada: () => ({}),
  permuta: () => ({ said: { matricula: (n) => MATRICULAS + n } }),
  // No rule of the schema says that this column is a document.
  terceirizado: () => ({ said: { cnpj: (n) => (n % 5 === 0 ? null : cnpjFrom(`12${345_000 + n}0001`)) } }),
  concurso: () => ({
    said: {
      edital: (n) => `${n}/2025`,
      tipo: (n) => at(['Concurso público', 'Processo seletivo'], n),
      situacao: (n) => at(['Em andamento', 'Homologado', 'Encerrado'], n),
    },
  }),
  concurso_classificado: () => ({}),
  // Decisions that reach nobody: whom the cover reaches is tried apart.
  protecao: () => ({ said: { tipo: () => 'programa', valor: (n) => `decisao-${n}` } }),
}
