// Where an entity requires identification, delivers the notice of a bid that takes proposals only to who registered for
// news of that bid.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RECEBENDO, textosDoInteressado, type Edital } from '@portal/catalog/contratacao/interessado'
import { identificaParaBaixar } from '@portal/catalog/parametros'
import { PortalError } from '@portal/kit/errors'
import { yearKey } from '../../contexto/snapshot.ts'
import { readSigned, segredoOf, sign } from '../atendimento/assinatura.ts'

const purposeOf = ({ entidade, exercicio, tipoLicitacao, licitacao }: Edital): string =>
  `edital ${[entidade, exercicio, tipoLicitacao, licitacao].join('/')}`

export const acessoAoEdital = (segredo: Buffer, edital: Edital): string => sign(segredo, purposeOf(edital), Date.now())

/** Finds the bids that take proposals and publish this file. */
const EDITAIS = `
select l.entidade, l.exercicio, l.tipo_licitacao as "tipoLicitacao", l.licitacao
from anexo a
join licitacao l on l.entidade = a.entidade and l.exercicio = case when a.chave ~ '^[0-9]{4}/'
  then left(a.chave, 4)::int end
  and concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao) = a.chave and l.situacao = any ($2)
where a.arquivo = $1 and a.origem = 'licitacao'`

/** Refuses a file that requires identification when the request has none. */
export async function guardaDoEdital(app: FastifyInstance, request: FastifyRequest, arquivo: number): Promise<void> {
  const { contextos } = await app.contextos.fresh()
  const asks = (key: string): boolean => {
    const contexto = contextos.get(key)
    return contexto !== undefined && identificaParaBaixar(contexto.parametros)
  }
  if (![...contextos.keys()].some(asks)) return
  const { rows } = await app.reader.query<Edital>({
    name: 'editais-do-arquivo',
    text: EDITAIS,
    values: [arquivo, RECEBENDO],
  })
  const guarded = rows.filter((edital) => asks(yearKey(edital)))
  if (guarded.length === 0) return
  const { acesso } = request.query as { acesso?: unknown }
  const segredo = await segredoOf(app.pool)
  const isKnown =
    typeof acesso === 'string' && guarded.some((edital) => readSigned(segredo, purposeOf(edital), acesso) !== undefined)
  if (!isKnown) throw new PortalError(403, textosDoInteressado.cadastreSe)
}
