// Lays two texts side by side, with the personal data a detector found in each, for the person who decides what is
// published.
import { emMarcas, type Marca } from '@portal/atendimento/triagem'

export interface Comparado {
  titulo: string
  original: string
  publicar: string
}

const WIDTH = 56
const BESIDE = ' │ '

function wrapped(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.split(/\s+/)) {
      for (let rest = word; rest !== ''; rest = rest.slice(WIDTH)) {
        const part = rest.slice(0, WIDTH)
        const line = lines.at(-1) ?? ''
        if (line === '') lines[lines.length - 1] = part
        else if (line.length + 1 + part.length <= WIDTH) lines[lines.length - 1] = `${line} ${part}`
        else lines.push(part)
      }
    }
    return lines
  })
}

function columns(left: string, right: string): string[] {
  const [a, b] = [wrapped(left), wrapped(right)]
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    `${(a[at] ?? '').padEnd(WIDTH)}${BESIDE}${b[at] ?? ''}`.trimEnd(),
  )
}

const listed = (marcas: readonly Marca[]): string =>
  marcas.map(({ dado, trecho }) => `${dado} “${trecho.replace(/\s+/g, ' ')}”`).join('; ')

export function ladoALado(comparados: readonly Comparado[], marcar: (text: string) => Marca[]): string[] {
  const remaining = comparados.flatMap(({ publicar }) => marcar(publicar))
  return [
    ...comparados.flatMap(({ titulo, original, publicar }) => {
      const found = marcar(original)
      return [
        `── ${titulo}`,
        ...columns('ORIGINAL', 'A PUBLICAR'),
        ...columns(emMarcas(original, found), emMarcas(publicar, marcar(publicar))),
        ...(found.length === 0 ? [] : [`Marcado no original: ${listed(found)}`]),
        '',
      ]
    }),
    remaining.length === 0
      ? 'Nada marcado no texto a publicar.'
      : `ATENÇÃO: no texto a publicar ainda há ${listed(remaining)}.`,
  ]
}
