// Creates items bought without bidding, advances and cost allowances for the sample, with ties, nulls and characters
// that break files.
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const SERVIDORES = 80
const FIRST_MATRICULA = 500
const ADIANTAMENTOS = 90

const CARGOS = ['Motorista', 'Médica; plantonista', 'Técnico "A"', 'Água e Esgoto - Operador']
const ITENS = [
  'Papel A4 "branco"; resma',
  '=Caneta azul',
  'Gasolina comum',
  '100% algodão',
  'Cadeira_giratória',
  '-Açúcar cristal',
  'Impressão em cores',
]

interface Year {
  entidade: number
  exercicio: number
  unidade_orcamentaria: string
}

const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))
const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

const itensOf = (year: Year, empenho: number): SampleRow[] =>
  range(1 + (empenho % 3), (ordem) => ({
    ...year,
    empenho,
    ordem,
    especificacao: at(ITENS, empenho + ordem),
    quantidade: `${1 + (empenho % 9)}.5000`,
    unidade: 'UN',
    valor_unitario: `${10 + (empenho % 11)}.1234`,
    valor_total: (((2 * (1 + (empenho % 9)) + 1) * (10 + (empenho % 11))) / 2).toFixed(2),
  }))

const servidor = (entidade: number, number: number): SampleRow => ({
  entidade,
  matricula: FIRST_MATRICULA + number,
  nome:
    `${at(['Ana Luísa', 'José Élcio', 'Íris', '@Ivo'], number)} ${at(['Prado', 'São Bento', 'D’Ávila'], number)} ` +
    `${number}`,
  cpf: cpfFrom(String(300_400_500 + number * 7_919)),
  cargo: at(CARGOS, number),
  lotacao: at(['Transporte', 'Saúde', 'Água'], number),
})

const adiantamento = ({ entidade, exercicio, unidade_orcamentaria }: Year, number: number): SampleRow => {
  const isSettled = number % 5 !== 0
  const isGiven = number % 4 !== 0
  const isExceeded = isGiven && number % 6 === 1
  return {
    entidade,
    exercicio,
    prestacao_contas: number,
    unidade_orcamentaria,
    exercicio_empenho: exercicio,
    empenho: number,
    exercicio_liquidacao: isSettled ? exercicio : null,
    no_liquidacao: isSettled ? 1 : null,
    matricula: FIRST_MATRICULA + 1 + (number % SERVIDORES),
    data_prestacao: isGiven ? `${exercicio}-${String(1 + (number % 12)).padStart(2, '0')}-15` : null,
    valor_documentos: isGiven ? `${800 + (number % 7)}.25` : '0',
    valor_restituido: isGiven ? `${100 - (number % 7)}.75` : '0',
    valor_excedido: isExceeded ? '12.34' : '0',
    empenho_excedido: isExceeded ? number + 1 : null,
    exercicio_empenho_excedido: isExceeded ? exercicio : null,
  }
}

const ajuda = ({ entidade, exercicio }: Year, number: number): SampleRow => ({
  entidade,
  matricula: FIRST_MATRICULA + 1 + (number % SERVIDORES),
  ano_competencia: exercicio,
  mes_competencia: 1 + (number % 12),
  sequencia: number,
  evento: 411,
  evento_descricao: 'AJUDA DE CUSTO - TRANSPORTE',
  data_lancamento: `${exercicio}-03-25`,
  valor: (150 + (number % 4) * 10.05).toFixed(2),
})

/** Loads items of the given commitments, and what servants were given. */
export async function loadCompras(runner: Runner, year: Year, empenhos: readonly number[]): Promise<void> {
  await insert(
    runner,
    'empenho_item',
    empenhos.flatMap((empenho) => itensOf(year, empenho)),
  )
  await insert(
    runner,
    'servidor',
    range(SERVIDORES, (number) => servidor(year.entidade, number)),
  )
  await insert(
    runner,
    'adiantamento',
    range(ADIANTAMENTOS, (number) => adiantamento(year, number)),
  )
  await insert(
    runner,
    'ajuda_custo',
    range(2 * SERVIDORES, (number) => ajuda(year, number)),
  )
}
