import { describe, expect, it } from 'vitest'
import { date, integer, text } from './fields.ts'
import {
  asOf,
  byCode,
  byDay,
  byDocumento,
  byInteger,
  byNumeroAno,
  checkbox,
  choice,
  contains,
  from,
  periodo,
  to,
  words,
  type Filter,
} from './filters.ts'
import { readFilter, readInteger, readKey } from './read-filter.ts'

const valor: Filter = from('money', 'valor', 'Valor')
const mes: Filter = to('month', 'data', 'Mês')
const { dataInicial } = periodo('data')
const tipo = choice('tipo', 'Tipo', [{ value: 'a', label: 'A' }])
const orgao = choice('orgao', 'Órgão', { from: '/api/orgaos' })
const codigo = choice('codigo', 'Código', { from: '/api/codigos', ids: 'code' })

describe('accepted values, in their normalised form', () => {
  it.each<[Filter, string, string]>([
    [contains('nome', 'Nome'), '  José  da SILVA ', 'jose da silva'],
    [words('nome', 'Nome'), 'Água', 'agua'],
    [byDocumento('d'), '12.345.678', '12345678'],
    [byDocumento('d'), '***.401.489-**', '***401489**'],
    [byInteger('no', 'Nº'), '007', '7'],
    [byInteger('no', 'Nº'), '2147483647', '2147483647'],
    [byNumeroAno('d', 'Decreto'), '0001/2015', '1/2015'],
    [byCode('c', 'Código'), '02.001-A/3', '02.001-A/3'],
    [byCode('c', 'Código'), 'a'.repeat(30), 'a'.repeat(30)],
    [dataInicial, '2026-02-28', '2026-02-28'],
    [byDay('data', 'Dia'), '2026-02-28', '2026-02-28'],
    [asOf('Posição'), '2026-06-30', '2026-06-30'],
    [valor, '000', '0.00'],
    [valor, '999999999999999.9', '999999999999999.90'],
    [mes, '07', '7'],
    [tipo, 'a', 'a'],
    [orgao, '02', '2'],
    [codigo, '0201', '0201'],
    [checkbox('x', 'X'), 'S', 'true'],
  ])('%o %s', (filter, typed, value) => expect(readFilter(filter, typed)).toEqual({ value }))
})

describe('values that mean no filter', () => {
  it.each<[Filter, string]>([
    [contains('nome', 'Nome'), ' '],
    [dataInicial, ''],
    [tipo, '-1'],
    [orgao, '-1'],
    [checkbox('x', 'X'), 'N'],
    [checkbox('x', 'X'), 'false'],
  ])('%o %j', (filter, typed) => expect(readFilter(filter, typed)).toEqual({ value: undefined }))
})

describe('refused values, with the reason', () => {
  it.each<[Filter, string, string]>([
    [contains('nome', 'Nome'), 'a'.repeat(201), 'No máximo 200 caracteres.'],
    [contains('nome', 'Nome'), 'a\0', 'Caractere não aceito.'],
    [words('nome', 'Nome'), '--', 'Escreva ao menos uma letra ou um número.'],
    [
      byDocumento('d'),
      '123.456.7',
      'Informe o CPF completo, o CNPJ completo ou ao menos os 8 primeiros caracteres do CNPJ.',
    ],
    [byInteger('no', 'Nº'), '-1', 'Informe um número inteiro maior ou igual a zero.'],
    [byInteger('no', 'Nº'), '2147483648', 'O maior número aceito é 2147483647.'],
    [byNumeroAno('d', 'Decreto'), '0/2015', 'Informe o número, com o ano ou sem ele, como 1/2015.'],
    [byCode('c', 'Código'), 'a'.repeat(31), 'Informe o código como ele foi escrito.'],
    [byCode('c', 'Código'), 'ação', 'Informe o código como ele foi escrito.'],
    [dataInicial, '2026-02-30', 'Data inválida: use aaaa-mm-dd.'],
    [valor, '1,50', 'Informe um valor maior ou igual a zero, com ponto e até duas casas decimais.'],
    [valor, '1234567890123456', 'Informe um valor maior ou igual a zero, com ponto e até duas casas decimais.'],
    [mes, '13', 'Informe o mês, de 1 a 12.'],
    [tipo, 'b', 'Escolha uma das opções.'],
    [orgao, 'a', 'Informe um número inteiro maior ou igual a zero.'],
    [codigo, '_', 'Informe o código como ele foi escrito.'],
    [checkbox('x', 'X'), 'on', 'Use true ou false.'],
    [checkbox('x', 'X'), 'constructor', 'Use true ou false.'],
  ])('%o %j', (filter, typed, fault) => expect(readFilter(filter, typed)).toEqual({ fault }))
})

it('reads a key by the kind of its field', () => {
  expect(readKey(integer('Nº'), ' 07 ')).toEqual({ value: '7' })
  expect(readKey(date('Data'), '2026-02-30')).toHaveProperty('fault')
  expect(readKey(text('Código'), ' A.1 ')).toEqual({ value: 'A.1' })
  expect(readKey(undefined, 'a'.repeat(201))).toHaveProperty('fault')
  expect(readKey(text('Código'), '  ')).toEqual({ value: undefined })
})

it('limits an integer to the given maximum', () => {
  expect(readInteger('11', 10)).toEqual({ fault: 'O maior número aceito é 10.' })
})
