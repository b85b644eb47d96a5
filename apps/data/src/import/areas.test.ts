// Tests that a load rebuilds only what changed: which summary steps it runs, for which years, and which areas get a new
// version.
import { expect, test } from 'vitest'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { importPackage } from './import-package.ts'

beginEmpty()

interface Effect {
  /** Each as 'entidade/exercicio funcao'. */
  steps: string[]
  /** Each as 'area/entidade/exercicio'. */
  renewed: string[]
}

const versions = async (): Promise<Map<string, number>> =>
  new Map(
    (
      await pool.query<{ chave: string; versao: number }>(
        `select area || '/' || entidade || '/' || exercicio as chave, versao from sistema.carga`,
      )
    ).rows.map(({ chave, versao }) => [chave, versao]),
  )

async function load(resources: Record<string, string>): Promise<Effect> {
  const before = await versions()
  const { steps } = await importPackage(pool, await writePackage(await scratch.folder(), resources), { storeDir })
  const after = await versions()
  return {
    steps: steps.map(
      ({ entidade, exercicio, funcao }) => `${entidade}/${exercicio} ${funcao.replace('reconstruir_', '')}`,
    ),
    renewed: [...after.keys()].filter((key) => after.get(key) !== before.get(key)).sort(),
  }
}

const YEARS = {
  ...CITY,
  entidade: lines(
    'entidade,nome,cnpj,tipo',
    '1,Prefeitura de Vila Clara,11222333000181,E',
    '2,Câmara,11222333000181,L',
  ),
  exercicio: lines('entidade,exercicio,ano_base_ppa', '1,2024,2022', '1,2025,2022', '1,2026,2026', '2,2026,2026'),
  servidor: lines('entidade,matricula,nome,cpf,cargo,lotacao', '1,7,Ana,52998224725,Motorista,Frota'),
}

test('a word of the glossary rebuilds nothing and renews only the portal', async () => {
  await load(YEARS)
  expect(
    await load({ glossario: lines('entidade,termo,topico,descricao', '1,1,Empenho,Reserva do dinheiro.') }),
  ).toEqual({
    steps: [],
    renewed: ['portal/1/2024', 'portal/1/2025', 'portal/1/2026'],
  })
})

test('a new supplier rebuilds nothing; a changed one, the years whose rows cite it', async () => {
  await load(YEARS)
  const every = ['despesa/1/2024', 'despesa/1/2025', 'despesa/1/2026']
  expect(await load({ fornecedor: lines('entidade,fornecedor,nome', '1,12,Padaria Nova') })).toEqual({
    steps: [],
    renewed: every,
  })
  expect(await load({ fornecedor: lines('entidade,fornecedor,nome', '1,12,Padaria Velha') })).toEqual({
    steps: [],
    renewed: every,
  })
  const { steps, renewed } = await load({ fornecedor: lines('entidade,fornecedor,nome', '1,11,Papelaria Boreal') })
  expect(new Set(steps.map((step) => step.split(' ')[0]))).toEqual(new Set(['1/2026']))
  expect(steps).toContain('1/2026 empenhos')
  expect(steps).not.toContain('1/2026 ajudas_de_custo')
  expect(renewed).toEqual(['contratacao/1/2026', ...every])
  expect((await pool.query('select nome_ordem from resumo.empenho where empenho = 2')).rows).toEqual([
    { nome_ordem: 'papelaria boreal' },
  ])
})

test('a commitment rebuilds its own year, and renews it and the years that inherit from it', async () => {
  await load(YEARS)
  const empenho = lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,historico,valor',
    '1,2025,0201,9,2025-02-03,10,Pão,10.00',
  )
  const { steps, renewed } = await load({ empenho })
  expect(new Set(steps.map((step) => step.split(' ')[0]))).toEqual(new Set(['1/2025']))
  expect(steps).not.toContain('1/2025 notas')
  expect(steps).not.toContain('1/2025 ajudas_de_custo')
  expect(renewed).toEqual(['despesa/1/2025', 'despesa/1/2026'])
  expect((await pool.query('select exercicio, inscrito from resumo.restos order by 1')).rows).toEqual([
    { exercicio: 2026, inscrito: '10.00' },
  ])
})

test('a payment in a later year changes what the years between inherit', async () => {
  const empenho = lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,historico,valor',
    '1,2024,0201,9,2024-02-03,10,Pão,10.00',
  )
  await load(YEARS)
  await load({ empenho })
  const pagamento = lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_pagamento,no_pagamento,data,valor',
    '1,2024,0201,9,2025,1,2025-03-01,10.00',
  )
  const { renewed } = await load({ pagamento })
  expect(renewed).toEqual(['despesa/1/2024', 'despesa/1/2025', 'despesa/1/2026'])
  expect((await pool.query('select exercicio, inscrito, pago from resumo.restos order by 1')).rows).toEqual([
    { exercicio: 2025, inscrito: '10.00', pago: '10.00' },
  ])
})

test('a row whose year is in another column rebuilds that year', async () => {
  await load(YEARS)
  const ajuda = lines(
    'entidade,matricula,ano_competencia,mes_competencia,sequencia,evento,evento_descricao,data_lancamento,valor',
    '1,7,2025,3,1,1,Mudança,2025-03-31,100.00',
  )
  const { steps, renewed } = await load({ ajuda_custo: ajuda })
  expect(steps).toEqual(['1/2025 ajudas_de_custo'])
  expect(renewed).toEqual(['despesa/1/2025', 'despesa/1/2026'])
})

test('a register of another area rebuilds the summaries that show it, and renews both areas', async () => {
  await load(YEARS)
  await load({
    ajuda_custo: lines(
      'entidade,matricula,ano_competencia,mes_competencia,sequencia,evento,evento_descricao,data_lancamento,valor',
      '1,7,2026,3,1,1,Mudança,2026-03-31,100.00',
    ),
  })
  const { steps, renewed } = await load({
    servidor: lines('entidade,matricula,nome,cpf,cargo,lotacao', '1,7,Ana Maria,52998224725,Motorista,Frota'),
  })
  expect(steps).toEqual(['1/2026 adiantamentos', '1/2026 ajudas_de_custo'])
  expect(renewed).toEqual(['despesa/1/2026', 'pessoal/1/2024', 'pessoal/1/2025', 'pessoal/1/2026'])
  expect((await pool.query('select nome_busca from resumo.ajuda_custo')).rows).toEqual([{ nome_busca: 'ana maria' }])
})

test('a change of one entity renews nothing of another', async () => {
  await load(YEARS)
  const { renewed } = await load({ parametro: lines('entidade,exercicio,parametro,valor', '2,2026,9,S') })
  expect(renewed).toEqual(['portal/2/2026'])
})

test('addenda and awards are recorded under the module they come from', async () => {
  await load(YEARS)
  await load({
    aditivo: lines('entidade,exercicio,contrato,sequencia,numero_aditivo,data', '1,2026,5,1,1/2026,2026-04-01'),
  })
  expect((await pool.query(`select modulo from sistema.ultima_atualizacao where tabela = 'aditivo'`)).rows).toEqual([
    { modulo: 5 },
  ])
})

test('a month of the payroll renews only its year of pessoal and replaces its old rows', async () => {
  await load(YEARS)
  const folha = (...rows: string[]): string =>
    lines('entidade,exercicio,mes,matricula,nome,situacao,natureza,vencimentos,descontos', ...rows)
  await load({
    folha: folha('1,2026,1,7,Ana,ATIVO,Efetivo,1000.00,100.00', '1,2026,2,7,Ana,ATIVO,Efetivo,1000.00,100.00'),
  })
  expect(await load({ folha: folha('1,2026,2,7,Ana,ATIVO,Efetivo,1000.00,1200.00') })).toEqual({
    steps: [],
    renewed: ['pessoal/1/2026'],
  })
  expect((await pool.query('select mes, liquido from folha order by mes')).rows).toEqual([
    { mes: 1, liquido: '900.00' },
    { mes: 2, liquido: '-200.00' },
  ])
})
