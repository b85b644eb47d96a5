// The volume of pessoal: the payroll of a large city over eight years.
import { enlargedBy } from './enlarge.ts'
import type { Volume } from './volume.ts'

export const pessoal: Volume = {
  area: 'pessoal',
  scale: 1,
  enlarge: enlargedBy({ file: 'pessoal.sql', tables: ['servidor', 'folha', 'folha_evento'] }),
  wholeAnswers: [],
}
