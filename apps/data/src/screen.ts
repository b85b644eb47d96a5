// Prints lines and a progress line: on a terminal the progress line rewrites itself, elsewhere each quarter prints one
// line.
import type { Terminal } from './command.ts'

const QUARTERS = 4
const CLEAR = '\r\u001b[K'

interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

export function openScreen(output: Output): Required<Pick<Terminal, 'out' | 'progress'>> {
  const clear = output.isTTY ? CLEAR : ''
  let quarter = 0
  return {
    out: (line) => {
      quarter = 0
      output.write(`${clear}${line}\n`)
    },
    progress: (line, share) => {
      const text = `${line}: ${Math.floor(share * 100)}%`
      if (output.isTTY) output.write(`${CLEAR}${text}`)
      else if (Math.floor(share * QUARTERS) > quarter) output.write(`${text}\n`)
      quarter = Math.floor(share * QUARTERS)
    },
  }
}
