// The legislacao area of the demo city: its laws and acts, with the decrees of its budget, the gazette that publishes
// them, and the fiscal reports with the sums of its figures.
import type { City, DemoArea } from '../cidade/area.ts'
import { ENTITIES } from '../cidade/cidade.ts'
import { planCreditos } from '../despesa/creditos.ts'
import type { Office } from '../despesa/empenhos.ts'
import { readLedger } from '../despesa/fila-de-pagamento.ts'
import { quadroOf } from '../pessoal/quadro.ts'
import {
  atosDaCovid,
  atosDeNomeacao,
  atosDoAno,
  atosDoQuadro,
  decretosDeCredito,
  leisDasRenuncias,
  leisDoOrcamento,
} from './atos.ts'
import { Diario } from './diarios.ts'
import { writeFiscais } from './fiscais/publicar.ts'
import { writeLeis } from './leis.ts'

/** Acts a year, in a full city and in the smallest one. */
const ATOS = 64
const FEWEST = 16

/** One gazette for each city being written. */
const diarios = new WeakMap<City, Diario>()
const PUBLISHER = 1
const LAST = ENTITIES.findLast(({ orcamento }) => orcamento)?.entidade

/** Returns the names of those of the career who are there in every year. */
const nomesDe = (office: Office): string[] =>
  quadroOf(office)
    .slice(0, office.volume.servidores)
    .filter(({ natureza }) => natureza === 'Efetivo')
    .map(({ nome }) => nome)

export const legislacao: DemoArea = {
  async writeEntity(city, office) {
    const { entity, budget, growth } = office
    const diario = diarios.get(city) ?? new Diario()
    diarios.set(city, diario)
    const { committed } = readLedger(office, city.years)
    const quantos = Math.max(FEWEST, Math.round(ATOS * Math.min(1, growth) * (entity.tipo === 'E' ? 1 : 0.4)))
    const servidores = nomesDe(office)
    const doAno = (ano: number) => [
      ...(entity.tipo === 'E' ? leisDoOrcamento(ano) : []),
      ...decretosDeCredito(
        ano,
        planCreditos(entity.entidade, ano, budget.dotacoes, committed.get(ano) ?? new Map()).creditos.filter(
          ({ day }) => day <= city.today,
        ),
      ),
      ...atosDoAno(entity, ano, quantos, city.today, servidores),
    ]
    const proximas = entity.tipo === 'E' ? leisDoOrcamento((city.years.at(-1) as number) + 1) : []
    await writeLeis(
      city,
      entity,
      [
        ...atosDeNomeacao(quadroOf(office)),
        ...atosDoQuadro(entity),
        ...(entity.tipo === 'E' ? leisDasRenuncias() : []),
        ...atosDaCovid(entity),
        ...city.years.flatMap(doAno),
        ...proximas.filter(({ day }) => day <= city.today),
      ],
      diario,
    )
    if (entity.entidade === LAST) await diario.write(city, PUBLISHER)
  },
  writeReports: writeFiscais,
}
