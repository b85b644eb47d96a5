// Generates requesters: the same index is always the same person.
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { personAt, permute } from '../cidade/pessoas.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { LUGARES } from './temas.ts'

export interface Requester {
  cpf: string
  nome: string
  sexo: 'M' | 'F' | null
  nascimento: string | null
  escolaridade: number | null
  email: string
  celular: string
  endereco: { logradouro: string; numero: string; bairro: string } | undefined
}

/** CPF digit and first number of requesters, apart from those of all other people of the city. */
const REGIAO_FISCAL = 7
const FIRST = 500_000
const RUAS = [
  'Rua das Laranjeiras',
  'Rua Sete de Setembro',
  'Avenida Paraná',
  'Rua dos Pinheiros',
  'Rua Santa Rita',
  'Avenida Brasil',
]
const PARTICLES = new Set(['de', 'da', 'do', 'dos', 'das'])

const pad = (value: number): string => String(value).padStart(2, '0')

const titled = (name: string): string =>
  name
    .toLowerCase()
    .split(' ')
    .map((word) => (PARTICLES.has(word) ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join(' ')

export function requesterAt(entidade: number, index: number): Requester {
  const random = new Random(seedOf('requerente', entidade, index))
  const { nome, feminino } = personAt('beneficiario', FIRST + entidade * 10_000 + index)
  const words = nome.toLowerCase().split(' ')
  const year = random.int(1948, 2006)
  const digits = String(permute(entidade * 10_000 + index)).padStart(8, '0')
  return {
    cpf: cpfFrom(`${digits}${REGIAO_FISCAL}`),
    nome: titled(nome),
    sexo: random.chance(0.9) ? (feminino ? 'F' : 'M') : null,
    nascimento: random.chance(0.85) ? `${year}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}` : null,
    escolaridade: random.chance(0.85) ? Math.min(9, 1 + Math.floor(random.next() ** 0.6 * 9)) : null,
    email: `${words[0]}.${words.at(-1)}${index}@example.org`,
    celular: `(44) 9${random.int(8000, 9999)}-${String(random.int(0, 9999)).padStart(4, '0')}`,
    endereco: random.chance(0.5)
      ? {
          logradouro: random.pick(RUAS),
          numero: String(random.int(10, 2400)),
          bairro: random.pick(LUGARES),
        }
      : undefined,
  }
}
