// Declares the record of a law or act: its text, the acts it cites and that cite it, its files and where it was
// published.
import { date, integer, text } from '@portal/kit/fields'
import { many, type DeclaredRecord } from '@portal/kit/record'
import type { Parametros } from '@portal/kit/parametros'
import { leisClassificadas } from '../parametros.ts'
import { anexos } from '../portal/anexos.ts'
import { defineRecord } from './define.ts'
import { leisEAtos } from './leiseatos.ts'
import { leiDetalhe } from './rotas.ts'
import { publicadas } from '../publicado.ts'

const DA_LEI = { required: { id: integer('Código') } }

const vinculadas = many({
  title: 'Leis Vinculadas',
  article: 'as',
  api: '/api/leisatos/lei/vinculadas',
  key: DA_LEI,
  fields: {
    idLeiVinculada: integer('Código'),
    relacao: text('Relação'),
    descricao: text('Documento'),
    numero: integer('Número'),
    exercicio: integer('Exercício'),
    ano: integer('Ano'),
    tipo: integer('Código do tipo'),
    sistema: integer('Sistema de origem'),
    natureza: integer('Código da natureza'),
    tipoDocumentoLegal: text('Tipo'),
    sumula: text('Súmula'),
  },
  columns: ['relacao', 'descricao', 'sumula'],
  links: {
    descricao: ({ idLeiVinculada, ano, tipo, sistema, natureza }, contexto) =>
      leiDetalhe({
        ...contexto,
        id: Number(idLeiVinculada),
        ano: Number(ano),
        tipo: Number(tipo),
        sistema: Number(sistema),
        natureza: Number(natureza),
      }),
  },
  empty: 'Nenhuma lei vinculada.',
})

const arquivos = {
  ...anexos({ api: '/api/leisatos/lei/arquivos', key: DA_LEI, origem: { tabela: 'lei_ato', chave: ['id'] } }),
  title: 'Arquivos',
}

const publicacoes = many({
  title: 'Publicações',
  article: 'as',
  api: '/api/leisatos/lei/publicacoes',
  key: DA_LEI,
  fields: {
    descricao: text('Veículo'),
    dataPublicacao: date('Data'),
    pagina: integer('Página'),
    numeroEdicao: integer('Edição'),
    anoEdicao: integer('Ano da edição'),
  },
  columns: ['descricao', 'dataPublicacao', 'pagina', 'numeroEdicao', 'anoEdicao'],
  empty: 'Nenhuma publicação encontrada.',
  known: publicadas('lei_publicacao', 'divulgação desta lei', 'divulgações de leis'),
})

export const SEM_DETALHE = 'Nenhum detalhe a ser exibido'

export const lei = defineRecord({
  id: 'lei',
  name: 'Detalhes da lei ou do ato',
  description: 'O que diz a lei ou o ato, as leis a que se liga, o texto e onde foi publicado.',
  link: leiDetalhe,
  api: '/api/leisatos/lei',
  list: leisEAtos,
  isRow: true,
  fields: leisEAtos.fields,
  sections: [
    {
      title: 'O documento',
      fields: [
        'tipoDocumentoLegal',
        'numero',
        'ano',
        'data',
        'sumula',
        'descricaoNatureza',
        'descricaoEscopo',
        'veiculoPublicacao',
        'dataPublicacao',
        'isCovid',
      ],
    },
  ],
  parts: { vinculadas, arquivos, publicacoes },
  title: ({ descricao }) => String(descricao),
  summary: ({ sumula }) => String(sumula ?? ''),
  notFound: SEM_DETALHE,
})

/** Laws loaded from the payroll system show where they were published; the others show their files. */
export function leiDaEntidade(parametros: Parametros): DeclaredRecord {
  return { ...lei, parts: leisClassificadas(parametros) ? { vinculadas, arquivos } : { vinculadas, publicacoes } }
}
