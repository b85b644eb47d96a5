// Derives the passwords of the demonstration's requests, which anyone can compute; those of visitors depend on a
// secret.
import { senhaFrom } from './senha.ts'

export const demoSenha = (entidade: number, exercicio: number, processo: number): string =>
  senhaFrom(Buffer.from('demonstracao'), entidade, exercicio, processo)
