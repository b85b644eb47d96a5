import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from '@portal/db/pool'
import { matchesSenha } from '@portal/atendimento/senha'
import { inTransaction } from '@portal/db/transaction'
import { openScratch, type Scratch } from '@portal/data/testing/scratch'
import { dayOf } from '../cidade/calendar.ts'
import { writeAtendimento } from './rows.ts'
import { demoSenha } from '@portal/atendimento/demo-senha'

let scratch: Scratch
let pool: Pool

const TODAY = '2026-08-31'
const lines: string[] = []
const write = (today = TODAY): Promise<void> =>
  inTransaction(pool, (client) =>
    writeAtendimento(client, { years: [2023, 2024, 2025, 2026], today: dayOf(today), log: (line) => lines.push(line) }),
  )
const rows = async <T>(sql: string): Promise<T[]> => (await pool.query(sql)).rows as T[]

beforeAll(async () => {
  scratch = await openScratch()
  ;({ pool } = await scratch.database())
  await write()
})
afterAll(() => scratch.close())

test('has three years of requests, in every situation, some late, appealed or extended', async () => {
  const found = await rows<{
    exercicio: number
    situacoes: number
    fisicos: number
    recursos: number
    prorrogados: number
    anonimos: number
  }>(`
    select exercicio, count(distinct situacao)::int as situacoes, count(*)
      filter (where usuario = 'SIC')::int as fisicos,
      count(*) filter (where instancia > 0)::int as recursos, count(prorrogado_em)::int as prorrogados,
      count(*) filter (where not identificada)::int as anonimos
    from atendimento.processo where entidade = 1 group by 1 order by 1`)
  expect(found.map(({ exercicio }) => exercicio)).toEqual([2024, 2025, 2026])
  for (const { fisicos, recursos, prorrogados, anonimos } of found) {
    expect(Math.min(fisicos, recursos, prorrogados, anonimos)).toBeGreaterThan(0)
  }
  expect(found.at(-1)?.situacoes).toBe(6)
  const [late] = await rows<{ n: number }>(
    `select count(*)::int as n from atendimento.processo where encerrado_em is null and prazo < '${TODAY}'`,
  )
  expect(late?.n).toBeGreaterThan(0)
})

test('numbers follow arrival without gaps; no step is after today or before its request', async () => {
  expect(
    await rows(`
    select entidade, exercicio from atendimento.processo group by 1, 2
    having count(*) <> max(processo) or min(processo) <> 1
      or count(*) <> (select ultimo from atendimento.numeracao n where n.entidade = processo.entidade
        and n.exercicio = processo.exercicio)`),
  ).toEqual([])
  expect(
    await rows(`
    select p.processo from atendimento.processo p join atendimento.processo q using (entidade, exercicio)
    where p.processo < q.processo and p.data > q.data`),
  ).toEqual([])
  expect(
    await rows(`
    select processo from atendimento.tramitacao t join atendimento.processo p using (entidade, exercicio, processo)
    where t.data::date > '${TODAY}' or t.data < p.criado_em`),
  ).toEqual([])
  expect(
    await rows(`
    select p.processo from atendimento.processo p
    join atendimento.tramitacao t using (entidade, exercicio, processo)
    where t.sequencia = (select max(sequencia) from atendimento.tramitacao u
      where (u.entidade, u.exercicio, u.processo) = (p.entidade, p.exercicio, p.processo))
      and t.situacao <> p.situacao`),
  ).toEqual([])
})

test('published texts contain no name or phone of a requester', async () => {
  expect(
    await rows(`
    select processo from atendimento.processo join atendimento.requerente using (entidade, exercicio, processo)
    where position(nome in digitacao_publica) > 0 or position(celular in digitacao_publica) > 0`),
  ).toEqual([])
  expect(
    await rows(`
    select processo from atendimento.processo join atendimento.requerente using (entidade, exercicio, processo)
    where position(nome in digitacao) > 0 and digitacao_publica is not null`),
  ).not.toEqual([])
})

test('some requests are published and some are in triage, answered ones too', async () => {
  const found = await rows<{ publicacao: string; atendidos: number; respostas: number }>(`
    select publicacao, count(*) filter (where situacao = 'Atendido')::int as atendidos, count(parecer_publico)::int as
      respostas
    from atendimento.processo join lateral (
      select parecer_publico from atendimento.tramitacao t
      where (t.entidade, t.exercicio, t.processo) = (processo.entidade, processo.exercicio, processo.processo)
        and t.sequencia > 1
      order by t.sequencia desc limit 1
    ) t on true
    where entidade = 1 and exercicio = 2026 group by 1 order by 1`)
  expect(found).toEqual([
    { publicacao: 'Em triagem', atendidos: expect.any(Number), respostas: 0 },
    { publicacao: 'Publicado', atendidos: expect.any(Number), respostas: expect.any(Number) },
  ])
  expect(found[0]?.atendidos).toBeGreaterThan(2)
  expect(found[1]?.atendidos).toBeGreaterThan(20)
})

test('a demo request opens with a password anyone can derive', async () => {
  const [found] = await rows<{ exercicio: number; sal: Buffer; hash: Buffer }>(
    'select exercicio, senha_sal as sal, senha_hash as hash from atendimento.processo where entidade = 1 and ' +
      'exercicio = 2025 and processo = 7',
  )
  expect(found && matchesSenha(demoSenha(1, 2025, 7), found)).toBe(true)
})

test('another day rewrites the demo requests, but nothing changes once a visitor has written', async () => {
  await write('2026-03-31')
  expect(await rows(`select processo from atendimento.processo where data > '2026-03-31'`)).toEqual([])
  await pool.query(`
    insert into atendimento.processo (entidade, exercicio, processo, usuario, identificada, assunto, digitacao,
      forma_recebimento, prazo, senha_sal, senha_hash)
    values (1, 2026, 9999, 'e-SIC', false, 'Real', 'Real', 'On-Line', '2026-12-01', '', sha256(''))`)
  const before = await rows('select count(*) as n, max(data) as last from atendimento.processo')
  await write()
  expect(lines.at(-1)).toBe('O atendimento tem 1 pedidos e mensagens de visitantes: foi deixado como estava.')
  expect(await rows('select count(*) as n, max(data) as last from atendimento.processo')).toEqual(before)
})
