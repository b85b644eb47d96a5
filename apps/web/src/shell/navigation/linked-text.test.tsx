import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const hrefs = (text: string): string[] =>
  [...renderToStaticMarkup(<LinkedText>{text}</LinkedText>).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

test('only web addresses become links, without the punctuation that ends the sentence', () => {
  expect(hrefs('Veja https://a.gov.br/lei?x=1. E (http://b.gov.br/), fim.')).toEqual([
    'https://a.gov.br/lei?x=1',
    'http://b.gov.br/',
  ])
  expect(hrefs('javascript:alert(1) e ftp://c.gov.br')).toEqual([])
})
