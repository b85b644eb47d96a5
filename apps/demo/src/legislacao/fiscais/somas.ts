// Reads the sums for the fiscal reports once, from the same facts and summaries the portal shows, so that both agree.
import { readFile } from 'node:fs/promises'
import type { PoolClient } from 'pg'

export type OQue =
  | 'previsto'
  | 'credito'
  | 'empenhado'
  | 'liquidado'
  | 'pago'
  | 'receita prevista'
  | 'receita atualizada'
  | 'arrecadado'
  | 'deducao'
  | 'restos processados'
  | 'restos nao processados'
  | 'restos pagos'
  | 'restos cancelados'
  | 'impostos do ensino'
  | 'impostos da saude'
  | 'ensino empenhado'
  | 'ensino liquidado'
  | 'saude empenhado'
  | 'saude liquidado'

interface Soma {
  o_que: OQue
  entidade: number
  exercicio: number
  /** 0 for a value of the whole year. */
  mes: number
  funcao: string | null
  /** The first two digits of the natureza, of despesa or of receita. */
  grupo: string | null
  centavos: number
}

export interface De {
  /** Absent for all entities of the city. */
  entidade?: number | undefined
  exercicio: number
  /** The last month. */
  ate: number
  /** The first month; January by default. */
  desde?: number
  funcao?: string
  /** Prefixes of the natureza, any of which may match. */
  grupos?: readonly string[]
}

export class Somas {
  private readonly of = new Map<string, Soma[]>()

  constructor(somas: readonly Soma[]) {
    for (const soma of somas) {
      const key = `${soma.o_que} ${soma.exercicio}`
      const known = this.of.get(key)
      if (known) known.push(soma)
      else this.of.set(key, [soma])
    }
  }

  /** Returns the sum, in cents. */
  total(oQue: OQue, { entidade, exercicio, ate, desde = 0, funcao, grupos }: De): number {
    let total = 0
    for (const soma of this.of.get(`${oQue} ${exercicio}`) ?? []) {
      if (soma.mes > ate || soma.mes < desde || (entidade !== undefined && soma.entidade !== entidade)) continue
      if (funcao !== undefined && soma.funcao !== funcao) continue
      if (grupos !== undefined && !grupos.some((grupo) => soma.grupo?.startsWith(grupo))) continue
      total += soma.centavos
    }
    return total
  }

  funcoes(exercicio: number): string[] {
    return [...new Set((this.of.get(`previsto ${exercicio}`) ?? []).flatMap(({ funcao }) => funcao ?? []))].sort()
  }
}

export async function readSomas(client: PoolClient): Promise<Somas> {
  const sql = await readFile(new URL('somas.sql', import.meta.url), 'utf8')
  const { rows } = await client.query<Omit<Soma, 'centavos'> & { centavos: string }>(sql)
  return new Somas(rows.map((row) => ({ ...row, centavos: Number(row.centavos) })))
}

/** Returns the names of the funções, from the portal's own classification. */
export async function readFuncoes(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ codigo: string; descricao: string }>(
    "select codigo, descricao from sistema.classificacao where tabela = 'funcao'",
  )
  return new Map(rows.map(({ codigo, descricao }) => [codigo, descricao]))
}
