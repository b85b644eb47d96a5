// Writes the public hearings of the demo city: those the law requires every four months and every year, and some on
// works and plans.
import type { City } from '../../cidade/area.ts'
import { dayAt, isoOf, workingDay } from '../../cidade/calendar.ts'
import { pdfOf, wrap } from '../../cidade/pdf.ts'
import { leiDe } from '../../planejamento/leis.ts'
import { INVENTADO } from '../../planejamento/documentos.ts'

interface Audiencia {
  natureza: string
  mes: number
  dia: number
  lei?: 'ldo' | 'loa'
}

const DO_ANO: readonly Audiencia[] = [
  { natureza: 'Metas fiscais do 3º quadrimestre', mes: 2, dia: 25 },
  { natureza: 'Saúde: relatório do quadrimestre', mes: 2, dia: 27 },
  { natureza: 'Lei de Diretrizes Orçamentárias', mes: 4, dia: 10, lei: 'ldo' },
  { natureza: 'Metas fiscais do 1º quadrimestre', mes: 5, dia: 28 },
  { natureza: 'Saúde: relatório do quadrimestre', mes: 5, dia: 29 },
  { natureza: 'Plano diretor', mes: 6, dia: 18 },
  { natureza: 'Lei Orçamentária Anual', mes: 8, dia: 20, lei: 'loa' },
  { natureza: 'Metas fiscais do 2º quadrimestre', mes: 9, dia: 26 },
  { natureza: 'Saúde: relatório do quadrimestre', mes: 9, dia: 29 },
  { natureza: 'Transporte coletivo', mes: 10, dia: 15 },
]
const TIPOS = [1, 3, 2]
const LOCAIS = ['Plenário da Câmara Municipal', 'Auditório do Paço Municipal']
const CHAMAMENTOS = ['Edital no diário oficial e no sítio', 'Edital no diário oficial, rádio e redes sociais']
/** The number of a hearing cancelled for lack of people. */
const NAO_OCORREU = 9

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

export async function writeAudiencias({ sink, files, years, today }: City, entidade: number): Promise<void> {
  for (const exercicio of years) {
    for (const [index, { natureza, mes, dia, lei }] of DO_ANO.entries()) {
      const day = workingDay(dayAt(exercicio, mes, dia))
      if (day > today) continue
      const audiencia = index + 1
      sink.put('audiencia_publica', {
        entidade,
        exercicio,
        audiencia,
        natureza,
        tipo: pick(TIPOS, index),
        data: isoOf(day),
        local: pick(LOCAIS, index),
        chamamento: pick(CHAMAMENTOS, index),
        indicativo: audiencia === NAO_OCORREU ? 1 : 0,
        data_envio: isoOf(day - 15),
        data_cadastro: isoOf(day - 16),
        ...(lei &&
          day + 35 <= today && {
            numero_lei: leiDe(lei, exercicio),
            data_lei: isoOf(workingDay(day + 30)),
            data_publicacao_lei: isoOf(workingDay(day + 35)),
            veiculo_publicacao: 'Diário Oficial do Município',
          }),
      })
      if (audiencia === NAO_OCORREU) continue
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
        day + 7,
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
