import { date, integer, text } from '@portal/kit/fields'
import { choice, contains, periodo } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { consultaSic } from './rotas.ts'
import { SITUACOES } from './processo.ts'
import { PROTOCOLO } from './tabelas.ts'

/** Tabs of the screen: requests through the portal, and at the counter. */
export const ABAS_SIC = [
  { value: 'e-SIC', label: 'E-SIC' },
  { value: 'SIC', label: 'Sic Físico' },
] as const

export const sicConsulta = defineList({
  title: 'Consulta SIC',
  path: '/sic-consulta',
  description: 'Os pedidos de informação feitos à entidade e o que foi respondido, sem dizer quem pediu.',
  api: { list: '/api/processos/esic', report: '/api/processos/report' },
  key: ['processo'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    processo: integer('Número'),
    data: date('Data'),
    processoExercicio: text('Processo/Ano'),
    digitacao: text('Solicitação', {
      help: 'O que foi pedido, depois da triagem que retira dados pessoais; até lá, “Em triagem”.',
    }),
    situacao: text('Situação'),
    grauSigilo: text('Grau de Sigilo', { help: 'Ostensivo é aberto a todos; os demais têm acesso restrito por lei.' }),
    assunto: text('Assunto'),
    tipo: text('Tipo de Consulta', { help: 'Por onde o pedido chegou: pelo portal ou no balcão.' }),
    usuario: text('Usuário'),
    publicacao: text('Publicação', { help: 'Publicado, ou por que o texto ainda não se lê.' }),
    prazo: date('Prazo', { help: 'Dia até o qual a resposta é devida.' }),
  },
  filters: {
    ...periodo('data'),
    situacao: choice(
      'situacao',
      'Situação',
      SITUACOES.map((situacao) => ({ value: situacao, label: situacao })),
    ),
    assunto: contains('assunto', 'Assunto'),
    usuario: { ...choice('usuario', 'Tipo de Consulta', ABAS_SIC), default: () => ABAS_SIC[0].value, asked: 'tabs' },
  },
  columns: ['data', 'processoExercicio', 'digitacao', 'situacao', 'grauSigilo', 'assunto', 'tipo'],
  sort: { by: ['data', 'processoExercicio', 'situacao', 'assunto'], initial: 'data desc' },
  rowName: ['processoExercicio', 'assunto'],
  card: { title: ['processoExercicio', 'assunto'] },
  open: ({ exercicio, processo, usuario }, { entidade }) =>
    consultaSic({ entidade, exercicio: Number(exercicio), processo: Number(processo), usuario: String(usuario) }),
  table: PROTOCOLO.table,
})
