// What is said alike wherever expense shows it.
import { text } from '@portal/kit/fields'

export const endereco = text('Endereço', { help: 'Só de empresas: o endereço de pessoas não é publicado.' })

export const somaDosDocumentos = { help: 'Soma das notas e recibos apresentados.' } as const
