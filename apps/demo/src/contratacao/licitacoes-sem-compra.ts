// Writes the licitações that no empenho cites: those still open, and those without a winner.
import { dayAt, isoOf, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import { decimalOf, priceOf, type Cents } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Objeto } from '../despesa/codigos/objetos/objeto.ts'
import { OBJETOS } from '../despesa/orcamento.ts'
import type { Desk } from '../despesa/empenho-linhas.ts'
import { totalOf } from './certame.ts'
import { concorrentes, controleNoPncp, DIARIO, editalDe, HORARIOS, type LicitacaoKey } from './licitacao-linhas.ts'
import type { Papeis } from './papeis.ts'

const PREGAO = 6
/** First number, after all that empenhos may cite. */
const FIRST = OBJETOS.length * 4 + 1

interface Aberta {
  situacao: string
  abertura: number
}

const FALHARAM = ['Deserta', 'Fracassada', 'Revogada', 'Anulada', 'Descartada', 'Suspensa pelo TCE'] as const
const DISPUTADA: ReadonlySet<string> = new Set(['Fracassada', 'Em Andamento', 'Suspensa pelo TCE', 'Anulada'])

/** Returns those of a year: some without a winner and, in the current year, some still open. */
function situacoes(year: number, today: number, wanted: number, random: Random): Aberta[] {
  const end = Math.min(today - 20, dayAt(year, 12, 10))
  const start = dayAt(year, 1, 20)
  const failed = Array.from({ length: start < end ? wanted : 0 }, (_, i): Aberta => ({
    situacao: FALHARAM[i % FALHARAM.length] as string,
    abertura: workingDay(random.int(start, end)),
  }))
  if (year !== yearOf(today)) return failed
  return [
    ...failed,
    { situacao: 'Aguardando Abertura', abertura: workingDay(today + random.int(6, 12)) },
    { situacao: 'Aguardando Abertura', abertura: workingDay(today + random.int(13, 25)) },
    { situacao: 'Em Andamento', abertura: workingDayBefore(today - random.int(1, 9)) },
    { situacao: 'Suspensa', abertura: workingDayBefore(today - random.int(3, 14)) },
  ]
}

interface Quadro {
  desk: Desk
  papeis: Papeis
  companies: number
  wanted: number
  nextControle: () => number
}

export async function writeSemCompra({ desk, papeis, companies, wanted, nextControle }: Quadro): Promise<void> {
  const { entity, year, today, sink } = desk
  const random = new Random(seedOf('sem compra', entity.entidade, year))
  const disputed = OBJETOS.filter(({ credor, modo }) => typeof credor !== 'number' && modo === 'entrega')
  for (const [i, { situacao, abertura }] of situacoes(year, today, wanted, random).entries()) {
    const objeto = random.pick(disputed)
    const numero = FIRST + i
    const key: LicitacaoKey = { entidade: entity.entidade, exercicio: year, tipo_licitacao: PREGAO, licitacao: numero }
    const publicacao = Math.max(dayAt(year, 1, 2), workingDayBefore(Math.min(abertura - random.int(9, 20), today)))
    const itens = asked(objeto, random)
    const maximo = itens.reduce((sum, { total }) => sum + total, 0)
    const texto = `${random.pick(objeto.textos)}, POR REGISTRO DE PREÇOS, PARA AS NECESSIDADES DE ${entity.assinatura}`
    const isOpen = situacao === 'Aguardando Abertura' || situacao === 'Em Andamento'
    sink.put('licitacao', {
      ...key,
      numero_licitacao: numero,
      natureza: i % 3 === 0 ? 'Presencial' : 'Eletrônico',
      situacao,
      no_processo: 101 + numero,
      ano_processo: year,
      protocolo: 1_101 + numero,
      ano_protocolo: year,
      data_publicacao: isoOf(publicacao),
      data_abertura: isoOf(abertura),
      horario_abertura: random.pick(HORARIOS),
      valor_maximo: decimalOf(maximo),
      objeto: texto,
      forma_apuracao: 'Item',
      tipo_participacao: random.pick(['Ampla Concorrência', 'Exclusiva MPEs']),
      lei_14133: true,
      covid: false,
      numero_pncp: controleNoPncp(entity.cnpj, 1, nextControle(), year),
      sala_online: isOpen ? `https://disputa.serraclara.example/sala/${year}/${numero}` : null,
    })
    for (const [j, { especificacao, unidade, quantidade, valorMaximo }] of itens.entries()) {
      sink.put('licitacao_item', {
        ...key,
        lote: 1,
        item: j + 1,
        especificacao,
        unidade,
        quantidade: priceOf(quantidade),
        valor_maximo: priceOf(valorMaximo),
      })
    }
    sink.put('licitacao_publicacao', {
      ...key,
      sequencia: 1,
      orgao_publicacao: DIARIO,
      data_publicacao: isoOf(publicacao),
      tipo_publicacao: 'Aviso de licitação',
    })
    const bidders = DISPUTADA.has(situacao)
      ? concorrentes({ objeto, ano: year }, companies, abertura, 3, [], random)
      : []
    for (const fornecedor of bidders) {
      sink.put('licitacao_participante', {
        ...key,
        fornecedor,
        data_proposta: isoOf(abertura),
        valor_proposta: decimalOf(Math.round(maximo * random.between(0.9, 1.4))),
        situacao: situacao === 'Fracassada' ? 'Desclassificada' : 'Classificada',
      })
    }
    const edital = { modalidade: 'Pregão', numero, ano: year, objeto: texto, maximo, publicacao, abertura }
    await papeis.offer(desk, 'licitacao', editalDe([year, PREGAO, numero], edital), isOpen)
  }
}

interface Asked {
  especificacao: string
  unidade: string
  quantidade: number
  valorMaximo: number
  total: Cents
}

function asked({ itens, mediana }: Objeto, random: Random): Asked[] {
  return itens.map(({ especificacao, unidade, preco }) => {
    const quantidade = random.int(2, 40) * 10 * 10_000
    const valorMaximo = Math.ceil((preco > 0 ? preco : mediana / 12) * random.between(1.05, 1.3) * 100) * 100
    return { especificacao, unidade, quantidade, valorMaximo, total: totalOf(quantidade, valorMaximo) }
  })
}
