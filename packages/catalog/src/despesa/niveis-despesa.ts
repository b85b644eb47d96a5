// The levels of the budget, with the address of their pages, the codes clients use and their names.
import type { Option } from '@portal/kit/filters'

export interface NivelDespesa {
  /** The last part of the page's address: /despesa/orgao. */
  readonly rota: string
  readonly nivelLei: string
  readonly tipo: string
  /** The code by which the query groups. */
  readonly nivel: string
  /** The filter of the commitments by a code of this level. */
  readonly filtro: string
  readonly title: string
  readonly description: string
  /** Singular and plural name of a row. */
  readonly um: string
  readonly varios: string
}

export const NIVEIS_DESPESA: readonly NivelDespesa[] = [
  {
    rota: 'orgao',
    nivelLei: 'O',
    tipo: 'P',
    nivel: '1',
    filtro: 'orgao',
    um: 'Órgão',
    varios: 'órgãos',
    title: 'Despesa por órgão',
    description:
      'Quanto cada órgão (secretaria, gabinete, fundo) tem para gastar, quanto já reservou, conferiu e pagou.',
  },
  {
    rota: 'funcao',
    nivelLei: 'F',
    tipo: 'P',
    nivel: '3',
    filtro: 'funcao',
    um: 'Função',
    varios: 'funções',
    title: 'Despesa por função',
    description: 'Em que área o dinheiro é gasto: saúde, educação, transporte e as demais funções de governo.',
  },
  {
    rota: 'programa',
    nivelLei: 'P',
    tipo: 'P',
    nivel: '5',
    filtro: 'programa',
    um: 'Programa',
    varios: 'programas',
    title: 'Despesa por programa',
    description: 'Quanto se gasta em cada programa de governo, o conjunto de ações com um mesmo objetivo.',
  },
  {
    rota: 'projeto',
    nivelLei: 'PA',
    tipo: 'P',
    nivel: '6',
    filtro: 'projeto',
    um: 'Projeto ou atividade',
    varios: 'projetos e atividades',
    title: 'Despesa por projeto/atividade',
    description: 'Quanto se gasta em cada ação: projetos, que têm fim, e atividades, que se repetem todo ano.',
  },
  {
    rota: 'elemento',
    nivelLei: 'N',
    tipo: 'C',
    nivel: '10',
    filtro: 'elemento',
    um: 'Elemento',
    varios: 'elementos',
    title: 'Despesa por elemento',
    description: 'Com o que o dinheiro é gasto: salários, material de consumo, serviços, obras e os demais elementos.',
  },
  {
    rota: 'fonte-recursos',
    nivelLei: 'R',
    tipo: 'R',
    nivel: 'R',
    filtro: 'fonteRecurso',
    um: 'Fonte de recursos',
    varios: 'fontes de recursos',
    title: 'Despesa por fonte de recursos',
    description:
      'De onde vem o dinheiro de cada despesa: impostos próprios, transferências, convênios e as demais fontes.',
  },
  {
    rota: 'esfera-administrativa',
    nivelLei: 'E',
    tipo: 'E',
    nivel: 'E',
    filtro: 'esfera',
    um: 'Esfera administrativa',
    varios: 'esferas',
    title: 'Despesa por esfera administrativa',
    description: 'A parte do orçamento a que cada despesa pertence: fiscal, seguridade social ou investimentos.',
  },
]

export const nivelDaRota = (rota: string | undefined): NivelDespesa | undefined =>
  NIVEIS_DESPESA.find((nivel) => nivel.rota === rota)

/** Options of the tab 'Despesas por Nivel'. */
export const NIVEIS_DETALHADOS: readonly Option[] = [
  { value: '1', label: 'Órgão' },
  { value: '2', label: 'Unidade Orçamentária' },
  { value: '3', label: 'Função' },
  { value: '4', label: 'Subfunção' },
  { value: '5', label: 'Programa' },
  { value: '6', label: 'Projeto/Atividade' },
  { value: '7', label: 'Categoria' },
  { value: '10', label: 'Natureza' },
]

export const NIVEL_PROJETO = '6'

/** Kind of a project, by the first digit of its code. */
export const NIVEIS_PROGRAMA: readonly Option[] = [
  { value: '0', label: 'Todos' },
  { value: '1', label: 'Projeto' },
  { value: '2', label: 'Atividade' },
  { value: '3', label: 'Operação' },
]
