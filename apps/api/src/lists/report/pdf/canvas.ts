// Draws pages with text, boxes, tags and page numbers over pdfkit, and releases the bytes page by page instead of
// collecting them.
import { fileURLToPath } from 'node:url'
import PdfKit from 'pdfkit'
import { Glyphs, type EmbeddedFont } from './glyphs.ts'

const REGULAR = fileURLToPath(new URL('./fonts/IBMPlexSansCondensed-Regular.ttf', import.meta.url))
const STRONG = fileURLToPath(new URL('./fonts/IBMPlexSansCondensed-SemiBold.ttf', import.meta.url))

const ink = {
  text: '0.11 0.15 0.2',
  soft: '0.33 0.39 0.45',
  accent: '0.12 0.31 0.47',
  white: '1 1 1',
  band: '0.955 0.967 0.98',
  line: '0.82 0.85 0.88',
} as const
export type Ink = keyof typeof ink

export interface TextStyle {
  weight: 'regular' | 'strong'
  size: number
  color: Ink
}

export interface CanvasOptions {
  title: string
  author: string
  /** Name and version of the program that draws it. */
  program: string
  tagged: boolean
}

/** A structure element, with the dictionary that pdfkit's types leave out. */
export type Tag = PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } }

export const A4 = { short: 595.28, long: 841.89 }
const BOTTOM_ROOM = 28
export const MARGIN = 36

const n = (value: number): string => value.toFixed(2)

export class Canvas {
  width = A4.short
  height = A4.long
  readonly tagged: boolean
  readonly program: string
  readonly fonts: Readonly<Record<TextStyle['weight'], Glyphs>>
  readonly #doc: PDFKit.PDFDocument
  readonly #root: Tag | undefined
  readonly #pageCount: PDFKit.PDFKitReference
  #bytes: Uint8Array[] = []
  #operations = ''
  #pages = 0

  constructor({ title, author, program, tagged }: CanvasOptions) {
    this.tagged = tagged
    this.program = program
    const options = {
      autoFirstPage: false,
      font: REGULAR,
      fontLayoutCache: false,
      pdfVersion: '1.7' as const,
      lang: 'pt-BR',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: program, Producer: program },
      ...(tagged ? { tagged: true, subset: 'PDF/UA' } : {}),
    }
    this.#doc = new PdfKit(options as PDFKit.PDFDocumentOptions)
    this.#bytes.push(this.#doc.read() as Buffer)
    this.#doc.push = (chunk: Uint8Array | null) => {
      if (chunk) this.#bytes.push(chunk)
      return true
    }
    this.fonts = { regular: this.#font(REGULAR), strong: this.#font(STRONG) }
    this.#pageCount = this.#doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [0, -4, 60, 12],
      Resources: { Font: { [this.fonts.regular.font.id]: this.fonts.regular.font.ref() } },
    })
    if (tagged) {
      this.#root = this.#doc.struct('Document') as Tag
      this.#doc.addStructure(this.#root)
    }
  }

  #font(file: string): Glyphs {
    this.#doc.font(file)
    return new Glyphs(Reflect.get(this.#doc, '_font') as EmbeddedFont)
  }

  turn(landscape: boolean): void {
    this.width = landscape ? A4.long : A4.short
    this.height = landscape ? A4.short : A4.long
  }

  get page(): number {
    return this.#pages
  }

  /** The lowest position the body may reach. */
  get bottom(): number {
    return this.height - MARGIN - BOTTOM_ROOM + 12
  }

  textWidth(text: string, { weight, size }: TextStyle): number {
    return this.fonts[weight].width(text, size)
  }

  newPage(): void {
    this.#flush()
    this.#doc.addPage({ size: [this.width, this.height], margin: 0 })
    this.#pages++
    const { page } = this.#doc
    for (const { font } of Object.values(this.fonts)) page.fonts[font.id] = font.ref()
    page.xobjects.Total = this.#pageCount
  }

  /** `y` is the baseline, from the top of the page. */
  text(x: number, y: number, text: string, { weight, size, color }: TextStyle): void {
    const glyphs = this.fonts[weight]
    const hex = glyphs.hex(text)
    if (hex === '') return
    const font = `/${glyphs.font.id} ${n(size)} Tf`
    this.#operations += `${ink[color]} rg BT ${font} 1 0 0 -1 ${n(x)} ${n(y)} Tm <${hex}> Tj ET\n`
  }

  box(x: number, y: number, width: number, height: number, color: Ink): void {
    this.#operations += `${ink[color]} rg ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f\n`
  }

  /** Draws the number of pages, known only at the end, into every footer. */
  totalPages(x: number, y: number): void {
    this.#operations += `q 1 0 0 -1 ${n(x)} ${n(y)} cm /Total Do Q\n`
  }

  /** Draws decoration and repeated content, which a screen reader skips. */
  artifact(draw: () => void): void {
    if (!this.tagged) return draw()
    this.#operations += '/Artifact BMC\n'
    draw()
    this.#operations += 'EMC\n'
  }

  tag(parent: Tag | undefined, type: string, attributes?: Record<string, unknown>): Tag | undefined {
    const owner = parent ?? this.#root
    if (!owner) return undefined
    const tag = this.#doc.struct(type) as Tag
    if (attributes) tag.dictionary.data.A = { O: 'Table', ...attributes }
    owner.add(tag)
    return tag
  }

  /** Draws the content of a tag; a tag may be filled on several pages. */
  fill(tag: Tag | undefined, draw: () => void): void {
    if (!tag) return draw()
    this.#flush()
    const content = this.#doc.markStructureContent(String(tag.dictionary.data.S))
    draw()
    this.#flush()
    this.#doc.endMarkedContent()
    tag.add(content)
  }

  #flush(): void {
    if (this.#operations === '') return
    this.#doc.addContent(this.#operations)
    this.#operations = ''
  }

  /** Returns the bytes finished so far. */
  take(): Buffer {
    const bytes = Buffer.concat(this.#bytes)
    this.#bytes = []
    return bytes
  }

  finish({ weight, size, color }: TextStyle): void {
    this.#flush()
    const { font } = this.fonts[weight]
    this.#pageCount.end(
      `${ink[color]} rg BT /${font.id} ${n(size)} Tf <${this.fonts[weight].hex(String(this.#pages))}> Tj ET`,
    )
    this.#root?.end()
    this.#doc.end()
  }
}
