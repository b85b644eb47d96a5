import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '@portal/db/pool'
import { registrarProcesso, type Requerente } from '@portal/atendimento/processo'
import { inTransaction } from '@portal/db/transaction'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { diasEntre, isDiaUtil } from '@portal/atendimento/prazo'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '../run.ts'
import { CITY, emptyDatabase, openScratch, type Scratch, writePackage } from '../testing/scratch.ts'

let scratch: Scratch
let url: string
let pool: Pool
let hoje: string

beforeAll(async () => {
  scratch = await openScratch()
  ;({ url, pool } = await scratch.database())
})
afterAll(() => scratch.close())
beforeEach(async () => {
  await emptyDatabase(pool)
  await pool.query('delete from atendimento.regra where entidade > 0')
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo, entidade_principal, email) values
    (3, 'Prefeitura de Vila Clara', '11222333000181', 'E', true, 'sic@vilaclara.example'),
      (4, 'Câmara', '11444777000161', 'L', false, null)`)
  hoje = (await pool.query<{ hoje: string }>('select current_date as hoje')).rows[0]?.hoje ?? ''
})

interface Said {
  code: number
  out: string
  err: string
}

async function told(args: string[], person: { ask?: (question: string) => Promise<boolean> }): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []]
  const env = { DATABASE_URL: url, PUBLIC_URL: 'https://portal.example/' }
  const code = await run(args, { env, out: (line) => out.push(line), err: (line) => err.push(line), ...person })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Runs a command without a terminal: nobody can answer a question. */
const portal = (...args: string[]): Promise<Said> => told(args, {})

const MARIA: Requerente = {
  pessoa: null,
  nome: 'Maria Prado da Silva',
  nomeDigitado: true,
  cnpjCpf: cpfFrom('123456789'),
  tipoPessoa: 'F',
  rg: null,
  email: 'maria@example.org',
  telefone: null,
  celular: '(31) 98888-7766',
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  uf: null,
  cep: null,
  dataNascimento: null,
  sexo: 'F',
  escolaridade: null,
}

/** Inserts a request as the portal would store it. */
async function ask(
  formaRecebimento = 'E-mail',
  prazo = '2099-01-04',
  requerente: Requerente | null = MARIA,
): Promise<string> {
  const { processo, exercicio } = await inTransaction(pool, (client) =>
    registrarProcesso(
      client,
      {
        entidade: 3,
        data: hoje,
        usuario: 'e-SIC',
        assunto: 'Merenda',
        digitacao: 'Quanto custou? Maria Prado da Silva, (31) 98888-7766',
        formaRecebimento,
        prazo,
        senha: 'X',
        recebimento: { local: 'Portal', funcao: 'e-SIC', parecer: 'Recebido.' },
        ...(requerente && { requerente }),
      },
      () => [],
    ),
  )
  return `${processo}/${exercicio}`
}

const one = async <T>(sql: string): Promise<T | undefined> => (await pool.query(sql)).rows[0] as T | undefined
/** Returns what anyone may read. */
const publico = (): Promise<unknown> =>
  one(`
  select publicacao, assunto_publico as assunto, digitacao_publica as digitacao,
    (select json_agg(parecer_publico order by sequencia) from atendimento.tramitacao) as pareceres
  from atendimento.processo`)
const versao = async (): Promise<unknown> =>
  one(`select versao from sistema.carga where area = 'atendimento' and entidade = 3`)
const mail = async (): Promise<{ para: string; assunto: string; texto: string; responder_a: string }[]> =>
  (await pool.query('select para, assunto, texto, responder_a from atendimento.correio order by correio')).rows

test('prints the error of a wrong command line and exits with 2', async () => {
  const calls: [string[], RegExp][] = [
    [['esic'], /^Falta um argumento/],
    [['esic', 'responda'], /“responda” não é list, show/],
    [['esic', 'show'], /^Falta o processo, como 12\/2026/],
    [['esic', 'show', '12'], /“12” não é um processo/],
    [['esic', 'responder', '1/2026'], /^Falta o parecer/],
    [['esic', 'indeferir', '1/2026', '--parecer', 'x', '--sigilo', 'talvez'], /--sigilo deve ser um de Ostensivo/],
    [['esic', 'responder', '1/2026', '--parecer', 'x', '--prorrogar'], /--prorrogar só serve a tramitar/],
    [['esic', 'anexar', '1/2026'], /^Falta o arquivo/],
    [['esic', 'baixar', '1/2026'], /^Falta a pasta/],
    [['esic', 'registrar', '--pedido', 'x'], /^Falta --assunto/],
    [['esic', 'regra', '--contagem', 'lunar'], /--contagem deve ser/],
    [['esic', 'feriado', 'ontem', 'Nada'], /“ontem” não é uma data/],
    [['esic', 'expurgar'], /repita com --confirmar/],
  ]
  for (const [args, message] of calls) {
    const { code, err } = await portal(...args)
    expect(err).toMatch(message)
    expect({ args, code }).toEqual({ args, code: 2 })
  }
  expect(await portal('esic', 'show', '99/2026')).toMatchObject({
    code: 1,
    err: 'A entidade 3 não tem o processo 99/2026.',
  })
  expect(await portal('esic', 'list', '--entidade', '9')).toMatchObject({ code: 1, err: 'Não há a entidade 9.' })
})

test(
  'a request is sent to an office, extended once, answered with a file, and closed; each step is told and none ' +
    'is published',
  async () => {
    const numero = await ask()
    const before = await versao()
    expect(await portal('esic', 'tramitar', numero, '--local', 'Educação', '--parecer', 'Encaminhado.')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Em tramitação, prazo 04/01/2099'),
    })
    expect(await versao()).not.toEqual(before)
    expect(await mail()).toEqual([])

    expect(await portal('esic', 'tramitar', numero, '--prorrogar', '--parecer', 'Falta reunir notas.')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Prorrogado, prazo 14/01/2099'),
    })
    expect((await portal('esic', 'tramitar', numero, '--prorrogar', '--parecer', 'De novo.')).err).toBe(
      'O prazo já foi prorrogado uma vez.',
    )

    const file = join(await scratch.folder(), 'notas.pdf')
    await writeFile(file, '%PDF-1.4 notas')
    expect(
      (await portal('esic', 'responder', numero, file, '--parecer', 'Cara Maria Prado da Silva, custou R$ 10,00.'))
        .code,
    ).toBe(0)
    const other = join(await scratch.folder(), 'extra.txt')
    await writeFile(other, 'mais um')
    expect((await portal('esic', 'anexar', numero, other)).out).toBe('1 arquivo anexado ao passo 4.')
    expect((await portal('esic', 'tramitar', numero, '--parecer', 'x')).err).toMatch(/já foi encerrado \(Atendido\)/)

    const folder = join(await scratch.folder(), 'do-pedido')
    const saved = [join(folder, '1-notas.pdf'), join(folder, '2-extra.txt')]
    expect((await portal('esic', 'baixar', numero, folder)).out.split('\n')).toEqual(saved)
    expect(await readFile(saved[1] ?? '', 'utf8')).toBe('mais um')
    expect((await portal('esic', 'baixar', numero, folder)).code).toBe(1)

    const { out } = await portal('esic', 'show', numero)
    expect(out).toMatch(
      /Situação: Atendido · prazo 14\/01\/2099\nSigilo: Ostensivo · em triagem\nRequerente: Maria Prado da Silva\n {2}CPF\/CNPJ: 123\./,
    )
    expect(out).toMatch(
      /2\. [^\n]* · Educação · SIC · Em tramitação\n {4}Encaminhado\.[^]*4\. [^\n]*Atendido\n {4}Cara Maria[^]*anexo: notas\.pdf[^]*anexo: extra\.txt/,
    )
    expect(await publico()).toEqual({
      publicacao: 'Em triagem',
      assunto: null,
      digitacao: null,
      pareceres: ['Recebido.', null, null, null],
    })

    const letters = await mail()
    expect(letters.map(({ para, assunto, responder_a }) => [para, assunto, responder_a])).toEqual([
      ['maria@example.org', `Seu pedido de informação ${numero} teve o prazo prorrogado`, 'sic@vilaclara.example'],
      ['maria@example.org', `Seu pedido de informação ${numero} foi respondido`, 'sic@vilaclara.example'],
      ['maria@example.org', `Seu pedido de informação ${numero} recebeu mais arquivos`, 'sic@vilaclara.example'],
    ])
    expect(letters[0]?.texto).toMatch(/devida até 14\/01\/2099\.\n\nFalta reunir notas\./)
    expect(letters[1]?.texto).toMatch(/custou R\$ 10,00\.[^]*Os arquivos anexados estão lá\./)
    const [processo, ano] = numero.split('/')
    expect(letters[1]?.texto).toContain(
      `(https://portal.example/portaltransparencia/esic?numero=${processo}&ano=${ano}&entidade=3)`,
    )
    expect(letters[2]?.texto).not.toContain('custou')
  },
)

test('e-mails the response only to a requester who chose e-mail; refusals and secrets reveal nothing', async () => {
  const numero = await ask('On-Line')
  await portal('esic', 'indeferir', numero, '--parecer', 'É sigiloso por tal motivo.', '--sigilo', 'reservado')
  const [letter] = await mail()
  expect(letter?.assunto).toBe(`Seu pedido de informação ${numero} foi indeferido`)
  expect(letter?.texto).not.toContain('motivo')
  expect(await publico()).toEqual({
    publicacao: 'Acesso restrito',
    assunto: null,
    digitacao: null,
    pareceres: [null, null],
  })
  expect((await portal('esic', 'publicar', numero, '--confirmar')).err).toBe(
    `O processo ${numero} é Reservado: seu texto não se publica.`,
  )
  const anonymous = await ask('On-Line', '2099-01-04', null)
  await portal('esic', 'cancelar', anonymous, '--parecer', 'Repetido.')
  expect(await mail()).toHaveLength(1)
})

test('publishes nothing until someone has seen it beside the original and confirmed', async () => {
  const numero = await ask()
  await portal(
    'esic',
    'responder',
    numero,
    '--parecer',
    'Cara Maria Prado da Silva, custou R$ 10,00; veja com João Pereira.',
  )
  const triage = { publicacao: 'Em triagem', assunto: null, digitacao: null, pareceres: ['Recebido.', null] }
  expect((await portal('esic', 'list', '--triagem')).out).toMatch(new RegExp(`^${numero} `))

  const alone = await portal('esic', 'publicar', numero)
  expect(alone).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Nada foi publicado: confira os textos e repita com --confirmar/),
  })
  expect(alone.out).toMatch(/ORIGINAL +│ A PUBLICAR/)
  expect(alone.out).toMatch(
    /Quanto custou\? ⟦Maria Prado da Silva⟧, ⟦\(31\) 98888-7766⟧ │ Quanto custou\? \[dado pessoal\], \[dado pessoal\]/,
  )
  expect(alone.out).toContain('Marcado no original: nome “Maria Prado da Silva”; contato “(31) 98888-7766”')
  expect(alone.out).toContain('ATENÇÃO: no texto a publicar ainda há nome “João Pereira”.')
  const questions: string[] = []
  const answering = (yes: boolean) => ({ ask: async (question: string) => (questions.push(question), yes) })
  expect((await told(['esic', 'publicar', numero], answering(false))).code).toBe(2)
  expect(await publico()).toEqual(triage)

  const before = await versao()
  const parecer = 'Custou R$ 10,00; veja com o setor.'
  expect((await told(['esic', 'publicar', numero, '--parecer', parecer], answering(true))).out).toMatch(
    /publicado na Consulta SIC\.$/,
  )
  expect(questions).toEqual(Array(2).fill('Publicar o texto da direita na Consulta SIC?'))
  const published = {
    publicacao: 'Publicado',
    assunto: 'Merenda',
    digitacao: 'Quanto custou? [dado pessoal], [dado pessoal]',
    pareceres: ['Recebido.', parecer],
  }
  expect(await publico()).toEqual(published)
  expect(await versao()).not.toEqual(before)
  expect(await one('select assunto, digitacao from atendimento.processo')).toEqual({
    assunto: 'Merenda',
    digitacao: 'Quanto custou? Maria Prado da Silva, (31) 98888-7766',
  })
  expect((await portal('esic', 'list', '--triagem')).out).toBe('Nenhum processo.')
  expect((await portal('esic', 'publicar', numero, '--pedido', 'Quanto custou?', '--confirmar')).code).toBe(0)
  expect(await publico()).toEqual({ ...published, digitacao: 'Quanto custou?' })

  expect((await portal('esic', 'publicar', numero, '--retirar')).code).toBe(2)
  expect((await portal('esic', 'publicar', numero, '--retirar', '--confirmar')).code).toBe(0)
  expect(await publico()).toEqual({ ...triage, pareceres: [null, null] })
})

test('texts are also redacted in a file, whole or not at all', async () => {
  const numero = await ask()
  const file = join(await scratch.folder(), 'triagem.txt')
  expect((await portal('esic', 'publicar', numero, '--escrever', file)).code).toBe(0)
  const written = await readFile(file, 'utf8')
  expect(written).toBe(
    '# assunto\nMerenda\n\n# pedido\nQuanto custou? [dado pessoal], [dado pessoal]\n\n# passo 1\nRecebido.\n',
  )
  expect((await portal('esic', 'publicar', numero, '--escrever', file)).code).toBe(1)
  const faults: [string, string][] = [
    [written.replace('# passo 1', ''), 'Falta o texto de “# passo 1” no arquivo.'],
    [`${written}\n# pedido\noutro`, '“# pedido” aparece duas vezes no arquivo.'],
    [`${written}\n# passo 2\noutro`, 'O processo não tem “# passo 2”.'],
    [`solto\n${written}`, 'O arquivo deve começar com “# assunto”.'],
  ]
  for (const [content, message] of faults) {
    await writeFile(file, content)
    expect(await portal('esic', 'publicar', numero, '--de', file, '--confirmar')).toMatchObject({
      code: 1,
      err: message,
    })
  }
  await writeFile(file, written.replace('? [dado pessoal], [dado pessoal]', ' a merenda?\nEm 2025.'))
  expect((await portal('esic', 'publicar', numero, '--de', file, '--confirmar')).code).toBe(0)
  expect(await publico()).toMatchObject({ publicacao: 'Publicado', digitacao: 'Quanto custou a merenda?\nEm 2025.' })
  await portal('esic', 'responder', numero, '--parecer', 'Dez reais.')
  expect(await publico()).toMatchObject({ publicacao: 'Publicado', pareceres: ['Recebido.', null] })
  expect((await portal('esic', 'show', numero)).out).toContain('publicado na Consulta SIC, com parecer em triagem')
  await portal('esic', 'publicar', numero, '--confirmar')
  expect(await publico()).toMatchObject({ pareceres: ['Recebido.', 'Dez reais.'] })
})

test('a file of another type than its name, or a step that fails, leaves nothing behind', async () => {
  const numero = await ask()
  const fake = join(await scratch.folder(), 'foto.png')
  await writeFile(fake, 'MZ\u0000\u0001 programa')
  const { code, err } = await portal('esic', 'responder', numero, fake, '--parecer', 'Aqui está.')
  expect([code, err]).toEqual([1, expect.stringContaining('foto.png: o conteúdo não é de um tipo aceito')])
  expect(await one('select situacao from atendimento.processo')).toEqual({ situacao: 'Em análise' })
  expect(await mail()).toEqual([])
})

test('lists the earliest deadline first and flags late requests; so does status', async () => {
  const [late, next] = [await ask('On-Line', '2020-01-02'), await ask('On-Line', '2098-01-03')]
  const closed = await ask('On-Line', '2097-01-01')
  await portal('esic', 'responder', closed, '--parecer', 'Pronto.')
  const { out } = await portal('esic', 'list')
  expect(out.split('\n').map((line) => line.split(' · ')[0])).toEqual([late, next, '2 pedidos abertos, 1 atrasado.'])
  expect(out).toMatch(/ATRASADO há \d+ dias \(prazo 02\/01\/2020\)/)
  expect((await portal('esic', 'list', '--atrasados')).out).toMatch(
    new RegExp(`^${late} [^\\n]*\\n1 pedido aberto, 1 atrasado\\.$`),
  )
  expect((await portal('esic', 'list', '--todos')).out.split('\n')).toHaveLength(4)
  expect((await portal('esic', 'list', '--situacao', 'Atendido')).out).toMatch(new RegExp(`^${closed} `))
  expect((await portal('esic', 'list', '--entidade', '4')).out).toBe('Nenhum processo.')
  const { out: status } = await portal('status')
  expect(status).toMatch(
    /\ne-SIC, entidade 3: 2 pedidos abertos, 1 atrasado\nCorreio: 1 mensagem à espera desde \S+ \S+, 0 recusadas; SMTP_URL não definida/,
  )
  expect(status).toMatch(
    /Pendências:[^]*1 pedido de informação atrasado: veja esic list --atrasados --entidade 3\n {2}1 mensagem guardada: defina SMTP_URL para enviá-las$/,
  )
})

test('status counts the same requests as the list of each entity, in the demo too', async () => {
  expect((await portal('status')).out).toContain('\ne-SIC: nenhum pedido aberto\n')
  await ask('On-Line', '2020-01-02')
  await ask()
  await pool.query('update atendimento.processo set demonstracao = true where processo = 2')
  await portal('esic', 'registrar', '--entidade', '4', '--assunto', 'Praça', '--pedido', 'Quando abre?')
  const { out } = await portal('status')
  for (const entidade of ['3', '4']) {
    const counted = (await portal('esic', 'list', '--entidade', entidade)).out.split('\n').at(-1)
    expect(out).toContain(`\ne-SIC, entidade ${entidade}: ${counted?.replace(/\.$/, '')}\n`)
  }
})

test('a request made at the counter gets a number, a deadline on a working day and a password', async () => {
  const { out } = await portal(
    'esic',
    'registrar',
    '--assunto',
    'Praça',
    '--pedido',
    'Quando abre?',
    '--nome',
    'João',
    '--email',
    'joao@example.org',
  )
  expect(out).toMatch(/^Processo 1\/\d{4}, prazo \d\d\/\d\d\/\d{4}\.\nSenha [^:]*: ([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
  const kept = await one<{ usuario: string; prazo: string }>('select usuario, prazo from atendimento.processo')
  expect(kept?.usuario).toBe('SIC')
  expect(diasEntre(hoje, kept?.prazo ?? '')).toBeGreaterThanOrEqual(20)
  expect(isDiaUtil(kept?.prazo ?? '', { feriados: new Set() })).toBe(true)
})

test('no load changes what visitors wrote, not even one that replaces or drops the entity', async () => {
  const numero = await ask()
  const before = (await portal('esic', 'show', numero)).out
  const folder = await writePackage(await scratch.folder(), CITY)
  expect((await portal('import', folder, '--substituir')).code).toBe(0)
  await pool.query('delete from entidade where entidade = 3')
  await pool.query(
    `insert into entidade (entidade, nome, cnpj, tipo, entidade_principal)
      values (3, 'Outra', '11444777000161', 'E', false)`,
  )
  expect((await portal('esic', 'show', numero, '--entidade', '3')).out).toBe(before)
})

test('lists the messages of the contact form, the newest first', async () => {
  expect((await portal('esic', 'mensagens')).out).toBe('Nenhuma mensagem.')
  await pool.query(`insert into atendimento.mensagem (entidade, nome, email, assunto, texto, criada_em) values
    (3, 'Ana', 'ana@example.org', 'Praça', E'Quando abre?\nObrigada.', '2026-03-02T12:00:00-03:00'),
    (3, 'Rui', 'rui@example.org', E'Rua\nescura', 'Falta luz.', '2026-03-03T12:00:00-03:00'),
      (4, 'Eva', 'eva@example.org', 'x', 'y', now())`)
  expect((await portal('esic', 'mensagens')).out).toBe(
    '03/03/2026 12:00:00 · Rui <rui@example.org> · Rua escura\n    Falta luz.\n' +
      '02/03/2026 12:00:00 · Ana <ana@example.org> · Praça\n    Quando abre?\n    Obrigada.',
  )
})

test('only the staff can correct a registration, and only with a valid document', async () => {
  await pool.query(
    `insert into atendimento.pessoa (entidade, cnpj_cpf, tipo_pessoa, nome, email, celular)
      values (3, $1, 'F', 'Maria', 'velha@example.org', '31 98888-7766')`,
    [MARIA.cnpjCpf],
  )
  const { out } = await portal('esic', 'cadastro', '123.456.789-09', '--email', 'nova@example.org')
  expect(out).toBe('Cadastro de 123.456.789-09:\n  nome: Maria\n  email: nova@example.org\n  celular: 31 98888-7766')
  expect((await portal('esic', 'cadastro', '111.111.111-11')).err).toMatch(/^O CNPJ\/CPF é inválido\./)
  expect((await portal('esic', 'cadastro', '123.456.789-09', '--email', 'x')).err).toMatch(
    /^O formato do E-Mail não é válido\./,
  )
  expect((await portal('esic', 'cadastro', '123.456.789-09', '--entidade', '4')).err).toMatch(
    /^Ninguém está cadastrado na entidade 4/,
  )
})

test('each entity sets its own deadlines and holidays', async () => {
  expect((await portal('esic', 'regra')).out).toMatch(
    /resposta em 20 dias corridos, mais 10[^]*recurso em até 10 dias[^]*feriados próprios: 0/,
  )
  const { out } = await portal(
    'esic',
    'regra',
    '--prazo',
    '15',
    '--contagem',
    'uteis',
    '--termina-em-dia-util',
    'nao',
    '--retencao',
    '3',
  )
  expect(out).toMatch(/resposta em 15 dias úteis[^]*vence em qualquer dia[^]*por 3 anos/)
  expect((await portal('esic', 'regra', '--entidade', '4')).out).toMatch(/20 dias corridos/)
  expect((await portal('esic', 'feriado', '24/06/2026', 'São', 'João')).out).toBe(
    'Feriados além dos nacionais:\n  24/06/2026 São João',
  )
  expect((await portal('esic', 'feriado', '2026-06-24')).out).toBe('Nenhum feriado além dos nacionais.')
})

test('after the years of retention, anonymizes the requester and keeps the request', async () => {
  const [old, recent] = [await ask(), await ask()]
  const unseen = await ask()
  for (const numero of [old, recent, unseen])
    await portal('esic', 'responder', numero, '--parecer', 'Cara Maria Prado da Silva, custou pouco.')
  await portal('esic', 'publicar', old, '--confirmar')
  await pool.query(`update atendimento.processo set encerrado_em = now() - interval '6 years' where processo in (1, 3)`)
  await pool.query(
    `insert into atendimento.mensagem (entidade, nome, email, assunto, texto, criada_em)
      values (3, 'Z', 'z@example.org', 'a', 'b', now() - interval '6 years')`,
  )
  expect((await portal('esic', 'expurgar', '--confirmar')).out).toBe(
    'Do que passou da guarda de 5 anos:\nrequerentes esquecidos 2, mensagens apagadas 1, cadastros apagados 0.',
  )
  const { rows } = await pool.query(
    `select p.processo, q.nome, q.email, q.sexo, p.digitacao, t.parecer from atendimento.processo p
    join atendimento.requerente q using (entidade, exercicio, processo)
      join atendimento.tramitacao t using (entidade, exercicio, processo)
    where t.sequencia = 2 order by 1`,
  )
  expect(rows).toEqual([
    {
      processo: 1,
      nome: null,
      email: null,
      sexo: 'F',
      digitacao: 'Quanto custou? [dado pessoal], [dado pessoal]',
      parecer: 'Cara [dado pessoal], custou pouco.',
    },
    expect.objectContaining({
      processo: 2,
      nome: 'Maria Prado da Silva',
      parecer: 'Cara Maria Prado da Silva, custou pouco.',
    }),
    expect.objectContaining({ processo: 3, nome: null, digitacao: 'Expurgado', parecer: 'Expurgado' }),
  ])
  expect((await pool.query('select distinct processo from atendimento.correio')).rows).toEqual([{ processo: 2 }])
})

test('escapes control characters in what a visitor wrote', async () => {
  const numero = await ask()
  await pool.query('update atendimento.processo set assunto = $1, digitacao = $2', [
    'Merenda\u001b[2J',
    'linha\u001b]0;dono\u0007\nsegunda',
  ])
  await pool.query('update atendimento.requerente set nome = $1', ['Maria\r\u202eadmin'])
  await pool.query(
    `insert into atendimento.mensagem (entidade, nome, email, assunto, texto)
      values (3, 'Ana', 'a@example.org', 'Oi', $1)`,
    ['\u009b31mvermelho'],
  )
  for (const args of [['list'], ['show', numero], ['mensagens']]) {
    const { code, out } = await portal('esic', ...args, '--entidade', '3')
    expect([code, out]).toEqual([0, expect.not.stringMatching(/(?!\n)[\p{Cc}\u202e]/u)])
  }
  expect((await portal('esic', 'show', numero, '--entidade', '3')).out).toContain('Merenda␛[2J')
})
