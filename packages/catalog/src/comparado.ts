// The fields with the day until which a year is compared with the previous one, and until which it is known.
import { date, type Field } from '@portal/kit/fields'

export const comparadoAte = (label: string): Field<'date'> =>
  date(label, { help: 'O último dia com lançamentos; o ano anterior é comparado até o mesmo dia.' })

export const conhecidoAte = (label: string): Field<'date'> =>
  date(label, { help: 'O dia do último lançamento dos empenhos do ano, também depois que ele acabou.' })
