// Loads the open data of another municipality, as its own system wrote it: separators, encodings, commas and dates are
// understood; errors are refused with every fault named, then fixed and loaded.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { beginEmpty, pool, storeDir } from '../testing/empty-city.ts'
import { describe, FaultyPackage } from './faults.ts'
import { importPackage } from './import-package.ts'

beginEmpty()

const folderOf = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

test('refuses the first delivery, with a name for every fault', async () => {
  const error: unknown = await importPackage(pool, folderOf('outro-municipio-com-erros'), { storeDir }).catch(
    (reason: unknown) => reason,
  )
  if (!(error instanceof FaultyPackage)) throw error
  const chave = 'entidade, exercicio, unidade_orcamentaria, empenho'
  const documento = String.raw`deve seguir o padrão ^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$: escreva sem pontos, barras nem traços`
  expect(error.faults.sorted.map(describe)).toEqual([
    'datapackage.json, campo resources[12].name: "credores" não é uma tabela do portal',
    'fonte_recurso.csv, linha 1, campo grupo: a tabela fonte_recurso não tem esta coluna',
    `empenho.csv, linha 3, campo ${chave}: chave repetida: já está na linha 2`,
    'empenho.csv, linha 4, campo entidade, fornecedor: não existe fornecedor com entidade 40, fornecedor 503',
    'empenho.csv, linha 5, campo valor: não pode ser menor que 0',
    'empenho.csv, linha 6, campo valor: “1 000,00” não é um número com vírgula decimal',
    'dotacao.csv, linha 3, campo entidade, exercicio, orgao: não existe orgao com entidade 40, exercicio 2024, ' +
      'orgao 04',
    `fornecedor.csv, linha 2, campo cnpj_cpf: ${documento}`,
    `fornecedor.csv, linha 3, campo cnpj_cpf: ${documento}`,
    'liquidacao.csv, linha 3, campo valor: não pode ser menor que 0',
    `pagamento.csv, linha 2, campo ${chave}, exercicio_liquidacao, no_liquidacao: não existe liquidacao com ` +
      'entidade 40, exercicio 2024, unidade_orcamentaria 99, empenho 2, exercicio_liquidacao 2024, no_liquidacao 9',
    `pagamento.csv, linha 4, campo ${chave}: não existe empenho com entidade 40, exercicio 2024, ` +
      'unidade_orcamentaria 99, empenho 8',
  ])
  expect((await pool.query('select from entidade')).rowCount).toBe(0)
})

test('loads it whole once fixed, and reports its rows and warnings', async () => {
  const { changes, pairs, avisos } = await importPackage(pool, folderOf('outro-municipio'), { storeDir })
  const brought = changes.map(({ table, counts }) => [table.nome, counts.reduce((sum, { novas }) => sum + novas, 0)])
  expect(Object.fromEntries(brought)).toEqual({
    entidade: 2,
    exercicio: 4,
    orgao: 4,
    unidade: 2,
    funcao: 2,
    natureza_despesa: 2,
    fonte_recurso: 1,
    dotacao: 2,
    fornecedor: 6,
    empenho: 8,
    empenho_anulacao: 3,
    liquidacao: 8,
    liquidacao_estorno: 1,
    retencao: 1,
    pagamento: 10,
    menu: 40,
    parametro: 3,
  })
  expect(pairs.map(({ entidade, exercicio }) => `${entidade}/${exercicio}`)).toEqual([
    '40/2023',
    '40/2024',
    '40/2025',
    '41/2024',
  ])
  expect(avisos).toEqual([
    'fornecedor.csv: 1 credor não tem CNPJ nem CPF (linha 5); sem ele, a busca por documento não encontra.',
    'fornecedor.csv: 1 credor repete o CNPJ de outro código (linha 4); a página do fornecedor soma os códigos; ' +
      'as listas os mostram separados.',
    'dotacao.csv: 2 dotações não dizem todos os níveis (desde a linha 2); nos que faltam, a despesa aparece como ' +
      '“Não informado”.',
    'empenho.csv: 3 empenhos não dizem a dotação (desde a linha 2); por nível, a despesa aparece como “Não informado”.',
    'empenho.csv: 1 empenho tem data fora do seu exercício (linha 7); a lista mostra tudo sem as datas que ela sugere.',
    'empenho.csv: 3 números de empenho se repetem em outra unidade (desde a linha 4); quem procurar só pelo ' +
      'número escolhe a unidade.',
    'liquidacao.csv: 6 liquidações não têm vencimento (desde a linha 2); a previsão de pagamento fica sem data.',
    'pagamento.csv: 4 pagamentos não dizem qual liquidação pagam (desde a linha 3); o valor abate as mais ' +
      'antigas do empenho.',
    'pagamento.csv: 1 pagamento é negativo (linha 8); o valor conta como estorno.',
    'entidade 40, exercício 2024: 1 empenho foi pago além do liquidado; o que falta liquidar conta como ' +
      'liquidado nos saldos (empenho 1/2024).',
  ])
})

test('loading the same delivery again changes nothing', async () => {
  await importPackage(pool, folderOf('outro-municipio'), { storeDir })
  expect((await importPackage(pool, folderOf('outro-municipio'), { storeDir })).changes).toEqual([])
})
