// Generates the yearly targets of each ação of the budget, and how much was delivered until today.
import type { Rows } from '@portal/data/package/rows'
import { dayAt } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { OrcamentoCodes, Perfil } from '../despesa/codigos/orcamentos/orcamento.ts'

/** The product, its unit of measure and the quantity a year. */
const ENTREGAS: Readonly<Record<Perfil, readonly [produto: string, medida: string, quantos: number]>> = {
  administrativo: ['Serviço mantido', 'mês', 12],
  tecnico: ['Atendimento técnico', 'atendimento', 600],
  escola: ['Aluno atendido', 'aluno', 1_800],
  merenda: ['Refeição servida', 'refeição', 420_000],
  farmacia: ['Receita atendida', 'receita', 36_000],
  transporte: ['Aluno transportado', 'aluno', 950],
  pacientes: ['Paciente transportado', 'viagem', 5_200],
  social: ['Família acompanhada', 'família', 1_400],
  parcerias: ['Entidade apoiada', 'entidade', 6],
  obras: ['Via ou prédio recuperado', 'obra', 14],
  urbano: ['Área conservada', 'hectare', 320],
  campo: ['Produtor atendido', 'produtor', 480],
  eventos: ['Evento realizado', 'evento', 24],
  bolsas: ['Bolsa paga', 'bolsa', 90],
  dividas: ['Parcela paga', 'parcela', 12],
  sentencas: ['Sentença cumprida', 'sentença', 20],
  tributos: ['Contribuição recolhida', 'mês', 12],
  capital: ['Aporte feito', 'aporte', 2],
  imoveis: ['Imóvel comprado', 'imóvel', 3],
  consorcio: ['Rateio pago', 'mês', 12],
  pessoal: ['Servidor pago', 'servidor', 60],
  saude: ['Consulta realizada', 'consulta', 28_000],
  hospitalar: ['Internação paga', 'internação', 1_100],
  agua: ['Água tratada', 'mil metros cúbicos', 2_100],
  legislativo: ['Sessão realizada', 'sessão', 48],
}

const MONTHS = 12

/** Returns the share of the year that has passed. */
const elapsed = (ano: number, today: number): number => {
  const [from, to] = [dayAt(ano, 1, 1), dayAt(ano + 1, 1, 1)]
  return Math.min(1, Math.max(0, (today - from) / (to - from)))
}

export function metasDoAno(
  { entidade }: Entity,
  { acoes }: OrcamentoCodes,
  ano: number,
  today: number,
): Rows['meta_fisica'][] {
  return acoes.map(({ projeto, unidade, funcao, programa, perfil }) => {
    const random = new Random(seedOf('meta', entidade, ano, projeto))
    const [produto, unidade_medida, quantos] = ENTREGAS[perfil]
    const prevista = quantos === MONTHS ? MONTHS : Math.max(1, Math.round(quantos * random.between(0.75, 1.3)))
    const pace = quantos === MONTHS ? 1 : random.between(0.72, 1.08)
    return {
      entidade,
      exercicio: ano,
      projeto,
      unidade,
      funcao,
      programa,
      produto,
      unidade_medida,
      quantidade_prevista: prevista.toFixed(2),
      quantidade_realizada: Math.floor(prevista * pace * elapsed(ano, today)).toFixed(2),
    }
  })
}
