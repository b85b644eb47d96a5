// Writes classifications and the budget of a year as rows.
import { OBJETOS } from './budget.ts'
import { isoOf } from '../cidade/calendar.ts'
import { FONTE_EXTRAORCAMENTARIA, FONTES } from './codigos/fontes.ts'
import { FUNCOES, SUBFUNCOES } from './codigos/funcoes.ts'
import { NATUREZAS } from './codigos/naturezas.ts'
import { ADIANTAMENTOS, DIARIA, FOLHA } from './codigos/objetos/pessoal.ts'
import type { Office } from './commitments.ts'
import type { Appropriations } from './credits.ts'
import { decimalOf, type Cents } from '../cidade/money.ts'
import type { Sink } from '../cidade/sink.ts'

export function writeClassifications(sink: Sink): void {
  for (const [funcao, descricao] of Object.entries(FUNCOES).sort()) sink.put('funcao', [funcao, descricao])
  for (const [subfuncao, descricao] of Object.entries(SUBFUNCOES).sort()) sink.put('subfuncao', [subfuncao, descricao])
  const naturezas = new Map(Object.entries(NATUREZAS))
  const bought = [...OBJETOS, ...Object.values(FOLHA), DIARIA, ...Object.values(ADIANTAMENTOS)]
  for (const { natureza, nome } of bought) naturezas.set(natureza, nome)
  for (const [natureza, nome] of [...naturezas].sort()) sink.put('natureza_despesa', [natureza, nome])
}

export function writeBudgetRows(sink: Sink, office: Office, year: number, appropriations: Appropriations, today: number): void {
  const { entidade } = office.entity
  const { orgaos, unidades, programas, acoes } = office.budget.codes
  const { dotacoes } = office.budget
  const fontes = new Set([...dotacoes.map(({ fonte }) => fonte), FONTE_EXTRAORCAMENTARIA])
  for (const fonte of [...fontes].sort()) sink.put('fonte_recurso', [entidade, year, fonte, FONTES[fonte] ?? fonte])
  for (const [orgao, descricao] of Object.entries(orgaos)) sink.put('orgao', [entidade, year, orgao, descricao])
  for (const [unidade, descricao] of Object.entries(unidades)) {
    sink.put('unidade', [entidade, year, unidade, unidade.slice(0, 2), descricao])
  }
  for (const [programa, descricao] of Object.entries(programas)) sink.put('programa', [entidade, year, programa, descricao])
  for (const { projeto, descricao } of acoes) sink.put('projeto', [entidade, year, projeto, descricao])
  for (const { dotacao, acao, natureza, fonte, esfera } of dotacoes) {
    const previsto = appropriations.previsto.get(dotacao) as Cents
    sink.put('dotacao', [
      entidade, year, dotacao, acao.unidade.slice(0, 2), acao.unidade, acao.funcao, acao.subfuncao, acao.programa, acao.projeto, natureza,
      fonte, esfera,
      decimalOf(previsto),
    ])
  }
  const sequences = new Map<number, number>()
  for (const { dotacao, day, valor, tipo, decreto } of appropriations.creditos) {
    if (day > today) continue
    const sequencia = (sequences.get(dotacao) ?? 0) + 1
    sequences.set(dotacao, sequencia)
    sink.put('credito_adicional', [entidade, year, dotacao, sequencia, isoOf(day), decimalOf(valor), tipo, decreto])
  }
}
