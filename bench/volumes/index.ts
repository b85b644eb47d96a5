// Lists the volume of each area; one is loaded only when one of its measures is requested.
import { atendimento } from './atendimento.ts'
import { contratacao } from './contratacao.ts'
import { despesa } from './despesa.ts'
import { legislacao } from './legislacao.ts'
import { patrimonio } from './patrimonio.ts'
import { pessoal } from './pessoal.ts'
import { receita } from './receita.ts'
import type { Volume } from './volume.ts'

export const volumes: readonly Volume[] = [despesa, receita, contratacao, pessoal, patrimonio, legislacao, atendimento]
