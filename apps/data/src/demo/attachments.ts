// Chooses a few trips and commitments that carry a document, and makes it.
import { formatDate, formatMoney } from '@portal/kit/formats'
import { isoOf } from './calendar.ts'
import { CIDADE, UF, type Volume } from './city.ts'
import { keyOf, type Desk } from './commitment-rows.ts'
import type { Files } from './files.ts'
import { decimalOf } from './money.ts'
import { pdfOf, wrap } from './pdf.ts'
import type { EmpenhoPlan } from './plan.ts'
import { historicoOf } from './wording.ts'

/** Of each kind, for each entity and year, in a whole city and in a small one. */
const WANTED = 14
const WANTED_IN_SMALL = 3
const SMALL = 400

const paceFor = (rows: number): number => Math.max(2, Math.floor(rows / (rows < SMALL ? WANTED_IN_SMALL : WANTED)))

export class Attachments {
  private readonly written = { diaria: 0, empenho: 0 }
  private readonly pace: { diaria: number; empenho: number }

  constructor(
    private readonly desk: Desk,
    private readonly files: Files,
    { diarias, empenhos }: Volume,
  ) {
    this.pace = { diaria: paceFor(diarias), empenho: paceFor(empenhos) }
  }

  async offer(plan: EmpenhoPlan, isTripWritten: boolean): Promise<void> {
    const { tipo } = plan.origem
    if (isTripWritten && this.isDue('diaria')) await this.attachTo('diaria', plan)
    if (tipo === 'compra' && this.isDue('empenho')) await this.attachTo('empenho', plan)
  }

  private isDue(origem: 'diaria' | 'empenho'): boolean {
    return this.written[origem]++ % this.pace[origem] === 1
  }

  private async attachTo(origem: 'diaria' | 'empenho', plan: EmpenhoPlan): Promise<void> {
    const { entity, year, sink } = this.desk
    const [, , unidade, empenho] = keyOf(this.desk, plan)
    const isTrip = origem === 'diaria'
    const title = isTrip ? `Relatório de viagem - empenho ${empenho}/${year}` : `Nota de empenho ${empenho}/${year}`
    const lines = [
      entity.nome, `${CIDADE}/${UF}`, '', `Unidade orçamentária: ${unidade} - ${entity.orcamento?.unidades[unidade] ?? ''}`,
      `Data do empenho: ${formatDate(isoOf(plan.day))}`, `Valor: ${formatMoney(decimalOf(plan.valor))}`, '',
      ...wrap(historicoOf(entity, plan)),
      '', 'Documento de demonstração: a cidade, as pessoas e as empresas são inventadas.',
    ]
    const name = isTrip ? `relatorio-de-viagem-${empenho}-${year}.pdf` : `nota-de-empenho-${empenho}-${year}.pdf`
    const arquivo = await this.files.add(name, 'application/pdf', pdfOf(title, lines), plan.day)
    const chave = isTrip ? `${year}/${unidade}/${empenho}/1` : `${year}/${unidade}/${empenho}`
    const tipo = isTrip ? 'Relatório de viagem' : 'Nota de empenho'
    sink.put('anexo', [entity.entidade, origem, chave, 1, arquivo, tipo, String(empenho), year])
  }
}
