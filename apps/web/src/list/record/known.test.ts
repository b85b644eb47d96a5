// Tests what is said beside the text of a part without rows.
import { records } from '@portal/catalog/areas'
import { publicadas, publicados } from '@portal/catalog/publicado'
import { isTabela } from '@portal/catalog/tabelas'
import { expect, it } from 'vitest'
import { knownInWords } from './known.tsx'

const pagamentos = publicados('pagamento', 'pagamento', 'pagamentos')

it('says until which day the table is known: that of its newest fact or, without one, that of the load', () => {
  const loaded = { ultimoAcesso: '2026-09-02T08:15:00', modulo: 3 }
  expect(knownInWords(pagamentos, { ...loaded, fatosAte: '2026-08-31' })).toBe(
    'Nenhum pagamento foi publicado até 31/08/2026.',
  )
  expect(knownInWords(publicadas('liquidacao', 'liquidação', 'liquidações'), loaded)).toBe(
    'Nenhuma liquidação foi publicada até 02/09/2026.',
  )
})

it('says that the entity never sent the table, and nothing where that is not known', () => {
  expect(knownInWords(pagamentos, { modulo: 3, nuncaEnviada: true })).toBe(
    'Esta entidade ainda não publicou pagamentos.',
  )
  expect(knownInWords(pagamentos, { modulo: 3 })).toBeUndefined()
})

it('is declared of tables that the catalog has', () => {
  const known = records.flatMap(({ parts }) => Object.values(parts).flatMap((part) => part.known ?? []))
  expect(known.length).toBeGreaterThan(30)
  expect(known.map(({ table }) => table).filter((table) => !isTabela(table))).toEqual([])
})

it('is declared beside every text that the specification gives to a part without rows', () => {
  const specified = /^(Nao possui|Sem |Não há|Nenhum gasto|Nenhuma publicação|Cargo sem)/
  const silent = records.flatMap(({ id, parts }) =>
    Object.entries(parts).flatMap(([name, { kind, empty = '', known }]) =>
      (specified.test(empty) || kind === 'files') && !known ? [`${id}: ${name}`] : [],
    ),
  )
  expect(silent).toEqual([])
})
