// Generates the cost centres of the demo city: those that consume, those that stock, and the pharmacies of the health
// units.
import type { Rows } from '@portal/data/package/rows'
import type { Entity } from '../cidade/cidade.ts'

export const ALMOXARIFADO = 901
const UNIDADES_DE_SAUDE = ['CENTRO', 'VILA OPERÁRIA', 'JARDIM PRIMAVERA'] as const
const FIRST = { farmacia: 911, unidade: 921 } as const

export interface Centros {
  rows: Rows['centro_custo'][]
  /** Pharmacies that stock medicines, each with the health unit it serves. */
  farmacias: readonly (readonly [farmacia: number, unidade: number])[]
  consumidores: readonly number[]
}

export function centrosOf({ entidade, tipo, orcamento }: Entity): Centros {
  const [orgao = ''] = Object.keys(orcamento?.orgaos ?? {})
  const setores = Object.entries(orcamento?.unidades ?? {}).map(([codigo, descricao], i) => ({
    entidade,
    centro_custo: i + 1,
    descricao,
    orgao: codigo.slice(0, 2),
  }))
  const deSaude = tipo === 'D' ? UNIDADES_DE_SAUDE : []
  const farmacias = deSaude.map((_, i) => [FIRST.farmacia + i, FIRST.unidade + i] as const)
  return {
    rows: [
      ...setores,
      { entidade, centro_custo: ALMOXARIFADO, descricao: 'ALMOXARIFADO CENTRAL', orgao },
      ...deSaude.map((bairro, i) => ({
        entidade,
        centro_custo: FIRST.farmacia + i,
        descricao: `FARMÁCIA DA UBS ${bairro}`,
        orgao,
      })),
      ...deSaude.map((bairro, i) => ({ entidade, centro_custo: FIRST.unidade + i, descricao: `UBS ${bairro}`, orgao })),
    ],
    farmacias,
    consumidores: [...setores.map(({ centro_custo }) => centro_custo), ...farmacias.map(([, unidade]) => unidade)],
  }
}
