// Typed links of the screens of revenue, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'
import { recordLink } from '@portal/kit/record-link'

interface DaReceita extends Contexto {
  readonly receita: string
  readonly fonteRecurso?: string
}

/** Address of one revenue by day, optionally in a period. */
export const receitaDiasDe = (
  { entidade, exercicio, receita, fonteRecurso }: DaReceita,
  periodo: { dataInicial?: string; dataFinal?: string } = {},
): string =>
  withQuery('/receita/dias', {
    entidade,
    exercicio,
    receita,
    fonteRecurso,
    dataInicial: periodo.dataInicial,
    dataFinal: periodo.dataFinal,
  })

/** Address of the entries of one day. */
export const receitaRazao = ({
  entidade,
  exercicio,
  data,
  receita,
  fonteRecurso,
}: DaReceita & { readonly data: string }): string =>
  withQuery('/receita/dias/razao', { entidade, exercicio, data, receita, fonteRecurso })

/** Address of the revenues of one source of funds. */
export const fonteDetalhe = ({
  entidade,
  exercicio,
  fonteRecurso,
}: Contexto & { readonly fonteRecurso: string }): string =>
  withQuery('/receita-fonte-recursos/detalhes', { entidade, exercicio, fonteRecurso })

interface RepasseKey extends Contexto {
  readonly conta: string
  readonly idContaCorrente: number
  readonly tipo: string
}

/** Address of the movements of one transfer. */
export const repasseDetalhe = ({ entidade, exercicio, conta, idContaCorrente, tipo }: RepasseKey): string =>
  withQuery('/repasses/detalhes', { entidade, exercicio, conta, idContaCorrente, tipo })

/** Address of the debts of one contributor, shown over the list of all. */
export const contribuinteDetalhe = ({
  entidade,
  exercicio,
  contribuinte,
}: Contexto & { readonly contribuinte: string }): string =>
  withQuery('/dividaativa', { entidade, exercicio, contribuinte })

/** Address of what is still owed of the debts inscribed in a year. */
export const dividasDoAno = ({
  entidade,
  exercicio,
  exercicioDivida,
}: Contexto & { readonly exercicioDivida: number }): string =>
  withQuery('/dividaativa', { entidade, exercicio, exercicioDivida })

/** Address of one tax by street of a neighbourhood. */
export const arrecadacaoPorBairro = ({
  entidade,
  exercicio,
  receita,
  descricao,
}: Contexto & { readonly receita: string; readonly descricao: string }): string =>
  withQuery('/receita/arrecadacoes/bairros', { entidade, exercicio, receita, descricao })

export const renunciaDetalhe = recordLink('/renuncias/detalhes', { renuncia: 'integer' })
