// Declares the files published with a row of any table, by the key of the row.
import { code, datetime, integer, text } from '@portal/kit/fields'
import { files, type Files } from '@portal/kit/record'
import { ARQUIVOS } from '../publicado.ts'

export const ARQUIVO = {
  id: integer('Código'),
  idArquivo: integer('Código do arquivo'),
  nomeArquivo: text('Nome'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  sha256: code('Resumo do conteúdo'),
  dataArquivo: datetime('Data'),
  dataPublicacao: datetime('Data da publicação'),
  tipoAnexo: text('Tipo'),
  numero: text('Número'),
  ano: integer('Ano'),
}

type Anexos = Pick<Files, 'api' | 'origem'> & Partial<Pick<Files, 'fields' | 'key' | 'sql' | 'when'>>

/** Declares the attachments of a record: by table and key, or by a `.sql` of their own. */
export const anexos = (part: Anexos): Files =>
  files({ title: 'Anexos', article: 'os', fields: ARQUIVO, known: ARQUIVOS, ...part })
