import { describe, expect, it, test } from 'vitest'
import { valorPorExtenso } from './extenso.ts'

test.each([
  ['0', 'zero reais'],
  ['0.00', 'zero reais'],
  ['0.01', 'um centavo'],
  ['0.5', 'cinquenta centavos'],
  ['1', 'um real'],
  ['1.01', 'um real e um centavo'],
  ['2.10', 'dois reais e dez centavos'],
  ['14.19', 'quatorze reais e dezenove centavos'],
  ['16.00', 'dezesseis reais'],
  ['21', 'vinte e um reais'],
  ['100', 'cem reais'],
  ['101', 'cento e um reais'],
  ['199.99', 'cento e noventa e nove reais e noventa e nove centavos'],
  ['200', 'duzentos reais'],
  ['520.30', 'quinhentos e vinte reais e trinta centavos'],
  ['1000', 'mil reais'],
  ['1001', 'mil e um reais'],
  ['1100', 'mil e cem reais'],
  ['1101', 'mil cento e um reais'],
  ['1234.56', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  ['2000.02', 'dois mil reais e dois centavos'],
  ['21000', 'vinte e um mil reais'],
  ['100000', 'cem mil reais'],
  ['293572', 'duzentos e noventa e três mil quinhentos e setenta e dois reais'],
  ['1000000', 'um milhão de reais'],
  ['1000001', 'um milhão e um reais'],
  ['1001000', 'um milhão e mil reais'],
  ['1500000', 'um milhão e quinhentos mil reais'],
  ['2000000.50', 'dois milhões de reais e cinquenta centavos'],
  ['2345678.90', 'dois milhões, trezentos e quarenta e cinco mil seiscentos e setenta e oito reais e noventa centavos'],
  ['1000000000', 'um bilhão de reais'],
  [
    '332415741211',
    'trezentos e trinta e dois bilhões, quatrocentos e quinze milhões, setecentos e quarenta e um mil duzentos e ' +
      'onze reais',
  ],
  ['-480.10', 'menos quatrocentos e oitenta reais e dez centavos'],
])('%s is %s', (valor, words) => {
  expect(valorPorExtenso(valor)).toBe(words)
})

describe('for any amount', () => {
  const amounts = Array.from({ length: 2000 }, (_, i) => i * 7919 * (i % 13) + i)

  it('is different for different amounts', () => {
    const distinct = new Set(amounts)
    expect(new Set([...distinct].map((amount) => valorPorExtenso(String(amount)))).size).toBe(distinct.size)
  })

  it('has single spaces, no spaces at the ends and one currency', () => {
    for (const amount of amounts) {
      expect(valorPorExtenso(String(amount))).toMatch(/^[a-zêãõç]+(?:,? [a-zêãõç]+)* (?:real|reais)$/)
    }
  })
})

it('refuses a text that is not an amount', () => {
  for (const text of ['', 'x', '1,00', '1.234', '1e3']) expect(() => valorPorExtenso(text)).toThrow('not an amount')
})
