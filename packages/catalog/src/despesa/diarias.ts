import { code, date, decimal, integer, money, text } from '@portal/kit/fields'
import { choice, contains, periodo } from '@portal/kit/filters'
import { mostraCargoEMatricula, mostraGastosTotais, mostraSecretaria, mostraValorUnitario } from '../parametros.ts'
import { defineList } from './define.ts'
import { diariaDetalhe, empenhoDetalhe } from './rotas.ts'
import * as termosDespesa from '../termos/despesa.ts'
import * as termosPessoal from '../termos/pessoal.ts'

export const diarias = defineList({
  title: 'Diárias',
  path: '/diarias',
  description:
    'Dinheiro pago a quem viaja a serviço para comer e dormir: quem foi, para onde, por quê e quanto custou.',
  large: true,
  key: ['unidadeOrcamentaria', 'empenho', 'numeroLiquidacao'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenho: integer('Nº do Empenho'),
    numeroLiquidacao: integer('Nº da Liquidação'),
    entidadeEmpenho: integer('Entidade do Empenho'),
    exercicioEmpenho: integer('Ano do Empenho'),
    displayEmpenho: code('Empenho', { termo: termosDespesa.EMPENHO, help: 'O que pagou a viagem.' }),
    nome: text('Nome'),
    cargo: text('Cargo', { when: mostraCargoEMatricula }),
    matricula: integer('Matrícula', { when: mostraCargoEMatricula, termo: termosPessoal.MATRICULA }),
    labelCargo: text('Matrícula e Cargo', { when: mostraCargoEMatricula }),
    secretaria: text('Secretaria', { when: mostraSecretaria }),
    lotacao: text('Lotação', { termo: termosPessoal.LOTACAO }),
    dataSaida: date('Saída'),
    horaSaida: text('Hora da Saída'),
    dataRetorno: date('Retorno'),
    destino: text('Destino'),
    meioTransporte: text('Meio de Transporte'),
    motivo: text('Motivo'),
    tipoObjetivoDiaria: text('Tipo de Objetivo'),
    numeroProcesso: integer('Nº do Processo'),
    anoProcesso: integer('Ano do Processo'),
    noAto: text('Nº do Ato'),
    dataAto: date('Data do Ato'),
    quantidadeDiarias: decimal('Quantidade'),
    valorUnitario: money('Valor Unitário', { when: mostraValorUnitario }),
    valorDiarias: money('Valor'),
    valorAnulado: money('Valor Anulado'),
    quantidadeAnulacoes: decimal('Quantidade Anulada'),
    valorHospedagem: money('Hospedagem'),
    valorEvento: money('Evento'),
    valorPassagem: money('Passagem'),
    gastosTotais: money('Gastos Totais', {
      when: mostraGastosTotais,
      help: 'Diárias, hospedagem, evento e passagem, menos o anulado.',
    }),
    valorEmpenho: money('Valor do Empenho'),
    situacaoCancelamento: text('Situação'),
  },
  filters: {
    nome: contains('nome', 'Nome'),
    ...periodo('dataSaida'),
    destino: contains('destino', 'Destino'),
    tipoObjetivoDiaria: choice('tipoObjetivo', 'Tipo de Objetivo', { from: '/api/diarias/objetivos-diaria' }),
  },
  columns: [
    'nome',
    'cargo',
    'matricula',
    'secretaria',
    'displayEmpenho',
    'dataSaida',
    'dataRetorno',
    'destino',
    'quantidadeDiarias',
    'valorUnitario',
    'valorDiarias',
    'gastosTotais',
  ],
  sort: { by: ['nome', 'dataSaida', 'destino', 'valorDiarias'], initial: 'dataSaida desc' },
  totals: ['valorDiarias', 'gastosTotais'],
  rowName: ['nome', 'displayEmpenho', 'dataSaida'],
  card: { title: 'nome', figures: ['gastosTotais', 'valorDiarias'] },
  open: (row, { entidade, exercicio }) =>
    diariaDetalhe({
      entidade,
      exercicio,
      empenho: Number(row.empenho),
      noLiquidacao: Number(row.numeroLiquidacao),
      unidadeOrcamentaria: String(row.unidadeOrcamentaria),
    }),
  links: {
    displayEmpenho: ({ entidadeEmpenho, exercicioEmpenho, empenho, unidadeOrcamentaria }) =>
      empenhoDetalhe({
        entidade: Number(entidadeEmpenho),
        exercicio: Number(exercicioEmpenho),
        empenho: Number(empenho),
        unidadeOrcamentaria: String(unidadeOrcamentaria),
      }),
  },
  lookup: { empenho: 'empenho', noLiquidacao: 'numeroLiquidacao', unidadeOrcamentaria: 'unidadeOrcamentaria' },
  table: 'diaria',
})
