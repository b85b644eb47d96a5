// Serves the text of a law at the addresses existing clients build; the kind of document may be left out.
import type { FastifyInstance } from 'fastify'
import { notFound } from '@portal/kit/errors'
import { fileRoute } from '../portal/arquivos/send-file.ts'
import { arquivo as file } from '../portal/contexto/shapes.ts'
import { integerParam, numbersIn } from '../../contexto/parameters.ts'

const NUMBERS = ['id', 'idArquivo', 'ano', 'natureza'] as const

const sql = `select a.arquivo
from anexo a
join lei_ato l on l.entidade = a.entidade and l.lei::text = a.chave
where a.origem = 'lei_ato' and a.arquivo = $2 and l.lei = $1 and l.ano = $3 and l.natureza = $4
  and upper(l.tabela) = upper($5) and ($6::int is null or l.tipo = $6)
limit 1`

const DESCRICOES = {
  id: 'Lei ou ato',
  idArquivo: 'Arquivo',
  ano: 'Ano da lei ou ato',
  natureza: 'Natureza',
  tipoDocumento: 'Tipo de documento legal',
}

function paramsOf(names: readonly (keyof typeof DESCRICOES)[]): object {
  const numbers = Object.fromEntries(names.map((name) => [name, integerParam(DESCRICOES[name])]))
  return {
    type: 'object',
    properties: { ...numbers, tabela: { type: 'string', maxLength: 60, description: 'Tabela de origem' } },
  }
}

export default async function arquivosDasLeis(app: FastifyInstance): Promise<void> {
  const route = (names: readonly (keyof typeof DESCRICOES)[]): void => {
    const url = `/api/files/legislacao/${[...names, 'tabela'].map((name) => `:${name}`).join('/')}`
    fileRoute(
      app,
      url,
      { summary: 'Texto de uma lei ou ato', params: paramsOf(names), answer: file },
      async (request) => {
        const { id, idArquivo, ano, natureza, tipoDocumento } = numbersIn(request, names) as Record<string, number>
        const { tabela = '' } = request.params as Record<string, string>
        const values = [id, idArquivo, ano, natureza, tabela, tipoDocumento ?? null]
        const { rows } = await app.reader.query<{ arquivo: number }>({ name: 'arquivo-da-lei', text: sql, values })
        if (!rows[0]) throw notFound(`Arquivo ${idArquivo} não encontrado.`)
        return rows[0].arquivo
      },
    )
  }
  route(NUMBERS)
  route([...NUMBERS, 'tipoDocumento'])
}
