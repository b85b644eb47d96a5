// The volume of legislacao: twenty years of a daily official gazette, and the acts published in it.
import { enlargedBy } from './enlarge.ts'
import type { Volume } from './volume.ts'

const DIARIOS = '/api/legislacao/diarios-oficiais/publicados'

export const legislacao: Volume = {
  area: 'legislacao',
  scale: 1,
  enlarge: enlargedBy({ file: 'legislacao.sql', tables: ['lei_ato', 'diario_oficial', 'sistema.documento_pagina'] }),
  inPages: ['psicologo', 'concurso publico', 'emergencia'].flatMap((words) => [
    { paths: [`${DIARIOS}?palavraChave=${encodeURIComponent(words)}`], pages: 5 },
    { paths: [`/api/leisatos?palavraChave=${encodeURIComponent(words)}`], pages: 5 },
  ]),
  wholeAnswers: ['/api/legislacao/diarios-oficiais/anos'],
}
