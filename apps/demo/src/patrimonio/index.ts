// The patrimonio of the demo city: cost centres, places, and the goods and vehicles from before its first year here;
// recebimento.ts writes what its purchases add.
import { formatDate } from '@portal/kit/formats'
import type { City, DemoArea } from '../cidade/area.ts'
import { publish } from '../cidade/attachments.ts'
import { dayOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { bensAntigos, type Antigos } from './bens.ts'
import { centrosOf } from './centros.ts'
import { locaisOf } from './locais.ts'
import { frotaAntiga, INCORPORACOES } from './veiculos.ts'

export const patrimonio: DemoArea = {
  async writeEntity(city, { entity, volume }) {
    const { sink, today } = city
    const { entidade } = entity
    for (const centro of centrosOf(entity).rows) sink.put('centro_custo', centro)
    for (const [i, descricao] of INCORPORACOES.entries())
      sink.put('tipo_incorporacao', { entidade, tipo_incorporacao: i + 1, descricao })
    const locais = locaisOf(entity)
    for (const local of locais.rows) sink.put('local_bem', local)
    await writeBens(city, entity, bensAntigos(entity, locais, volume.servidores, today))
    for (const { cadastro, bem } of frotaAntiga(entity, volume.servidores, today)) {
      sink.put('veiculo', cadastro)
      if (bem) sink.put('bem', { ...bem, local_bem: locais.unidades[(cadastro.centro_custo ?? 0) - 1] })
    }
  },
}

/** How many property deeds of each entity are published. */
const MATRICULAS = 2

async function writeBens(
  { sink, files, years }: City,
  entity: Entity,
  { bens, imoveis, comodatos }: Antigos,
): Promise<void> {
  for (const bem of bens) sink.put('bem', bem)
  for (const imovel of imoveis) sink.put('bem_imovel', imovel)
  for (const comodato of comodatos) sink.put('bem_comodato', comodato)
  for (const { bem, matricula, data_matricula: data, logradouro, numero } of imoveis.slice(0, MATRICULAS)) {
    await publish({ entity, year: years[0] ?? 0, sink }, files, {
      origem: 'bem',
      chave: ['I', bem],
      tipo: 'Matrícula do imóvel',
      numero: matricula ?? bem,
      day: dayOf(data ?? '2015-01-01'),
      lines: [`Matrícula ${matricula}, de ${formatDate(data ?? '')}`, `${logradouro}, ${numero}`],
    })
  }
  await sink.relieve()
}
