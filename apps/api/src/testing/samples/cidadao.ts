// What the city publishes for those it serves, made to break lists: ties, absences, odd signs, documents whole and hidden.
import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const MANY = 70

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const pad = (value: number): string => String(value).padStart(2, '0')
const numbers = Array.from({ length: MANY }, (_, index) => index + 1)

const NOMES = ['Padaria São José', '=Oficina "Irmãos"', '100% Água Clara_', 'Salão da Conceição', '+Mercado; Bom Preço']

const documentoOf = (number: number): string | null => {
  if (number % 9 === 0) return null
  return number % 4 === 0 ? cpfFrom(String(600_000_000 + number)) : cnpjFrom(String(440_000_000_000 + number))
}

/** A card with the right last digits, told apart by its number. */
export function cnsOf(number: number): string {
  const base = `7${String(number * 7919).padStart(13, '0')}`
  for (let last = 0; last < 10; last++) {
    const cns = `${base}${last}`
    if ([...cns].reduce((sum, digit, place) => sum + Number(digit) * (15 - place), 0) % 11 === 0) return cns
  }
  return cnsOf(number + 10_000)
}

export async function loadCidadao(runner: Runner, entidade: number, exercicio: number, arquivo: number): Promise<void> {
  const rows = (table: string, make: (number: number) => SampleRow): Promise<void> => insert(runner, table, numbers.map(make))
  await rows('alvara_pessoa', (pessoa) => ({
    entidade, pessoa, nome: at(NOMES, pessoa), nome_fantasia: pessoa % 6 === 0 ? null : at(NOMES, pessoa + 1), cnpj_cpf: documentoOf(pessoa),
    logradouro: pessoa % 5 === 0 ? null : 'Rua das Flores', numero: '10', bairro: 'Centro',
  }))
  await insert(runner, 'alvara', [
    { entidade, pessoa: 1, alvara: 1, numero_alvara: '12/2026', tipo_documento: 'Localização', atividade_principal: 'Padaria', area_utilizada: '80.50', data_validade: '2026-12-31', arquivo },
    { entidade, pessoa: 1, alvara: 2, numero_alvara: '7/2020', tipo_documento: 'Sanitária', atividade_principal: 'Padaria', area_utilizada: null, data_validade: null, arquivo: null },
  ])
  await rows('conselho', (conselho) => ({
    entidade, conselho, nome: `Conselho ${at(NOMES, conselho)}`, finalidade: null, data_inicial: `${exercicio - (conselho % 3)}-01-1${conselho % 5}`,
    data_final: conselho % 4 === 0 ? null : `${exercicio + 1}-12-3${conselho % 2}`, local: conselho % 5 === 0 ? null : 'Paço Municipal', dias: 'Toda terça', email: null, telefone: null,
  }))
  await insert(runner, 'conselheiro', [
    { entidade, conselho: 1, conselheiro: 1, nome: 'Ana Prado', funcao: 'Presidente', representa: 'Usuários', status: 'A' },
    { entidade, conselho: 1, conselheiro: 2, nome: 'João Ferraz, CPF 987.654.321-00', funcao: 'Titular', representa: null, status: 'I' },
  ])
  await insert(runner, 'conselho_reuniao', [
    { entidade, conselho: 1, reuniao: 1, data: `${exercicio}-02-10`, horario: '14:00', local: 'Paço', arquivo },
    { entidade, conselho: 1, reuniao: 2, data: `${exercicio}-03-10`, horario: null, local: null, arquivo: null },
  ])
  await rows('audiencia_publica', (audiencia) => ({
    entidade, exercicio, audiencia, natureza: at(['Revisão do orçamento', 'Metas fiscais', 'Saúde'], audiencia), tipo: 1 + (audiencia % 3),
    data: `${exercicio}-${pad(1 + (audiencia % 12))}-${pad(1 + (audiencia % 20))}`, local: audiencia % 5 === 0 ? null : at(NOMES, audiencia), chamamento: 'Edital',
    indicativo: audiencia % 7 === 0 ? 1 : 0, data_envio: null, data_cadastro: null, numero_lei: '12/2026', data_lei: null, data_publicacao_lei: null, veiculo_publicacao: null,
  }))
  await insert(runner, 'anexo', [['audiencia_publica', `${exercicio}/1`], ['conselho', '1']].map(([origem, chave]) => ({ entidade, origem, chave, ordem: 1, arquivo })))
  await rows('fila_saude', (fila) => ({ entidade, fila, nome: `Consulta ${at(NOMES, fila)}`, criterio: null, data_posicao: `${exercicio}-03-01` }))
  await insert(runner, 'fila_saude_paciente', [1, 2, 3].map((ordem) => ({
    entidade, fila: 1, ordem, cns: cnsOf(ordem), prioridade: ordem === 1 ? null : 'Alta', especialidade: 'Ortopedia', tipo_atendimento: 'Consulta',
    data_entrada: `${exercicio}-01-0${ordem}`, status: 'Aguardando',
  })))
  await rows('documento_saude', (documento) => ({ entidade, documento, nome: at(NOMES, documento), arquivo }))
  await rows('escala_profissional', (escala) => ({ entidade, escala, nome: at(NOMES, escala), arquivo }))
  await insert(runner, 'carta_servico', [
    { entidade, servico: 1, titulo: 'Poda de árvore', descricao: 'A pedido do morador.', publico: 'Qualquer um', documentos: 'Nenhum', etapas: 'Peça.', prazo: '30 dias', forma: 'Balcão', reclamacao: 'Ouvidoria', link: '/contato' },
    { entidade, servico: 2, titulo: 'Matrícula', descricao: 'Na escola.', publico: null, documentos: null, etapas: null, prazo: null, forma: null, reclamacao: null, link: null },
  ])
  await insert(runner, 'contato_covid', [{ entidade, contato: 1, nome: 'Vigilância', descricao: 'Sintomas', telefone: '4436560001', email: null, endereco: null, horario_atendimento: null }])
  await insert(runner, 'medida_covid', [{ entidade, medida: 1, data: '2020-03-18', titulo: 'Emergência', descricao: 'Declarada.', link: null }])
}
