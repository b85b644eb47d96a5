// Writes the awards behind the year's commitments and what changed in the contracts signed in it, a few with their documents.
import { formatDate, formatMoney } from '@portal/kit/formats'
import { publish } from '../cidade/attachments.ts'
import { dayAt, isoOf, workingDay, workingDayBefore } from '../cidade/calendar.ts'
import { COM_DISPUTA, MOTIVACOES, TIPO_DA_MODALIDADE, TIPOS_LICITACAO } from './licitacoes.ts'
import type { Desk } from '../despesa/empenho-linhas.ts'
import type { Files } from '../cidade/files.ts'
import { decimalOf } from '../cidade/money.ts'
import { wrap } from '../cidade/pdf.ts'
import type { EmpenhoPlan } from '../despesa/plano.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'

export function writeTiposDeLicitacao(sink: Sink): void {
  for (const [tipo, descricao] of TIPOS_LICITACAO) sink.put('tipo_licitacao', { tipo_licitacao: tipo, descricao })
}

const ONE_CONTRACT_IN = 3
/** Of so many awards or addenda, one carries a document. */
const PACE = 5

export class Contratacao {
  private readonly awarded = new Set<string>()
  private readonly signed = new Set<number>()
  private readonly written = { adjudicacao: 0, aditivo: 0 }

  constructor(
    private readonly desk: Desk,
    private readonly files: Files,
  ) {}

  async offer(plan: EmpenhoPlan): Promise<void> {
    await this.award(plan)
    await this.amend(plan)
  }

  private async award({ licitacao, fornecedor, day, objeto, texto }: EmpenhoPlan): Promise<void> {
    const { entity, year, sink } = this.desk
    const { modalidade, numero, ano } = licitacao
    const tipo = TIPO_DA_MODALIDADE[modalidade]
    const name = `${tipo}/${numero}/${fornecedor}`
    if (numero === undefined || tipo === null || ano !== year || !COM_DISPUTA.has(modalidade) || this.awarded.has(name)) return
    this.awarded.add(name)
    const random = new Random(seedOf('adjudicacao', entity.entidade, year, name))
    const awarded = workingDayBefore(day - random.int(7, 30))
    const on = awarded < dayAt(year, 1, 1) ? day : awarded
    sink.put('adjudicacao', {
      entidade: entity.entidade,
      exercicio: year,
      exercicio_licitacao: year,
      tipo_licitacao: tipo,
      licitacao: numero,
      fornecedor,
      data: isoOf(on),
    })
    if (!this.isDue('adjudicacao')) return
    await publish(this.desk, this.files, {
      origem: 'adjudicacao', chave: [year, year, tipo, numero, fornecedor], tipo: 'Termo de adjudicação', numero, day: on,
      lines: [`Licitação: ${modalidade} ${numero}/${year}`, `Data: ${formatDate(isoOf(on))}`, '', ...wrap(objeto.textos[texto] ?? '')],
    })
  }

  private async amend(plan: EmpenhoPlan): Promise<void> {
    const { entity, year } = this.desk
    const { contrato, anoContrato } = plan.licitacao
    if (contrato === undefined || anoContrato !== year || this.signed.has(contrato)) return
    this.signed.add(contrato)
    const random = new Random(seedOf('aditivo', entity.entidade, year, contrato))
    if (random.int(1, ONE_CONTRACT_IN) > 1) return
    const count = random.int(1, 2)
    for (let sequencia = 1, day = plan.day; sequencia <= count; sequencia++) {
      day = workingDay(day + random.int(45, 120))
      if (!(await this.writeAddendum(plan, contrato, sequencia, day, random))) return
    }
  }

  /** Whether its day has come. */
  private async writeAddendum(plan: EmpenhoPlan, contrato: number, sequencia: number, day: number, random: Random): Promise<boolean> {
    const { entity, year, today, sink } = this.desk
    if (day > today) return false
    const { texto, parte, prorroga } = random.pick(MOTIVACOES)
    const valor = Math.round((plan.valor * random.between(...parte)) / 100) * 100
    const published = workingDay(day + random.int(1, 9))
    const until = dayAt(prorroga ? year + 2 : year + 1, 1, 1) - 1
    sink.put('aditivo', {
      entidade: entity.entidade,
      exercicio: year,
      contrato,
      sequencia,
      numero_aditivo: `${sequencia}/${isoOf(day).slice(0, 4)}`,
      data: isoOf(day),
      data_publicacao: published <= today ? isoOf(published) : null,
      data_termino: isoOf(until),
      valor: decimalOf(valor),
      motivacao: texto,
    })
    if (this.isDue('aditivo')) {
      await publish(this.desk, this.files, {
        origem: 'aditivo', chave: [year, contrato, sequencia], tipo: `${sequencia}º termo aditivo ao contrato`, numero: contrato, day,
        lines: [
          `Data: ${formatDate(isoOf(day))}`, `Fim da vigência: ${formatDate(isoOf(until))}`, `Valor: ${formatMoney(decimalOf(valor))}`, '',
          ...wrap(texto),
        ],
      })
    }
    return true
  }

  private isDue(kind: 'adjudicacao' | 'aditivo'): boolean {
    return this.written[kind]++ % PACE === 1
  }
}
