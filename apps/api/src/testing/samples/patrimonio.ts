// Creates assets for the sample: goods of every type, machines without a plate, vehicles missing from the property
// register, ties and nulls.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const VEICULOS = 75
const SETORES = ['Saúde', 'Educação', 'Obras', '=Soma', '100% Frota']
const DESCRICOES = ['Ambulância', 'Ônibus São Luís', 'Trator Ágil', 'Caminhão "Basculante"', '+Moto', 'Van_Social']

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))
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

const BENS = 90
const tipoDe = (numero: number): 'M' | 'I' => (numero % 5 === 0 ? 'I' : 'M')

const outroBem = (entidade: number, numero: number): SampleRow => ({
  entidade,
  tipo: tipoDe(numero),
  bem: numero,
  chapa: numero % 11 === 0 ? 0 : 9_000 + (numero % 70),
  descricao:
    at(['Cadeira Giratória', '=Mesa', 'Prédio da Escola São João', 'Armário "duplo"', '100% Aço'], numero) +
    (numero > 20 ? ` ${numero}` : ''),
  tipo_incorporacao: numero % 6 === 0 ? null : 1 + (numero % 2),
  data_aquisicao: numero % 9 === 0 ? null : `20${10 + (numero % 16)}-0${1 + (numero % 9)}-10`,
  valor_aquisicao: numero % 8 === 0 ? null : `${(numero % 30) + 1}00.10`,
  valor_atual: numero % 3 === 0 ? null : `${numero % 25}0.05`,
  local_bem: numero % 7 === 0 ? null : 2 + (numero % 2),
  baixado: numero % 10 === 3,
  data_baixa: numero % 10 === 3 ? '2025-06-30' : null,
  tipo_baixa: numero % 10 === 3 ? 'Leilão' : null,
})

async function loadBens(runner: Runner, entidade: number, exercicio: number): Promise<void> {
  await insert(runner, 'local_bem', [
    { entidade, local_bem: 1, descricao: 'Secretaria de Educação', descricao_nivel: 'Secretaria' },
    { entidade, local_bem: 2, descricao: 'Escola', descricao_nivel: 'Prédio', local_superior: 1 },
    { entidade, local_bem: 3, descricao: '=Sala', descricao_nivel: 'Sala', local_superior: 2 },
  ])
  const numeros = range(BENS, (numero) => numero)
  await insert(
    runner,
    'bem',
    numeros.map((numero) => outroBem(entidade, numero)),
  )
  await insert(
    runner,
    'bem_imovel',
    numeros
      .filter((numero) => tipoDe(numero) === 'I')
      .map((bem) => ({
        entidade,
        tipo: 'I',
        bem,
        matricula: String(1_000 + bem),
        data_matricula: '2012-03-04',
        logradouro: 'Rua das Flores',
        numero: '10',
        bairro: 'Centro',
        cidade: 'Serra Clara',
        cep: '87995000',
      })),
  )
  await insert(
    runner,
    'bem_comodato',
    numeros
      .filter((numero) => numero % 12 === 1)
      .map((bem) => ({
        entidade,
        tipo: tipoDe(bem),
        bem,
        codigo: bem,
        local: 'Associação de Moradores',
        data_inicio: '2024-01-02',
        descricao: 'Reuniões',
      })),
  )
  await insert(
    runner,
    'bem_empenho',
    numeros
      .filter((numero) => numero % 4 === 1)
      .map((bem) => ({
        entidade,
        tipo: tipoDe(bem),
        bem,
        exercicio,
        unidade_orcamentaria: '0201',
        empenho: 1 + (bem % 40),
        valor: '50.00',
      })),
  )
}

async function loadGaragem(runner: Runner, entidade: number, exercicio: number): Promise<void> {
  await insert(
    runner,
    'movimento_garagem',
    range(80, (numero) => ({
      entidade,
      exercicio,
      numero,
      veiculo: 1 + (numero % VEICULOS),
      data_saida: `${exercicio}-0${1 + (numero % 9)}-1${numero % 5}`,
      hora_saida: '07:30',
      data_retorno: numero % 6 === 0 ? null : `${exercicio}-0${1 + (numero % 9)}-1${5 + (numero % 4)}`,
      hora_retorno: numero % 6 === 0 ? null : '18:00',
      destino: numero % 8 === 0 ? null : at(['Água Boa', '=Curitiba', 'São Luís'], numero),
      complemento_destino: numero % 3 === 0 ? null : 'Hospital',
      solicitante: 'Maria da Conceição Prado',
      motorista: 'João Antônio Ferraz',
      medidor_saida: '100.5',
      medidor_retorno: '160.0',
    })),
  )
}

/** Materials with an exit before its entry, and with an exit without any entry. */
export const ESTOQUE = {
  orgao: '02',
  antesDaEntrada: { centroCusto: 1, item: 101 },
  negativo: { centroCusto: 1, item: 102 },
} as const

async function loadEstoque(runner: Runner, entidade: number, exercicio: number): Promise<void> {
  const itens = [...range(35, (item) => item), 101, 102]
  await insert(
    runner,
    'item_estoque',
    itens.map((item) => ({
      entidade,
      item,
      descricao:
        at(['Dipirona', 'Água Oxigenada', '=Gaze', '100% Álcool', 'Elixir São João'], item) +
        (item > 8 ? ` ${item}` : ''),
      unidade: at(['CX', 'UN'], item),
      medicamento: item <= 35,
      apresentacao: item % 4 === 0 ? null : 'Comprimido 500 mg',
    })),
  )
  const moves = range(35, (item) => item).flatMap((item) =>
    [1, 2].flatMap((centro_custo) => {
      const key = { entidade, centro_custo, item }
      return [
        {
          ...key,
          tipo: 'ENTRADA',
          data: `${exercicio - 1}-11-10`,
          quantidade: '10',
          valor_total: '100.00',
          fornecedor: 1,
        },
        {
          ...key,
          tipo: 'ENTRADA',
          data: `${exercicio}-02-10`,
          quantidade: `${10 + (item % 6)}`,
          valor_total: `${150 + item}.10`,
          fornecedor: 2,
          numero_nota: '77',
        },
        {
          ...key,
          tipo: 'SAIDA',
          data: `${exercicio}-03-0${1 + (item % 8)}`,
          quantidade: item % 7 === 0 ? '20' : '6',
          valor_total: `${60 + (item % 5)}.00`,
          centro_custo_consumo: 3 + (item % 2),
        },
      ]
    }),
  )
  const strange = [
    {
      entidade,
      centro_custo: 1,
      item: 101,
      tipo: 'SAIDA',
      data: `${exercicio}-04-01`,
      quantidade: '5',
      valor_total: '50.00',
      centro_custo_consumo: 3,
    },
    {
      entidade,
      centro_custo: 1,
      item: 101,
      tipo: 'ENTRADA',
      data: `${exercicio}-04-20`,
      quantidade: '8',
      valor_total: '80.00',
      fornecedor: 1,
    },
    {
      entidade,
      centro_custo: 1,
      item: 102,
      tipo: 'SAIDA',
      data: `${exercicio}-05-02`,
      quantidade: '3',
      valor_total: '9.00',
      centro_custo_consumo: 3,
    },
  ]
  await insert(
    runner,
    'estoque',
    [...moves, ...strange].map((move, i) => ({
      ...move,
      exercicio: Number(move.data.slice(0, 4)),
      movimento: i + 1,
      numero: i + 1,
    })),
  )
}

const veiculo = (entidade: number, numero: number): SampleRow => ({
  entidade,
  veiculo: numero,
  chapa: isRegistered(numero) ? 5_000 + numero : 0,
  descricao: `${at(DESCRICOES, numero)}${numero > 20 ? ` ${numero}` : ''}`,
  letra_placa: isMachine(numero) ? null : at(['ABC', 'BRA', 'SER', 'SÃO'], numero),
  numero_placa: isMachine(numero) ? null : `${numero % 10}D${10 + (numero % 90)}`,
  chassi: numero % 11 === 0 ? null : `9BW${numero}`,
  renavan: isMachine(numero) ? null : String(numero).padStart(11, '0'),
  combustivel: 'DIESEL',
  tipo_medidor: isMachine(numero) ? 2 : 1,
  centro_custo: numero % 12 === 0 ? null : 1 + (numero % SETORES.length),
})

export async function loadPatrimonio(
  runner: Runner,
  { entidade, exercicio }: { entidade: number; exercicio: number },
): Promise<void> {
  await insert(
    runner,
    'centro_custo',
    SETORES.map((descricao, i) => ({ entidade, centro_custo: i + 1, descricao, orgao: i < 3 ? '02' : null })),
  )
  await insert(
    runner,
    'tipo_incorporacao',
    ['Compra', 'Doação'].map((descricao, i) => ({ entidade, tipo_incorporacao: i + 1, descricao })),
  )
  await insert(
    runner,
    'bem',
    range(VEICULOS, (numero) => numero)
      .filter(isRegistered)
      .map((numero) => bem(entidade, numero)),
  )
  await loadBens(runner, entidade, exercicio)
  await insert(
    runner,
    'veiculo',
    range(VEICULOS, (numero) => veiculo(entidade, numero)),
  )
  await loadGaragem(runner, entidade, exercicio)
  await loadEstoque(runner, entidade, exercicio)
  const spent = range(VEICULOS, (numero) => ({ entidade, veiculo: numero, exercicio }))
  await insert(
    runner,
    'veiculo_mes',
    spent.map((key) => ({ ...key, mes: 3, percorrido: '120.5' })),
  )
  await insert(
    runner,
    'veiculo_gasto',
    spent.flatMap((key) =>
      ['manutencao', 'abastecimento', 'pneu', 'bateria'].map((tipo, i) => ({
        ...key,
        numero: i + 1,
        tipo,
        data: `${exercicio}-03-0${i + 1}`,
        item: tipo,
        quantidade: '2',
        valor: '10.25',
        valor_total: '20.50',
      })),
    ),
  )
}
