// The passwords of the demonstration can be told by anyone; those of visitors by nobody.
import { senhaFrom } from './senha.ts'

export const demoSenha = (entidade: number, exercicio: number, processo: number): string =>
  senhaFrom(Buffer.from('demonstracao'), entidade, exercicio, processo)
