// Generates the documents of a liquidação: invoices with a valid access key, receipts, bills, payrolls and
// measurements.
import { isoOf, yearOf } from '../cidade/calendar.ts'
import { UF_IBGE } from '../cidade/cidade.ts'
import { companyAt, FIRST_COMPANY } from './fornecedores.ts'
import type { EmpenhoPlan } from './plano.ts'
import { Random, seedOf } from '../cidade/random.ts'

export interface Documento {
  descricao: string
  numero: string
  tipo: number
  chaveAcesso: string | null
}

const TIPO = {
  notaFiscal: 1,
  recibo: 2,
  fatura: 3,
  folha: 4,
  guia: 5,
  medicao: 6,
  relatorio: 7,
  nfe: 42,
  nfse: 43,
} as const

export function documentoOf(plan: EmpenhoPlan, day: number, order: number): Documento {
  const random = new Random(seedOf('documento', plan.seed, day, order))
  const simple = (descricao: string, tipo: number, numero: string): Documento => ({
    descricao,
    tipo,
    numero,
    chaveAcesso: null,
  })
  const elemento = plan.dotacao.natureza.slice(4)
  const ofYear = (from: number, to: number): string => `${random.int(from, to)}/${yearOf(day)}`
  if (plan.origem.tipo === 'folha') return simple('RESUMO DA FOLHA DE PAGAMENTO', TIPO.folha, ofYear(1, 99))
  if (plan.origem.tipo === 'diaria')
    return simple('SOLICITAÇÃO E RELATÓRIO DE VIAGEM', TIPO.relatorio, ofYear(100, 9999))
  if (plan.origem.tipo !== 'compra') return simple('TERMO DE RESPONSABILIDADE', TIPO.recibo, ofYear(10, 999))
  if (elemento === '51') return simple('BOLETIM DE MEDIÇÃO E NOTA FISCAL', TIPO.medicao, String(random.int(20, 4000)))
  if (plan.objeto.credor === 'autonomo') return simple('RECIBO DE PAGAMENTO', TIPO.recibo, String(random.int(1, 900)))
  if (['21', '71', '47', '91'].includes(elemento))
    return simple('GUIA DE RECOLHIMENTO', TIPO.guia, String(random.int(100_000, 999_999)))
  if (typeof plan.objeto.credor === 'number')
    return simple('FATURA', TIPO.fatura, String(random.int(1_000_000, 99_999_999)))
  if (['30', '32', '52'].includes(elemento) && plan.fornecedor >= FIRST_COMPANY)
    return electronicInvoice(plan.fornecedor, day, random)
  if (['43', '42', '70'].includes(elemento)) return simple('RECIBO DE REPASSE', TIPO.recibo, String(random.int(1, 400)))
  if (random.chance(0.08)) return simple('NOTA FISCAL', TIPO.notaFiscal, String(random.int(12, 9000)))
  return simple('NOTA FISCAL DE SERVIÇOS ELETRÔNICA', TIPO.nfse, String(random.int(12, 98_000)))
}

interface Issuer {
  cnpj: string
  uf: string
}

const issuers = new Map<number, Issuer>()
const MANY = 20_000

function issuerOf(fornecedor: number): Issuer {
  let issuer = issuers.get(fornecedor)
  if (!issuer) {
    const { cnpjCpf, uf } = companyAt(fornecedor)
    issuer = { cnpj: cnpjCpf, uf: UF_IBGE[uf] ?? '41' }
    if (issuers.size >= MANY) issuers.clear()
    issuers.set(fornecedor, issuer)
  }
  return issuer
}

function electronicInvoice(fornecedor: number, day: number, random: Random): Documento {
  const { cnpj, uf } = issuerOf(fornecedor)
  const numero = random.int(120, 899_999)
  const iso = isoOf(day)
  const digits = (value: number, size: number): string => String(value).padStart(size, '0')
  const serie = digits(random.int(1, 3), 3)
  const codigo = digits(random.int(1, 99_999_998), 8)
  const base = `${uf}${iso.slice(2, 4)}${iso.slice(5, 7)}${cnpj}55${serie}${digits(numero, 9)}1${codigo}`
  return {
    descricao: 'NOTA FISCAL ELETRÔNICA',
    tipo: TIPO.nfe,
    numero: String(numero),
    chaveAcesso: `${base}${accessKeyDigit(base)}`,
  }
}

/**
 * Returns the check digit: modulo 11 with weights 2 to 9 from the right; letters count as their ASCII code minus 48, as
 * in the CNPJ.
 */
export function accessKeyDigit(base: string): number {
  let sum = 0
  for (let i = base.length - 1, weight = 2; i >= 0; i--, weight = weight === 9 ? 2 : weight + 1)
    sum += (base.charCodeAt(i) - 48) * weight
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
