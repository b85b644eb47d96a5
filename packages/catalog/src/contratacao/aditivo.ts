// What changes in a contract after it is signed.
import { defineCall } from '@portal/kit/call'
import { date, integer, money, text } from '@portal/kit/fields'
import { formatMoney } from '@portal/kit/formats'
import { defineRecord } from '@portal/kit/record'
import { empenhos } from '../despesa/empenhos.ts'
import { anexos } from '../portal/anexos.ts'
import { aditivoDetalhe } from './rotas.ts'

export const ADITIVO = {
  entidade: integer('Entidade'),
  exercicio: integer('Ano do Contrato'),
  contrato: integer('Nº do Contrato'),
  numero: integer('Número'),
  sequencia: integer('Sequência', { help: 'A ordem deste aditivo entre os do mesmo contrato.' }),
  numeroAditivo: text('Número do Aditivo'),
  data: date('Data'),
  dataPublicacao: date('Data de Publicação'),
  dataTermino: date('Data de Término', { help: 'Até quando o contrato vale depois deste aditivo.' }),
  valorAditivo: money('Valor (R$)', { help: 'Quanto o aditivo acrescenta ao contrato ou, com sinal de menos, retira dele.' }),
  motivacao: text('Motivação'),
}

export const aditivo = defineRecord({
  area: 'contratacao',
  id: 'aditivo',
  name: 'Detalhes do aditivo',
  description: 'O que mudou em um contrato depois de assinado: valor, prazo, por quê e o termo publicado.',
  link: aditivoDetalhe,
  api: '/api/aditivos/detalhes',
  list: empenhos,
  fields: ADITIVO,
  sections: [
    {
      title: ({ contrato, exercicio }) => `Contrato ${contrato}/${exercicio}`,
      fields: ['numeroAditivo', 'data', 'dataPublicacao', 'dataTermino', 'valorAditivo', 'motivacao'],
    },
  ],
  parts: {
    arquivos: anexos({ api: '/api/aditivos/arquivos', origem: { tabela: 'aditivo', chave: ['exercicio', 'numero', 'sequencia'] } }),
  },
  summary: ({ numeroAditivo, contrato, exercicio, valorAditivo }) =>
    `Aditivo ${numeroAditivo} do contrato ${contrato}/${exercicio}, ${formatMoney(String(valorAditivo))}`,
  notFound: 'Não encontramos este aditivo.',
})

export const aditivosDoContrato = defineCall({
  area: 'contratacao',
  path: '/api/aditivos',
  summary: 'Aditivos: os de um contrato',
  key: { required: { contrato: integer('Nº do Contrato') } },
  fields: ADITIVO,
  sql: 'aditivo',
})
