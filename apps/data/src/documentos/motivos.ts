// Why a document could not be read, in the words of whoever has to do something about it.
import type { Motivo } from '@portal/api/document-text/messages'

/** For each reason: its words in the singular and in the plural, and what to do. */
export const MOTIVOS: Readonly<Record<Motivo, readonly [one: string, many: string, advice: string]>> = {
  formato: ['está estragado ou não é PDF', 'estão estragados ou não são PDF', 'gere-o de novo e publique no lugar'],
  senha: ['pede senha', 'pedem senha', 'publique-o sem ela'],
  memoria: ['pediu memória demais', 'pediram memória demais', 'gere-o de novo, mais simples, ou em partes'],
  tempo: ['levou tempo demais', 'levaram tempo demais', 'gere-o de novo, mais simples, ou em partes'],
  falha: ['fez o leitor parar', 'fizeram o leitor parar', 'a versão seguinte do leitor o tenta de novo'],
}
