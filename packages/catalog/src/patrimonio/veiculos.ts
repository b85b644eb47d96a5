// Declares the list of the fleet, as the city registers it.
import { searchedBy, type ClientNames } from '@portal/kit/client-names'
import { code, date, flag, integer, money, text } from '@portal/kit/fields'
import { byInteger, choice, contains, grouped, periodo } from '@portal/kit/filters'
import { onlyWhen } from '@portal/kit/list'
import { mostraGastosDosVeiculos } from '../parametros.ts'
import { defineList } from './define.ts'
import { veiculoDetalhe } from './rotas.ts'
import * as termos from '../termos/patrimonio.ts'

const incorporacao = periodo('bem.dataAquisicao')

export const veiculos = defineList({
  title: 'Veículos',
  path: '/veiculos',
  description: 'Os veículos e máquinas da frota: o que são, de quem é a guarda e desde quando pertencem à entidade.',
  scope: 'entity',
  key: ['veiculo'],
  rowName: ['descricao', 'placa'],
  fields: {
    entidade: integer('Entidade'),
    veiculo: integer('Número'),
    chapa: integer('Tombamento', { termo: termos.TOMBAMENTO }),
    descricao: text('Veículo'),
    letraPlaca: code('Letras da Placa'),
    numeroPlaca: code('Números da Placa'),
    placa: code('Placa'),
    chassi: code('Chassi'),
    renavan: code('Renavan'),
    'centroCusto.descricao': text('Setor', { help: 'O centro de custo que usa o veículo.' }),
    'bem.numeroFrota': integer('Frota', { help: 'O número do veículo na frota.' }),
    'bem.dataAquisicao': date('Incorporação'),
    'bem.baixado': flag('Baixado', { help: 'Não pertence mais à frota.' }),
    'bem.incorporacao.id': integer('Código da Incorporação'),
    tipoIncorporacao: text('Tipo de Incorporação', { recordOnly: true, termo: termos.INCORPORACAO }),
    situacao: text('Situação', { recordOnly: true }),
    valorAquisicao: money('Valor', { recordOnly: true }),
    notaFiscal: code('Nota Fiscal', { recordOnly: true }),
    combustivelDescricao: text('Combustível', { recordOnly: true }),
    idTipoMedidor: integer('Tipo de Medidor', { recordOnly: true, help: '1 quilômetros, 2 horas de trabalho.' }),
  },
  filters: {
    descricao: contains('descricao', 'Veículo'),
    placa: contains('placa', 'Placa'),
    ...grouped('Letras e números da placa', {
      letraPlaca: contains('letraPlaca', 'Letras da Placa'),
      numeroPlaca: contains('numeroPlaca', 'Números da Placa'),
    }),
    frota: byInteger('bem.numeroFrota', 'Frota'),
    centroCusto: contains('centroCusto.descricao', 'Setor'),
    dataInicial: { ...incorporacao.dataInicial, label: 'Data Incorporação Inicial' },
    dataFinal: { ...incorporacao.dataFinal, label: 'Data Incorporação Final' },
    tipoIncorporacao: choice('bem.incorporacao.id', 'Tipo Incorporação', { from: '/api/veiculos/tipo-alienacao' }),
  },
  columns: [
    'descricao',
    'placa',
    'bem.numeroFrota',
    'chassi',
    'renavan',
    'bem.dataAquisicao',
    'centroCusto.descricao',
    'bem.baixado',
  ],
  sort: {
    by: [
      'descricao',
      'letraPlaca',
      'bem.numeroFrota',
      'chassi',
      'renavan',
      'bem.dataAquisicao',
      'centroCusto.descricao',
      'bem.baixado',
    ],
    initial: 'descricao asc',
  },
  card: { title: 'descricao' },
  open: onlyWhen(mostraGastosDosVeiculos, ({ veiculo, chapa }, { entidade, exercicio }) =>
    veiculoDetalhe({ entidade, exercicio, veiculo: Number(veiculo), chapa: Number(chapa) }),
  ),
  lookup: { veiculo: 'veiculo', chapa: 'chapa' },
  table: 'veiculo',
})

export const veiculosClients: ClientNames = {
  search: searchedBy(veiculos.fields, [
    'descricao',
    'centroCusto.descricao',
    'numeroPlaca',
    'letraPlaca',
    'bem.incorporacao.id',
    'bem.dataAquisicao',
    'bem.numeroFrota',
  ]),
  parameters: {},
  sorts: {},
}
