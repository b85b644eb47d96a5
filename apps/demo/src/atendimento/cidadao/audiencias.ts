// Writes the public hearings of the demo city: those the law requires every four months and every year, and some on
// works and plans. Those to come are there from the day the population is called to them.
import type { City } from '../../cidade/area.ts'
import { isoOf } from '../../cidade/calendar.ts'
import { pdfOf, wrap } from '../../cidade/pdf.ts'
import type { Rows } from '@portal/data/package/rows'
import { edicaoDe } from '../../legislacao/diarios.ts'
import { assinada, leiDe } from '../../planejamento/leis.ts'
import { INVENTADO } from '../../planejamento/documentos.ts'
import { ANTECEDENCIA, ATA, audienciasDe, pick, type AudienciaMarcada } from './calendario-de-audiencias.ts'

const CHAMAMENTOS = ['Convite no sítio e neste portal', 'Convite no sítio, no rádio e nas redes sociais']
/** The number of a hearing cancelled for lack of people. */
const NAO_OCORREU = 9

/** Returns the law the hearing discussed, once it is signed and published. */
function leiDiscutida({ exercicio, lei }: AudienciaMarcada, today: number): Partial<Rows['audiencia_publica']> {
  if (lei === undefined) return {}
  const signed = assinada(lei, exercicio)
  const { publicado } = edicaoDe(signed)
  if (publicado > today) return {}
  return {
    numero_lei: leiDe(lei, exercicio),
    data_lei: isoOf(signed),
    data_publicacao_lei: isoOf(publicado),
    veiculo_publicacao: 'Diário Oficial do Município',
  }
}

export async function writeAudiencias({ sink, files, years, today }: City, entidade: number): Promise<void> {
  for (const exercicio of years) {
    for (const [index, marcada] of audienciasDe(exercicio).entries()) {
      const { audiencia, natureza, tipo, local, day } = marcada
      if (day - ANTECEDENCIA - 1 > today) continue
      const isHeld = audiencia !== NAO_OCORREU
      sink.put('audiencia_publica', {
        entidade,
        exercicio,
        audiencia,
        natureza,
        tipo,
        data: isoOf(day),
        local,
        chamamento: pick(CHAMAMENTOS, index),
        indicativo: day < today ? Number(!isHeld) : null,
        data_envio: day - ANTECEDENCIA <= today ? isoOf(day - ANTECEDENCIA) : null,
        data_cadastro: isoOf(day - ANTECEDENCIA - 1),
        ...leiDiscutida(marcada, today),
      })
      if (!isHeld || day + ATA > today) continue
      const lines = [
        `Audiência de ${isoOf(day)}.`,
        '',
        ...wrap(
          `Assunto: ${natureza}. A proposta foi apresentada e a palavra foi dada aos presentes, cujas sugestões ` +
            'constam desta ata.',
        ),
        '',
        INVENTADO,
      ]
      const arquivo = await files.add(
        `ata-audiencia-${exercicio}-${audiencia}.pdf`,
        'application/pdf',
        pdfOf(`Ata - ${natureza}`, lines),
        day + ATA,
      )
      sink.put('anexo', {
        entidade,
        origem: 'audiencia_publica',
        chave: `${exercicio}/${audiencia}`,
        ordem: 1,
        arquivo,
        tipo_anexo: 'Ata',
        numero: String(audiencia),
        ano: exercicio,
      })
    }
    await sink.relieve()
  }
}
