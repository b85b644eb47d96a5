// Where a commitment leads, as far as the portal holds it: the bid and the contract behind it, and who is paid.
import { text } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import { contratoDetalhe, licitacaoDetalhe } from '../contratacao/rotas.ts'
import { fornecedorPagina } from './rotas.ts'

export const LINK = { tipo: text('Tipo'), descricao: text('Descrição'), link: text('Endereço no portal') }

export type Link = Record<keyof typeof LINK, string>

export function licitacaoDoEmpenho({ entidade, anoLicitacao, tipoLicitacao, noLicitacao, temLicitacao }: Row): string | undefined {
  if (temLicitacao !== 'S') return undefined
  return licitacaoDetalhe({
    entidade: Number(entidade), exercicio: Number(anoLicitacao), tipoLicitacao: Number(tipoLicitacao), licitacao: Number(noLicitacao),
  })
}

export function contratoDoEmpenho({ entidade, anoContrato, exercicio, contrato, temContrato }: Row): string | undefined {
  if (temContrato !== 'S') return undefined
  return contratoDetalhe({ entidade: Number(entidade), exercicio: Number(anoContrato ?? exercicio), contrato: Number(contrato) })
}

const fornecedorDoEmpenho = ({ entidade, exercicio, fornecedor, cnpj }: Row): string | undefined =>
  fornecedor === undefined ? undefined : fornecedorPagina({
    entidade: Number(entidade), exercicio: Number(exercicio), fornecedor: Number(fornecedor),
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
