// Creates the rows the city publishes for citizens that the schema cannot generate: child rows of the first row of each
// list, and tables that are not lists.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

/** Returns a valid health card number (CNS), different for each `number`. */
export function cnsOf(number: number): string {
  const base = `7${String(number * 7919).padStart(13, '0')}`
  for (let last = 0; last < 10; last++) {
    const cns = `${base}${last}`
    if ([...cns].reduce((sum, digit, place) => sum + Number(digit) * (15 - place), 0) % 11 === 0) return cns
  }
  return cnsOf(number + 10_000)
}

interface Year {
  readonly entidade: number
  readonly exercicio: number
}

type RowsOf = (year: Year, arquivo: number) => readonly SampleRow[]

/** Rows by table: children of the first licence holder, council and queue, and tables that are not lists. */
const CIDADAO = {
  alvara: ({ entidade }, arquivo) => [
    {
      entidade,
      pessoa: 1,
      alvara: 1,
      numero_alvara: '12/2026',
      tipo_documento: 'Localização',
      atividade_principal: 'Padaria',
      area_utilizada: '80.50',
      data_validade: '2026-12-31',
      arquivo,
    },
    {
      entidade,
      pessoa: 1,
      alvara: 2,
      numero_alvara: '7/2020',
      tipo_documento: 'Sanitária',
      atividade_principal: 'Padaria',
      area_utilizada: null,
      data_validade: null,
      arquivo: null,
    },
  ],
  conselheiro: ({ entidade }) => [
    {
      entidade,
      conselho: 1,
      conselheiro: 1,
      nome: 'Ana Prado',
      funcao: 'Presidente',
      representa: 'Usuários',
      status: 'A',
    },
    {
      entidade,
      conselho: 1,
      conselheiro: 2,
      nome: 'João Ferraz, CPF 987.654.321-00',
      funcao: 'Titular',
      representa: null,
      status: 'I',
    },
  ],
  conselho_reuniao: ({ entidade, exercicio }, arquivo) => [
    { entidade, conselho: 1, reuniao: 1, data: `${exercicio}-02-10`, horario: '14:00', local: 'Paço', arquivo },
    { entidade, conselho: 1, reuniao: 2, data: `${exercicio}-03-10`, horario: null, local: null, arquivo: null },
  ],
  fila_saude_paciente: ({ entidade, exercicio }) =>
    [1, 2, 3].map((ordem) => ({
      entidade,
      fila: 1,
      ordem,
      cns: cnsOf(ordem),
      prioridade: ordem === 1 ? null : 'Alta',
      especialidade: 'Ortopedia',
      tipo_atendimento: 'Consulta',
      data_entrada: `${exercicio}-01-0${ordem}`,
      status: 'Aguardando',
    })),
  carta_servico: ({ entidade }) => [
    {
      entidade,
      servico: 1,
      titulo: 'Poda de árvore',
      descricao: 'A pedido do morador.',
      publico: 'Qualquer um',
      documentos: 'Nenhum',
      etapas: 'Peça.',
      prazo: '30 dias',
      forma: 'Balcão',
      reclamacao: 'Ouvidoria',
      link: '/contato',
    },
    { entidade, servico: 2, titulo: 'Matrícula', descricao: 'Na escola.' },
  ],
  contato_covid: ({ entidade }) => [
    { entidade, contato: 1, nome: 'Vigilância', descricao: 'Sintomas', telefone: '4436560001' },
  ],
  medida_covid: ({ entidade }) => [
    { entidade, medida: 1, data: '2020-03-18', titulo: 'Emergência', descricao: 'Declarada.', link: null },
  ],
  anexo: ({ entidade, exercicio }, arquivo) =>
    [
      ['audiencia_publica', `${exercicio}/1`],
      ['conselho', '1'],
    ].map(([origem, chave]) => ({ entidade, origem, chave, ordem: 1, arquivo })),
} as const satisfies Readonly<Record<string, RowsOf>>

/** Must run after the rows these belong to are loaded. */
export async function loadCidadao(runner: Runner, year: Year, arquivo: number): Promise<void> {
  for (const [table, rowsOf] of Object.entries(CIDADAO)) await insert(runner, table, rowsOf(year, arquivo))
}
