// Chooses a few rows of each kind to have a document, and makes the PDF.
import { formatDate, formatMoney } from '@portal/kit/formats'
import { isoOf } from './calendar.ts'
import { CIDADE, UF, type Volume } from './cidade.ts'
import { keyOf, type Desk } from '../despesa/empenho-linhas.ts'
import type { Files } from './files.ts'
import { decimalOf } from './money.ts'
import { pdfOf, wrap } from './pdf.ts'
import type { AdiantamentoPlan, EmpenhoPlan } from '../despesa/plano.ts'
import { historicoOf } from './wording.ts'

/** Documents of each kind, for each entity and year, in a full city and in a small one (fewer than SMALL rows). */
const WANTED = 14
const WANTED_IN_SMALL = 3
const SMALL = 400

const paceFor = (rows: number): number => Math.max(2, Math.floor(rows / (rows < SMALL ? WANTED_IN_SMALL : WANTED)))

export interface Paper {
  /** The table of the row it belongs to, and the key of that row without its entity. */
  origem: string
  chave: readonly (string | number)[]
  tipo: string
  numero: number | string
  day: number
  lines: readonly string[]
  /** Position among the documents of the row; the first by default. */
  ordem?: number
}

const asFileName = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Makes the PDF, stores it and links it to its row. */
export async function publish(
  { entity, year, sink }: Pick<Desk, 'entity' | 'year' | 'sink'>,
  files: Files,
  { origem, chave, tipo, numero, day, lines, ordem = 1 }: Paper,
): Promise<void> {
  const title = `${tipo} ${numero}/${year}`
  const content = pdfOf(title, [
    entity.nome,
    `${CIDADE}/${UF}`,
    '',
    ...lines,
    '',
    'Documento de demonstração: a cidade, as pessoas e as empresas são inventadas.',
  ])
  const arquivo = await files.add(`${asFileName(title)}.pdf`, 'application/pdf', content, day)
  sink.put('anexo', {
    entidade: entity.entidade,
    origem,
    chave: chave.join('/'),
    ordem,
    arquivo,
    tipo_anexo: tipo,
    numero: String(numero),
    ano: year,
  })
}

type Kind = 'diaria' | 'empenho' | 'adiantamento'

export class Attachments {
  private readonly met: Record<Kind, number> = { diaria: 0, empenho: 0, adiantamento: 0 }
  private readonly pace: Readonly<Record<Kind, number>>

  constructor(
    private readonly desk: Desk,
    private readonly files: Files,
    { diarias, empenhos, adiantamentos }: Volume,
  ) {
    this.pace = { diaria: paceFor(diarias), empenho: paceFor(empenhos), adiantamento: paceFor(adiantamentos) }
  }

  async offer(plan: EmpenhoPlan, isTripWritten: boolean): Promise<void> {
    const { origem } = plan
    const { exercicio, unidade_orcamentaria: unidade, empenho } = keyOf(this.desk, plan)
    const paper = { chave: [exercicio, unidade, empenho], numero: empenho, day: plan.day, lines: this.linesOf(plan) }
    if (isTripWritten && this.isDue('diaria')) {
      await publish(this.desk, this.files, {
        ...paper,
        origem: 'diaria',
        chave: [...paper.chave, 1],
        tipo: 'Relatório de viagem',
      })
    }
    if (origem.tipo === 'compra' && this.isDue('empenho')) {
      await publish(this.desk, this.files, { ...paper, origem: 'empenho', tipo: 'Nota de empenho' })
    }
    if (origem.tipo === 'adiantamento') await this.offerAccounts(plan, origem.adiantamento)
  }

  private async offerAccounts(
    plan: EmpenhoPlan,
    { prestacaoContas, prestacao, documentos, restituido }: AdiantamentoPlan,
  ): Promise<void> {
    if (prestacao > this.desk.today || !this.isDue('adiantamento')) return
    await publish(this.desk, this.files, {
      origem: 'adiantamento',
      chave: [this.desk.year, prestacaoContas],
      tipo: 'Prestação de contas',
      numero: prestacaoContas,
      day: prestacao,
      lines: [
        ...this.linesOf(plan),
        '',
        `Documentos apresentados: ${formatMoney(decimalOf(documentos))}`,
        `Valor restituído: ${formatMoney(decimalOf(restituido))}`,
      ],
    })
  }

  private isDue(kind: Kind): boolean {
    return this.met[kind]++ % this.pace[kind] === 1
  }

  private linesOf(plan: EmpenhoPlan): string[] {
    const { entity } = this.desk
    const { unidade_orcamentaria: unidade } = keyOf(this.desk, plan)
    return [
      `Unidade orçamentária: ${unidade} - ${entity.orcamento?.unidades[unidade] ?? ''}`,
      `Data do empenho: ${formatDate(isoOf(plan.day))}`,
      `Valor: ${formatMoney(decimalOf(plan.valor))}`,
      '',
      ...wrap(historicoOf(entity, plan)),
    ]
  }
}
