// Declares the record of a vehicle: its description, and its monthly cost.
import { code, date, decimal, flag, integer, money, price, text } from '@portal/kit/fields'
import { formatMoney } from '@portal/kit/formats'
import { many, type Many } from '@portal/kit/record'
import { mostraGastosDosVeiculos } from '../parametros.ts'
import { anexos } from '../portal/anexos.ts'
import { defineRecord } from './define.ts'
import { bemDetalhe, veiculoDetalhe, VEICULO } from './rotas.ts'
import { veiculos } from './veiculos.ts'
import { publicados } from '../publicado.ts'

const DO_MES = { required: { veiculo: integer('Número do Veículo'), mes: integer('Mês') } }

/** Declares the spending of one kind in a month, opened from the figure of that month. */
const gasto = (title: string, article: 'a' | 'o' | 'as' | 'os', call: string, column: string): Many =>
  many({
    title,
    article,
    api: `/api/veiculos/${call}`,
    key: DO_MES,
    fixed: { tipo: call },
    sql: 'veiculo-gasto',
    fields: {
      numero: integer('Número'),
      data: date('Data'),
      item: text('Item'),
      kmAnterior: decimal('Medidor Anterior'),
      kmAtual: decimal('Medidor'),
      mediaCombustivel: decimal('Média', { help: 'Quilômetros por litro, ou litros por hora de trabalho.' }),
      quantidade: decimal('Quantidade'),
      valor: price('Valor'),
      valorTotal: money('Total'),
      acimaDoCostume: flag('Acima do costume', {
        help:
          'O combustível por quilômetro ou hora passou em mais de 30% da média do veículo no ano. É um fato a ' +
          'explicar, não uma falta.',
      }),
    },
    columns: [
      'numero',
      'data',
      'item',
      'kmAnterior',
      'kmAtual',
      'mediaCombustivel',
      'quantidade',
      'valor',
      'valorTotal',
      ...(call === 'abastecimento' ? (['acimaDoCostume'] as const) : []),
    ],
    totals: ['valorTotal'],
    when: mostraGastosDosVeiculos,
    empty: 'Nenhum gasto encontrado.',
    known: publicados('veiculo_gasto', 'gasto deste veículo no mês', 'gastos de veículos'),
    modal: { part: 'gastos', column },
  })

export const veiculo = defineRecord({
  id: 'veiculo',
  name: 'Detalhes do veículo',
  description: 'O que é o veículo, de onde veio, quem o usa e quanto custa mantê-lo, mês a mês.',
  link: veiculoDetalhe,
  api: veiculos.api.list,
  list: veiculos,
  fields: veiculos.fields,
  isRow: true,
  when: mostraGastosDosVeiculos,
  links: {
    chapa: ({ veiculo: bem, chapa }, contexto) =>
      Number(chapa) > 0
        ? bemDetalhe({ ...contexto, tipo: VEICULO, bem: Number(bem), chapa: Number(chapa) })
        : undefined,
  },
  sections: [
    {
      title: 'Dados do veículo',
      fields: [
        'descricao',
        'situacao',
        'valorAquisicao',
        'notaFiscal',
        'combustivelDescricao',
        'chassi',
        'placa',
        'bem.numeroFrota',
        'renavan',
        'tipoIncorporacao',
        'bem.dataAquisicao',
        'centroCusto.descricao',
        'chapa',
      ],
    },
  ],
  parts: {
    gastos: many({
      title: 'Gastos por mês',
      article: 'os',
      api: '/api/veiculos/gastos',
      key: { required: { veiculo: integer('Número do Veículo') } },
      fields: {
        mes: integer('Mês'),
        mesAno: code('Mês/Ano'),
        manutencao: money('Manutenção'),
        abastecimento: money('Abastecimento'),
        pneus: money('Pneus'),
        baterias: money('Baterias'),
        totalGeral: money('Total'),
        kmPercorrido: decimal('Percorrido', { help: 'Quilômetros ou, nas máquinas, horas de trabalho.' }),
        custoPorUnidade: price('Custo por km ou hora', {
          help: 'O que se gastou no mês, dividido pelo que o veículo andou ou trabalhou.',
        }),
        observacao: text('Observação'),
      },
      columns: [
        'mesAno',
        'manutencao',
        'abastecimento',
        'pneus',
        'baterias',
        'totalGeral',
        'kmPercorrido',
        'custoPorUnidade',
        'observacao',
      ],
      totals: ['manutencao', 'abastecimento', 'pneus', 'baterias', 'totalGeral', 'kmPercorrido'],
      when: mostraGastosDosVeiculos,
      empty: 'Nenhum gasto encontrado.',
      known: publicados('veiculo_gasto', 'gasto deste veículo', 'gastos de veículos'),
    }),
    manutencao: gasto('Manutenção', 'a', 'manutencao', 'manutencao'),
    abastecimento: gasto('Abastecimento', 'o', 'abastecimento', 'abastecimento'),
    pneu: gasto('Pneus', 'os', 'pneu', 'pneus'),
    bateria: gasto('Baterias', 'as', 'bateria', 'baterias'),
    anexos: anexos({
      api: '/api/veiculos/arquivos',
      key: { required: { veiculo: integer('Número do Veículo') } },
      origem: { tabela: 'veiculo', chave: ['veiculo'] },
    }),
  },
  title: ({ placa, veiculo: numero }) => `Veículo ${placa ?? numero}`,
  summary: ({ descricao, situacao, valorAquisicao }) =>
    [descricao, situacao, valorAquisicao === undefined ? [] : formatMoney(String(valorAquisicao))].flat().join(', '),
  notFound: 'Não encontramos este veículo.',
})
