// Writes the payrolls of an entity's year: each unidade pays its servants, to the cent, what its payroll empenhos of
// the month reserve.
import { PRICE_INDEX } from '../cidade/cidade.ts'
import { decimalOf, percentOf, splitBy, type Cents } from '../cidade/money.ts'
import { Random, seedOf, slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { FOLHAS_NO_ANO, paydaysOf } from '../despesa/agenda.ts'
import type { Office } from '../despesa/empenhos.ts'
import { payrollOf, paysServants } from '../despesa/folha-e-viagens.ts'
import { classeDoCargo, fazHoraExtra, horasDoCargo, pesoDoCargo } from './cargos.ts'
import { faixaDe, isPaidIn, pagamentoDe, wholeOf, type Pagamento, type Vinculo } from './quadro.ts'

export const EVENTO = {
  vencimento: 1,
  tempoDeServico: 2,
  gratificacoes: 3,
  horasExtras: 4,
  ferias: 5,
  decimoTerceiro: 6,
  aposentadoria: 7,
  pensao: 8,
  subsidio: 9,
  diferencas: 20,
  previdencia: 50,
  previdenciaGeral: 51,
  imposto: 52,
  emprestimo: 60,
  judicial: 61,
} as const

const MENSAL = 1
const DECIMO_TERCEIRO = 5

/** By code: its name, whether it adds or deducts, and its category for the portal. */
export const EVENTOS: readonly (readonly [
  evento: number,
  descricao: string,
  tipo: 'P' | 'O' | 'D',
  categoria: string | null,
])[] = [
  [EVENTO.vencimento, 'VENCIMENTO', 'P', null],
  [EVENTO.tempoDeServico, 'ADICIONAL POR TEMPO DE SERVIÇO', 'P', null],
  [EVENTO.gratificacoes, 'GRATIFICAÇÕES E VANTAGENS', 'P', null],
  [EVENTO.horasExtras, 'HORAS EXTRAS', 'P', 'hora extra'],
  [EVENTO.ferias, 'ADICIONAL DE FÉRIAS', 'P', null],
  [EVENTO.decimoTerceiro, '13º SALÁRIO', 'P', null],
  [EVENTO.aposentadoria, 'PROVENTOS DE APOSENTADORIA', 'P', null],
  [EVENTO.pensao, 'PENSÃO POR MORTE', 'P', null],
  [EVENTO.subsidio, 'SUBSÍDIO', 'P', null],
  [EVENTO.diferencas, 'DIFERENÇAS DE MESES ANTERIORES', 'O', null],
  [EVENTO.previdencia, 'PREVIDÊNCIA MUNICIPAL', 'D', 'previdência'],
  [EVENTO.previdenciaGeral, 'INSS', 'D', 'previdência'],
  [EVENTO.imposto, 'IMPOSTO DE RENDA RETIDO', 'D', 'imposto'],
  [EVENTO.emprestimo, 'EMPRÉSTIMO CONSIGNADO', 'D', 'empréstimo'],
  [EVENTO.judicial, 'PENSÃO JUDICIAL', 'D', 'judicial'],
]

/** What a unidade without a payroll in the budget pays beyond what does not change, in per cent. */
const USUAL_EXTRA = 12
const RETIRED_PAY = 480_000

type Lines = [tipoFolha: number, evento: number, valor: Cents, referencia?: string][]

/** Returns the income tax, by bracket, in cents. */
const taxOf = (taxable: Cents): Cents =>
  taxable <= 282_400 ? 0 : taxable <= 466_400 ? percentOf(taxable, 15) - 42_360 : percentOf(taxable, 27.5) - 100_660

function deductions(lines: Lines, tipo: number, { natureza, matricula }: Vinculo, gross: Cents, base: Cents): void {
  const own = natureza === 'Efetivo'
  const pension = own ? percentOf(base, 14) : Math.min(percentOf(base, 11), 90_885)
  lines.push([tipo, own ? EVENTO.previdencia : EVENTO.previdenciaGeral, pension])
  const tax = taxOf(gross - pension)
  if (tax > 0) lines.push([tipo, EVENTO.imposto, tax])
  if (tipo !== MENSAL) return
  if (slotOf(10, 'empréstimo', matricula) < 3) lines.push([tipo, EVENTO.emprestimo, percentOf(base, 12)])
  if (slotOf(45, 'judicial', matricula) === 0) lines.push([tipo, EVENTO.judicial, percentOf(base, 18)])
}

/** Splits the pay beyond the base and the years of service into the events of that month. */
function variable(lines: Lines, { cargo, matricula }: Vinculo, mes: number, base: Cents, rest: Cents): void {
  let left = rest
  const take = (evento: number, valor: Cents, referencia?: string): void => {
    if (valor <= 0) return
    lines.push(referencia === undefined ? [MENSAL, evento, valor] : [MENSAL, evento, valor, referencia])
    left -= valor
  }
  if (fazHoraExtra(cargo) && slotOf(4, 'hora extra', matricula, mes) === 0) {
    const hour = Math.max(1, Math.round((base / 200) * 1.5))
    const hours = Math.floor(left / hour / 2)
    take(EVENTO.horasExtras, hours * hour, `${hours}.00`)
  }
  if (1 + slotOf(12, 'férias', matricula) === mes)
    take(EVENTO.ferias, Math.min(Math.floor(left / 2), Math.round(base / 3)))
  if (slotOf(40, 'diferenças', matricula, mes) === 0) take(EVENTO.diferencas, Math.floor(left / 3))
  take(EVENTO.gratificacoes, left)
}

/** Who gets what changes with the month, beyond what the law fixes. */
const CAREERS: ReadonlySet<string> = new Set(['Efetivo', 'Temporário'])
const DEDUCTS: ReadonlySet<number> = new Set(EVENTOS.filter(([, , tipo]) => tipo === 'D').map(([evento]) => evento))

export interface Codigos {
  cargos: ReadonlyMap<string, number>
  lotacoes: ReadonlyMap<string, number>
}

export class Folha {
  private readonly entidade: number
  private readonly byUnit: ReadonlyMap<string, readonly Vinculo[]>
  private readonly retired: readonly Vinculo[]

  constructor(
    private readonly office: Office,
    quadro: readonly Vinculo[],
    private readonly codigos: Codigos,
    private readonly sink: Sink,
  ) {
    this.entidade = office.entity.entidade
    const byUnit = new Map<string, Vinculo[]>()
    for (const vinculo of quadro) {
      const { unidade } = vinculo
      if (unidade === undefined) continue
      const staff = byUnit.get(unidade)
      if (staff) staff.push(vinculo)
      else byUnit.set(unidade, [vinculo])
    }
    this.byUnit = byUnit
    this.retired = quadro.filter(({ unidade }) => unidade === undefined)
  }

  async writeYear(year: number, today: number): Promise<void> {
    const folhas = new Set([...paydaysOf(year)].filter(([day]) => day <= today).map(([, folha]) => folha))
    for (let mes = 1; mes <= 12; mes++) {
      const hasThirteenth = mes === 12 && folhas.has(FOLHAS_NO_ANO)
      if (!folhas.has(mes) && !hasThirteenth) continue
      for (const [unidade, staff] of this.byUnit)
        await this.writeUnit(year, mes, unidade, staff, folhas.has(mes), hasThirteenth)
      for (const vinculo of this.retired) await this.writeRetired(year, mes, vinculo)
    }
  }

  /** Returns what the unidade commits to its servants in one payroll, if the budget of the city has one for it. */
  private committed(unidade: string, year: number, folha: number): Cents | undefined {
    const { payrolls, payroll } = this.office
    const own = payrolls.filter((dotacao) => dotacao.acao.unidade === unidade && paysServants(dotacao))
    if (own.length === 0) return undefined
    return own
      .map((dotacao) =>
        payrollOf(dotacao, year, payroll, new Random(seedOf('folha', this.entidade, year, folha, dotacao.dotacao))),
      )
      .reduce((a, b) => a + b, 0)
  }

  /**
   * Returns what each of those paid gets in one payroll: what the law fixes for all, and the rest, of what the unidade
   * commits, for those of the career.
   */
  private split(paid: readonly Vinculo[], fixed: readonly Pagamento[], committed: Cents | undefined): Cents[] {
    const wholes = fixed.map(wholeOf)
    const sum = wholes.reduce((a, b) => a + b, 0)
    const weights = fixed.map(({ base }, at) => (CAREERS.has((paid[at] as Vinculo).natureza) ? base : 0))
    const rest =
      committed === undefined
        ? percentOf(
            weights.reduce((a, b) => a + b, 0),
            USUAL_EXTRA,
          )
        : committed - sum
    const last = weights.findLastIndex((weight) => weight > 0)
    const parts = splitBy(rest, weights.slice(0, last + 1))
    return wholes.map((whole, at) => whole + (parts[at] ?? 0))
  }

  private async writeUnit(
    year: number,
    mes: number,
    unidade: string,
    staff: readonly Vinculo[],
    isMonthly: boolean,
    hasThirteenth: boolean,
  ): Promise<void> {
    const paid = staff.filter((vinculo) => isPaidIn(vinculo, year, mes))
    const fixed = paid.map((vinculo) => pagamentoDe(vinculo, year))
    const grossOf = (folha: number): Cents[] => this.split(paid, fixed, this.committed(unidade, year, folha))
    const monthly = isMonthly ? grossOf(mes) : []
    const thirteenth = hasThirteenth ? grossOf(FOLHAS_NO_ANO) : []
    for (const [at, vinculo] of paid.entries()) {
      const { base, tempoDeServico, gratificacao } = fixed[at] as Pagamento
      const lines: Lines = []
      const gross = monthly[at]
      if (gross !== undefined) {
        const isAgent = vinculo.natureza === 'Agente político'
        lines.push([MENSAL, isAgent ? EVENTO.subsidio : EVENTO.vencimento, base])
        if (tempoDeServico > 0) lines.push([MENSAL, EVENTO.tempoDeServico, tempoDeServico])
        if (gratificacao > 0) lines.push([MENSAL, EVENTO.gratificacoes, gratificacao])
        else variable(lines, vinculo, mes, base, gross - base - tempoDeServico)
        deductions(lines, MENSAL, vinculo, gross, base + tempoDeServico)
      }
      const extra = thirteenth[at]
      if (extra !== undefined) {
        lines.push([DECIMO_TERCEIRO, EVENTO.decimoTerceiro, extra])
        deductions(lines, DECIMO_TERCEIRO, vinculo, extra, base)
      }
      this.put(year, mes, vinculo, base, lines)
      await this.sink.relieve()
    }
  }

  private async writeRetired(year: number, mes: number, vinculo: Vinculo): Promise<void> {
    const gross = Math.round(pesoDoCargo(vinculo.cargo) * RETIRED_PAY * (PRICE_INDEX[year] ?? 1))
    const lines: Lines = [[MENSAL, vinculo.vinculo === 'PENSIONISTA' ? EVENTO.pensao : EVENTO.aposentadoria, gross]]
    const tax = taxOf(gross)
    if (tax > 0) lines.push([MENSAL, EVENTO.imposto, tax])
    if (slotOf(5, 'empréstimo', vinculo.matricula) === 0) lines.push([MENSAL, EVENTO.emprestimo, percentOf(gross, 15)])
    this.put(year, mes, vinculo, gross, lines)
    await this.sink.relieve()
  }

  private put(exercicio: number, mes: number, vinculo: Vinculo, base: Cents, lines: Lines): void {
    const { matricula, nome, cargo, lotacao, natureza, unidade } = vinculo
    const key = { entidade: this.entidade, exercicio, mes, matricula }
    let vencimentos = 0
    let outros = 0
    let descontos = 0
    for (const [, evento, valor] of lines) {
      if (DEDUCTS.has(evento)) descontos += valor
      else if (evento === EVENTO.diferencas) outros += valor
      else vencimentos += valor
    }
    const isRetired = unidade === undefined
    this.sink.put('folha', key, {
      nome,
      natureza,
      classe: isRetired ? 'INATIVOS' : classeDoCargo(cargo),
      codigo_cargo: this.codigos.cargos.get(cargo),
      codigo_lotacao: this.codigos.lotacoes.get(lotacao),
      unidade_orcamentaria: unidade,
      inativo: isRetired,
      situacao: isRetired ? 'INATIVO' : slotOf(70, 'afastado', matricula, exercicio) === 0 ? 'AFASTADO' : 'ATIVO',
      faixa: isRetired ? null : faixaDe(vinculo, exercicio),
      horas_semanais: isRetired ? null : `${horasDoCargo(cargo)}.00`,
      salario_base: decimalOf(base),
      vencimentos: decimalOf(vencimentos),
      outros_proventos: decimalOf(outros),
      descontos: decimalOf(descontos),
      redutor_constitucional: '0',
    })
    for (const [tipo_folha, evento, valor, referencia] of lines) {
      this.sink.put('folha_evento', key, {
        tipo_folha,
        evento,
        valor: decimalOf(valor),
        referencia: referencia ?? null,
      })
    }
  }
}
