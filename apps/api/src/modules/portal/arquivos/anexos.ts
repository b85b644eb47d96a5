// The files attached to one row of a table, asked by the keys of the row.
import type { FastifyInstance } from 'fastify'
import { datetime, integer, text } from '@portal/kit/fields'
import type { Contexto } from '@portal/kit/list'
import { jsonRows } from '../../../list/read/json-rows.ts'
import { readKeys, type Keys } from '../../../list/ask/key-query.ts'
import { documented } from '../../../docs/documented.ts'
import { callSchema } from '../../../list/ask/schema.ts'
import { parseSql } from '../../../list/sql/sql-template.ts'
import { readSql } from '../../../sql.ts'

const anexosSql = parseSql(readSql('anexos.sql', import.meta.url))

export const ARQUIVO = {
  id: integer('Código'),
  idArquivo: integer('Código do arquivo'),
  nomeArquivo: text('Nome'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  sha256: text('Resumo do conteúdo'),
  dataArquivo: datetime('Data'),
  dataPublicacao: datetime('Data da publicação'),
  tipoAnexo: text('Tipo'),
  numero: text('Número'),
  ano: integer('Ano'),
}

interface Anexos {
  area: string
  summary: string
  /** The table of the row. */
  origem: string
  keys: Keys
  /** The key of the row without its entity, as attachments write it. */
  chaveOf: (contexto: Contexto, keys: Readonly<Record<string, string>>) => readonly (string | number | undefined)[]
}

export function anexosRoute(app: FastifyInstance, url: string, { area, summary, origem, keys, chaveOf }: Anexos): void {
  app.get(url, documented(callSchema(area, summary, keys.required, ARQUIVO, true)), async (request, reply) => {
    const { entidade, exercicio, version } = await app.contextoOf(request)
    const chave = chaveOf({ entidade, exercicio }, readKeys(request, reply, keys)).join('/')
    const compute = (): Promise<Buffer> => jsonRows(app.pool, anexosSql, { entidade, origem, chave })
    return app.answers.answer(request, reply, { version, key: `${url} ${entidade} ${chave}`, compute })
  })
}
