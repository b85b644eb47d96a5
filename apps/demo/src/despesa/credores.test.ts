import { isCnpj } from '@portal/kit/cpf-cnpj'
import { expect, test } from 'vitest'
import { ENTITIES } from '../cidade/cidade.ts'
import { credoresFixos } from './credores.ts'
import { companiesOn, companyAt, LETTERS_SINCE } from './fornecedores.ts'

const [prefeitura] = ENTITIES
const creditors = credoresFixos(prefeitura as NonNullable<typeof prefeitura>).map(([, supplier]) => supplier)

test('every fixed creditor has a valid CNPJ that only its own entity shares', () => {
  const others = new Set([...companiesOn(2050, LETTERS_SINCE)].map((fornecedor) => companyAt(fornecedor).cnpjCpf))
  expect(creditors.filter(({ cnpjCpf }) => !isCnpj(cnpjCpf) || others.has(cnpjCpf))).toEqual([])
  expect(new Set(creditors.map(({ cnpjCpf }) => cnpjCpf)).size).toBe(creditors.length - 1)
})

test('a creditor outside the city has a CNPJ beyond those in use', () => {
  const own = new Set(ENTITIES.map(({ cnpj }) => cnpj))
  expect(creditors.filter(({ cnpjCpf }) => !own.has(cnpjCpf) && !cnpjCpf.startsWith('99'))).toEqual([])
})

test('no creditor has the name of a real body', () => {
  const real = /INSS|INSTITUTO NACIONAL|RECEITA FEDERAL|CAIXA ECON|BANCO DO BRASIL|CORREIOS|ESTADO DO PARAN/
  expect(creditors.filter(({ nome }) => real.test(nome))).toEqual([])
})
