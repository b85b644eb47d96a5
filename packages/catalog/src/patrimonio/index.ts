// Everything the area of what the city owns declares.
import { defineOptions } from '@portal/kit/call'
import type { Area } from '../area.ts'
import { veiculo } from './veiculo.ts'
import { veiculos, veiculosClients } from './veiculos.ts'

export const patrimonio: Area = {
  id: 'patrimonio',
  lists: [veiculos],
  records: [veiculo],
  calls: [
    defineOptions({
      area: 'patrimonio', path: '/api/veiculos/tipo-alienacao', summary: 'Veículos: tipos de incorporação', sql: 'tipo-alienacao',
    }),
  ],
  menu: [
    {
      titulo: 'Patrimônio', subtitulo: 'O que a cidade tem e quanto custa manter', imagem: 'entidade',
      paginas: [
        { titulo: 'Veículos', subtitulo: 'A frota, veículo por veículo, e o que cada um gasta', imagem: 'entidade', rota: '/veiculos', atalho: 'ctrl+alt+u' },
      ],
    },
  ],
  notas: {
    '/veiculos': `
<p>A lista mostra os veículos e as máquinas da entidade, inclusive os que já deram baixa. Toque em um deles para ver quanto custou em cada
mês: oficina, combustível, pneus e baterias.</p>`,
  },
  clientNames: { veiculos: veiculosClients },
}
