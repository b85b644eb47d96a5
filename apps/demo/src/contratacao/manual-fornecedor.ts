// Writes the manual that an entity publishes for its suppliers.
import type { City } from '../cidade/area.ts'
import { dayAt, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { pdfOf } from '../cidade/pdf.ts'
import { INVENTADO } from '../planejamento/documentos.ts'

const LINHAS = [
  '1. Cadastre a empresa e mantenha as certidões em dia.',
  '2. Acompanhe os editais na página de licitações.',
  '3. Envie a proposta até a hora de abertura.',
  '4. Entregue o que foi contratado e apresente a nota fiscal.',
  '5. Acompanhe o pagamento na página do fornecedor.',
  '',
  INVENTADO,
]

export async function writeManualDoFornecedor({ sink, files, today }: City, { entidade, nome }: Entity): Promise<void> {
  const arquivo = await files.add(
    `manual-do-fornecedor-${entidade}.pdf`,
    'application/pdf',
    pdfOf(`Manual do fornecedor - ${nome}`, LINHAS),
    dayAt(yearOf(today), 1, 12),
  )
  sink.put('anexo', { entidade, origem: 'manual_fornecedor', chave: 'manual', ordem: 1, arquivo })
}
