// Writes the licitações that no empenho cites: those still open, and those without a winner.
import { dayAt, isoOf, workingDay, workingDayBefore, workingDaysBack, yearOf } from '../cidade/calendar.ts'
import { decimalOf, priceOf, type Cents } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Item, Objeto } from '../despesa/codigos/objetos/objeto.ts'
import { OBJETOS } from '../despesa/orcamento.ts'
import type { Desk } from '../despesa/empenho-linhas.ts'
import { totalOf } from './certame.ts'
import { concorrentes, controleNoPncp, DIARIO, editalDe, HORARIOS, type LicitacaoKey } from './licitacao-linhas.ts'
import { prazoDaAbertura } from './licitacoes.ts'
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
  const start = dayAt(year, 1, 31)
  const failed = Array.from({ length: start < end ? wanted : 0 }, (_, i): Aberta => ({
    situacao: FALHARAM[i % FALHARAM.length] as string,
    abertura: workingDay(random.int(start, end)),
  }))
  if (year !== yearOf(today)) return failed
  const open = [
    { situacao: 'Aguardando Abertura', abertura: workingDay(Math.max(start, today + random.int(6, 12))) },
    { situacao: 'Aguardando Abertura', abertura: workingDay(Math.max(start, today + random.int(13, 25))) },
    { situacao: 'Em Andamento', abertura: workingDayBefore(today - random.int(1, 9)) },
    { situacao: 'Suspensa', abertura: workingDayBefore(today - random.int(3, 14)) },
  ]
  return [...failed, ...open.filter(({ abertura }) => abertura >= start)]
}

interface Quadro {
  desk: Desk
  papeis: Papeis
  companies: number
  wanted: number
  /** What the entity buys. */
  objetos: readonly Objeto[]
  /** The most it asks for at once. */
  most: Cents
  nextControle: () => number
}

export async function writeSemCompra(quadro: Quadro): Promise<void> {
  const { desk, papeis, companies, wanted, objetos, most, nextControle } = quadro
  const { entity, year, today, sink } = desk
  const random = new Random(seedOf('sem compra', entity.entidade, year))
  const disputed = objetos.filter(
    ({ credor, modo, itens }) =>
      typeof credor !== 'number' && modo === 'entrega' && itens.some(({ preco }) => preco > 0 && preco * 200 <= most),
  )
  for (const [i, { situacao, abertura }] of situacoes(year, today, wanted, random).entries()) {
    const objeto = random.pick(disputed)
    const numero = FIRST + i
    const key: LicitacaoKey = { entidade: entity.entidade, exercicio: year, tipo_licitacao: PREGAO, licitacao: numero }
    const prazo = prazoDaAbertura('Pregão Eletrônico', objeto) + random.int(0, 4)
    const noticed = workingDaysBack(abertura, prazo, dayAt(year, 1, 2)).at(-1) as number
    const publicacao = workingDayBefore(Math.min(noticed, today))
    const itens = asked(objeto, most, random)
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

const MANY = 6

/** Returns what is asked: some lots of the usual size, as far as the entity can pay them. */
function asked({ itens, mediana }: Objeto, most: Cents, random: Random): Asked[] {
  const target = Math.min(mediana * random.between(3, 12) * 100, most)
  const priced = itens.filter(({ preco }) => preco > 0 && preco * 200 <= target)
  const chosen = priced.length > 0 ? priced : [itens.reduce((a, b) => (b.preco > 0 && b.preco < a.preco ? b : a))]
  const count = Math.min(chosen.length, MANY, Math.max(1, Math.floor(target / 200 / dearest(chosen))))
  return chosen.slice(0, count).map(({ especificacao, unidade, preco }) => {
    const quantidade = Math.max(1, Math.round(target / count / (preco * 100))) * 10_000
    const valorMaximo = Math.ceil(preco * random.between(1.05, 1.3) * 100) * 100
    return { especificacao, unidade, quantidade, valorMaximo, total: totalOf(quantidade, valorMaximo) }
  })
}

const dearest = (itens: readonly Item[]): number => Math.max(...itens.map(({ preco }) => preco))
