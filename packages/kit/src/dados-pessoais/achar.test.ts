import { describe, expect, it, test } from 'vitest'
import fc from '../testing/property.ts'
import { cnpjFrom, cpfFrom, formatCnpjCpf, isCns } from '../cpf-cnpj.ts'
import { acharDadosPessoais } from './achar.ts'

const CPF = cpfFrom('298401489')
const ESCRITO = formatCnpjCpf(CPF)
const CNPJ = formatCnpjCpf(cnpjFrom('112223330001'))
/** Made of the PIS 10000000006, and one given before the card came. */
const [DEFINITIVO, PROVISORIO] = ['100000000060018', '700000000000005']

const found = (text: string): string[] => acharDadosPessoais(text).map(({ dado, trecho }) => `${dado}: ${trecho}`)
const kinds = (text: string): string[] => acharDadosPessoais(text).map(({ dado }) => dado)

describe('a CPF', () => {
  test.each([
    [`Nomeia Joana Prado, CPF ${ESCRITO}.`, 'cpf: Nomeia Joana Prado, CPF ***.401.489-**.'],
    [`CPF: ${CPF}, a pedido`, 'cpf: CPF: ***.401.489-**, a pedido'],
    [`Joana Prado ${CPF} Rui Lima`, 'cpf: Joana Prado ***.401.489-** Rui Lima'],
    ['paga a 298 401 489 82', 'cpf: paga a ***.401.489-**'],
    ['paga a 2 9 8 4 0 1 4 8 9 8 2', 'cpf: paga a ***.401.489-**'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test.each([
    'CPF ***.401.489-**, conforme o processo 12/2026',
    'CPF 298.401.489-83, que não existe',
    `CNPJ ${CNPJ}`,
    `Telefone: ${CPF}`,
    `protocolo nº ${CPF}`,
    'WhatsApp 29 84014-8982, celular 29 98401-4892',
    'autos 0029840-14.8982.8.16.0001 e 1234-29.8401.4898.2',
    `chave 2984 0148 9820 0298 4014 8982 0029 8401 4898 2000 1234`,
    'linha digitável 34191.79001 29840.148982 91020.150008 8 89370000010000',
    'R$ 298.401.489,82',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('a health card', () => {
  test.each([
    [`paciente ${DEFINITIVO}, na fila`, 'cns: paciente *** **** 0006 ****, na fila'],
    ['CNS 700 0000 0000 0005', 'cns: CNS *** **** 0000 ****'],
    [`Cartão do SUS nº ${PROVISORIO}`, 'cns: Cartão do SUS nº *** **** 0000 ****'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  it('that was definitively given is made of a PIS: other numbers that add up are not', () => {
    expect(isCns('100000000000104')).toBe(true)
    expect(found('paciente 100000000000104')).toEqual([])
  })

  test.each([
    'CNS 700000000000006',
    `código de barras ${PROVISORIO}`,
    `processo ${PROVISORIO}-12`,
    `nota 3526 ${PROVISORIO}2026`,
    'chave 1234 700 0000 0000 0005 1234',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('a bank account', () => {
  test.each([
    [
      'Diária de Joana Prado: Banco 001, agência 1234-5, conta corrente nº 98.765-4.',
      'conta: Diária de Joana Prado: Banco ***, agência ****-*, conta corrente nº **.**5-4.',
    ],
    [
      `Prefeitura de Vila Clara CNPJ ${CNPJ} Diária de Zoraide Quintela, Agência 1234-5 Conta 98765-4`,
      'conta: **.***.***/****-** Diária de Zoraide Quintela, Agência ****-* Conta ****5-4',
    ],
    ['Ag. 0391 Op. 013 Conta 00012345-6', 'conta: Ag. **** Op. *** Conta *******5-6'],
    ['Ag 0391, c/c 12345-6', 'conta: Ag ****, c/c ****5-6'],
    ['poupança nº 12345-X da beneficiária', 'conta: poupança nº ****5-X da beneficiária'],
    ['conta 12345-6, agência 0391', 'conta: conta ****5-6, agência ****'],
    ['Chave Pix: joana.prado@exemplo.org', 'conta: Chave Pix: j***@exemplo.org'],
    ['pix (celular) 44 99123-4567', 'conta: pix (celular) ** *****-**67'],
    ['PIX 123e4567-e89b-12d3-a456-426614174000', 'conta: PIX ********-****-****-****-**********00'],
    [`pix ${CPF}`, 'cpf: pix ***.401.489-**'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test.each([
    `Papelaria Aurora Ltda, CNPJ ${CNPJ}, agência 1234-5, conta corrente 98765-4`,
    `agência 1234-5, conta corrente 98765-4, em nome de Papelaria Aurora Ltda`,
    'agência 1234-5, conta corrente 98765-4 da Prefeitura Municipal de Vila Clara',
    'conta corrente do Fundo Municipal de Saúde, agência 1234-5, conta 98765-4',
    'a conta 1.1.1.1.1.02 do plano de contas, agência 1234',
    'art. 75 c/c 14.133/2021, na agência 1234',
    'Ag. Municipal de Trânsito, por conta da dotação 12.345',
    'rendimento da poupança 2026',
    `pix ${CNPJ}`,
    'pix tesouraria@vilaclara.pr.gov.br',
    'o prestador de contas 12345 entregou',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('an address beside a name', () => {
  test.each([
    [
      'LOCADOR: JOSÉ DA SILVA PRADO, brasileiro, RG nº 1.234.567-8 SSP/PR, residente e domiciliado na Rua das ' +
        'Acácias, nº 120, Centro.',
      'endereco: LOCADOR: JOSÉ DA SILVA PRADO, brasileiro, RG nº *.***.***-* SSP/PR, residente e domiciliado na Rua ' +
        'das Acácias, nº ***, Centro.',
    ],
    [
      'Nome: Joana Prado Endereço: Av. Brasil, 1200 Telefone: (44) 3333-4444',
      'endereco: Nome: Joana Prado Endereço: Av. Brasil, *** Telefone: (**) ****-****',
    ],
    ['Maria Aparecida de Lima – Travessa do Sol nº 15', 'endereco: Maria Aparecida de Lima – Travessa do Sol nº ***'],
    ['1 Joana Prado Rua das Acácias 120 Centro', 'endereco: * Joana Prado Rua das Acácias *** Centro'],
    ['Zoraide Quintela, CPF *, Rua 7 de Setembro, 45', 'endereco: Zoraide Quintela, CPF *, Rua *** de Setembro, ***'],
    [
      'Adeildo Quintela mora na Linha São João, km 5, s/n',
      'endereco: Adeildo Quintela mora na Linha São João, km ***, s/n',
    ],
    [
      'Nome: Joana Prado CPF: * Endereço: Rua do Sol, 12 Avenida Brasil, 500 – Fone (44) 3333-4444',
      'endereco: Nome: Joana Prado CPF: * Endereço: Rua do Sol, *** Avenida Brasil, *** – Fone (**) ****-****',
    ],
    [
      'o Sr. Adeildo Quintela, residente na Linha São João, zona rural',
      'endereco: o Sr. Adeildo Quintela, residente na Linha São João, zona rural',
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test.each([
    `Papelaria Aurora Ltda, com sede na Rua das Acácias, nº 120, CNPJ ${CNPJ}, representada por Joana Prado`,
    'Joana Prado, sócia da empresa, com sede na Rua das Acácias, nº 120',
    'Prefeitura Municipal de Vila Clara, Avenida Brasil, 500, CEP 87000-000',
    'Marina Vendramini Prado Prefeita Municipal Avenida Brasil, 500',
    'Marina Vendramini Prado Avenida Brasil, 500 – Fone (44) 3333-4444 – www.vilaclara.pr.gov.br',
    'Fiscal: Joana Prado. Local da obra: Rua das Acácias, nº 120',
    'Pavimentação da Rua Maria Aparecida de Lima, esquina com a Avenida Brasil, 500',
    'Escola Municipal Maria Aparecida de Lima, Rua das Acácias, 120',
    'Joana Prado visitou a cidade. Na Rua das Acácias, 120 árvores caíram',
    'Joana Prado, brasileira, residente e domiciliada em Vila Clara, Paraná',
    'Joana Prado, com domicílio profissional na Rua das Acácias, 120',
    'Termo Aditivo, Rua das Acácias, 120',
    'Joana Prado pede a poda na Rua das Acácias, nº 120',
    'Joana Prado, Rua das Acácias, 12 de março de 2026',
    'Vereadora Joana Prado, Rua das Acácias, 120',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

test('each is told once, in the order of the text', () => {
  const cpf = `CPF ${ESCRITO}`
  const text = `Joana Prado, ${cpf}, residente na Rua das Acácias, 120, agência 1234-5, conta 98765-4. ${cpf}`
  expect(kinds(text)).toEqual(['cpf', 'endereco', 'conta'])
  expect(kinds(`Joana Prado, residente na Rua das Acácias CPF ${CPF}, Centro`).toSorted()).toEqual(['cpf', 'endereco'])
})

test('what is told has no digit but those of a mask, whatever is around', () => {
  const telling = fc.constantFrom(
    `CPF ${ESCRITO} `,
    `CNS ${PROVISORIO} `,
    'Joana Prado, Rua das Acácias, 120 ',
    'agência 1234-5, conta 98765-4 ',
    'joana@exemplo.org ',
    '(44) 99123-4567 ',
    'palavra ',
    `${CNPJ} `,
  )
  fc.assert(
    fc.property(fc.array(telling, { maxLength: 12 }), (parts) => {
      for (const { trecho } of acharDadosPessoais(parts.join(''))) {
        const shown = trecho.replace(/\*{3}\.401\.489-\*{2}|\*{3} \*{4} 0000 \*{4}|\*{4}5-4/, '')
        expect(shown).not.toMatch(/\d|@/)
      }
    }),
  )
})

test('an ordinary page says nothing', () => {
  expect(acharDadosPessoais('')).toEqual([])
  expect(acharDadosPessoais('Lei nº 14.133/2021, art. 75, II. Vila Clara, 12 de março de 2026.')).toEqual([])
})
