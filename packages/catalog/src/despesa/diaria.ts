// Declares the record of a travel allowance.
import { integer } from '@portal/kit/fields'
import { formatDate } from '@portal/kit/formats'
import { pickFields, stated, statedMoney } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { defineRecord } from './define.ts'
import { diarias } from './diarias.ts'
import { diariaDetalhe } from './rotas.ts'

const CHAVE = { ...diarias.fields, noLiquidacao: integer('Nº da Liquidação') }

export const diaria = defineRecord({
  id: 'diaria',
  name: 'Detalhes da diária',
  description: 'Uma viagem a serviço: quem foi, para onde, por quê, quanto custou e os documentos que a comprovam.',
  link: diariaDetalhe,
  keys: CHAVE,
  api: diarias.api.list,
  list: diarias,
  isRow: true,
  fields: diarias.fields,
  links: diarias.links ?? {},
  sections: [
    {
      title: 'A viagem',
      fields: [
        'nome',
        'cargo',
        'matricula',
        'secretaria',
        'lotacao',
        'destino',
        'dataSaida',
        'horaSaida',
        'dataRetorno',
        'meioTransporte',
        'tipoObjetivoDiaria',
        'motivo',
      ],
    },
    {
      title: 'Os valores',
      fields: [
        'quantidadeDiarias',
        'valorUnitario',
        'valorDiarias',
        'quantidadeAnulacoes',
        'valorAnulado',
        'valorHospedagem',
        'valorEvento',
        'valorPassagem',
        'gastosTotais',
      ],
    },
    {
      title: 'O empenho',
      fields: [
        'displayEmpenho',
        'valorEmpenho',
        'numeroLiquidacao',
        'unidadeOrcamentaria',
        'numeroProcesso',
        'anoProcesso',
        'noAto',
        'dataAto',
        'situacaoCancelamento',
      ],
    },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/diarias/arquivos',
      key: {
        required: pickFields(CHAVE, ['empenho', 'noLiquidacao']),
        optional: pickFields(CHAVE, ['unidadeOrcamentaria']),
      },
    }),
  },
  summary: ({ nome, destino, dataSaida, valorDiarias }) =>
    stated(nome, destino, dataSaida && formatDate(String(dataSaida)), statedMoney(valorDiarias)),
  notFound: 'Não encontramos esta diária.',
})
