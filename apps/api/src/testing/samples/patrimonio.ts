// A fleet for the sample: machines without a plate, vehicles the property register does not know, ties and absent values.
import type { Runner } from '../../list/read/reader.ts'
import { insert, type SampleRow } from '../insert.ts'

const VEICULOS = 75
const SETORES = ['Saúde', 'Educação', 'Obras', '=Soma', '100% Frota']
const DESCRICOES = ['Ambulância', 'Ônibus São Luís', 'Trator Ágil', 'Caminhão "Basculante"', '+Moto', 'Van_Social']

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const range = <T>(length: number, make: (number: number) => T): T[] => Array.from({ length }, (_, index) => make(index + 1))
const isRegistered = (veiculo: number): boolean => veiculo % 9 !== 0
const isMachine = (veiculo: number): boolean => veiculo % 6 === 2

const bem = (entidade: number, veiculo: number): SampleRow => ({
  entidade,
  tipo: 'V',
  bem: veiculo,
  chapa: 5_000 + veiculo,
  descricao: at(DESCRICOES, veiculo),
  tipo_incorporacao: veiculo % 5 === 0 ? null : 1 + (veiculo % 2),
  data_aquisicao: veiculo % 7 === 0 ? null : `20${10 + (veiculo % 15)}-0${1 + (veiculo % 9)}-15`,
  valor_aquisicao: veiculo % 4 === 0 ? null : `${veiculo}000.50`,
  nota_fiscal: String(veiculo),
  numero_frota: veiculo % 8 === 0 ? null : veiculo % 20,
  baixado: veiculo % 10 === 0,
})

const veiculo = (entidade: number, numero: number): SampleRow => ({
  entidade,
  veiculo: numero,
  chapa: isRegistered(numero) ? 5_000 + numero : 0,
  descricao: `${at(DESCRICOES, numero)}${numero > 20 ? ` ${numero}` : ''}`,
  letra_placa: isMachine(numero) ? null : at(['ABC', 'BRA', 'SER'], numero),
  numero_placa: isMachine(numero) ? null : `${numero % 10}D${10 + (numero % 90)}`,
  chassi: numero % 11 === 0 ? null : `9BW${numero}`,
  renavan: isMachine(numero) ? null : String(numero).padStart(11, '0'),
  combustivel: 'DIESEL',
  tipo_medidor: isMachine(numero) ? 2 : 1,
  centro_custo: numero % 12 === 0 ? null : 1 + (numero % SETORES.length),
})

export async function loadPatrimonio(runner: Runner, { entidade, exercicio }: { entidade: number; exercicio: number }): Promise<void> {
  await insert(runner, 'centro_custo', SETORES.map((descricao, i) => ({ entidade, centro_custo: i + 1, descricao })))
  await insert(runner, 'tipo_incorporacao', ['Compra', 'Doação'].map((descricao, i) => ({ entidade, tipo_incorporacao: i + 1, descricao })))
  await insert(runner, 'bem', range(VEICULOS, (numero) => numero).filter(isRegistered).map((numero) => bem(entidade, numero)))
  await insert(runner, 'veiculo', range(VEICULOS, (numero) => veiculo(entidade, numero)))
  const spent = range(VEICULOS, (numero) => ({ entidade, veiculo: numero, exercicio }))
  await insert(runner, 'veiculo_mes', spent.map((key) => ({ ...key, mes: 3, percorrido: '120.5' })))
  await insert(
    runner,
    'veiculo_gasto',
    spent.flatMap((key) =>
      ['manutencao', 'abastecimento', 'pneu', 'bateria'].map((tipo, i) => ({
        ...key, numero: i + 1, tipo, data: `${exercicio}-03-0${i + 1}`, item: tipo, quantidade: '2', valor: '10.25', valor_total: '20.50',
      }))),
  )
}
