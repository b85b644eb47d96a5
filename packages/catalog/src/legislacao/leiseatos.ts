// Declares the lists of laws and acts: all of them, and those of each kind.
import { code, date, flag, integer, text } from '@portal/kit/fields'
import { byInteger, checkbox, choice, periodo, periodoDoExercicio, words, type Filter } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { atualizacaoPelaFolha, leisClassificadas } from '../parametros.ts'
import { defineList } from './define.ts'
import { ABAS_DE_LEIS, type AbaDeLeis } from './abas.ts'
import { leiDetalheEm } from './rotas.ts'
import { achado } from './achado.ts'

const TITULOS: Readonly<Record<AbaDeLeis, string>> = {
  geral: 'Geral',
  pessoal: 'Pessoal',
  despesa: 'Despesa',
  receita: 'Receita',
}

type Filters = Readonly<Record<string, Filter>>

/** The filters by year and by period exclude each other. */
const semAno = ({ dataInicial, dataFinal }: ReturnType<typeof periodo>) =>
  ({
    dataInicial: { ...dataInicial, excludes: ['ano'] },
    dataFinal: { ...dataFinal, excludes: ['ano'] },
  }) satisfies Filters

/** Without a default, acts of any day are listed. */
const deQualquerDia = semAno(periodo('data'))

const abrir =
  (aba: AbaDeLeis): NonNullable<List['open']> =>
  ({ id, ano, tipo, sistema, natureza }, { entidade, exercicio }) =>
    leiDetalheEm(aba, {
      entidade,
      exercicio,
      id: Number(id),
      ano: Number(ano),
      tipo: Number(tipo),
      sistema: Number(sistema),
      natureza: Number(natureza),
    })

export const leisEAtos = defineList({
  title: 'Leis e atos',
  path: '/leiseatos-geral',
  description: 'As leis, os decretos, as portarias e os demais atos da entidade, com o texto publicado de cada um.',
  scope: 'entity',
  api: '/api/leisatos',
  key: ['id'],
  fields: {
    entidade: integer('Entidade'),
    id: integer('Código'),
    idArquivo: integer('Código do arquivo'),
    ano: integer('Ano'),
    exercicio: integer('Exercício'),
    numero: integer('Número'),
    tipo: integer('Código do tipo'),
    natureza: integer('Código da natureza'),
    sistema: integer('Sistema de origem'),
    tabela: code('Tabela de origem'),
    descricao: text('Documento', { help: 'O tipo, o número e o ano do documento legal.' }),
    tipoDocumentoLegal: text('Tipo'),
    data: date('Data', { help: 'O dia em que foi assinado.' }),
    sumula: text('Súmula', { help: 'Do que trata, em uma frase.' }),
    descricaoNatureza: text('Natureza', { when: leisClassificadas }),
    descricaoEscopo: text('Escopo', { when: leisClassificadas, help: 'O assunto de que trata.' }),
    veiculoPublicacao: text('Publicado em'),
    dataPublicacao: date('Publicação', { help: 'O dia em que foi publicado; o documento diz onde.' }),
    isCovid: flag('Combate à COVID-19'),
    ...achado,
  },
  filters: {
    numero: byInteger('numero', 'Número'),
    ano: { ...byInteger('ano', 'Ano'), excludes: ['dataInicial', 'dataFinal'] },
    descricaoSumula: words('sumula', 'Súmula'),
    palavraChave: words('sumula', 'Palavra no texto'),
    ...semAno(periodoDoExercicio('data')),
    tipoEscopo: { ...choice('tipoEscopo', 'Escopo', { from: '/api/leisatos/escopo' }), when: leisClassificadas },
    natureza: { ...choice('natureza', 'Natureza', { from: '/api/leisatos/naturezas' }), when: leisClassificadas },
    tipoDocumentoLegal: choice('tipo', 'Tipo de documento', { from: '/api/leisatos/tipos-documento-legal' }),
    subAbaLeiAtos: {
      ...choice(
        'subAbaLeiAtos',
        'Página',
        ABAS_DE_LEIS.map((value) => ({ value, label: TITULOS[value] })),
      ),
      asked: 'clients',
    },
    isCovid: { ...checkbox('covid', 'Somente combate à COVID-19'), asked: 'clients' },
  },
  columns: ['descricao', 'data', 'sumula', 'descricaoNatureza', 'descricaoEscopo', 'dataPublicacao'],
  sort: { by: ['descricao', 'numero', 'data', 'dataPublicacao'], initial: 'data desc' },
  rowName: ['descricao'],
  card: { title: 'descricao' },
  open: abrir('geral'),
  hit: { by: 'palavraChave', about: ['data', 'sumula', 'trecho'] },
  table: 'lei_ato',
})

export interface PaginaDeLeis {
  readonly aba: string
  /** Label of its tab. */
  readonly label: string
  readonly list: List
}

type Named = Pick<List, 'path' | 'title' | 'description'>

const pagina = (aba: string, label: string, named: Named, filters: Filters, open = abrir('geral')): PaginaDeLeis => ({
  aba,
  label,
  list: { ...leisEAtos, ...named, open, filters: { ...leisEAtos.filters, ...filters } },
})

const doAssunto = (aba: AbaDeLeis, description: string): PaginaDeLeis =>
  pagina(
    aba,
    TITULOS[aba],
    { path: `/leiseatos-${aba}`, title: `Leis e atos - ${TITULOS[aba]}`, description },
    {
      subAbaLeiAtos: {
        ...choice('subAbaLeiAtos', 'Página', [{ value: aba, label: TITULOS[aba] }]),
        asked: 'tabs',
        default: () => aba,
      },
    },
    abrir(aba),
  )

/** The pages of laws and acts, which are tabs of each other. */
export const PAGINAS_DE_LEIS: readonly [PaginaDeLeis, ...PaginaDeLeis[]] = [
  { aba: 'geral', label: TITULOS.geral, list: leisEAtos },
  doAssunto('pessoal', 'As leis e os atos sobre os servidores: cargos, salários, nomeações e licenças.'),
  doAssunto('despesa', 'As leis e os atos sobre o gasto: orçamento, diretrizes e créditos adicionais.'),
  doAssunto('receita', 'As leis e os atos sobre a arrecadação: impostos, taxas, descontos e prazos.'),
  pagina(
    'covid',
    'COVID-19',
    {
      path: '/leiseatos-geral/covid',
      title: 'Leis e atos - COVID-19',
      description: 'As leis e os atos que trataram do combate à COVID-19, de qualquer ano.',
    },
    {
      ...deQualquerDia,
      isCovid: { ...checkbox('covid', 'Somente combate à COVID-19'), asked: 'tabs', default: () => 'true' },
    },
  ),
]

/** In this state (Rondônia) the period has no default. */
const UF_DE_QUALQUER_DIA = 'RO'

/** Returns the page as an entity shows it, according to its state and parameters. */
export function leisDaEntidade(list: List, uf: string | undefined, parametros: Parametros): List {
  return {
    ...list,
    ...(uf === UF_DE_QUALQUER_DIA && { filters: { ...list.filters, ...deQualquerDia } }),
    ...(atualizacaoPelaFolha(parametros) && { table: 'servidor' }),
  }
}
