// Collects everything the area of assets declares.
import type { Area } from '../area.ts'
import { consumo, movimentacao, posicao } from './almoxarifado.ts'
import { bem } from './bem.ts'
import { calls } from './chamadas.ts'
import { estoqueMedicamentos } from './estoque-medicamentos.ts'
import { menu } from './menu.ts'
import { movimentoDaGaragem, movimentoGaragem } from './movimentogaragem.ts'
import { notas } from './notas.ts'
import { bens } from './patrimonio.ts'
import { veiculo } from './veiculo.ts'
import { veiculos, veiculosClients } from './veiculos.ts'

export const patrimonio: Area = {
  id: 'patrimonio',
  lists: [veiculos, movimentoGaragem, bens, estoqueMedicamentos, consumo, posicao, movimentacao],
  records: [veiculo, movimentoDaGaragem, bem],
  calls,
  menu,
  notas,
  clientNames: { veiculos: veiculosClients },
}
