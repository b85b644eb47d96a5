// Declares the routes of the area.
import { ABAS_DE_LEIS } from '@portal/catalog/legislacao/abas'
import { item, sameAddress, under, type Route } from '../../route.ts'

export const legislacao: readonly Route[] = [
  ...ABAS_DE_LEIS.flatMap((aba) => [
    item(`/leiseatos-${aba}`, 'legislacao/leiseatos'),
    under(`/leiseatos-${aba}`, `/leiseatos-${aba}/detalhes`, 'legislacao/lei-detalhes'),
  ]),
  item('/leiseatos-geral/covid', 'legislacao/leiseatos'),
  item('/diario-oficial', 'legislacao/diario-oficial'),
  item('/publicacoes', 'legislacao/publicacoes'),
  under('/publicacoes', '/publicacoes/:grupo', 'legislacao/publicacoes', sameAddress),
  under('/publicacoes', '/publicacoes/:grupo/:subgrupo', 'legislacao/publicacoes', sameAddress),
  item('/leisregemportal', 'legislacao/leisregemportal'),
]
