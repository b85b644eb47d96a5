// Creates requests for information in every situation, for the lists and statistics of the citizen area.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const SITUACOES = ['Em análise', 'Em tramitação', 'Prorrogado', 'Atendido', 'Atendido', 'Indeferido', 'Cancelado']
const ASSUNTOS = [
  'Merenda escolar',
  'Iluminação "pública"; postes',
  '=Obras',
  '100% do orçamento',
  'Ônibus_escolar',
  'Praça São José',
]
const CLOSED = new Set(['Atendido', 'Indeferido', 'Cancelado'])

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const pad = (value: number): string => String(value).padStart(2, '0')

function processo(entidade: number, exercicio: number, number: number): SampleRow {
  const situacao = at(SITUACOES, number)
  const data = `${exercicio}-${pad(1 + (number % 12))}-${pad(1 + (number % 20))}`
  const grau = number % 17 === 0 ? 'Reservado' : 'Ostensivo'
  const publicado = grau === 'Ostensivo' && number % 5 !== 0
  return {
    entidade,
    exercicio,
    processo: number,
    usuario: number % 4 === 0 ? 'SIC' : 'e-SIC',
    identificada: number % 3 !== 0,
    data,
    criado_em: `${data}T10:00:00-03:00`,
    situacao,
    grau_sigilo: grau,
    assunto: at(ASSUNTOS, number),
    digitacao: `Pedido número ${number} de Fulana de Tal, CPF 529.982.247-25`,
    assunto_publico: publicado ? at(ASSUNTOS, number) : null,
    digitacao_publica: publicado ? `Pedido número ${number}` : null,
    publicado_em: publicado ? `${exercicio}-12-20T09:00:00-03:00` : null,
    forma_recebimento: 'On-Line',
    prazo: `${exercicio}-12-${pad(1 + (number % 28))}`,
    encerrado_em: CLOSED.has(situacao) ? `${exercicio}-12-10T09:00:00-03:00` : null,
    instancia: 0,
    senha_sal: '\\x00',
    senha_hash: `\\x${'00'.repeat(32)}`,
    demonstracao: false,
  }
}

const requerente = (entidade: number, exercicio: number, number: number): SampleRow => ({
  entidade,
  exercicio,
  processo: number,
  nome: 'Fulana de Tal',
  nome_digitado: true,
  cnpj_cpf: '52998224725',
  sexo: at(['F', 'M', null], number),
  idade: number % 6 === 0 ? null : 16 + (number % 60),
  escolaridade: number % 7 === 0 ? null : 1 + (number % 9),
})

export async function loadAtendimento(
  runner: Runner,
  entidade: number,
  exercicio: number,
  count: number,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  await insert(
    runner,
    'atendimento.processo',
    numbers.map((number) => processo(entidade, exercicio, number)),
  )
  const named = numbers.filter((number) => number % 3 !== 0)
  await insert(
    runner,
    'atendimento.requerente',
    named.map((number) => requerente(entidade, exercicio, number)),
  )
  await insert(runner, 'atendimento.numeracao', [{ entidade, exercicio, ultimo: count }])
  await insert(runner, 'responsavel_lai', [
    { entidade, responsavel: 1, nome: 'Otávia Prado', email: 'sic@example.org', telefone: '3133334455' },
  ])
  await insert(runner, 'texto_atendimento', [{ entidade, texto: 1, valor: 'Setor de Protocolo' }])
  await insert(runner, 'sic_fisico', [
    { entidade, mensagem: 'Venha ao balcão.', mensagem_consulta: 'Traga o número do protocolo.', arquivo: 7 },
  ])
}
