// Generates extra-budget notes: third parties' money that only passes through, such as retentions paid on and deposits
// returned.
import { isoOf, MESES, monthOf, workingDay, workingDaysOf } from '../cidade/calendar.ts'
import { PRICE_INDEX, type Entity } from '../cidade/cidade.ts'
import { FONTE_EXTRAORCAMENTARIA } from './codigos/fontes.ts'
import { CREDOR } from './credores.ts'
import { decimalOf, priceOf, splitBy, type Cents } from '../cidade/money.ts'
import { Random, runningSums, seedOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { fornecedorIn } from './fornecedores.ts'
import type { Ramo } from './codigos/ramos.ts'

interface Kind {
  peso: number
  credor: number | Ramo
  historico: string
  itens: readonly string[]
  mediana: number
}

const KINDS: readonly Kind[] = [
  {
    peso: 14,
    credor: CREDOR.previdenciaGeral,
    historico: 'RECOLHIMENTO DE INSS RETIDO DE PRESTADORES DE SERVIÇOS',
    itens: ['INSS RETIDO - PESSOA JURÍDICA', 'INSS RETIDO - PESSOA FÍSICA'],
    mediana: 18_000,
  },
  {
    peso: 12,
    credor: CREDOR.previdencia,
    historico: 'REPASSE DA CONTRIBUIÇÃO DOS SERVIDORES AO REGIME PRÓPRIO',
    itens: ['CONTRIBUIÇÃO DO SERVIDOR ATIVO'],
    mediana: 140_000,
  },
  {
    peso: 12,
    credor: CREDOR.bancoDoVale,
    historico: 'REPASSE DE EMPRÉSTIMOS CONSIGNADOS DESCONTADOS EM FOLHA',
    itens: ['EMPRÉSTIMO CONSIGNADO'],
    mediana: 62_000,
  },
  {
    peso: 10,
    credor: CREDOR.cooperativaDeCredito,
    historico: 'REPASSE DE EMPRÉSTIMOS CONSIGNADOS DESCONTADOS EM FOLHA',
    itens: ['EMPRÉSTIMO CONSIGNADO', 'INTEGRALIZAÇÃO DE CAPITAL'],
    mediana: 34_000,
  },
  {
    peso: 10,
    credor: CREDOR.bancoDeHabitacao,
    historico: 'REPASSE DE EMPRÉSTIMOS CONSIGNADOS DESCONTADOS EM FOLHA',
    itens: ['EMPRÉSTIMO CONSIGNADO'],
    mediana: 48_000,
  },
  {
    peso: 8,
    credor: CREDOR.sindicato,
    historico: 'REPASSE DE MENSALIDADE SINDICAL',
    itens: ['MENSALIDADE SINDICAL', 'CONVÊNIO FARMÁCIA'],
    mediana: 9_500,
  },
  {
    peso: 8,
    credor: CREDOR.planoDeSaude,
    historico: 'REPASSE DE PLANO DE SAÚDE DOS SERVIDORES',
    itens: ['MENSALIDADE DO PLANO', 'COPARTICIPAÇÃO'],
    mediana: 41_000,
  },
  {
    peso: 6,
    credor: CREDOR.associacaoDosServidores,
    historico: 'REPASSE DE MENSALIDADE DA ASSOCIAÇÃO DOS SERVIDORES',
    itens: ['MENSALIDADE ASSOCIATIVA'],
    mediana: 6_800,
  },
  {
    peso: 6,
    credor: CREDOR.seguroDeVida,
    historico: 'REPASSE DE SEGURO DE VIDA EM GRUPO',
    itens: ['PRÊMIO DE SEGURO DE VIDA'],
    mediana: 4_900,
  },
  {
    peso: 8,
    credor: CREDOR.tribunal,
    historico: 'DEPÓSITO JUDICIAL DE PENSÃO ALIMENTÍCIA DESCONTADA EM FOLHA',
    itens: ['PENSÃO ALIMENTÍCIA'],
    mediana: 1_900,
  },
  {
    peso: 6,
    credor: CREDOR.prefeitura,
    historico: 'RECOLHIMENTO DE ISS E IRRF RETIDOS AO TESOURO MUNICIPAL',
    itens: ['ISS RETIDO', 'IRRF RETIDO'],
    mediana: 15_000,
  },
  {
    peso: 5,
    credor: 'empreiteira',
    historico: 'DEVOLUÇÃO DE CAUÇÃO DE CONTRATO ENCERRADO',
    itens: ['CAUÇÃO CONTRATUAL'],
    mediana: 12_500,
  },
  {
    peso: 4,
    credor: 'autonomo',
    historico: 'DEVOLUÇÃO DE VALOR CREDITADO INDEVIDAMENTE AO MUNICÍPIO',
    itens: ['DEPÓSITO DE TERCEIROS'],
    mediana: 780,
  },
]

const pesos = runningSums(KINDS.map(({ peso }) => peso))

export function* notasExtraorcamentarias(
  entity: Entity,
  year: number,
  count: number,
  companies: number,
): Generator<NotaExtraorcamentaria> {
  const days = workingDaysOf(year)
  for (let n = 1; n <= count; n++) {
    const day = days[Math.floor(((n - 0.5) / count) * days.length)] as number
    yield noteOf(entity, year, n, day, companies)
  }
}

export interface NotaExtraorcamentaria {
  numero: number
  day: number
  vencimento: number
  fornecedor: number
  valor: Cents
  historico: string
  complemento: string | null
  itens: readonly { especificacao: string; valor: Cents }[]
}

function noteOf(entity: Entity, year: number, numero: number, day: number, companies: number): NotaExtraorcamentaria {
  const random = new Random(seedOf('extra', entity.entidade, year, numero))
  const kind = KINDS[random.weighted(pesos)] as Kind
  const size = entity.entidade === 1 ? 1 : 0.3
  const valor = Math.round(random.logNormal(kind.mediana, 0.8) * size * (PRICE_INDEX[year] ?? 1) * 100)
  const parts = splitBy(
    valor,
    kind.itens.map(() => random.between(0.5, 1.5)),
  )
  return {
    numero,
    day,
    vencimento: workingDay(day + random.int(0, 12)),
    fornecedor:
      typeof kind.credor === 'number' ? kind.credor : fornecedorIn(kind.credor, companies, random.next(), day),
    valor,
    historico: `${kind.historico}, COMPETÊNCIA ${MESES[monthOf(day) - 1]}/${year}`,
    complemento: random.chance(0.35) ? `PAGAMENTO POR GUIA, AUTENTICAÇÃO ${random.int(10_000, 999_999)}` : null,
    itens: kind.itens.map((especificacao, i) => ({ especificacao, valor: parts[i] as Cents })),
  }
}

export function writeNotaExtraorcamentaria(
  sink: Sink,
  entity: Entity,
  year: number,
  note: NotaExtraorcamentaria,
): void {
  const key = { entidade: entity.entidade, exercicio: year, no_extraorcamentario: note.numero }
  sink.put('nota_extraorcamentaria', {
    ...key,
    data: isoOf(note.day),
    vencimento: isoOf(note.vencimento),
    fornecedor: note.fornecedor,
    fonte_recurso: FONTE_EXTRAORCAMENTARIA,
    valor: decimalOf(note.valor),
    historico: note.historico,
    complemento: note.complemento,
  })
  for (const [i, { especificacao, valor }] of note.itens.entries()) {
    sink.put('nota_extraorcamentaria_item', {
      ...key,
      ordem: i + 1,
      item: String(2188 + i).padStart(6, '0'),
      especificacao,
      quantidade: '1',
      unidade: 'UN',
      valor_unitario: priceOf(valor * 100),
      valor_total: decimalOf(valor),
    })
  }
}
