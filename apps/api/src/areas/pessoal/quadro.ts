// The places of the law against those filled, and the overtime of a month, each whole.
import type { FastifyInstance } from 'fastify'
import { exportaQuadroDePessoal } from '@portal/catalog/parametros'
import { horasExtras, quadroPessoal } from '@portal/catalog/pessoal/quadro'
import { readSource, serveWhole } from '../../lists/unpaged.ts'

export default async function quadro(app: FastifyInstance): Promise<void> {
  serveWhole(app, {
    list: quadroPessoal, source: readSource('quadro-pessoal.sql', import.meta.url), summary: 'Quadro de pessoal: uma linha por tipo de cargo',
    exports: exportaQuadroDePessoal,
  })
  serveWhole(app, { list: horasExtras, source: readSource('horas-extras.sql', import.meta.url), summary: 'Horas extras: uma linha por secretaria' })
}
