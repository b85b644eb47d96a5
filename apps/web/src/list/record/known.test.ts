// Tests what is said beside the text of a part without rows.
import { figures, records } from '@portal/catalog/areas'
import { EXECUCAO, publicadas, publicados } from '@portal/catalog/publicado'
import { isTabela } from '@portal/catalog/tabelas'
import type { Field } from '@portal/kit/fields'
import { expect, it } from 'vitest'
import { knownInWords, untilInWords, untilOf } from './known.tsx'

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

it('says until which day the sums of a section are known, of the tables that were sent', () => {
  const until = { ...EXECUCAO, sums: ['valorPago'] }
  const told = { fatosAte: '2026-08-31', ultimoAcesso: '2026-09-02', modulo: 3 }
  const inWords = (unsent: string[], everyYear: boolean, said: Parameters<typeof untilInWords>[1] = told) =>
    untilInWords(until, said, { get: () => undefined, unsent: new Set(unsent) }, everyYear)
  expect(inWords([], true)).toBe('Empenhos, liquidações e pagamentos publicados até 31/08/2026.')
  expect(inWords(['pagamento', 'liquidacao *'], true)).toBe('Empenhos e pagamentos publicados até 31/08/2026.')
  expect(inWords(['pagamento', 'liquidacao'], false)).toBe('Empenhos publicados até 31/08/2026.')
  expect(inWords([], true, { modulo: 3 })).toBeUndefined()
  expect([untilOf(until, { valorPago: 0 }), untilOf(until, { valorEmpenhado: 1 })]).toEqual([until, undefined])
  expect(untilOf(({ tipo }) => (tipo === 'C' ? until : undefined), { tipo: 'R', valorPago: 1 })).toBeUndefined()
})

it('what a record or a part calls by the name of a figure of commitments is that figure', () => {
  const names = new Map(figures.filter(({ time }) => time === 'posicao').map(({ name, id }) => [name, id]))
  const meant = (fields: Readonly<Record<string, Field>>): [string, Field][] =>
    Object.entries(fields).filter(([, { kind, label }]) => kind === 'money' && names.has(label))
  const all = records.flatMap(({ id, fields, parts }) => [
    ...meant(fields).map(([name, field]) => [`${id}: ${name}`, field] as const),
    ...Object.entries(parts).flatMap(([part, declared]) =>
      declared.kind === 'many'
        ? meant(declared.fields).map(([name, field]) => [`${id} ${part}: ${name}`, field] as const)
        : [],
    ),
  ])
  expect(all.length).toBeGreaterThan(15)
  expect(all.filter(([, { label, figure }]) => figure?.id !== names.get(label)).map(([where]) => where)).toEqual([])
})
