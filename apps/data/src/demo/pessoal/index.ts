// The people of the demo city who work for it.
import type { DemoArea } from '../cidade/area.ts'
import { servidorAt } from './servidores.ts'

export const pessoal: DemoArea = {
  async writeEntity({ sink }, { entity, volume }) {
    for (let i = 0; i < volume.servidores; i++) {
      const { unidade: _unidade, ...servidor } = servidorAt(entity, i)
      sink.put('servidor', { entidade: entity.entidade, ...servidor })
      await sink.relieve()
    }
  },
}
