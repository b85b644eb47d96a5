// What the demo city owns: cost centres, and the fleet with what it spends.
import type { DemoArea } from '../cidade/area.ts'
import { anoDoVeiculo, INCORPORACOES, veiculoAt } from './veiculos.ts'

/** A vehicle for so many servants, and each unit has at least one. */
const SERVANTS_A_VEHICLE = 45

export const patrimonio: DemoArea = {
  async writeEntity({ sink, today }, { entity, volume }) {
    const { entidade } = entity
    const setores = Object.values(entity.orcamento?.unidades ?? {})
    for (const [i, descricao] of setores.entries()) sink.put('centro_custo', { entidade, centro_custo: i + 1, descricao })
    for (const [i, descricao] of INCORPORACOES.entries()) sink.put('tipo_incorporacao', { entidade, tipo_incorporacao: i + 1, descricao })
    const frota = Array.from({ length: Math.max(setores.length, Math.round(volume.servidores / SERVANTS_A_VEHICLE)) }, (_, index) =>
      veiculoAt(entity, index, setores.length, today))
    for (const { cadastro, bem } of frota) {
      sink.put('veiculo', cadastro)
      if (bem) sink.put('bem', bem)
    }
    return async (year) => {
      for (const veiculo of frota) {
        const { meses, gastos } = anoDoVeiculo(veiculo, year, today)
        for (const mes of meses) sink.put('veiculo_mes', mes)
        for (const gasto of gastos) sink.put('veiculo_gasto', gasto)
        await sink.relieve()
      }
    }
  },
}
