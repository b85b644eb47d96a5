// Asks the person at the terminal a yes/no question. Anything but "s" or "sim" counts as a no.
import { createInterface } from 'node:readline/promises'

export async function askYesOrNo(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*s(im)?\s*$/i.test(await reader.question(`${question} (sim/não) `))
  } finally {
    reader.close()
  }
}
