// The field with the day until which a year is compared with the previous one.
import { date, type Field } from '@portal/kit/fields'

export const comparadoAte = (label: string): Field<'date'> =>
  date(label, { help: 'O último dia com lançamentos; o ano anterior é comparado até o mesmo dia.' })
