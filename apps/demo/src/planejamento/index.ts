// The planejamento area of the demo city: the documents of its budgets, with their real figures, the objectives of its
// plans and the targets of each ação.
import type { DemoArea } from '../cidade/area.ts'
import { HABITANTES } from '../cidade/cidade.ts'
import { anoBasePpa } from '../cidade/ppa.ts'
import { planCreditos } from '../despesa/creditos.ts'
import { readLedger } from '../despesa/fila-de-pagamento.ts'
import { writeDocumentos } from './documentos.ts'
import { documentosDoAno, documentosDoPpa, type Orcamento } from './leis.ts'
import { metasDoAno } from './metas.ts'
import { writeObjetivos } from './objetivos.ts'

export const planejamento: DemoArea = {
  async writeEntity(city, office) {
    const { entity, budget } = office
    const { committed } = readLedger(office, city.years)
    const orcamentoDe = (ano: number): Orcamento => {
      const { previsto } = planCreditos(entity.entidade, ano, budget.dotacoes, committed.get(ano) ?? new Map())
      return { entity, budget, ano, valorOf: (dotacao) => previsto.get(dotacao) ?? 0 }
    }
    for (const [ano, habitantes] of Object.entries(HABITANTES))
      city.sink.put('populacao', { entidade: entity.entidade, ano: Number(ano), habitantes })
    const bases = [...new Set(city.years.map(anoBasePpa))]
    for (const base of bases) await writeObjetivos(city, entity, base)
    const papers = [
      ...bases.flatMap((base) => documentosDoPpa(entity, budget.codes, base)),
      ...city.years.flatMap((ano) => documentosDoAno(orcamentoDe(ano))),
    ]
    await writeDocumentos(city, entity, papers)
    return (ano) => {
      for (const meta of metasDoAno(entity, budget.codes, ano, city.today)) city.sink.put('meta_fisica', meta)
    }
  },
}
