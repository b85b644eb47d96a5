// Writes the works of the demo city: one for each works contract that empenhos cite, measured by what was settled of
// them.
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { City } from '../cidade/area.ts'
import { dayAt, isoOf, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import { BAIRROS, type Entity } from '../cidade/cidade.ts'
import { decimalOf, priceOf, type Cents } from '../cidade/money.ts'
import { seedOf, slotOf } from '../cidade/random.ts'
import { companyAt } from '../despesa/fornecedores.ts'
import { servantsWho, type Servidor } from '../pessoal/servidores.ts'
import type { ContratoDeObra } from './contratacao-linhas.ts'
import { RECEBIMENTO } from './contrato-linhas.ts'
import { Fotografias, type Cena } from './fotografias.ts'
import { addPapel } from './papeis-parcerias.ts'
import type { Termo } from './termos.ts'

const SITUACOES = ['EM ANDAMENTO', 'CONCLUÍDA', 'PARALISADA', 'NÃO INICIADA']
const EM_ANDAMENTO = 1
const CONCLUIDA = 2
const PARALISADA = 3
const NAO_INICIADA = 4

export function writeSituacoesDeObra({ sink }: City, { entidade }: Entity): void {
  for (const [i, descricao] of SITUACOES.entries()) sink.put('situacao_obra', { entidade, situacao: i + 1, descricao })
}

interface Servico {
  descricao: string
  unidade: string
  /** In ten-thousandths of a real. */
  preco: number
  /** In per cent of the whole. */
  parte: number
}

interface Tipo {
  texto: RegExp
  bem: string
  cena: Cena
  servicos: readonly Servico[]
}

const de = (descricao: string, unidade: string, reais: number, parte: number): Servico => ({
  descricao,
  unidade,
  preco: Math.round(reais * 10_000),
  parte,
})

const EDIFICAR = [
  de('FUNDAÇÕES E ESTRUTURA', 'M3', 1_480.5, 35),
  de('ALVENARIA E REVESTIMENTO', 'M2', 148.9, 30),
  de('COBERTURA', 'M2', 212.35, 20),
  de('INSTALAÇÕES', 'UN', 318.4, 15),
]

const TIPOS: readonly Tipo[] = [
  {
    texto: /PAVIMENTAÇÃO/,
    bem: 'VIAS URBANAS',
    cena: 'rua',
    servicos: [
      de('REGULARIZAÇÃO DO SUBLEITO', 'M2', 4.87, 15),
      de('BASE DE BRITA GRADUADA', 'M3', 198.6, 35),
      de('CAPA DE CBUQ', 'T', 612.75, 50),
    ],
  },
  { texto: /EDUCAÇÃO INFANTIL/, bem: 'CENTRO MUNICIPAL DE EDUCAÇÃO INFANTIL', cena: 'predio', servicos: EDIFICAR },
  { texto: /ESCOLA/, bem: 'ESCOLA MUNICIPAL', cena: 'predio', servicos: EDIFICAR },
  {
    texto: /PONTE/,
    bem: 'PONTE SOBRE O RIO CLARO',
    cena: 'ponte',
    servicos: [de('ESTACAS', 'M', 386.2, 40), de('CONCRETO ARMADO', 'M3', 1_905.3, 60)],
  },
  {
    texto: /DRENAGEM|ESGOTO|ABASTECIMENTO/,
    bem: 'REDE DE SANEAMENTO',
    cena: 'rede',
    servicos: [
      de('ESCAVAÇÃO DE VALAS', 'M3', 31.4, 25),
      de('ASSENTAMENTO DE TUBOS', 'M', 289.75, 60),
      de('REATERRO', 'M3', 22.1, 15),
    ],
  },
  { texto: /SAÚDE/, bem: 'UNIDADE BÁSICA DE SAÚDE', cena: 'predio', servicos: EDIFICAR },
  { texto: /QUADRA|GINÁSIO/, bem: 'ESPAÇO ESPORTIVO', cena: 'predio', servicos: EDIFICAR },
  { texto: /LEGISLATIVO/, bem: 'SEDE DA CÂMARA MUNICIPAL', cena: 'predio', servicos: EDIFICAR },
  {
    texto: /./,
    bem: 'PRAÇA PÚBLICA',
    cena: 'rua',
    servicos: [
      de('PISO', 'M2', 98.4, 50),
      de('PAISAGISMO', 'M2', 41.2, 20),
      de('BANCOS E ILUMINAÇÃO', 'UN', 1_240, 30),
    ],
  },
]

interface Key {
  entidade: number
  ano: number
  ordem_servico: number
}

interface Medicao {
  day: number
  /** In hundredths of a per cent. */
  parte: number
  acumulado: number
}

const WHOLE = 10_000
/** Cents in the prices of services, which are in ten-thousandths. */
const CENT = 100
/** Share of a work that is built; the rest is the cost of having a site. */
const BUILT = 0.95
const ADMINISTRACAO = { descricao: 'ADMINISTRAÇÃO LOCAL E MOBILIZAÇÃO', unidade: 'VB' }

/**
 * Returns one measurement for each month with deliveries. The accumulated value is rounded, so the sum never passes
 * 100%.
 */
function medicoesOf({ entregas, comprometido }: Termo): Medicao[] {
  const months = new Map<string, { day: number; valor: Cents }>()
  for (const { day, valor } of entregas) {
    const month = isoOf(day).slice(0, 7)
    months.set(month, { day, valor: (months.get(month)?.valor ?? 0) + valor })
  }
  let [measured, before] = [0, 0]
  return [...months.values()].flatMap(({ day, valor }) => {
    measured += valor
    const acumulado = Math.min(WHOLE, Math.floor((measured * WHOLE) / comprometido))
    const parte = acumulado - before
    before = acumulado
    return parte > 0 ? [{ day, parte, acumulado }] : []
  })
}

/** Days without a measurement after which a work had stopped. */
const QUIET = 75
const BEFORE_STOPPING = 10
const AFTER_RESUMING = 12

interface Parada {
  from: number
  /** The day it resumes, maybe still to come. */
  to: number
}

/** Returns the times a work stops, between two deliveries far apart. */
const paradasOf = ({ previstas, inicio }: Termo): Parada[] =>
  [inicio, ...previstas]
    .map((day, i) => ({ day, next: previstas[i] ?? day }))
    .filter(({ day, next }) => next - day > QUIET)
    .map(({ day, next }) => ({ from: workingDay(day + BEFORE_STOPPING), to: workingDayBefore(next - AFTER_RESUMING) }))

function situacaoOf(medicoes: readonly Medicao[], paradas: readonly Parada[], today: number): number {
  if (medicoes.at(-1)?.acumulado === WHOLE) return CONCLUIDA
  if (paradas.some(({ from, to }) => from <= today && to > today)) return PARALISADA
  return medicoes.length === 0 ? NAO_INICIADA : EM_ANDAMENTO
}

const MOTIVOS = [
  'CHUVAS ACIMA DA MÉDIA QUE IMPEDIRAM A EXECUÇÃO',
  'READEQUAÇÃO DO PROJETO EXECUTIVO',
  'ATRASO NO REPASSE DO CONVÊNIO QUE CUSTEIA A OBRA',
  'DESCUMPRIMENTO DE PRAZOS PELA EMPRESA, NOTIFICADA',
]

interface Direta {
  bem: string
  descricao: string
  cena: Cena
  /** Whether it is stopped in the current year. */
  paraNoAno: boolean
}

const DIRETAS: readonly Direta[] = [
  {
    bem: 'ESTRADAS RURAIS',
    descricao: 'CASCALHAMENTO E RECUPERAÇÃO DE ESTRADAS RURAIS',
    cena: 'rua',
    paraNoAno: false,
  },
  { bem: 'PARQUE MUNICIPAL', descricao: 'CONSTRUÇÃO DE PISTA DE CAMINHADA', cena: 'rua', paraNoAno: true },
]
const MESES_MEDIDOS = [4, 6, 8, 10, 11]
/** Days of work left in the one that is stopped. */
const LEFT_TO_BUILD = 90

/** Returns whether the report of a measurement is published: only of the first and the last. */
const isReported = (i: number, count: number): boolean => i === 0 || i === count - 1

export class Obras {
  private readonly fotografias: Fotografias
  private readonly numbers = new Map<number, number>()

  constructor(
    private readonly city: City,
    private readonly entity: Entity,
    private readonly contracted: ReadonlyMap<string, ContratoDeObra>,
  ) {
    this.fotografias = new Fotografias(city)
  }

  async write(termo: Termo): Promise<void> {
    const { sink, today } = this.city
    const { ano, texto, fornecedor, inicio, comprometido, licitacao } = termo
    const ordem = (this.numbers.get(ano) ?? 0) + 1
    this.numbers.set(ano, ordem)
    const key: Key = { entidade: this.entity.entidade, ano, ordem_servico: ordem }
    const tipo = TIPOS.find((each) => each.texto.test(texto)) as Tipo
    const bairro = BAIRROS[slotOf(BAIRROS.length, 'bairro', key.entidade, ano, ordem)] ?? ''
    const medicoes = medicoesOf(termo)
    const last = medicoes.at(-1)
    const paradas = paradasOf(termo)
    const situacao = situacaoOf(medicoes, paradas, today)
    const { nome, cnpjCpf } = companyAt(fornecedor)
    const contract = this.contracted.get(`${licitacao.anoContrato}/${licitacao.contrato}`)
    const ends = Math.max(inicio, ...termo.previstas) + RECEBIMENTO
    sink.put('obra', {
      ...key,
      bem: `${tipo.bem} - ${bairro}`,
      descricao: `${texto} - ${bairro}`,
      objeto: texto,
      empresa: nome,
      cnpj_cpf: cnpjCpf,
      data: isoOf(inicio),
      data_prevista: isoOf(contract?.fim ?? ends),
      data_conclusao: situacao === CONCLUIDA && last ? isoOf(last.day) : null,
      valor: decimalOf(comprometido),
      situacao,
      ano_contrato: licitacao.anoContrato,
      contrato: licitacao.contrato,
      valor_contrato: licitacao.contrato === undefined ? null : decimalOf(comprometido),
    })
    await this.measure(key, tipo.cena, medicoes)
    this.stop(key, paradas)
    this.itemise(key, tipo, comprometido, last?.acumulado ?? 0)
    if (licitacao.contrato !== undefined)
      await this.estimate(key, texto, inicio, comprometido, contract?.maximo ?? comprometido)
    await sink.relieve()
  }

  /** Writes the works the city does with its own staff, with materials bought with everything else. */
  async writeDiretas(): Promise<void> {
    const { sink, years, today } = this.city
    if (this.entity.tipo !== 'E') return
    for (const ano of years) {
      for (const { bem, descricao, cena, paraNoAno } of DIRETAS) {
        const ordem = (this.numbers.get(ano) ?? 0) + 1
        this.numbers.set(ano, ordem)
        const key: Key = { entidade: this.entity.entidade, ano, ordem_servico: ordem }
        const inicio = workingDay(dayAt(ano, 2, 20))
        if (inicio > today) continue
        const medicoes = MESES_MEDIDOS.map((month, i) => ({
          day: workingDay(dayAt(ano, month, 15)),
          parte: WHOLE / MESES_MEDIDOS.length,
          acumulado: ((i + 1) * WHOLE) / MESES_MEDIDOS.length,
        })).filter(({ day }) => day <= today)
        const isStopped = paraNoAno && ano === yearOf(today)
        const done = isStopped ? medicoes.slice(0, 2) : medicoes
        const last = done.at(-1)
        const whole = last?.acumulado === WHOLE
        const parada = {
          from: workingDay((last?.day ?? inicio) + BEFORE_STOPPING),
          to: workingDay(today + 30 + slotOf(60, 'retomada', ano, ordem)),
        }
        sink.put('obra', {
          ...key,
          bem,
          descricao: `${descricao} POR ADMINISTRAÇÃO DIRETA`,
          data: isoOf(inicio),
          data_prevista: isoOf(Math.max(dayAt(ano, 12, 15), isStopped ? parada.to + LEFT_TO_BUILD : 0)),
          data_conclusao: whole && last ? isoOf(last.day) : null,
          situacao:
            isStopped && parada.from <= today ? PARALISADA : whole ? CONCLUIDA : last ? EM_ANDAMENTO : NAO_INICIADA,
        })
        await this.measure(key, cena, done)
        if (isStopped) this.stop(key, [parada])
        else if (last && last.day > dayAt(ano, 7, 10)) this.stopped(key, dayAt(ano, 6, 20), dayAt(ano, 7, 6))
      }
    }
  }

  private stopped(key: Key, from: number, to: number): void {
    this.city.sink.put('obra_paralisacao', {
      ...key,
      sequencia: 1,
      data_inicio: isoOf(workingDay(from)),
      data_fim: isoOf(workingDay(to)),
      data_prevista: isoOf(workingDay(to)),
      motivo: MOTIVOS[0] ?? '',
      responsavel: 'SECRETARIA DE OBRAS',
    })
  }

  private async measure(key: Key, cena: Cena, medicoes: readonly Medicao[]): Promise<void> {
    const { sink } = this.city
    for (const [i, { day, parte, acumulado }] of medicoes.entries()) {
      const sequencia = i + 1
      const reported = isReported(i, medicoes.length)
      const percentual = decimalOf(parte)
      const arquivo =
        reported &&
        (await addPapel(this.city, this.entity, {
          titulo: `Laudo da medição ${sequencia} da obra ${key.ordem_servico}/${key.ano}`,
          nome: `laudo-${key.ordem_servico}-${key.ano}-${sequencia}`,
          day,
          lines: [
            `Medição de ${formatDate(isoOf(day))}: ${percentual.replace('.', ',')}%.`,
            `Acumulado: ${decimalOf(acumulado).replace('.', ',')}%.`,
          ],
        }))
      sink.put('obra_medicao', {
        ...key,
        sequencia,
        aditivo: 'Contrato',
        data: isoOf(day),
        tipo_acompanhamento: acumulado === WHOLE ? 'Recebimento' : 'Medição',
        percentual,
        arquivo: arquivo || null,
      })
      if (!reported) continue
      const chave = `${key.ano}/${key.ordem_servico}/${sequencia}`
      for (const [view, fotografia] of (await this.fotografias.at(cena, acumulado / 100, day)).entries()) {
        sink.put('anexo', {
          entidade: key.entidade,
          origem: 'obra_medicao',
          chave,
          ordem: view + 1,
          arquivo: fotografia,
          tipo_anexo: 'Fotografia',
        })
      }
    }
  }

  private stop(key: Key, paradas: readonly Parada[]): void {
    const { sink, today } = this.city
    for (const [i, { from, to }] of paradas.filter((parada) => parada.from <= today).entries()) {
      sink.put('obra_paralisacao', {
        ...key,
        sequencia: i + 1,
        data_inicio: isoOf(from),
        data_fim: to <= today ? isoOf(to) : null,
        data_prevista: isoOf(to),
        motivo: MOTIVOS[seedOf('motivo', key.entidade, key.ano, key.ordem_servico, i) % MOTIVOS.length] ?? '',
        responsavel: 'SECRETARIA DE OBRAS',
      })
    }
  }

  /** Writes the services in whole units, and one more, of a lump sum, that completes the value of the work. */
  private itemise(key: Key, { servicos }: Tipo, valor: Cents, acumulado: number): void {
    let left = valor
    const rows = servicos.map(({ descricao, unidade, preco, parte }) => {
      const quantidade = Math.floor((valor * parte * BUILT) / preco)
      left -= (quantidade * preco) / CENT
      return { descricao, unidade, preco, quantidade }
    })
    const all = [...rows, { ...ADMINISTRACAO, preco: left * CENT, quantidade: 1 }]
    for (const [i, { descricao, unidade, preco, quantidade }] of all.filter((row) => row.quantidade > 0).entries()) {
      this.city.sink.put('obra_servico', {
        ...key,
        sequencia: i + 1,
        descricao,
        unidade,
        quantidade: priceOf(quantidade * WHOLE),
        quantidade_executada: priceOf(quantidade * acumulado),
        valor_unitario: priceOf(preco),
      })
    }
  }

  private async estimate(key: Key, texto: string, inicio: number, valor: Cents, maximo: Cents): Promise<void> {
    const day = inicio - 90
    const arquivo = await addPapel(this.city, this.entity, {
      titulo: `Planilha orçamentária da obra ${key.ordem_servico}/${key.ano}`,
      nome: `planilha-${key.ordem_servico}-${key.ano}`,
      day,
      lines: [texto, `Total: ${formatMoney(decimalOf(maximo))}`],
    })
    const engenheiros = servantsWho(this.entity, /^ENGENHEIRO (CIVIL|SANITARISTA)/, 0)
    const which = slotOf(engenheiros.length, 'engenheiro', key.ano, key.ordem_servico)
    const responsavel = (engenheiros[which] as Servidor).nome
    this.city.sink.put('obra_planilha', {
      ...key,
      sequencia: 1,
      responsavel,
      valor_total: decimalOf(maximo),
      data_base: isoOf(day),
      tipo: 'Orçamento básico',
      arquivo,
    })
    this.city.sink.put('obra_planilha', {
      ...key,
      sequencia: 2,
      responsavel,
      valor_total: decimalOf(valor),
      data_base: isoOf(day),
      tipo: 'Contratada',
    })
  }
}
