// Tests the cover of people: who is covered and who is named, that nothing of them is left where lists read, and that
// the truth comes back when the reason goes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { expect, test } from 'vitest'
import { exportPackage } from '../export/export-package.ts'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { protecao } from '../commands/protecao.ts'
import { FaultyPackage } from './faults.ts'
import { importPackage, type ImportOptions, type ImportSummary } from './import-package.ts'

beginEmpty()

const load = async (
  resources: Record<string, string>,
  mayCover: ImportOptions['mayCover'] = async () => true,
): Promise<ImportSummary> =>
  importPackage(pool, await writePackage(await scratch.folder(), resources), { storeDir, mayCover })

const PROTEGIDA = 'Pessoa protegida (LGPD art. 11, LAI art. 31)'
const ZULMIRA = 'ZULMIRA XISTO QUARESMA'

const creditors = (...rows: string[]): string =>
  lines('entidade,fornecedor,nome,cnpj_cpf', '1,10,Construções São João Ltda,11444777000161', ...rows)

const PEOPLE = creditors(`1,20,${ZULMIRA},${cpfFrom('401489123')}`, `1,21,Otto Bruma Lessa,${cpfFrom('401489124')}`)

interface Paid {
  empenho?: number
  fornecedor?: number
  natureza?: string
  historico?: string
  sigilo?: string
}

const TFD: Paid = { historico: 'Auxílio para tratamento fora do domicílio' }

const commitments = (...rows: Paid[]): string =>
  lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,natureza,historico,valor,sigilo',
    ...rows.map(
      ({ empenho = 1, fornecedor = 20, natureza = '33904800', historico = 'Auxílio', sigilo = '' }) =>
        `1,2026,0201,${empenho},2026-02-04,${fornecedor},${natureza},"${historico}",99.90,${sigilo}`,
    ),
  )

/** The smallest city with one commitment to a person. */
const paid = (...rows: Paid[]): Record<string, string> => ({
  entidade: CITY.entidade ?? '',
  exercicio: CITY.exercicio ?? '',
  fornecedor: PEOPLE,
  empenho: commitments(...rows),
})

const decision = (tipo: string, valor: string, efeito = 'encobre', desde = ''): string =>
  lines(
    'entidade,protecao,efeito,tipo,valor,base,desde,decidido_por,decidido_em',
    `1,1,${efeito},${tipo},${valor},LGPD art. 6º,${desde},Encarregado,2026-01-02`,
  )

const namesShown = async (): Promise<string[]> =>
  (
    await pool.query<{ nome: string }>(
      'select f.nome from resumo.empenho e join fornecedor f using (entidade, fornecedor) order by e.empenho',
    )
  ).rows.map(({ nome }) => nome)

const historicos = async (): Promise<string[]> =>
  (await pool.query<{ historico: string }>('select historico from empenho order by empenho')).rows.map(
    ({ historico }) => historico,
  )

/** Every text of every table that lists read, as one. */
async function everythingShown(): Promise<string> {
  const { rows } = await pool.query<{ nome: string }>(
    `select format('%I.%I', schemaname, tablename) as nome from pg_tables where schemaname in ('public', 'resumo')`,
  )
  const texts: string[] = []
  for (const { nome } of rows) {
    const { rows: told } = await pool.query<{ tudo: string | null }>(
      `select string_agg(t::text, ' ') as tudo from ${nome} t`,
    )
    texts.push(told[0]?.tudo ?? '')
  }
  return texts.join(' ').toLowerCase()
}

test.each<[string, Paid, boolean]>([
  ['a payment for treatment elsewhere', TFD, true],
  ['a medicine by court order', { historico: 'MEDICAMENTOS POR ORDEM JUDICIAL', natureza: '33909100' }, true],
  ['a family that shelters a child', { historico: 'Bolsa da família acolhedora' }, true],
  ['a woman under protection', { historico: 'Aluguel: medida protetiva de urgência' }, true],
  ['what the source marks', { historico: 'Auxílio', sigilo: 'justica' }, true],
  ['a nature nobody told, with the words of an illness', { ...TFD, natureza: '' }, true],
  ['a social benefit', { historico: 'Benefício eventual: aluguel social' }, false],
  ['who drives patients for a living', { historico: 'Transporte de pacientes', natureza: '33903600' }, false],
  ['a doctor paid for work', { historico: 'Consultas médicas', natureza: '33903600' }, false],
  ['a company that sells medicines', { historico: 'Medicamentos', fornecedor: 10, natureza: '33909100' }, false],
])('%s', async (_, row, isCovered) => {
  await load(paid(row))
  expect((await namesShown())[0] === PROTEGIDA).toBe(isCovered)
})

test('a creditor without a document is a person, unless the name is of a company', async () => {
  await load({
    ...paid({ ...TFD, fornecedor: 30 }, { ...TFD, empenho: 2, fornecedor: 31 }),
    fornecedor: creditors('1,30,Otto Bruma Lessa,', '1,31,Farmácia Bruma,'),
  })
  expect(await namesShown()).toEqual([PROTEGIDA, 'Farmácia Bruma'])
})

test('nothing of a covered person is left where lists read', async () => {
  const key = 'entidade,exercicio,unidade_orcamentaria,empenho'
  await load({
    ...paid({ historico: 'Tratamento fora do domicílio de Zulmira X. Quaresma, com acompanhante' }),
    empenho_item: lines(`${key},ordem,especificacao`, '1,2026,0201,1,1,"Passagem de zulmira  quaresma"'),
    empenho_anulacao: lines(
      `${key},sequencia,data,valor,motivo`,
      '1,2026,0201,1,1,2026-03-01,1.00,"ZULMIRA XISTO não foi"',
    ),
    liquidacao: lines(
      `${key},exercicio_liquidacao,no_liquidacao,data,valor,banco,agencia,conta`,
      '1,2026,0201,1,2026,1,2026-03-02,50.00,001,4321,98765-0',
    ),
  })
  const shown = await everythingShown()
  for (const trace of ['zulmira', 'quaresma', cpfFrom('401489123'), '98765', '4321'])
    expect([trace, shown.includes(trace)]).toEqual([trace, false])
  expect(await historicos()).toEqual([`Tratamento fora do domicílio de ${PROTEGIDA}, com acompanhante`])
  expect((await pool.query('select sum(empenhado) from resumo.fornecedor')).rows).toEqual([{ sum: '99.90' }])
})

test('the payments of two people cannot be told apart, and the sums stay whole', async () => {
  await load(
    paid(TFD, { ...TFD, empenho: 2, fornecedor: 21 }, { empenho: 3, fornecedor: 21, historico: 'Bolsa-atleta' }),
  )
  const { rows } = await pool.query('select nome, empenhado from resumo.fornecedor order by empenhado')
  expect(rows).toEqual([
    { nome: 'Otto Bruma Lessa', empenhado: '99.90' },
    { nome: PROTEGIDA, empenhado: '199.80' },
  ])
})

test('a person who also sells to the city is named as a supplier, from the load that says so', async () => {
  await load(paid(TFD))
  expect((await pool.query('select nome from fornecedor where fornecedor = 20')).rows).toEqual([{ nome: PROTEGIDA }])
  await load({ empenho: commitments({ empenho: 2, natureza: '33903600', historico: 'Pintura da escola' }) })
  expect(await namesShown()).toEqual([PROTEGIDA, ZULMIRA])
})

test('a repeated load changes nothing, and one that corrects a covered row keeps it covered', async () => {
  await load(paid(TFD))
  expect((await load(paid(TFD))).changes).toEqual([])
  const { changes } = await load(paid({ ...TFD, historico: 'Tratamento fora do domicílio, em Curitiba' }))
  expect(changes.map(({ table, counts }) => [table.nome, counts[0]?.alteradas])).toEqual([['empenho', 1]])
  expect(await historicos()).toEqual(['Tratamento fora do domicílio, em Curitiba'])
  expect(await namesShown()).toEqual([PROTEGIDA])
})

test('a later load of a part, a name or a document reaches the covered rows', async () => {
  await load(paid({ historico: 'Tratamento fora do domicílio de Zulmira Quaresma' }))
  await load({
    liquidacao: lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_liquidacao,no_liquidacao,data,valor,conta',
      '1,2026,0201,1,2026,1,2026-03-02,50.00,98765-0',
    ),
  })
  expect(await everythingShown()).not.toContain('98765')
  await load({ fornecedor: creditors(`1,20,ZULMIRA QUARESMA DE ASSIS,${cpfFrom('401489123')}`) })
  expect(await everythingShown()).not.toMatch(/zulmira|assis/)
  await load({ fornecedor: creditors('1,20,ZULMIRA QUARESMA TRANSPORTES,11444777000242') })
  expect(await namesShown()).toEqual(['ZULMIRA QUARESMA TRANSPORTES'])
  expect(await historicos()).toEqual(['Tratamento fora do domicílio de Zulmira Quaresma'])
})

test('a decision covers what the portal names, and another names what it covers', async () => {
  await load({ ...paid({ historico: 'Aluguel social' }), protecao: decision('historico', 'aluguel social') })
  expect(await namesShown()).toEqual([PROTEGIDA])
  await load({ ...paid(TFD), protecao: decision('historico', 'tratamento fora d* domicilio', 'nomeia') })
  expect(await namesShown()).toEqual([ZULMIRA])
  expect((await pool.query('select nome from fornecedor order by 1')).rows).toContainEqual({ nome: ZULMIRA })
})

test.each([
  ['natureza', '3.3.90.48'],
  ['credor', '20'],
  ['empenho', '1/2026'],
])('a decision by %s covers', async (tipo, valor) => {
  await load({ ...paid({}), protecao: decision(tipo, valor) })
  expect(await namesShown()).toEqual([PROTEGIDA])
})

test('a decision holds from its day on', async () => {
  await load({ ...paid({}), protecao: decision('credor', '20', 'encobre', '2026-02-05') })
  expect(await namesShown()).toEqual([ZULMIRA])
})

test('a year without covered payments is told in numbers as zero, and one with them by rule', async () => {
  await load({ ...paid(TFD, { empenho: 2, sigilo: 'crianca' }), protecao: decision('historico', 'aluguel social') })
  const { rows } = await pool.query('select regra, empenhos, valor_empenhado from resumo.protecao order by 1')
  expect(rows).toEqual([
    { regra: 'saude', empenhos: 1, valor_empenhado: '99.90' },
    { regra: 'sigilo-crianca', empenhos: 1, valor_empenhado: '99.90' },
  ])
})

test('a whole package has the covered rows as the city gave them, and loads back into the same', async () => {
  await load(
    paid({ historico: 'Tratamento fora do domicílio de Zulmira Quaresma' }, { ...TFD, empenho: 2, fornecedor: 21 }),
  )
  const folder = join(await scratch.folder(), 'pacote')
  await exportPackage(pool, folder, { storeDir })
  const [empenhos, fornecedores] = await Promise.all(
    ['empenho', 'fornecedor'].map((nome) => readFile(join(folder, `${nome}.csv`), 'utf8')),
  )
  expect(empenhos).toContain('Tratamento fora do domicílio de Zulmira Quaresma')
  expect(fornecedores?.split('\n').map((line) => line.split(',').slice(1, 3).join(' '))).toEqual([
    'fornecedor nome',
    '10 Construções São João Ltda',
    `20 ${ZULMIRA}`,
    '21 Otto Bruma Lessa',
    '',
  ])
  expect((await importPackage(pool, folder, { storeDir })).changes).toEqual([])
})

test('alimony that passes through the cash of the city names nobody', async () => {
  await load({
    ...paid(),
    empenho: commitments({ fornecedor: 10, historico: 'Reforma' }),
    nota_extraorcamentaria: lines(
      'entidade,exercicio,no_extraorcamentario,data,fornecedor,valor,historico',
      '1,2026,1,2026-03-02,20,300.00,Pensão alimentícia a Zulmira Quaresma',
      '1,2026,2,2026-03-02,21,80.00,Devolução de caução',
    ),
  })
  const { rows } = await pool.query(
    `select f.nome, n.historico from nota_extraorcamentaria n
    join fornecedor f using (entidade, fornecedor) order by 1`,
  )
  expect(rows).toEqual([
    { nome: 'Otto Bruma Lessa', historico: 'Devolução de caução' },
    { nome: PROTEGIDA, historico: `Pensão alimentícia a ${PROTEGIDA}` },
  ])
  expect(await everythingShown()).not.toContain('zulmira')
})

test('an intern is named only where nothing says a minor', async () => {
  await load({
    entidade: CITY['entidade'] ?? '',
    exercicio: CITY['exercicio'] ?? '',
    estagiario: lines(
      'entidade,codigo,nome,cargo,menor_de_idade',
      '1,1,Iria Bruma,Estagiária de Direito,',
      '1,2,Zeno Lessa,Estagiário de nível médio,',
      '1,3,Caio Lessa,Jovem aprendiz,false',
      '1,4,Aida Lessa,Estagiária de Direito,true',
    ),
  })
  const { rows } = await pool.query<{ nome: string }>('select nome from estagiario order by codigo')
  expect(rows.map(({ nome }) => nome)).toEqual(['Iria Bruma', PROTEGIDA, 'Caio Lessa', PROTEGIDA])
  const { changes } = await load({
    estagiario: lines('entidade,codigo,nome,cargo,menor_de_idade', '1,2,Zeno Lessa,Estagiário de nível médio,false'),
  })
  expect(changes).toHaveLength(1)
  expect((await pool.query('select nome from estagiario where codigo = 2')).rows).toEqual([{ nome: 'Zeno Lessa' }])
})

test('a decision that would cover many creditors is told before it takes effect, and nothing is written', async () => {
  await load(paid({}, { empenho: 2, fornecedor: 21 }, { empenho: 3, fornecedor: 10, natureza: '33903900' }))
  const wide: string[] = []
  const refused = load({ protecao: decision('historico', 'auxilio') }, async (told) => wide.push(...told) < 0)
  await expect(refused).rejects.toThrow(/Nada foi gravado/)
  expect(wide).toEqual(['a decisão 1 da entidade 1 cobriria 2 empenhos de 2 pessoas: 67 % de 3 credores'])
  expect(await namesShown()).not.toContain(PROTEGIDA)
  expect((await pool.query('select from protecao')).rowCount).toBe(0)
})

test.each([
  ['historico', '*'],
  ['natureza', 'saúde'],
  ['empenho', '12'],
  ['credor', 'Zulmira'],
])('a decision by %s with the value “%s” is refused', async (tipo, valor) => {
  await expect(load({ ...paid({}), protecao: decision(tipo, valor) })).rejects.toThrow(FaultyPackage)
})

test('the command says whom a rule would reach and what each covers, and changes nothing', async () => {
  await load(paid(TFD, { empenho: 2, fornecedor: 21, historico: 'Aluguel social' }))
  const told = async (...args: string[]): Promise<string[]> => {
    const lines: string[] = []
    const say = (line: string): void => void lines.push(line)
    const env = { DATABASE_URL: pool.options.connectionString ?? '' }
    expect(await protecao.run(args, { env, out: say, err: say })).toBe(0)
    return lines
  }
  expect(await told('--tipo', 'natureza', '--valor', '339048')).toEqual([
    'Alcançaria 2 empenhos de 2 pessoas: 100 % de 2 credores. Nada foi mudado.',
    '  Otto Bruma Lessa: 1 empenho, R$ 99,90',
    `  ${ZULMIRA}: 1 empenho, R$ 99,90, 1 já encoberto`,
  ])
  expect((await told())[0]).toMatch(/^Saúde: encobre 1 empenho, R\$ 99,90\./)
  expect(await namesShown()).toEqual([PROTEGIDA, 'Otto Bruma Lessa'])
})

test('a file attached to covered commitments alone is not served, and does not name them', async () => {
  await pool.query(`insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data, ativo)
    select n, case n when 1 then 'laudo de Zulmira Quaresma.pdf' else 'edital.pdf' end, 'application/pdf', 7,
      repeat(n::text, 64), '2026-01-02', true from generate_series(1, 2) n`)
  await load({
    ...paid(TFD, { empenho: 2, fornecedor: 10, historico: 'Reforma' }),
    anexo: lines(
      'entidade,origem,chave,ordem,arquivo',
      '1,empenho,2026/0201/1,1,1',
      '1,empenho,2026/0201/1,2,2',
      '1,empenho,2026/0201/2,1,2',
    ),
  })
  const files = async (): Promise<unknown> =>
    (await pool.query('select nome, ativo from arquivo order by arquivo')).rows
  expect(await files()).toEqual([
    { nome: `laudo de ${PROTEGIDA}.pdf`, ativo: false },
    { nome: 'edital.pdf', ativo: true },
  ])
  await load({ protecao: decision('empenho', '1/2026', 'nomeia') })
  expect(await files()).toEqual([
    { nome: 'laudo de Zulmira Quaresma.pdf', ativo: true },
    { nome: 'edital.pdf', ativo: true },
  ])
})

test('the code of those who are not named is refused to any creditor of the city', async () => {
  const refused = load({ ...paid({}), fornecedor: `${PEOPLE}1,999999999,Otto Bruma Lessa,\n` })
  const error = await refused.catch((reason: unknown) => reason)
  if (!(error instanceof FaultyPackage)) throw error
  expect(error.faults.sorted.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'este código é do portal, que o dá a quem não é nomeado: use outro'],
  ])
})
