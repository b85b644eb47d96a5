// Writes the texts of a request to a plain text file, to be redacted in an editor, and reads them back.
import type { Textos } from './publicacao.ts'

const TITLE = /^# (assunto|pedido|passo (\d{1,9}))$/

export function textosToFile({ assunto, pedido, pareceres }: Textos): string {
  const steps = [...pareceres].map(([sequencia, parecer]): [string, string] => [`passo ${sequencia}`, parecer])
  return [['assunto', assunto], ['pedido', pedido], ...steps].map(([title, text]) => `# ${title}\n${text}\n`).join('\n')
}

function sectionsOf(content: string): Map<string, string> {
  const sections = new Map<string, string[]>()
  let lines: string[] | undefined
  for (const line of content.split(/\r?\n/)) {
    const title = TITLE.exec(line)?.[1]
    if (title !== undefined && sections.has(title)) throw new Error(`“# ${title}” aparece duas vezes no arquivo.`)
    if (title !== undefined) sections.set(title, (lines = []))
    else if (lines) lines.push(line)
    else if (line.trim() !== '') throw new Error('O arquivo deve começar com “# assunto”.')
  }
  return new Map([...sections].map(([title, text]) => [title, text.join('\n').trim()]))
}

/** Reads the texts back. The file must hold every text of the request and no other, none of them empty. */
export function textosFromFile(content: string, { pareceres }: Textos): Textos {
  const sections = sectionsOf(content)
  const take = (title: string): string => {
    const text = sections.get(title)
    if (!text) throw new Error(`Falta o texto de “# ${title}” no arquivo.`)
    sections.delete(title)
    return text
  }
  const textos = {
    assunto: take('assunto'),
    pedido: take('pedido'),
    pareceres: new Map([...pareceres.keys()].map((sequencia) => [sequencia, take(`passo ${sequencia}`)])),
  }
  const [unknown] = sections.keys()
  if (unknown !== undefined) throw new Error(`O processo não tem “# ${unknown}”.`)
  return textos
}
