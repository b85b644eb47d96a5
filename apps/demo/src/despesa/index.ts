// The despesa of the demo city: suppliers, budgets, empenhos and everything that follows them.
import type { City, DemoArea } from '../cidade/area.ts'
import { Attachments } from '../cidade/attachments.ts'
import type { Sink } from '../cidade/sink.ts'
import { Contratacao } from '../contratacao/contratacao-linhas.ts'
import { Parcerias } from '../contratacao/parcerias.ts'
import { Recebimento } from '../patrimonio/recebimento.ts'
import { credorOf, servidorAsCredor } from '../pessoal/servidores.ts'
import { planCreditos } from './creditos.ts'
import { credoresFixos } from './credores.ts'
import { writeEmpenho, type Desk } from './empenho-linhas.ts'
import { empenhosOf, type Office } from './empenhos.ts'
import { readLedger, type Ledger } from './fila-de-pagamento.ts'
import { companiesOn, companyAt, fantasiaOf, type Fornecedor } from './fornecedores.ts'
import { notasExtraorcamentarias, writeNotaExtraorcamentaria } from './notas-extraorcamentarias.ts'
import { writeClassificacoes, writeOrcamento } from './orcamento-linhas.ts'
import { Adiantamentos, ajudasDeCusto, writeObjetivos, writeViagem } from './viagem-linhas.ts'

export const despesa: DemoArea = {
  async writeEntity(city, office) {
    writeClassificacoes(city.sink, office.entity.entidade)
    await writeFornecedores(city.sink, office, city.today)
    writeObjetivos(city.sink, office.entity)
    const ledger = readLedger(office, city.years)
    const desks = {
      contracting: new Contratacao(city, office),
      parcerias: new Parcerias(city, office),
      receiving: new Recebimento(city, office),
    }
    return async (year) => {
      await writeYear(city, office, ledger, desks, year)
      await desks.receiving.closeYear(year)
      if (year === city.years.at(-1)) await desks.parcerias.close(desks.contracting.obras)
    }
  },
}

async function writeFornecedores(sink: Sink, { entity, volume }: Office, today: number): Promise<void> {
  const { entidade } = entity
  const put = (fornecedor: number, { cnpjCpf, ...dados }: Fornecedor): void =>
    sink.put('fornecedor', {
      entidade,
      fornecedor,
      cnpj_cpf: cnpjCpf,
      nome_fantasia: fantasiaOf(fornecedor, dados.nome),
      ...dados,
    })
  for (const [fornecedor, dados] of credoresFixos(entity)) put(fornecedor, dados)
  for (const fornecedor of companiesOn(volume.fornecedores, today)) {
    put(fornecedor, companyAt(fornecedor))
    await sink.relieve()
  }
  for (let i = 0; i < volume.servidores; i++) {
    put(credorOf(i), servidorAsCredor(entity, i))
    await sink.relieve()
  }
}

/** Writers of what empenhos cite and buy, which keep their state from one year to the next. */
interface Desks {
  contracting: Contratacao
  parcerias: Parcerias
  receiving: Recebimento
}

async function writeYear(
  { sink, files, today }: City,
  office: Office,
  ledger: Ledger,
  { contracting, parcerias, receiving }: Desks,
  year: number,
): Promise<void> {
  const { entity, budget, volume } = office
  const appropriations = planCreditos(entity.entidade, year, budget.dotacoes, ledger.committed.get(year) ?? new Map())
  writeOrcamento(sink, office, year, appropriations, today)
  const desk: Desk = { sink, entity, year, today, queue: ledger.queue }
  const advances = new Adiantamentos(desk)
  const attachments = new Attachments(desk, files, volume)
  for (const plan of empenhosOf(office, year)) {
    if (plan.day > today) break
    const { origem } = plan
    writeEmpenho(desk, plan)
    const isTripWritten = origem.tipo === 'diaria' && writeViagem(desk, plan, origem.viagem)
    if (origem.tipo === 'adiantamento') advances.write(plan, origem.adiantamento)
    if (origem.tipo === 'excesso') advances.complete(plan, origem.prestacaoContas)
    await attachments.offer(plan, isTripWritten)
    await contracting.offer(desk, plan)
    parcerias.offer(year, plan)
    receiving.offer(desk, plan)
    await sink.relieve()
  }
  await contracting.close(desk)
  advances.close()
  for (const note of notasExtraorcamentarias(entity, year, volume.notasExtraorcamentarias, volume.fornecedores)) {
    if (note.day > today) break
    writeNotaExtraorcamentaria(sink, entity, year, note)
    await sink.relieve()
  }
  for (const row of ajudasDeCusto(entity, volume.servidores, year, today)) sink.put('ajuda_custo', row)
}
