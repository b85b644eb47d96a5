// Declares the list of bonus functions, paid beyond the post to who is in charge of a service: how many there are and
// what each pays.
import { code, integer, money, text } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import { mostraVencimentos } from '../parametros.ts'
import * as termos from '../termos/pessoal.ts'
import { defineList } from './define.ts'

/** Shown under the same gate as the pay of the posts, in a tab of their page. */
export const mostraFuncaoGratificada = mostraVencimentos

export const funcaoGratificada = defineList({
  title: 'Função Gratificada',
  path: '/funcao-gratificada',
  description:
    'As funções que se pagam além do cargo a quem responde por um serviço: quantas há, quantas estão ocupadas e ' +
    'quanto valem.',
  scope: 'entity',
  key: ['funcao'],
  fields: {
    entidade: integer('Entidade'),
    funcao: integer('Código'),
    descricao: text('Função'),
    vagas: integer('Vagas', { termo: termos.VAGAS }),
    ocupadas: integer('Ocupadas'),
    formaRemuneracao: text('Remuneração', {
      help: 'Base de Cálculo: uma parte do salário de quem a ocupa, e não um valor fixo.',
    }),
    tipoRemuneracao: code('Tipo de Remuneração'),
    valor: money('Valor', { when: mostraFuncaoGratificada }),
  },
  filters: { descricao: contains('descricao', 'Função') },
  columns: ['descricao', 'vagas', 'ocupadas', 'formaRemuneracao', 'valor'],
  sort: { by: ['descricao', 'vagas', 'valor'], initial: 'descricao asc' },
  totals: [],
  card: { title: 'descricao', figures: ['valor'] },
  table: 'funcao_gratificada',
})
