// Tests agreements, grants and works: the list, the record and the rows behind them have the same figures; documents
// expire; images are served as images.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { obras } from '@portal/catalog/contratacao/obraspublicas'
import type { Page, Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { insert } from '../../testing/insert.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { CARTAZ, MANUAL, MANUAL_TEXT } from '../../testing/samples/portal.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

const contexto = `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
  const { pool } = portal.database
  // Received agreements that cite, too, what was spent of them: that was not passed on to the city.
  await pool.query(
    `insert into convenio_empenho (entidade, convenio, exercicio, unidade_orcamentaria, empenho)
    select c.entidade, c.convenio, e.exercicio, e.unidade_orcamentaria, e.empenho
    from (select *, row_number() over (order by convenio) as lugar from convenio where entidade = $1 and tipo = 'R') c
    join (
      select r.*, row_number() over (order by exercicio, unidade_orcamentaria, empenho) as lugar from resumo.empenho r
      where entidade = $1 and valor_pago > 0 and not exists (
        select from convenio_empenho v where v.entidade = r.entidade and v.exercicio = r.exercicio
          and v.unidade_orcamentaria = r.unidade_orcamentaria and v.empenho = r.empenho
      )
    ) e using (lugar)`,
    [ENTIDADE],
  )
  await insert(pool, 'anexo', [
    {
      entidade: ENTIDADE,
      origem: 'subvencao_certidao',
      chave: `${EXERCICIO}/3`,
      ordem: 2,
      arquivo: MANUAL,
      tipo_anexo: 'Certidão',
    },
    { entidade: ENTIDADE, origem: 'manual_fornecedor', chave: 'manual', ordem: 1, arquivo: MANUAL },
    { entidade: ENTIDADE, origem: 'obra_medicao', chave: `${EXERCICIO}/3/2`, ordem: 1, arquivo: CARTAZ },
  ])
})
afterAll(() => portal.close())

const read = async <T>(path: string): Promise<T> => (await portal.get(path)).json<T>()
const rowsOf = async (path: string): Promise<Row[]> => (await read<Page>(`${path}?${contexto}&size=2000`)).content

describe('agreements', () => {
  it('tell received from granted ones, and the transfers shown are the sum of their rows', async () => {
    const all = await rowsOf('/api/convenios')
    expect(new Set(all.map(({ tipoConvenio }) => tipoConvenio))).toEqual(
      new Set(['Recebido', 'Concedido', 'Sem repasse']),
    )
    for (const { id, tipo, valorRepassado } of all.slice(0, 12)) {
      const proofs = await read<Row[]>(`/api/convenios/repasses?${contexto}&id=${id}`)
      expect(Number(sumOf(proofs, 'valor')), String(id)).toBe(valorRepassado ?? 0)
      expect(proofs.every(({ empenho }) => (empenho !== undefined) === (tipo === 'C'))).toBe(true)
    }
  })

  it('one is found by the three parts of its key; without the code the others still filter', async () => {
    const [{ id, nrConvenio, nrAnoConvenio } = {}] = await rowsOf('/api/convenios')
    const named = `nrConvenio=${nrConvenio}&nrAnoConvenio=${nrAnoConvenio}`
    expect(await read(`/api/convenios?${contexto}&id=${id}&${named}`)).toMatchObject({ id, nrConvenio, nrAnoConvenio })
    expect((await read<Page>(`/api/convenios?${contexto}&${named}`)).content).toMatchObject([{ id }])
    expect(
      (await portal.get(`/api/convenios?${contexto}&id=${id}&nrConvenio=9999&nrAnoConvenio=${nrAnoConvenio}`))
        .statusCode,
    ).toBe(404)
  })

  it('return their situation under the name clients read', async () => {
    const [situacao] = await read<Row[]>(`/api/tipos-situacao-convenio?${contexto}`)
    expect(situacao?.descricaoTipoSituacao).toBe(situacao?.descricao)
  })
})

describe('grants', () => {
  it(
    'show as released what their commitments paid, as balance what is left, and as updated the balance ' +
      'plus the addenda',
    async () => {
      for (const {
        subvencao,
        anoSubvencao,
        idTipo,
        valorPrevisto,
        valorLiberado,
        valorAditivo,
        saldo,
        saldoAtualizado,
      } of (await rowsOf('/api/subvencoes')).slice(0, 12)) {
        const key = `${contexto}&subvencao=${subvencao}&anoSubvencao=${anoSubvencao}`
        const [released, addenda] = await Promise.all(
          ['valores-liberados', 'aditivos'].map((part) => read<Row[]>(`/api/subvencoes/${part}?${key}`)),
        )
        expect(Number(sumOf(released ?? [], 'valorPago'))).toBe(valorLiberado)
        expect(Number(sumOf(addenda ?? [], 'valor'))).toBe(valorAditivo)
        expect(saldo).toBeCloseTo(Number(valorPrevisto) - Number(valorLiberado), 2)
        expect(saldoAtualizado).toBeCloseTo(Number(saldo) + Number(valorAditivo), 2)
        expect(await read(`/api/subvencoes/detalhe?${key}&idTipo=${idTipo}`)).toMatchObject({
          subvencao,
          valorLiberado,
        })
        for (const { empenho, valorPago } of released ?? []) {
          expect((await read<Row>(`/empenhos/detalhe?${contexto}&empenho=${empenho}`)).valorPago).toBe(valorPago)
        }
      }
    },
  )

  it('show OUTROS for an addendum without a kind', async () => {
    const descricoes = await Promise.all(
      (await rowsOf('/api/subvencoes'))
        .slice(0, 8)
        .map(async ({ subvencao, anoSubvencao }) =>
          read<Row[]>(`/api/subvencoes/aditivos?${contexto}&subvencao=${subvencao}&anoSubvencao=${anoSubvencao}`),
        ),
    )
    expect(new Set(descricoes.flat().map(({ descricao }) => descricao))).toEqual(new Set(['OUTROS', 'Prorrogação']))
  })

  it('are matched with their accounts by CNPJ and key, never by part of the key or another key', async () => {
    const chave = (numero: number): string => `CHAVE-${numero}`
    const [, terceira] = await Promise.all(
      [2, 3].map(
        async (numero) =>
          (await read<Page>(`/api/subvencoes?${contexto}&chaveAutenticacao=${chave(numero)}`)).content[0],
      ),
    )
    expect(terceira?.subvencao).toBe(3)
    const asked = async (cnpj: string, key: string): Promise<number> =>
      (await read<Page>(`/api/subvencoes?${contexto}&cnpj=${encodeURIComponent(cnpj)}&chaveAutenticacao=${key}`))
        .totalElements
    expect(await asked(String(terceira?.cnpj), 'chave-3')).toBe(1)
    expect(await asked(String(terceira?.cnpj), 'CHAVE')).toBe(0)
    expect(await asked(String(terceira?.cnpj), chave(2))).toBe(0)
    expect(Object.keys(terceira ?? {})).not.toContain('chaveAutenticacao')
  })

  it('are filtered by the exact day of signature', async () => {
    const all = await rowsOf('/api/subvencoes')
    const [dia] = all.flatMap(({ dataCelebracao }) => dataCelebracao ?? [])
    const { totalElements } = await read<Page>(`/api/subvencoes?${contexto}&dataAssinatura=${dia}`)
    expect(totalElements).toBe(all.filter(({ dataCelebracao }) => dataCelebracao === dia).length)
    expect((await portal.get(`/api/subvencoes?${contexto}&dataAssinatura=31-12`)).statusCode).toBe(400)
  })
})

test('suppliers get the manual of the entity that has one, and the links meant for them', async () => {
  expect(await read('/parametros/manual-fornecedor')).toMatchObject([{ idArquivo: MANUAL }])
  expect(await read(`/parametros/manual-fornecedor?entidade=${OUTRA_ENTIDADE}`)).toEqual([])
  const links = await read<Row[]>(`/api/links-uteis?entidade=${ENTIDADE}&tipo=2`)
  expect(new Set(links.map(({ tipo }) => tipo))).toEqual(new Set([2]))
})

describe('a certificate', () => {
  const certidoes = () =>
    read<Row[]>(`/api/subvencoes/certidao-anexos?${contexto}&subvencao=3&anoSubvencao=${EXERCICIO}`)
  const until = (validade: string, ativo: boolean) =>
    portal.database.pool.query('update arquivo set data_validade = $1, ativo = $2 where arquivo = $3', [
      validade,
      ativo,
      MANUAL,
    ])
  const download = async () => portal.get(`/api/files/arquivo/${MANUAL}`)

  it('is delivered while valid, and refused after its last day or when inactive', async () => {
    await until('2999-12-31', true)
    expect(await certidoes()).toMatchObject([{}, { idArquivo: MANUAL, dataValidade: '2999-12-31', ativo: 'S' }])
    expect((await download()).body).toBe(MANUAL_TEXT)
    for (const [validade, ativo] of [
      ['2020-01-01', true],
      ['2999-12-31', false],
    ] as const) {
      await until(validade, ativo)
      const refused = await download()
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'Este documento está vencido e não pode ser baixado.',
      ])
    }
  })
})

describe('works', () => {
  it('cost the value of their contract, where it is published, and link to it', async () => {
    await portal.database.pool.query(
      'update obra set ano_contrato = $2, contrato = 1004, valor_contrato = 1 where entidade = $1 and ano = $2 ' +
        'and ordem_servico = 3',
      [ENTIDADE, EXERCICIO],
    )
    const obra = await read<Row>(`/api/obras?${contexto}&exercicioObra=${EXERCICIO}&idOrdemServico=3`)
    const contrato = await read<Row>(`/api/contratos/obra?${contexto}&contrato=1004`)
    expect([obra.valorContrato, obra.contratoAno]).toEqual([contrato.valorContratado, contrato.displayContrato])
    expect(obras.links?.['valorContrato']?.(obra, { entidade: ENTIDADE, exercicio: EXERCICIO })).toContain(
      '/contratos/obra?',
    )
    expect(
      obras.links?.['valorContrato']?.({ ...obra, valorContrato: 0 }, { entidade: ENTIDADE, exercicio: EXERCICIO }),
    ).toBeUndefined()
  })

  it('have the progress their measurements add up to', async () => {
    for (const { exercicio, idOrdemServico, percentual } of (await rowsOf('/api/obras')).slice(0, 10)) {
      const medicoes = await read<Row[]>(
        `/api/obras/medicoes?${contexto}&exercicioObra=${exercicio}&idOrdemServico=${idOrdemServico}`,
      )
      expect(medicoes.at(-1)?.acumulado).toBe(percentual)
    }
  })

  it('return the photographs of a measurement by address, or inside the response on request', async () => {
    const [fotografia] = await read<Row[]>(
      `/api/obras/fotografias?${contexto}&exercicioObra=${EXERCICIO}&idOrdemServico=3&sequencia=2`,
    )
    const image = await portal.get(`/api/files/arquivo/${fotografia?.idArquivo}`)
    expect([image.headers['content-type'], image.body]).toEqual(['image/png', 'png'])
    const key = `exercicioMedicao=${EXERCICIO}&idOrdemServico=3&sequencia=2`
    expect(await read(`/api/obras/imagens?${contexto}&${key}`)).toEqual([
      {
        id: CARTAZ,
        arquivo: Buffer.from('png').toString('base64'),
        exercicio: EXERCICIO,
        entidade: ENTIDADE,
        acompanhamento: 2,
        idOrdemServico: 3,
      },
    ])
    expect(await read(`/api/obras/imagens?entidade=${OUTRA_ENTIDADE}&exercicio=${EXERCICIO}&${key}`)).toEqual([])
    expect(
      (await portal.get(`/api/obras/imagens?${contexto}&exercicioMedicao=x`))
        .json()
        .violations.map(({ field }: { field: string }) => field),
    ).toEqual(['exercicioMedicao', 'idOrdemServico', 'sequencia'])
  })
})
