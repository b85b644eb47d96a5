// Computes how much of a work and of its term has passed, and describes it in a sentence.
import { formatDate } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'

export interface Ritmo {
  /** Undefined where nothing measured is known. */
  executado: number | undefined
  /** Undefined without a start or an end date. */
  decorrido: number | undefined
}

const WHOLE = 100

/** Returns the measured and elapsed percentages. For a finished work the term stops at its conclusion. */
export function andamentoDe({ percentual, data, dataPrevista, dataConclusao }: Row, hoje: string): Ritmo {
  const executado = percentual === undefined ? undefined : Number(percentual)
  if (data === undefined || dataPrevista === undefined) return { executado, decorrido: undefined }
  const [from, to, at] = [data, dataPrevista, dataConclusao ?? hoje].map((day) => Date.parse(String(day))) as [
    number,
    number,
    number,
  ]
  const decorrido = to <= from ? WHOLE : ((at - from) / (to - from)) * WHOLE
  return { executado, decorrido: Math.round(Math.max(0, decorrido) * WHOLE) / WHOLE }
}

/** Percentage points between progress and elapsed term within which the work counts as on schedule. */
const SLACK = 10

export function emPalavras({ dataPrevista, dataConclusao }: Row, { executado, decorrido }: Ritmo): string {
  if (dataConclusao !== undefined) {
    const late = dataPrevista !== undefined && String(dataConclusao) > String(dataPrevista)
    return `A obra terminou em ${formatDate(String(dataConclusao))}, ${late ? 'depois' : 'dentro'} do prazo.`
  }
  if (decorrido === undefined) return 'O prazo da obra não foi informado.'
  const end = `O término está previsto para ${formatDate(String(dataPrevista))}.`
  if (decorrido > WHOLE) return `O prazo já passou e a obra não terminou. ${end}`
  if (executado === undefined) return end
  if (executado < decorrido - SLACK) return `A obra está atrasada em relação ao prazo. ${end}`
  return executado > decorrido + SLACK
    ? `A obra está adiantada em relação ao prazo. ${end}`
    : `A obra acompanha o prazo. ${end}`
}
