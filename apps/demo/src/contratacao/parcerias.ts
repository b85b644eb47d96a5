// Collects the empenhos that pay granted convênios, subvenções and works, and writes these once all empenhos are known.
import type { City } from '../cidade/area.ts'
import type { Office } from '../despesa/empenhos.ts'
import type { EmpenhoPlan } from '../despesa/plano.ts'
import type { ContratoDeObra } from './contratacao-linhas.ts'
import { writeConcedidos } from './convenios.ts'
import { Obras } from './obras.ts'
import { writeSubvencoes } from './subvencoes.ts'
import { Termos } from './termos.ts'

const HOSPITAIS = /^33504305/
const ORGANIZACOES = /^(33504301|445042)/
const OBRAS = /^44905191/

export class Parcerias {
  private readonly termos: Termos

  constructor(
    private readonly city: City,
    private readonly office: Office,
  ) {
    this.termos = new Termos(office.entity, city.today)
  }

  offer(year: number, plan: EmpenhoPlan): void {
    this.termos.offer(year, plan)
  }

  async close(contracted: ReadonlyMap<string, ContratoDeObra>): Promise<void> {
    const { entity } = this.office
    await writeConcedidos(this.city, entity, this.termos.of(HOSPITAIS))
    await writeSubvencoes(this.city, entity, this.termos.of(ORGANIZACOES), this.termos.adiantados)
    const obras = new Obras(this.city, entity, contracted)
    for (const termo of this.termos.of(OBRAS)) await obras.write(termo)
    await obras.writeDiretas()
    await this.city.sink.relieve()
  }
}
