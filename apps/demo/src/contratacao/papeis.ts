// Decides which licitações, awards and contracts have documents: one in ONE_IN of each kind, always including the
// first, so that the smallest city has all kinds.
import type { Desk } from '../despesa/empenho-linhas.ts'
import { publish, type Paper } from '../cidade/attachments.ts'
import type { Files } from '../cidade/files.ts'

const ONE_IN = {
  licitacao: 5,
  licitacao_ata: 8,
  licitacao_recurso: 3,
  adjudicacao: 6,
  homologacao: 40,
  autorizacao: 60,
  contrato: 12,
  aditivo: 5,
} as const

export type Papel = keyof typeof ONE_IN

export class Papeis {
  private readonly met: Record<Papel, number> = {
    licitacao: 0,
    licitacao_ata: 0,
    licitacao_recurso: 0,
    adjudicacao: 0,
    homologacao: 0,
    autorizacao: 0,
    contrato: 0,
    aditivo: 0,
  }

  constructor(private readonly files: Files) {}

  /** Publishes the documents of one row in ONE_IN, or of every row with `always`. */
  async offer(desk: Desk, origem: Papel, papers: readonly Omit<Paper, 'origem'>[], always = false): Promise<void> {
    if (this.met[origem]++ % ONE_IN[origem] !== 0 && !always) return
    for (const [i, paper] of papers.entries()) await publish(desk, this.files, { ...paper, origem, ordem: i + 1 })
  }
}
