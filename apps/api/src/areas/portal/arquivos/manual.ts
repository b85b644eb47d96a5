// Writes the portal's own manual, `manual.md`, as a PDF, for entities that have not published theirs.
import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import type { Writer } from '../../../threads/threads.ts'

const MARGIN = 64

const styles = {
  '# ': { tag: 'H1', font: 'Helvetica-Bold', size: 22, before: 0 },
  '## ': { tag: 'H2', font: 'Helvetica-Bold', size: 14, before: 0.6 },
  '': { tag: 'P', font: 'Helvetica', size: 11, before: 0 },
} as const

const marks = ['## ', '# ', ''] as const

const write: Writer<undefined> = () => {
  const blocks = readFileSync(new URL('manual.md', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
  const info = { Title: blocks[0]?.slice(2) ?? '' }
  const pdf = new Pdf({ size: 'A4', margin: MARGIN, lang: 'pt-BR', tagged: true, displayTitle: true, info })
  for (const block of blocks) {
    const mark = marks.find((start) => block.startsWith(start)) ?? ''
    const { tag, font, size, before } = styles[mark]
    pdf.moveDown(before)
    pdf.addStructure(
      pdf.struct(tag, {}, () => void pdf.font(font).fontSize(size).text(block.slice(mark.length), { lineGap: 3 })),
    )
    pdf.moveDown(0.6)
  }
  pdf.end()
  return pdf as AsyncIterable<Buffer>
}

export default write
