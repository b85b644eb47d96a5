// Shows or corrects the registration of a person. Only the staff can, with the person in front of them; visitors
// cannot.
import { cleanDocumento, formatCnpjCpf, isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { isEmail } from '@portal/kit/validacao'
import { UsageError } from '../command.ts'
import type { Work } from './work.ts'

const FIELDS = ['nome', 'email', 'telefone', 'celular'] as const

const READ = 'select nome, email, telefone, celular from atendimento.pessoa where entidade = $1 and cnpj_cpf = $2'

/** Runs `cadastro <CPF ou CNPJ>`, with the fields to change, if any, as flags. */
export async function cadastro({ args, pool, terminal, entidade }: Work): Promise<void> {
  const documento = cleanDocumento(args.positionals[1] ?? '')
  if (!isCnpjCpf(documento)) throw new UsageError('O CNPJ/CPF é inválido.')
  const email = args.text('email')
  if (email !== undefined && !isEmail(email)) throw new UsageError('O formato do E-Mail não é válido.')
  const changes = FIELDS.flatMap((field) => {
    const value = args.text(field)?.trim()
    return value ? [[field, value] as const] : []
  })
  if (changes.length > 0) {
    const sets = changes.map(([field], index) => `${field} = $${index + 3}`).join(', ')
    await pool.query(
      `update atendimento.pessoa set ${sets}, confirmada_em = coalesce(confirmada_em, now()) where entidade = $1
        and cnpj_cpf = $2`,
      [entidade, documento, ...changes.map(([, value]) => value)],
    )
  }
  const { rows } = await pool.query<Record<(typeof FIELDS)[number], string | null>>(READ, [entidade, documento])
  const [pessoa] = rows
  if (!pessoa)
    throw new Error(`Ninguém está cadastrado na entidade ${entidade} com o documento ${formatCnpjCpf(documento)}.`)
  terminal.out(`Cadastro de ${formatCnpjCpf(documento)}:`)
  for (const field of FIELDS) if (pessoa[field] !== null) terminal.out(`  ${field}: ${pessoa[field]}`)
}
