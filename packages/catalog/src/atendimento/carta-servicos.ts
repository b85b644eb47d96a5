// Declares the service charter: the services the city offers and what the law requires it to publish about each.
import { code, integer, namesOf, text } from '@portal/kit/fields'
import { words } from '@portal/kit/filters'
import { defineList } from './define.ts'

const NENHUMA = 'Sem cartas de servicos aos usuarios frequentes.'

/** The items the law requires of each service, in reading order. */
export const ITENS = {
  publico: text('Quem pode pedir'),
  documentos: text('O que apresentar'),
  etapas: text('Passo a passo'),
  prazo: text('Prazo máximo'),
  forma: text('Como e onde'),
  reclamacao: text('Onde reclamar'),
} as const

export const cartaServicos = defineList({
  title: 'Carta de serviços',
  path: '/carta-servicos',
  description:
    'Os serviços que a entidade presta: o que são, quem pode pedir, o que apresentar, em quanto tempo ficam ' +
    'prontos e onde reclamar.',
  scope: 'entity',
  key: ['id.id'],
  fields: {
    'id.id': integer('Código'),
    titulo: text('Serviço'),
    descricao: text('O que é'),
    ...ITENS,
    link: code('Endereço'),
  },
  filters: { filtro: words('texto', 'Serviço') },
  columns: ['titulo', 'descricao', ...namesOf(ITENS), 'link'],
  sort: { by: ['id.id'], initial: 'id.id asc' },
  card: { title: 'titulo' },
  hit: { by: 'filtro', about: ['descricao'] },
  whole: { summary: 'Carta de serviços: cada serviço e o que a lei pede dele' },
  table: 'carta_servico',
  empty: { filtered: NENHUMA, unfiltered: NENHUMA },
})

export interface Servico extends Partial<Record<keyof typeof ITENS, string>> {
  id: { id: number }
  titulo: string
  descricao: string
  link?: string
}
