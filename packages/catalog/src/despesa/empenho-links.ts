// Links of a commitment to what the portal has: bid, award and contract, the accounts of an advance, and the supplier.
import { text } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import { adjudicacaoDetalhe, contratoDetalhe, licitacaoDetalhe } from '../contratacao/rotas.ts'
import { adiantamentoDetalhe, fornecedorPagina } from './rotas.ts'

export const LINK = { tipo: text('Tipo'), descricao: text('Descrição'), link: text('Endereço no portal') }

export type Link = Record<keyof typeof LINK, string>

export function licitacaoDoEmpenho({
  entidade,
  anoLicitacao,
  tipoLicitacao,
  noLicitacao,
  temLicitacao,
}: Row): string | undefined {
  if (temLicitacao !== 'S') return undefined
  return licitacaoDetalhe({
    entidade: Number(entidade),
    exercicio: Number(anoLicitacao),
    tipoLicitacao: Number(tipoLicitacao),
    licitacao: Number(noLicitacao),
  })
}

/** Links to the award of the bid to this supplier. */
export function adjudicacaoDoEmpenho(row: Row): string | undefined {
  const { entidade, exercicioAdjudicacao, anoLicitacao, tipoLicitacao, noLicitacao, fornecedor } = row
  return exercicioAdjudicacao === undefined
    ? undefined
    : adjudicacaoDetalhe({
        entidade: Number(entidade),
        exercicio: Number(exercicioAdjudicacao),
        exercicioLicitacao: Number(anoLicitacao),
        tipoLicitacao: Number(tipoLicitacao),
        licitacao: Number(noLicitacao),
        pessoa: Number(fornecedor),
      })
}

/** Links to the accounts of the advance. */
export function prestacaoDoEmpenho({ entidade, exercicioPrestacaoContas, prestacaoContas }: Row): string | undefined {
  return prestacaoContas === undefined
    ? undefined
    : adiantamentoDetalhe({
        entidade: Number(entidade),
        exercicio: Number(exercicioPrestacaoContas),
        prestacaoContas: Number(prestacaoContas),
      })
}

export function contratoDoEmpenho({
  entidade,
  anoContrato,
  exercicio,
  contrato,
  temContrato,
}: Row): string | undefined {
  if (temContrato !== 'S') return undefined
  return contratoDetalhe({
    entidade: Number(entidade),
    exercicio: Number(anoContrato ?? exercicio),
    contrato: Number(contrato),
  })
}

const fornecedorDoEmpenho = ({ entidade, exercicio, fornecedor, cnpj }: Row): string | undefined =>
  fornecedor === undefined
    ? undefined
    : fornecedorPagina({
        entidade: Number(entidade),
        exercicio: Number(exercicio),
        fornecedor: Number(fornecedor),
        cnpjCpf: cnpj === undefined ? undefined : String(cnpj),
      })

export function linksDoEmpenho(row: Row): Link[] {
  const { noLicitacao, anoLicitacao, idContrato, nome } = row
  const found = [
    { tipo: 'LICITACAO', descricao: `Licitação ${noLicitacao}/${anoLicitacao}`, link: licitacaoDoEmpenho(row) },
    { tipo: 'CONTRATO', descricao: `Contrato ${idContrato}`, link: contratoDoEmpenho(row) },
    { tipo: 'FORNECEDOR', descricao: String(nome), link: fornecedorDoEmpenho(row) },
  ]
  return found.flatMap(({ link, ...one }) => (link === undefined ? [] : [{ ...one, link }]))
}
