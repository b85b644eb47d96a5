// Registers a request made at the counter, on paper or by phone, with the same number, deadline and password as one
// made on the portal.
import { registrarProcesso, type Requerente } from '@portal/atendimento/processo'
import { readRegra } from '@portal/atendimento/regra'
import { randomSenha } from '@portal/atendimento/senha'
import { inTransaction } from '@portal/db/transaction'
import { cleanDocumento, isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatDate } from '@portal/kit/formats'
import { prazoDe } from '@portal/atendimento/prazo'
import { isEmail } from '@portal/kit/validacao'
import { type Arguments, UsageError } from '../command.ts'
import type { Work } from './work.ts'

const FORMAS = ['E-mail', 'Papel', 'CD/DVD', 'Pendrive', 'On-Line']

function required({ text }: Arguments, flag: string): string {
  const value = text(flag)?.trim()
  if (!value) throw new UsageError(`Falta --${flag}.`)
  return value
}

function requerenteOf({ text }: Arguments): Requerente | undefined {
  const nome = text('nome') ?? null
  if (nome === null) return undefined
  const cnpjCpf = text('cpf') === undefined ? null : cleanDocumento(text('cpf') ?? '')
  if (cnpjCpf !== null && !isCnpjCpf(cnpjCpf)) throw new UsageError('O CNPJ/CPF é inválido.')
  const email = text('email') ?? null
  if (email !== null && !isEmail(email)) throw new UsageError('O formato do E-Mail não é válido.')
  return {
    pessoa: null,
    nome,
    nomeDigitado: true,
    cnpjCpf,
    tipoPessoa: cnpjCpf?.length === 14 ? 'J' : 'F',
    rg: null,
    email,
    telefone: text('telefone') ?? null,
    celular: text('celular') ?? null,
    logradouro: null,
    numero: null,
    complemento: null,
    bairro: null,
    cidade: null,
    uf: null,
    cep: null,
    dataNascimento: null,
    sexo: null,
    escolaridade: null,
  }
}

export async function registrar({ args, pool, terminal, entidade }: Work): Promise<void> {
  const formaRecebimento = args.text('forma') ?? 'Papel'
  if (!FORMAS.includes(formaRecebimento)) throw new UsageError(`--forma deve ser uma de ${FORMAS.join(', ')}.`)
  const [assunto, digitacao, requerente] = [required(args, 'assunto'), required(args, 'pedido'), requerenteOf(args)]
  const senha = randomSenha()
  const { processo, exercicio, prazo } = await inTransaction(pool, async (client) => {
    const regra = await readRegra(client, entidade)
    const due = prazoDe(regra.hoje, regra.prazoDias, regra)
    const recebimento = {
      local: 'Serviço de Informação ao Cidadão',
      funcao: 'SIC',
      parecer: 'Pedido recebido no balcão.',
    }
    const novo = {
      entidade,
      data: regra.hoje,
      usuario: 'SIC' as const,
      assunto,
      digitacao,
      formaRecebimento,
      prazo: due,
      senha,
      recebimento,
    }
    return { ...(await registrarProcesso(client, requerente ? { ...novo, requerente } : novo, () => [])), prazo: due }
  })
  terminal.out(`Processo ${processo}/${exercicio}, prazo ${formatDate(prazo)}.`)
  terminal.out(`Senha (entregue a quem pediu; não fica guardada): ${senha}`)
}
