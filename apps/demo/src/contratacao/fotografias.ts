// Draws the photographs of works as SVG: the same place at each stage, small and sharp at any size.
import type { City } from '../cidade/area.ts'

export type Cena = 'rua' | 'predio' | 'ponte' | 'rede'

const STAGES = 5
const SKY = '#bfe0f5'
const EARTH = '#a9744f'

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** Draws a scene at each stage, in fifths of the work done. */
const CENAS: Readonly<Record<Cena, (stage: number) => readonly string[]>> = {
  rua: (stage) => [
    rect(0, 210, 500, 90, EARTH),
    rect(0, 220, stage * 100, 70, '#4a4a4f'),
    ...Array.from({ length: stage }, (_, i) => rect(20 + i * 100, 252, 50, 6, '#f4f4f4')),
    rect(0, 200, stage * 100, 12, '#c9c9c9'),
  ],
  predio: (stage) => [
    rect(0, 240, 500, 60, EARTH),
    ...Array.from({ length: stage }, (_, i) =>
      rect(130, 205 - i * 35, 240, 33, i === STAGES - 1 ? '#b5482f' : '#e8dcc8'),
    ),
    ...Array.from({ length: Math.max(0, stage - 1) * 3 }, (_, i) =>
      rect(155 + (i % 3) * 75, 178 - Math.floor(i / 3) * 35, 30, 18, '#5b86a8'),
    ),
  ],
  ponte: (stage) => [
    rect(0, 230, 500, 70, '#5d96b3'),
    rect(0, 180, 60, 120, EARTH),
    rect(440, 180, 60, 120, EARTH),
    ...Array.from({ length: stage }, (_, i) => rect(75 + i * 85, 180, 14, 90, '#8a8a8a')),
    rect(40, 168, stage * 84, 14, '#6f6f6f'),
  ],
  rede: (stage) => [
    rect(0, 150, 500, 150, EARTH),
    rect(0, 190, 500, 60, '#6d4a31'),
    ...Array.from({ length: stage }, (_, i) => rect(10 + i * 98, 202, 90, 36, '#9aa7ad')),
  ],
}

const drawingOf = (cena: Cena, stage: number, view: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view * 40} 0 ${500 - view * 40} 300" width="500" ` +
  'height="300" role="img" aria-label="Obra">' +
  `<title>Obra</title>${rect(0, 0, 500, 300, SKY)}<circle cx="430" cy="60" r="28" ` +
  `fill="#f7d774"/>${CENAS[cena](stage).join('')}</svg>\n`

const VIEWS = 3

/** Stores each drawing once, however many works show it. */
export class Fotografias {
  private readonly kept = new Map<string, number>()

  constructor(private readonly city: City) {}

  async at(cena: Cena, percent: number, day: number): Promise<number[]> {
    const stage = Math.ceil((percent / 100) * STAGES)
    const found: number[] = []
    for (let view = 0; view < VIEWS; view++) {
      const name = `${cena}-${stage}-${view + 1}`
      const kept =
        this.kept.get(name) ??
        (await this.city.files.add(`${name}.svg`, 'image/svg+xml', drawingOf(cena, stage, view), day))
      this.kept.set(name, kept)
      found.push(kept)
    }
    return found
  }
}
