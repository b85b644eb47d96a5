// Writes the classifications and the budget of a year as rows.
import { OBJETOS } from './orcamento.ts'
import { isoOf } from '../cidade/calendar.ts'
import { FONTE_EXTRAORCAMENTARIA, FONTES, FONTES_COVID } from './codigos/fontes.ts'
import { FUNCOES, SUBFUNCOES } from './codigos/funcoes.ts'
import { NATUREZAS } from './codigos/naturezas.ts'
import { ADIANTAMENTOS, DIARIA, FOLHA } from './codigos/objetos/pessoal.ts'
import type { Office } from './empenhos.ts'
import type { Appropriations } from './creditos.ts'
import { decimalOf, type Cents } from '../cidade/money.ts'
import type { Sink } from '../cidade/sink.ts'

/** Writes the names of the classifications for the demo entities. */
export function writeClassificacoes(sink: Sink, entidade: number): void {
  for (const [funcao, descricao] of Object.entries(FUNCOES).sort()) sink.put('funcao', { entidade, funcao, descricao })
  for (const [subfuncao, descricao] of Object.entries(SUBFUNCOES).sort())
    sink.put('subfuncao', { entidade, subfuncao, descricao })
  const naturezas = new Map(Object.entries(NATUREZAS))
  const bought = [...OBJETOS, ...Object.values(FOLHA), DIARIA, ...Object.values(ADIANTAMENTOS)]
  for (const { natureza, nome } of bought) naturezas.set(natureza, nome)
  for (const [natureza, descricao] of [...naturezas].sort())
    sink.put('natureza_despesa', { entidade, natureza, descricao })
}

export function writeOrcamento(
  sink: Sink,
  office: Office,
  year: number,
  appropriations: Appropriations,
  today: number,
): void {
  const ano = { entidade: office.entity.entidade, exercicio: year }
  const { orgaos, unidades, programas, acoes } = office.budget.codes
  const { dotacoes } = office.budget
  const fontes = new Set([...dotacoes.map(({ fonte }) => fonte), FONTE_EXTRAORCAMENTARIA])
  for (const fonte of [...fontes].sort()) {
    sink.put('fonte_recurso', {
      ...ano,
      fonte_recurso: fonte,
      descricao: FONTES[fonte] ?? fonte,
      covid: FONTES_COVID.has(fonte),
    })
  }
  for (const [orgao, descricao] of Object.entries(orgaos)) sink.put('orgao', { ...ano, orgao, descricao })
  for (const [unidade, descricao] of Object.entries(unidades))
    sink.put('unidade', { ...ano, unidade, orgao: unidade.slice(0, 2), descricao })
  for (const [programa, descricao] of Object.entries(programas)) sink.put('programa', { ...ano, programa, descricao })
  for (const { projeto, descricao } of acoes) sink.put('projeto', { ...ano, projeto, descricao })
  for (const { dotacao, acao, natureza, fonte, esfera } of dotacoes) {
    sink.put('dotacao', {
      ...ano,
      dotacao,
      orgao: acao.unidade.slice(0, 2),
      unidade: acao.unidade,
      funcao: acao.funcao,
      subfuncao: acao.subfuncao,
      programa: acao.programa,
      projeto: acao.projeto,
      natureza,
      fonte_recurso: fonte,
      esfera,
      valor_previsto: decimalOf(appropriations.previsto.get(dotacao) as Cents),
    })
  }
  const sequences = new Map<number, number>()
  for (const { dotacao, day, valor, tipo, idDecreto, decreto } of appropriations.creditos) {
    if (day > today) continue
    const sequencia = (sequences.get(dotacao) ?? 0) + 1
    sequences.set(dotacao, sequencia)
    sink.put('credito_adicional', {
      ...ano,
      dotacao,
      sequencia,
      data: isoOf(day),
      valor: decimalOf(valor),
      tipo,
      id_decreto: idDecreto,
      decreto,
    })
  }
}
