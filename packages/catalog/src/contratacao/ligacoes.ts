// Links of cells to a bid, a contract, a file or a page of another site.
import { empenhoDetalhe } from '../despesa/rotas.ts'
import type { Contexto, OpenCell, Row } from '@portal/kit/list'
import { arquivo } from '../rotas.ts'
import { contratoDetalhe, licitacaoDetalhe, noPncp } from './rotas.ts'

const entidadeDe = ({ entidade }: Row, contexto: Contexto): number => Number(entidade ?? contexto.entidade)

/** Links to the bid of a row, if it is published here. */
export const linkDaLicitacao: OpenCell = (row, contexto) => {
  const { entidadeLicitacao, exercicioLicitacao, tipoLicitacao, licitacao, temLicitacao } = row
  if (temLicitacao !== 'S' || licitacao === undefined) return undefined
  return licitacaoDetalhe({
    entidade: Number(entidadeLicitacao ?? entidadeDe(row, contexto)),
    exercicio: Number(exercicioLicitacao),
    tipoLicitacao: Number(tipoLicitacao),
    licitacao: Number(licitacao),
  })
}

export const linkDoContrato: OpenCell = (row, contexto) =>
  row.contrato === undefined
    ? undefined
    : contratoDetalhe({
        entidade: entidadeDe(row, contexto),
        exercicio: Number(row.exercicioContrato ?? row.exercicio),
        contrato: Number(row.contrato),
      })

export const linkDoEmpenho: OpenCell = (row, contexto) =>
  row.empenho === undefined
    ? undefined
    : empenhoDetalhe({
        entidade: entidadeDe(row, contexto),
        exercicio: Number(row.exercicioEmpenho),
        empenho: Number(row.empenho),
        ...(row.unidadeOrcamentaria !== undefined && { unidadeOrcamentaria: String(row.unidadeOrcamentaria) }),
      })

export const linkDoArquivo: OpenCell = ({ idArquivo }) =>
  idArquivo === undefined ? undefined : arquivo(Number(idArquivo))

export const linkNoPncp: OpenCell = ({ numeroPncp }) =>
  noPncp(numeroPncp === undefined ? undefined : String(numeroPncp))

export const linkDoEndereco: OpenCell = ({ endereco }) => (endereco === undefined ? undefined : String(endereco))
