// Typed links of the screens of people, relative to the portal's base path.
import { recordLink } from '@portal/kit/record-link'

export const servidorDetalhe = recordLink('/servidores/detalhes', { matricula: 'integer' }, { vinculo: 'text' })
export const cargoDetalhe = recordLink(
  '/cargos/detalhes',
  { cargo: 'integer' },
  { quadroSalarial: 'integer', grupoOcupacional: 'integer', nivel: 'integer' },
)
export const estagiarioDetalhe = recordLink('/estagiarios/detalhes', { codigo: 'integer' }, { vinculo: 'text' })
export const concursoDetalhe = recordLink('/concursos/detalhes', { concurso: 'integer' })
