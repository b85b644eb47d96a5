import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PessoaCadastrada, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { cpfFrom, cnpjFrom } from '@portal/kit/cpf-cnpj'
import type { ErrorBody } from '@portal/kit/errors'
import { anonima, CPF, identificada, visitorOf, type Visitor } from '../../testing/esic.ts'
import { ENTIDADE, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let visitor: Visitor

const endereco = {
  endereco: 'Rua das Acácias',
  numero: '120',
  bairroAux: 'Centro',
  cidadeAux: 'Serra Clara',
  cep: '35000-123',
  uf: { id: 'MG' },
}

beforeAll(async () => {
  portal = await openTestPortal({ config: { publicUrl: 'https://portal.example' } })
  visitor = visitorOf(portal)
  await confirm(await visitor.ask(identificada({ endereco })))
})
afterAll(() => portal.close())

/** Returns the body that the page sends when the link in a request's e-mail is opened. */
async function linkOf({ processo, exercicio }: ProcessoCriado): Promise<Record<string, string>> {
  const { rows } = await portal.database.pool.query<{ texto: string }>(
    `select texto from atendimento.correio where motivo = 'recebimento'
      and (entidade, exercicio, processo) = ($1, $2, $3)`,
    [ENTIDADE, exercicio, processo],
  )
  const link = /https:\S+\/esic\/confirmar\?\S+/.exec(rows[0]?.texto ?? '')?.[0] ?? 'https://portal.example'
  const { entidade = '', ano = '', numero = '', acesso = '' } = Object.fromEntries(new URL(link).searchParams)
  return { entidade, exercicio: ano, processo: numero, acesso }
}

async function confirm(made: ProcessoCriado): Promise<void> {
  expect((await visitor.post('/api/pessoa/confirmacao', await linkOf(made))).json()).toEqual({ confirmado: true })
}

const lookup = (cnpjCpf: string, entidade = ENTIDADE, remoteAddress = '127.0.0.1') =>
  portal.app.inject({
    url: `/portaltransparencia-api/api/pessoa?entidade=${entidade}&cnpjCpf=${encodeURIComponent(cnpjCpf)}`,
    remoteAddress,
  })

const kept = async (processo: number): Promise<Record<string, unknown> | undefined> => {
  const sql = `select nome, nome_digitado, email, celular, telefone, logradouro, cidade from atendimento.requerente
    where entidade = $1 and processo = $2
    order by exercicio desc limit 1`
  return (await portal.database.pool.query(sql, [ENTIDADE, processo])).rows[0]
}

test('confirms that someone is registered without showing anything a stranger could use', async () => {
  const response = await lookup('123.456.789-09')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json<PessoaCadastrada>()).toEqual({
    id: expect.any(Number),
    nome: 'M**** da S****',
    cnpjCpf: '***.456.789-**',
    tipoPessoa: 'F',
    contato: { celular: '(**) *****-**66', email: 'm****@e******.org' },
    enderecos: [
      {
        cidade: 'Serra Clara',
        bairro: 'C*****',
        logradouro: 'R** d** A******',
        numero: '***',
        uf: { id: 'MG' },
        cep: '*****-123',
      },
    ],
  })
})

test('returns 404 for a document not registered here and refuses an invalid one', async () => {
  const missing = await lookup(cpfFrom('987654321'))
  expect([missing.statusCode, missing.json<ErrorBody>().message]).toEqual([
    404,
    'Nenhuma pessoa encontrada, preencha seu cadastro.',
  ])
  expect((await lookup(CPF, OUTRA_ENTIDADE)).statusCode).toBe(404)
  expect((await lookup('111.111.111-11')).json<ErrorBody>().violations).toEqual([
    { field: 'cnpj_cpf', message: 'O CNPJ/CPF é inválido.' },
  ])
  expect((await lookup('')).json<ErrorBody>().violations).toEqual([
    { field: 'cnpj_cpf', message: 'CNPJ/CPF é obrigatório.' },
  ])
})

test('fields left out are taken from the registration when the request says so', async () => {
  const untouched = await visitor.ask(anonima({ pessoa: { cnpjCpf: CPF, cadastrada: true } }))
  const registered = {
    nome: 'Maria da Silva',
    email: 'maria@example.org',
    celular: '(31) 98888-7766',
    logradouro: 'Rua das Acácias',
    cidade: 'Serra Clara',
  }
  expect(await kept(untouched.processo)).toMatchObject({ ...registered, nome_digitado: false })
})

test('changed fields count for this request only, and the name never changes', async () => {
  const changed = await visitor.ask(
    identificada({
      pessoa: {
        cnpjCpf: CPF,
        cadastrada: true,
        nome: 'Outra Pessoa',
        contato: { email: 'nova@example.org', telefone: '3133334444' },
      },
    }),
  )
  expect(await kept(changed.processo)).toMatchObject({
    nome: 'Maria da Silva',
    email: 'nova@example.org',
    telefone: '3133334444',
    celular: '(31) 98888-7766',
  })
  expect((await lookup(CPF)).json<PessoaCadastrada>().contato.email).toBe('m****@e******.org')
})

test('a request under another person’s CPF reveals nothing about that person', async () => {
  const made = await visitor.ask(anonima({ pessoa: { cnpjCpf: CPF, cadastrada: true } }))
  const followed = await visitor.follow(made)
  expect(followed.requerente).toBe('M**** da S****')
  expect(JSON.stringify(followed)).not.toMatch(/Maria|maria|98888|Acácias/)
  const { rows } = await portal.database.pool.query(
    'select para from atendimento.correio where processo = $1 and motivo = $2',
    [made.processo, 'recebimento'],
  )
  expect(rows).toEqual([{ para: 'maria@example.org' }])
})

test('a document of 14 characters, with letters too, is of a company', async () => {
  const cnpj = cnpjFrom('AB12CD340001')
  await confirm(
    await visitor.ask(
      identificada({ pessoa: { cnpjCpf: cnpj, nome: 'Padaria Ltda', contato: { email: 'p@example.org' } } }),
    ),
  )
  expect((await lookup(cnpj)).json<PessoaCadastrada>()).toMatchObject({
    tipoPessoa: 'J',
    nome: 'P****** L***',
    enderecos: [],
  })
})

test('an incomplete request gets the same response for registered and unregistered people', async () => {
  for (const pessoa of [{}, { nome: 'X' }, { contato: { email: 'x@example.org' } }]) {
    const [known, stranger] = await Promise.all(
      [CPF, cpfFrom('111222333')].map((cnpjCpf) => visitor.faults(anonima({ pessoa: { cnpjCpf, ...pessoa } }))),
    )
    expect(known).toEqual(stranger)
    expect(known?.length).toBeGreaterThan(0)
  }
})

test('an identified request never changes the registration of another person', async () => {
  const made = await visitor.ask(
    identificada({ pessoa: { cnpjCpf: CPF, nome: 'Outra Pessoa', contato: { email: 'nova@example.org' } } }),
  )
  expect(await kept(made.processo)).toMatchObject({
    nome: 'Outra Pessoa',
    nome_digitado: true,
    email: 'nova@example.org',
    celular: null,
    logradouro: null,
  })
  expect((await visitor.follow(made)).requerente).toBe('Outra Pessoa')
})

test('a CPF is not registered by its first use until its e-mail is confirmed', async () => {
  const cnpjCpf = cpfFrom('555666777')
  const asking = (nome: string, email: string) =>
    visitor.ask(identificada({ pessoa: { cnpjCpf, nome, contato: { email } } }))
  const first = await asking('Fulano de Tal', 'fulano@example.org')
  expect((await lookup(cnpjCpf)).statusCode).toBe(404)
  const borrowed = await visitor.post('/api/processos', anonima({ pessoa: { cnpjCpf, cadastrada: true } }))
  expect([borrowed.statusCode, borrowed.json<ErrorBody>().message]).toEqual([
    404,
    'Nenhuma pessoa encontrada, preencha seu cadastro.',
  ])
  const owner = await asking('Ana Dona', 'ana@example.org')
  expect(await kept(owner.processo)).toMatchObject({ nome: 'Ana Dona', email: 'ana@example.org' })
  await confirm(owner)
  expect((await lookup(cnpjCpf)).json<PessoaCadastrada>().nome).toBe('A** D***')
  await confirm(first)
  expect((await lookup(cnpjCpf)).json<PessoaCadastrada>().nome).toBe('A** D***')
})

test('only the link in the e-mail confirms, and only its own request', async () => {
  const made = await visitor.ask(
    identificada({ pessoa: { cnpjCpf: cpfFrom('555666888'), nome: 'Ana', contato: { email: 'ana@example.org' } } }),
  )
  const link = await linkOf(made)
  for (const wrong of [
    { ...link, acesso: `${link['acesso']}x` },
    { ...link, processo: String(made.processo + 1) },
    { ...link, acesso: '' },
    {},
  ]) {
    expect((await visitor.post('/api/pessoa/confirmacao', wrong)).statusCode).toBe(403)
  }
})

test('a request that uses a registration counts as a look-up', async () => {
  const other = visitorOf(portal, '203.0.113.78')
  for (let at = 0; at < 10; at++) await lookup(CPF, ENTIDADE, '203.0.113.78')
  expect((await other.post('/api/processos', anonima({ pessoa: { cnpjCpf: CPF, cadastrada: true } }))).statusCode).toBe(
    429,
  )
  expect((await other.post('/api/processos', identificada())).statusCode).toBe(201)
})

test('looking up many people is rate-limited', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await lookup(CPF, ENTIDADE, '203.0.113.77')).statusCode),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})
