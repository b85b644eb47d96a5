// Declares the list of posts created by law, with the number of places and the pay of each band.
import { date, integer, money, text } from '@portal/kit/fields'
import { choice } from '@portal/kit/filters'
import { many } from '@portal/kit/record'
import { mostraAtoDoCargo } from '../parametros.ts'
import { defineList, defineRecord } from './define.ts'
import { cargoDetalhe } from './rotas.ts'
import * as termos from '../termos/pessoal.ts'
import { jaComFolha } from '../enviado.ts'
import { publicadas } from '../publicado.ts'

export const cargos = defineList({
  title: 'Cargos',
  path: '/cargos',
  description: 'Os cargos que a lei criou, quantas vagas tem cada um e quantas estão ocupadas.',
  scope: 'entity',
  key: ['cargo'],
  fields: {
    entidade: integer('Entidade'),
    cargo: integer('Código'),
    descricao: text('Cargo'),
    tipo: text('Tipo', { help: 'Como se ocupa: por concurso, por nomeação, por eleição.' }),
    quadroSalarial: integer('Código do Quadro'),
    quadroSalarialDesc: text('Quadro Salarial'),
    grupoOcupacional: integer('Código do Grupo'),
    grupoOcupacionalDesc: text('Grupo Ocupacional'),
    nivel: integer('Código do Nível'),
    nivelDesc: text('Nível'),
    vagasTotal: integer('Vagas', { termo: termos.VAGAS }),
    vagasOcupadas: integer('Ocupadas', {
      when: jaComFolha,
      help: 'Quantos servidores do cargo estavam na última folha publicada.',
    }),
    numeroAto: integer('Nº Ato', { when: mostraAtoDoCargo }),
    anoAto: integer('Ano Ato', { when: mostraAtoDoCargo }),
  },
  filters: {
    cargo: choice('cargo', 'Cargo', { from: '/api/cargos/cargos' }),
    quadro: {
      ...choice('quadroSalarial', 'Quadro Salarial', { from: '/api/cargos/quadros' }),
      alias: 'quadroSalarial',
    },
    grupo: {
      ...choice('grupoOcupacional', 'Grupo Ocupacional', { from: '/api/cargos/grupos' }),
      alias: 'grupoOcupacional',
    },
    nivel: choice('nivel', 'Nível', { from: '/api/cargos/niveis' }),
  },
  columns: [
    'descricao',
    'quadroSalarialDesc',
    'grupoOcupacionalDesc',
    'nivelDesc',
    'vagasTotal',
    'vagasOcupadas',
    'numeroAto',
    'anoAto',
  ],
  sort: { by: ['descricao', 'vagasTotal', 'vagasOcupadas'], initial: 'descricao asc' },
  card: { title: 'descricao' },
  rowName: ['descricao'],
  open: (row, contexto) =>
    cargoDetalhe({
      ...contexto,
      cargo: Number(row.cargo),
      quadroSalarial: Number(row.quadroSalarial),
      grupoOcupacional: Number(row.grupoOcupacional),
      nivel: Number(row.nivel),
    }),
  lookup: { cargo: 'cargo', quadroSalarial: 'quadroSalarial', grupoOcupacional: 'grupoOcupacional' },
  table: 'cargo',
})

export const cargo = defineRecord({
  id: 'cargo',
  name: 'Detalhes do cargo',
  description: 'Um cargo: como se ocupa, quantas vagas tem e quanto paga em cada faixa.',
  link: cargoDetalhe,
  api: '/api/cargos/detalhes',
  list: cargos,
  fields: cargos.fields,
  sql: 'cargos',
  sections: [
    {
      title: 'Dados do cargo',
      fields: [
        'descricao',
        'tipo',
        'quadroSalarialDesc',
        'grupoOcupacionalDesc',
        'nivelDesc',
        'vagasTotal',
        'vagasOcupadas',
        'numeroAto',
        'anoAto',
      ],
    },
  ],
  parts: {
    faixas: many({
      title: 'Faixas salariais',
      article: 'as',
      api: '/api/cargos/faixas',
      key: { required: { cargo: integer('Cargo') } },
      fields: {
        faixa: integer('Faixa'),
        faixaDesc: text('Descrição'),
        valor: money('Salário'),
        valorGratificacao: money('Gratificação'),
        inicioValidade: date('Vale desde'),
      },
      columns: ['faixa', 'faixaDesc', 'valor', 'valorGratificacao', 'inicioValidade'],
      empty: 'Cargo sem faixas cadastradas.',
      known: publicadas('cargo_faixa', 'faixa deste cargo', 'faixas de cargos'),
    }),
  },
  title: ({ descricao }) => String(descricao),
  summary: ({ vagasOcupadas, vagasTotal }) =>
    vagasOcupadas === undefined
      ? ''
      : [String(vagasOcupadas), vagasTotal === undefined ? [] : `de ${String(vagasTotal)}`, 'vagas ocupadas']
          .flat()
          .join(' '),
  notFound: 'Não encontramos este cargo.',
})
