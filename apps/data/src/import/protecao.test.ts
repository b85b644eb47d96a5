import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { expect, test } from 'vitest'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { importPackage, type ImportSummary } from './import-package.ts'

beginEmpty()

const load = async (resources: Record<string, string>): Promise<ImportSummary> =>
  importPackage(pool, await writePackage(await scratch.folder(), resources), { storeDir })

const ZULMIRA = cpfFrom('401489123')

const SICK = {
  ...CITY,
  fornecedor: lines(
    'entidade,fornecedor,nome,cnpj_cpf',
    '1,10,Construções São João Ltda,11444777000161',
    `1,20,ZULMIRA XISTO QUARESMA,${ZULMIRA}`,
  ),
  empenho: lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,natureza,historico,valor',
    '1,2026,0201,1,2026-02-03,10,33903000,Reforma da escola,1500.00',
    '1,2026,0201,2,2026-02-04,20,33904800,Auxílio para tratamento fora do domicílio de Zulmira X. Quaresma,99.90',
  ),
}

test('a payment for the health of a person names neither the person nor the code', async () => {
  await load(SICK)
  const { rows } = await pool.query('select empenho, fornecedor, historico from empenho order by 1')
  expect(rows[1]).toEqual({
    empenho: 2,
    fornecedor: -1,
    historico: 'Auxílio para tratamento fora do domicílio de Pessoa protegida (LGPD art. 11, LAI art. 31)',
  })
  expect(
    (await pool.query('select nome, cnpj_cpf from fornecedor order by fornecedor')).rows.map(({ nome }) => nome),
  ).toEqual([
    'Pessoa protegida (LGPD art. 11, LAI art. 31)',
    'Construções São João Ltda',
    'Pessoa protegida (LGPD art. 11, LAI art. 31)',
  ])
})
