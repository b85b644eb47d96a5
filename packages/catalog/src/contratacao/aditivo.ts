// Declares the record of an addendum, which changes a signed contract.
import { stated, statedMoney } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { ADITIVO } from './aditivo-campos.ts'
import { contratos } from './contratos.ts'
import { defineRecord } from './define.ts'
import { aditivoDetalhe, contratoDetalhe } from './rotas.ts'

export const aditivo = defineRecord({
  id: 'aditivo',
  name: 'Detalhes do aditivo',
  description: 'O que mudou em um contrato depois de assinado: valor, prazo, por quê e o termo publicado.',
  link: aditivoDetalhe,
  api: '/api/aditivos/detalhes',
  list: contratos,
  back: ({ entidade, exercicio, numero }) => ({
    path: contratoDetalhe({ entidade: Number(entidade), exercicio: Number(exercicio), contrato: Number(numero) }),
    title: `Contrato ${numero}/${exercicio}`,
  }),
  fields: ADITIVO,
  sections: [
    {
      title: ({ contrato, exercicio }) => `Contrato ${contrato}/${exercicio}`,
      fields: ['numeroAditivo', 'data', 'dataPublicacao', 'dataTermino', 'valorAditivo', 'motivacao'],
    },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/aditivos/arquivos',
      origem: { tabela: 'aditivo', chave: ['exercicio', 'numero', 'sequencia'] },
    }),
  },
  summary: ({ numeroAditivo, contrato, exercicio, valorAditivo }) =>
    stated(
      ['Aditivo', numeroAditivo ?? [], `do contrato ${contrato}/${exercicio}`].flat().join(' '),
      statedMoney(valorAditivo),
    ),
  notFound: 'Não encontramos este aditivo.',
})
