// Declares the choice of another basis of the figures, for the lists that are asked under one, and its words.
import { readBase, type Base } from '@portal/kit/base'
import { EVERY_BASE } from '@portal/kit/every-base'
import type { Option } from '@portal/kit/filters'

/** What each basis other than the default counts, in words for who reads the documentation of the API. */
const CONTA: Readonly<Record<Base, string>> = {
  posicao: 'tudo o que se sabe até hoje dos empenhos do ano',
  inicial: 'o orçamento como foi aprovado',
  bruto: 'a receita antes das deduções',
}

export const BASES_PEDIDAS: readonly Option[] = EVERY_BASE.map((value) => ({
  value,
  label: readBase(value)
    .bases.map((base) => CONTA[base])
    .join(', '),
}))
