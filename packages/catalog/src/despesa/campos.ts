// Fields shared by the lists and records of expense.
import { text } from '@portal/kit/fields'

export const endereco = text('Endereço', { help: 'Só de empresas: o endereço de pessoas não é publicado.' })

export const somaDosDocumentos = { help: 'Soma das notas e recibos apresentados.' } as const
