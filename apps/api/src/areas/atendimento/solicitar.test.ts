import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import type { ErrorBody } from '@portal/kit/errors'
import { today } from '@portal/kit/formats'
import { anonima, CPF, identificada, visitorOf, type Visitor } from '../../testing/esic.ts'
import { ENTIDADE } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let post: Visitor['post']
let send: Visitor['ask']
let follow: Visitor['follow']
let faults: Visitor['faults']

beforeAll(async () => {
  portal = await openTestPortal({ config: { publicUrl: 'https://portal.example' } })
  ;({ post, ask: send, follow, faults } = visitorOf(portal))
})
afterAll(() => portal.close())

const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.database.pool.query(sql, values)).rows as T[]

describe('a request', () => {
  test('returns a protocol and a password that opens it, with the text as sent', async () => {
    const digitacao = '  Quanto custou <b>a merenda</b>?\n\nObrigado. '
    const before = today()
    const made = await send(anonima({ digitacao }))
    expect([before, today()].map((day) => Number(day.slice(0, 4)))).toContain(made.exercicio)
    expect(made).toEqual({
      entidade: ENTIDADE,
      exercicio: expect.any(Number),
      processo: expect.any(Number),
      prazo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      senha: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/),
    })
    expect(await follow(made)).toMatchObject({
      processo: made.processo,
      requerente: 'Anônimo',
      situacao: 'Em análise',
      usuario: 'e-SIC',
      tipo: 'E-SIC',
      assunto: 'Merenda',
      digitacao,
      permiteCriarReferencia: false,
      atrasado: false,
      arquivos: [],
      tramitacoes: [{ sequencia: 1, situacao: 'Em análise', parecer: 'Pedido recebido pelo portal.' }],
    })
  })

  test('with identification stores the requester for the city, and sends e-mail to both', async () => {
    const made = await send(identificada())
    expect(await follow(made)).toMatchObject({ requerente: 'Maria da Silva', formaRecebimento: 'E-mail' })
    const key = [made.entidade, made.exercicio, made.processo]
    const [kept] = await rows<Record<string, unknown>>(
      'select nome, cnpj_cpf, email, sexo, escolaridade, data_nascimento from atendimento.requerente where ' +
        '(entidade, exercicio, processo) = ($1, $2, $3)',
      key,
    )
    expect(kept).toEqual({
      nome: 'Maria da Silva',
      cnpj_cpf: CPF,
      email: 'maria@example.org',
      sexo: 'F',
      escolaridade: 5,
      data_nascimento: '1990-05-20',
    })
    const mail = await rows<{ motivo: string; para: string; texto: string }>(
      'select motivo, para, assunto || texto as texto from atendimento.correio where (entidade, exercicio, ' +
        'processo) = ($1, $2, $3) order by 1',
      key,
    )
    expect(mail.map(({ motivo, para }) => [motivo, para])).toEqual([
      ['aviso-interno', 'sic@example.org'],
      ['recebimento', 'maria@example.org'],
    ])
    for (const { texto } of mail) {
      expect(texto).toContain(`${made.processo}/${made.exercicio}`)
      expect(texto).not.toMatch(/merenda/i)
      expect(texto).not.toContain(made.senha)
    }
    const address =
      `https://portal.example/portaltransparencia/esic?numero=${made.processo}&ano=${made.exercicio}` +
      `&entidade=${ENTIDADE}`
    expect(mail.at(-1)?.texto).toContain(`(${address})`)
  })

  test('sent again under the same key, also at the same time, is registered once', async () => {
    const payload = identificada({ chave: randomUUID() })
    const made = await Promise.all(Array.from({ length: 8 }, () => send(payload)))
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await send(payload)).toEqual(made[0])
    const other = await post('/api/processos', { ...payload, assunto: 'Outra coisa' })
    expect([other.statusCode, other.json<ErrorBody>().message]).toEqual([
      409,
      'Esta chave já foi usada para outro pedido.',
    ])
    await follow(made[0] as ProcessoCriado)
    await portal.database.pool.query(
      `update atendimento.processo set criado_em = now() - interval '2 days' where processo = $1`,
      [made[0]?.processo],
    )
    expect((await post('/api/processos', payload)).statusCode).toBe(409)
  })

  test('stores nothing from which the password or the key can be recovered', async () => {
    const chave = randomUUID()
    const { senha, ...key } = await send(anonima({ chave }))
    const tables = ['processo', 'tramitacao', 'correio']
    for (const table of tables) {
      const text = JSON.stringify(
        await rows(`select to_json(t)::text from atendimento.${table} t where processo = $1`, [key.processo]),
      )
      expect(text).not.toContain(senha)
      expect(text).not.toContain(senha.replaceAll('-', ''))
      expect(text).not.toContain(chave)
    }
  })

  test('numbers have no gaps, with concurrent and refused requests', async () => {
    const known = await rows<{ exercicio: number; ultimo: number }>(
      'select exercicio, ultimo from atendimento.numeracao where entidade = $1',
      [ENTIDADE],
    )
    const made = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const response = await post(
          '/api/processos',
          index % 3 === 0 ? anonima({ arquivos: [randomUUID()] }) : identificada(),
        )
        return response.statusCode === 201 ? [response.json<ProcessoCriado>()] : []
      }),
    )
    const accepted = made.flat()
    expect(accepted).toHaveLength(20)
    for (const year of new Set(accepted.map(({ exercicio }) => exercicio))) {
      const last = known.find(({ exercicio }) => exercicio === year)?.ultimo ?? 0
      const numbers = accepted
        .filter(({ exercicio }) => exercicio === year)
        .map(({ processo }) => processo)
        .sort((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, index) => last + index + 1))
    }
  })
})

describe('errors are reported field by field', () => {
  test('for an anonymous request', async () => {
    expect(await faults({})).toEqual([
      ['assunto', 'Assunto é obrigatório.'],
      ['digitacao', 'Descrição da solicitação é obrigatório.'],
      ['formaRecebimento', 'Forma de recebimento é obrigatório.'],
    ])
    expect(await faults(anonima({ formaRecebimento: 'Papel' }))).toEqual([
      ['formaRecebimento', 'O Forma de recebimento é inválido.'],
    ])
    expect(await faults(anonima({ assunto: 'a'.repeat(151) }))).toEqual([
      ['assunto', 'O campo "Assunto" não deve possuir mais que "150" caracteres.'],
    ])
  })

  test('for an identified one, with the address only if any part is filled in', async () => {
    expect(await faults(anonima({ pessoa: { cnpjCpf: '111.111.111-11', contato: { email: 'maria@' } } }))).toEqual([
      ['cnpj_cpf', 'O CNPJ/CPF é inválido.'],
      ['nome', 'Nome é obrigatório.'],
      ['email', 'O formato do E-Mail não é válido.'],
    ])
    for (const dataNascimento of ['1990-02-31', '2990-02-01']) {
      expect(await faults(identificada({ dataNascimento }))).toEqual([
        ['dataNascimento', 'A data de nascimento é inválida.'],
      ])
    }
    expect(
      await faults(
        identificada({
          pessoa: { cnpjCpf: cpfFrom('987654320'), nome: 'Ana', contato: { email: 'a@b.co' } },
          endereco: { numero: '1' },
        }),
      ),
    ).toEqual([
      ['logradouro', 'Logradouro é obrigatório.'],
      ['bairro', 'Bairro é obrigatório.'],
      ['cidade', 'Cidade é obrigatório.'],
      ['cep', 'CEP é obrigatório.'],
      ['uf', 'UF é obrigatório.'],
    ])
  })

  test.each([
    ['a list', ['x']],
    ['nested nonsense', { assunto: { a: 1 }, digitacao: [], formaRecebimento: true }],
    ['a weak key', anonima({ chave: 'abc' })],
    ['files that are not tokens', { ...anonima(), arquivos: [1] }],
    ['half a reference', { ...anonima(), processoReferencia: 12 }],
  ])('%s is refused, not a failure of ours', async (_name, payload) => {
    expect((await post('/api/processos', payload as object)).statusCode).toBe(400)
  })
})
