// Typed links of the screens of what the city owns, relative to the portal's base path.
import { recordLink } from '@portal/kit/record-link'

export const veiculoDetalhe = recordLink('/veiculos/detalhes', { veiculo: 'integer', chapa: 'integer' })
