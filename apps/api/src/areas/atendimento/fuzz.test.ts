// Sends random bodies to the calls that write, and expects that none is answered with an internal error.
import fc, { anyText } from '@portal/kit/testing/property'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonima, identificada, visitorOf, type Visitor } from '../../testing/esic.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

const RUNS = 250

let portal: TestPortal
let visitor: Visitor

beforeAll(async () => {
  portal = await openTestPortal()
  visitor = visitorOf(portal)
})
afterAll(() => portal.close())

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table x; --",
    '{{7*7}}',
    '999999999999',
    '-1',
    'On-Line',
    'E-mail',
    'I',
    '2026-02-30',
    'a@b.co',
    '52998224725',
  ),
  anyText({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const anything = fc.oneof({ weight: 4, arbitrary: nasty }, { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) })

const part = (names: readonly string[]): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })

const OWN = [
  'assunto',
  'digitacao',
  'formaRecebimento',
  'sexo',
  'escolaridade',
  'dataNascimento',
  'processoReferencia',
  'chave',
  'carimbo',
  'website',
  'arquivos',
  'url',
]
const pedido = fc
  .tuple(
    fc.constantFrom(anonima(), identificada()),
    part(OWN),
    fc.option(part(['cnpjCpf', 'nome', 'rg', 'contato', 'tipoPessoa'])),
    fc.option(part(['endereco', 'numero', 'cep', 'uf', 'cidadeAux', 'bairroAux'])),
  )
  .map(([base, own, pessoa, endereco]) => ({
    ...base,
    ...own,
    ...(pessoa && { pessoa }),
    ...(endereco && { endereco }),
  }))

const calls: [string, fc.Arbitrary<object>][] = [
  ['/api/processos', pedido],
  ['/api/processos/consulta', part(['entidade', 'exercicio', 'numero', 'senha'])],
  ['/api/mensagens', part(['nome', 'email', 'assunto', 'mensagem', 'chave', 'carimbo', 'website'])],
]

test.each(calls)('%s', async (path, body) => {
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      const response = await visitor.post(path, payload)
      expect(response.statusCode, JSON.stringify(payload)).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
})
