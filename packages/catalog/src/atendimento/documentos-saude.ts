// Declares the files of the health service: documents, and the schedules of professionals in each place.
import { code, date, integer, text } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import { defineList } from './define.ts'

const ARQUIVO = {
  idArquivo: integer('Código do arquivo'),
  nomeArquivo: text('Nome do arquivo'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  dataArquivo: date('Publicação'),
  sha256: code('Resumo do conteúdo'),
}

const comum = {
  scope: 'entity' as const,
}

export const documentosSaude = defineList({
  ...comum,
  title: 'Documentos da saúde',
  path: '/documentos',
  description: 'Os planos, os relatórios e as listas que a saúde pública publica.',
  api: '/api/documentos-saude',
  key: ['id'],
  fields: { id: integer('Código'), nome: text('Descrição'), ...ARQUIVO },
  filters: { nome: contains('nome', 'Descrição') },
  columns: ['nome', 'dataArquivo'],
  sort: { initial: 'nome asc' },
  card: { title: 'nome' },
  table: 'documento_saude',
})

export const escalasProfissionais = defineList({
  ...comum,
  title: 'Escalas dos profissionais',
  path: '/escalas-profissionais',
  description: 'Quem atende em cada estabelecimento de saúde, em que dias e horários.',
  key: ['id'],
  fields: { id: integer('Código'), nome: text('Estabelecimento'), ...ARQUIVO },
  filters: { estabelecimento: contains('nome', 'Estabelecimento') },
  columns: ['nome', 'dataArquivo'],
  sort: { initial: 'nome asc' },
  card: { title: 'nome' },
  table: 'escala_profissional',
})
