import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { PortalError } from '@portal/kit/errors'
import { Parameters } from './binds.ts'
import { rsqlCondition } from './rsql-conditions.ts'
import type { RsqlField } from '@portal/kit/client-names'
import { parseRsql } from './rsql.ts'

const fields: Record<string, RsqlField> = {
  'id.exercicio': { column: 'exercicio', kind: 'integer' },
  'id.entidade': { column: 'entidade', kind: 'integer' },
  'fornecedor.nome': { column: 'nome', kind: 'text' },
  'fornecedor.cnpj': { column: 'cnpj', kind: 'documento' },
  'programatica.orgao': { column: 'orgao', kind: 'code' },
  data: { column: 'data', kind: 'date' },
  valor: { column: 'valor', kind: 'money' },
  isCovid: { column: 'isCovid', kind: 'flag' },
  'ficha.data': { column: 'data', kind: 'date', among: 'ficha', since: 'data' },
}

function compile(text: string): { sql: string; values: unknown[] } {
  const binds = new Parameters()
  const { sql } = rsqlCondition(parseRsql(text, { fields }), fields, binds, (among, asked) => ({
    sql: `has ${among} (${asked.map((each) => each.sql).join(' and ')})`,
    columns: [],
  }))
  return { sql, values: binds.values }
}

function faultOf(text: string): string {
  try {
    compile(text)
    return ''
  } catch (error) {
    if (!(error instanceof PortalError) || error.status !== 400) throw error
    return error.violations.map(({ message }) => message).join()
  }
}

describe('search expressions', () => {
  it('parses the expressions clients send', () => {
    expect(compile('id.exercicio==2025;id.entidade==1;fornecedor.nome=="*SILVA*"')).toEqual({
      sql: '(r."exercicio" = $1 and r."entidade" = $2 and r."nomeBusca" like $3)',
      values: ['2025', '1', '%silva%'],
    })
  })

  it('gives `and` precedence over `or`, unless parentheses decide otherwise', () => {
    expect(compile('valor>1;valor<2,valor==3').sql).toBe('((r."valor" > $1 and r."valor" < $2) or r."valor" = $3)')
    expect(compile('valor>1;(valor<2,valor==3)').sql).toBe('(r."valor" > $1 and (r."valor" < $2 or r."valor" = $3))')
  })

  it('parses lists, quotes and escapes', () => {
    expect(compile(`programatica.orgao=in=(20, "a;b",'c''s')`.replace("''", "\\'"))).toEqual({
      sql: '(r."orgao" = $1 or r."orgao" = $2 or r."orgao" = $3)',
      values: ['20', 'a;b', "c's"],
    })
    expect(compile('fornecedor.nome=="50%_\\*"').values).toEqual(['50%_*'])
    expect(compile('fornecedor.nome==50%_*').values).toEqual(['50\\%\\_%'])
  })

  it('accepts the word forms of the operators', () => {
    expect(compile("id.exercicio=='2025' and id.entidade=='1' and data>='2025-01-01'").sql).toBe(
      '(r."exercicio" = $1 and r."entidade" = $2 and r."data" >= $3::date)',
    )
    expect(compile('valor=ge=1 and (valor=lt=2 or valor=gt=3) AND valor=le=9').sql).toBe(
      compile('valor>=1;(valor<2,valor>3);valor<=9').sql,
    )
    expect(compile('fornecedor.nome==*MARIA AND ROSA* and valor>1').values).toEqual(['%maria and rosa%', '1'])
    expect(compile('fornecedor.nome==COR and(valor>1)').values).toEqual(['cor', '1'])
    expect(compile('programatica.orgao=out=(20,21)')).toEqual({
      sql: 'r."orgao" is distinct from $1 and r."orgao" is distinct from $2',
      values: ['20', '21'],
    })
  })

  it('compares whole days', () => {
    expect(compile('data<=2026-01-31T23:59').values).toEqual(['2026-01-31'])
    expect(compile('data<=2026-01-31')).toEqual({ sql: 'r."data" < $1::date + 1', values: ['2026-01-31'] })
  })

  it('puts conditions on the same child table to one child row, and repeats the end of a period on the row', () => {
    expect(compile('ficha.data>=2026-03-01;ficha.data<=2026-03-31;valor>1').sql).toBe(
      '(r."data" < $2::date + 1 and r."valor" > $4 and has ficha (r."data" >= $1::date and r."data" < $3::date + 1))',
    )
    expect(compile('ficha.data>2026-03-01,valor>1').sql).toBe(
      '(has ficha (r."data" >= $1::date + 1) or r."valor" > $2)',
    )
  })

  it('includes rows without a value in a difference', () => {
    expect(compile('isCovid!=S')).toEqual({ sql: 'r."isCovid" is distinct from $1', values: ['S'] })
  })

  it('searches a whole document or the start of a CNPJ', () => {
    expect(compile('fornecedor.cnpj==529.982.247-25')).toEqual({
      sql: '(r."cnpj" in ($1, $2))',
      values: ['52998224725', '***982247**'],
    })
    expect(compile('fornecedor.cnpj==12345678*').sql).toContain('length(r."cnpj") = 14')
  })

  it.each([
    ['', 'Esperava o nome de um campo (posição 1)'],
    ['senha==1', 'Campo desconhecido (posição 1)'],
    ['__proto__==1', 'Campo desconhecido (posição 1)'],
    ['valor==1;senha==1', 'Campo desconhecido (posição 10)'],
    ['valor=like=1', 'Esperava um operador (== != >= <= =in= =out= > <) (posição 6)'],
    ['valor==', 'Esperava um valor (posição 8)'],
    ['valor==abc', 'Informe um número, com ponto nas casas decimais (posição 8)'],
    ['valor==1*', 'O curinga * só vale em texto (posição 8)'],
    ['valor==1)', 'Esperava ; (e), , (ou) ou o fim (posição 9)'],
    ['(valor==1', 'Falta fechar o parêntese (posição 10)'],
    ['fornecedor.nome=="abc', 'Faltam as aspas finais (posição 18)'],
    ['fornecedor.nome>a', 'O operador > não vale para este campo (posição 17)'],
    ['data==2026-02-30', 'Data inválida: use aaaa-mm-dd (posição 7)'],
    ['isCovid==talvez', 'Use S ou N (posição 10)'],
    ['fornecedor.cnpj==*9822472*', 'O curinga * só vale no fim de um documento (posição 18)'],
    ['fornecedor.cnpj>52998224725', 'O operador > não vale para este campo (posição 17)'],
    [
      'fornecedor.cnpj==529*',
      'Informe o CPF completo, o CNPJ completo ou ao menos os 8 primeiros caracteres do CNPJ (posição 18)',
    ],
    [`${'('.repeat(6)}valor==1${')'.repeat(6)}`, 'Parênteses demais (posição 6)'],
    [`fornecedor.nome==${'a'.repeat(2000)}`, 'No máximo 2000 caracteres (posição 2001)'],
    [`${'valor==1;'.repeat(50)}valor==1`, 'Comparações demais (posição 451)'],
    [`valor=in=(${'1,'.repeat(100)}1)`, 'Valores demais (posição 211)'],
    ['fornecedor.nome==a\0', 'Caractere não aceito (posição 19)'],
  ])('%j is refused: %s', (text, message) => {
    expect(faultOf(text)).toBe(message)
  })
})

describe('any input', () => {
  const piece = fc.oneof(
    fc.constantFrom('valor', 'fornecedor.nome', 'data', '==', '!=', '=in=', '(', ')', ';', ',', '"', "'", '*', '\\'),
    fc.constantFrom('2026-01-01', ' ', '$1', '--', '/*'),
    fc.string({ maxLength: 6 }),
  )
  const value = fc.string({ minLength: 1 }).map((text) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\0', '')}"`)
  const comparison = fc.oneof(
    fc
      .tuple(fc.constantFrom('fornecedor.nome', 'programatica.orgao'), fc.constantFrom('==', '!='), value)
      .map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom('valor', 'id.entidade'), fc.constantFrom('==', '<', '>=', '!='), fc.nat())
      .map((parts) => parts.join('')),
    fc.array(value, { minLength: 1, maxLength: 5 }).map((values) => `programatica.orgao=in=(${values.join()})`),
  )
  const expression = fc.oneof(
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
    fc
      .tuple(comparison, fc.constantFrom(';', ','), comparison, fc.constantFrom(';', ','), comparison)
      .map(([a, first, b, second, c]) => `${a}${first}(${b}${second}${c})`),
  )

  it('is parsed or refused with a position, and only columns and placeholders reach the SQL', () => {
    fc.assert(
      fc.property(expression, (text) => {
        const fault = faultOf(text)
        if (fault !== '') {
          expect(fault).toMatch(/\(posição \d+\)$/)
          return
        }
        const columns = /r\."(valor|nomeBusca|data|cnpj|orgao|isCovid|exercicio|entidade)"/g
        const words = /\$\d+(::date)?|is distinct from|is not true|like|and|or|length|[=<>~()+ 14]/g
        expect(compile(text).sql.replace(columns, '').replace(words, '')).toBe('')
      }),
      { numRuns: 3000 },
    )
  })

  it('can be quoted', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !text.includes('\0')),
        (text) => {
          const quoted = `"${text.replace(/[\\"*]/g, '\\$&')}"`
          expect(compile(`programatica.orgao==${quoted}`).values).toEqual([text])
        },
      ),
    )
  })
})
