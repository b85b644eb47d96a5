// Declares the record of a public hearing: its subject, the law it discussed and the files published.
import { integer } from '@portal/kit/fields'
import { formatDate } from '@portal/kit/formats'
import { anexos } from '../portal/anexos.ts'
import { audienciasPublicas } from './audiencias-publicas.ts'
import { defineRecord } from './define.ts'
import { audienciaDetalhe } from './rotas.ts'

export const audiencia = defineRecord({
  id: 'audiencia',
  name: 'Detalhes da audiência pública',
  description: 'Do que tratou a audiência, onde e quando, a lei que discutiu e o que se publicou dela.',
  link: audienciaDetalhe,
  api: '/api/audiencias-publicas/detalhes',
  list: audienciasPublicas,
  isRow: true,
  fields: audienciasPublicas.fields,
  sections: [
    {
      title: 'A audiência',
      fields: ['descNatureza', 'descTipo', 'data', 'situacao', 'local', 'chamamento', 'dataEnvio', 'dataCadastro'],
    },
    { title: 'A lei discutida', fields: ['numeroLei', 'dataLei', 'dataPublicacaoLei', 'veiculoPublicacao'] },
  ],
  parts: {
    anexos: anexos({
      api: '/api/audiencias-publicas/arquivos',
      key: { required: { id: integer('Código') } },
      origem: { tabela: 'audiencia_publica', chave: ['exercicio', 'id'] },
    }),
  },
  title: ({ descNatureza }) => `Audiência pública: ${descNatureza}`,
  summary: ({ data, local }) => [formatDate(String(data)), local ?? []].flat().join(', '),
  notFound: 'Não encontramos esta audiência pública.',
})
