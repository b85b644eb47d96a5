// Loads the invented city into a database, all or nothing: whoever is interrupted leaves it as it was.
import type { Pool, PoolClient } from 'pg'
import { withoutIndexes } from '../load/bulk.ts'
import { writeAtendimento } from './atendimento/rows.ts'
import { Attachments } from './attachments.ts'
import { writeBudgetRows, writeClassifications } from './budget-rows.ts'
import { dayOf } from './calendar.ts'
import { CIDADE, ENTITIES, LAST_YEAR, UF } from './city.ts'
import { commitmentsOf, openOffice, yearsUntil, type Office } from './commitments.ts'
import { writeCommitment, type Desk } from './commitment-rows.ts'
import { Contracting, writeBiddingKinds } from './contracting-rows.ts'
import { writeContext } from './context-rows.ts'
import { writeBudget } from './credits.ts'
import { fixedCreditors } from './creditors.ts'
import { extraBudgetNotes, writeExtraBudgetNote } from './extra-budget.ts'
import { Files } from './files.ts'
import { readLedger, type Ledger } from './ledger.ts'
import { creditorOf, servantAsCreditor, servantAt } from './servants.ts'
import { Sink } from './sink.ts'
import { companiesOn, companyAt, type Supplier } from './suppliers.ts'
import { stampUpdates } from './stamps.ts'
import { TABLE_NAMES } from './tables.ts'
import { Advances, allowances, writeObjectives, writeTrip } from './travel-rows.ts'

export interface DemoOptions {
  /** 1 is the whole city; 0.02 a small one for tests; 50 the volume of the benchmarks. */
  scale?: number
  /** 'yyyy-mm-dd': nothing happens after it. */
  today: string
  /** Where published files are kept. */
  storeDir: string
  log: (line: string) => void
  /** Erases what the database holds first. */
  replace?: boolean
}

export class DatabaseNotEmptyError extends Error {
  constructor() {
    super('O banco já tem entidades; a cidade de demonstração só entra em um banco vazio ou com a ordem de substituir.')
  }
}

export async function loadDemo(pool: Pool, { scale = 1, today: date, storeDir, log, replace = false }: DemoOptions): Promise<void> {
  const today = dayOf(date)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await makeRoom(client, replace)
    log(`Carregando a cidade de ${CIDADE}/${UF}.`)
    await withoutIndexes(client, ['public', 'resumo'], () => writeCity({ client, scale, today, storeDir, log }))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  await pool.query(`vacuum (analyze) ${await tablesIn(pool, ['resumo'])}`)
}

async function makeRoom(client: PoolClient, replace: boolean): Promise<void> {
  await client.query('lock table entidade in share row exclusive mode')
  const { rowCount } = await client.query('select 1 from entidade limit 1')
  if (rowCount !== 0 && !replace) throw new DatabaseNotEmptyError()
  await client.query(`truncate ${await tablesIn(client, ['public', 'resumo'])}, sistema.carga, sistema.ultima_atualizacao`)
}

const MIGRATIONS = 'migracao'

async function tablesIn(database: Pool | PoolClient, schemas: readonly string[]): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any ($1) and tablename <> $2 order by name`,
    [schemas, MIGRATIONS],
  )
  return rows.map(({ name }) => name).join(', ')
}

interface Load {
  client: PoolClient
  scale: number
  today: number
  storeDir: string
  log: (line: string) => void
}

async function writeCity(load: Load): Promise<void> {
  const { client, scale, today, storeDir, log } = load
  const years = yearsUntil(today, LAST_YEAR)
  const sink = new Sink(client)
  const files = new Files(sink, storeDir)
  await writeContext(sink, files, years, today)
  writeClassifications(sink)
  writeBiddingKinds(sink)
  for (const entity of ENTITIES) {
    const office = openOffice(entity, scale)
    if (!office) continue
    await writeRegisters(sink, office, today)
    const ledger = readLedger(office, years)
    for (const year of years) {
      const commitments = await writeYear(sink, files, office, ledger, year, today)
      log(`${entity.nome}, ${year}: ${commitments.toLocaleString('pt-BR')} empenhos.`)
    }
  }
  await sink.flush()
  log(`${[...sink.counts.values()].reduce((a, b) => a + b, 0).toLocaleString('pt-BR')} linhas gravadas; somando e ordenando.`)
  await client.query(`analyze ${TABLE_NAMES.join(', ')}`)
  for (const { entidade, orcamento } of ENTITIES) {
    if (orcamento) for (const year of years) await client.query('select resumo.reconstruir($1, $2)', [entidade, year])
  }
  await stampUpdates(client, years, today)
  await writeAtendimento(client, { years, today, log })
}

async function writeRegisters(sink: Sink, { entity, volume }: Office, today: number): Promise<void> {
  const put = (fornecedor: number, s: Supplier): void =>
    sink.put('fornecedor', [entity.entidade, fornecedor, s.nome, s.cnpjCpf, s.logradouro, s.numero, s.bairro, s.cidade, s.uf, s.cep])
  for (const [fornecedor, supplier] of fixedCreditors(entity)) put(fornecedor, supplier)
  for (const fornecedor of companiesOn(volume.fornecedores, today)) {
    put(fornecedor, companyAt(fornecedor))
    await sink.relieve()
  }
  for (let i = 0; i < volume.servidores; i++) {
    const { matricula, nome, cpf, cargo, lotacao, secretaria } = servantAt(entity, i)
    sink.put('servidor', [entity.entidade, matricula, nome, cpf, cargo, lotacao, secretaria])
    put(creditorOf(i), servantAsCreditor(entity, i))
    await sink.relieve()
  }
  writeObjectives(sink, entity)
}

async function writeYear(sink: Sink, files: Files, office: Office, ledger: Ledger, year: number, today: number): Promise<number> {
  const { entity, budget, volume } = office
  const appropriations = writeBudget(entity.entidade, year, budget.dotacoes, ledger.committed.get(year) ?? new Map())
  writeBudgetRows(sink, office, year, appropriations, today)
  const desk: Desk = { sink, entity, year, today, queue: ledger.queue }
  const advances = new Advances(desk)
  const attachments = new Attachments(desk, files, volume)
  const contracting = new Contracting(desk, files)
  let written = 0
  for (const plan of commitmentsOf(office, year)) {
    if (plan.day > today) break
    const { origem } = plan
    writeCommitment(desk, plan)
    const isTripWritten = origem.tipo === 'diaria' && writeTrip(desk, plan, origem.viagem)
    if (origem.tipo === 'adiantamento') advances.write(plan, origem.adiantamento)
    if (origem.tipo === 'excesso') advances.complete(plan, origem.prestacaoContas)
    await attachments.offer(plan, isTripWritten)
    await contracting.offer(plan)
    await sink.relieve()
    written++
  }
  advances.close()
  for (const note of extraBudgetNotes(entity, year, volume.notasExtraorcamentarias, volume.fornecedores)) {
    if (note.day > today) break
    writeExtraBudgetNote(sink, entity, year, note)
    await sink.relieve()
  }
  for (const row of allowances(entity, volume.servidores, year, today)) sink.put('ajuda_custo', row)
  return written
}
