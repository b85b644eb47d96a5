// Writes one licitação and its child rows: items, bidders, the documents of each step, the winners and the contracts.
import { formatDate, formatMoney } from '@portal/kit/formats'
import { isoOf } from '../cidade/calendar.ts'
import { decimalOf, priceOf, type Cents } from '../cidade/money.ts'
import { wrap } from '../cidade/pdf.ts'
import { Random } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Rows } from '@portal/data/package/rows'
import type { Desk } from '../despesa/empenho-linhas.ts'
import { fornecedorIn } from '../despesa/fornecedores.ts'
import { servantsWho } from '../pessoal/servidores.ts'
import { seedOfCertame, type Certame, type Dias, type LoteVencido } from './certame.ts'
import { naturezaOf, TIPOS_LICITACAO } from './licitacoes.ts'
import type { Papeis } from './papeis.ts'

export type LicitacaoKey = Pick<Rows['licitacao'], 'entidade' | 'exercicio' | 'tipo_licitacao' | 'licitacao'>

export const HORARIOS = ['08:30:00', '09:00:00', '09:30:00', '10:00:00', '13:30:00', '14:00:00'] as const
export const DIARIO = 'Diário Oficial do Município de Serra Clara'
const PNCP = 'Portal Nacional de Contratações Públicas'
const CERTIDOES = [
  'Regularidade com a Fazenda Federal',
  'Regularidade do FGTS',
  'Débitos Trabalhistas',
  'Regularidade com a Fazenda Municipal',
] as const
const DECISOES = [
  'IMPROCEDENTE: O EDITAL FOI MANTIDO, PELAS RAZÕES DO PARECER JURÍDICO',
  'PROCEDENTE EM PARTE: O PRAZO DE ENTREGA FOI ALTERADO',
  'IMPROCEDENTE: A PROPOSTA VENCEDORA ATENDE AO QUE SE PEDIU',
  'RESPONDIDO A TODOS OS INTERESSADOS',
] as const

export const nomeDaModalidade = (tipo: number): string => TIPOS_LICITACAO.find(([each]) => each === tipo)?.[1] ?? ''

export const controleNoPncp = (cnpj: string, kind: 1 | 2, sequence: number, ano: number): string =>
  `${cnpj}-${kind}-${String(sequence).padStart(6, '0')}/${ano}`

/** Returns other suppliers of the same line of business, without repetition. */
export function concorrentes(
  { objeto, ano }: Pick<Certame, 'objeto' | 'ano'>,
  companies: number,
  day: number,
  wanted: number,
  taken: Iterable<number>,
  random: Random,
): number[] {
  const known = new Set(taken)
  const others: number[] = []
  if (typeof objeto.credor === 'number') return others
  for (let tries = 0; tries < wanted * 3 && others.length < wanted; tries++) {
    const seller = fornecedorIn(
      objeto.credor,
      companies,
      random.next(),
      Math.min(day, Date.UTC(ano, 0, 2) / 86_400_000),
    )
    if (known.has(seller)) continue
    known.add(seller)
    others.push(seller)
  }
  return others
}

interface Quadro {
  desk: Desk
  papeis: Papeis
  companies: number
  /** Its number among the licitações of its year in the national portal (PNCP). */
  controle: number
}

export interface Homologada {
  key: LicitacaoKey
  lotes: LoteVencido[]
  /** The estimate. */
  maximo: Cents
  dias: Dias
  random: Random
}

const money = (cents: Cents): string => formatMoney(decimalOf(cents))

/** Writes a licitação that empenhos cite, with its winners. */
export async function writeHomologada(quadro: Quadro, certame: Certame): Promise<Homologada> {
  const { desk } = quadro
  const { sink, entity } = desk
  const { tipo, numero, ano, processo, modalidade, objeto, isDisputed } = certame
  const random = new Random(seedOfCertame(entity.entidade, certame))
  const key: LicitacaoKey = { entidade: entity.entidade, exercicio: ano, tipo_licitacao: tipo, licitacao: numero }
  const dias = certame.dias(random)
  const lotes = certame.vencidos(random)
  const maximo = lotes
    .flatMap(({ itens }) => itens)
    .reduce((sum, { quantidade, valorMaximo }) => sum + Math.round(((quantidade / 10_000) * valorMaximo) / 100), 0)
  const isOneOfMany = objeto.textos.length > 1 && objeto.modo !== 'obra'
  const more = isOneOfMany ? ` E DEMAIS ITENS DE ${objeto.nome.toUpperCase()}` : ''
  sink.put('licitacao', key, {
    numero_licitacao: numero,
    natureza: naturezaOf(modalidade, certame.hasContract, numero),
    situacao: 'Homologada',
    no_processo: processo,
    ano_processo: ano,
    protocolo: 1_000 + processo,
    ano_protocolo: ano,
    data_publicacao: isoOf(dias.publicacao),
    data_abertura: isoOf(dias.abertura),
    horario_abertura: random.pick(HORARIOS),
    valor_maximo: decimalOf(maximo),
    objeto: `${certame.texto}${more}, CONFORME TERMO DE REFERÊNCIA`,
    observacao: random.chance(0.1)
      ? 'ITENS DE ATÉ R$ 80.000,00 RESERVADOS A MICROEMPRESAS E EMPRESAS DE PEQUENO PORTE'
      : null,
    forma_apuracao: lotes.length > 1 ? 'Lote' : 'Item',
    tipo_participacao: isDisputed ? random.pick(['Ampla Concorrência', 'Exclusiva MPEs']) : null,
    lei_14133: true,
    covid: certame.covid,
    numero_pncp: controleNoPncp(entity.cnpj, 1, quadro.controle, ano),
  })
  for (const [i, { itens, fornecedor }] of lotes.entries()) {
    for (const [j, item] of itens.entries()) {
      sink.put('licitacao_item', key, {
        lote: i + 1,
        item: j + 1,
        especificacao: item.especificacao,
        unidade: item.unidade,
        quantidade: priceOf(item.quantidade),
        valor_maximo: priceOf(item.valorMaximo),
        fornecedor,
        valor_unitario: priceOf(item.valorUnitario),
        valor_total: decimalOf(item.valorTotal),
      })
    }
  }
  writePublicacoes(sink, key, certame, dias)
  await writeDisputa(quadro, certame, key, lotes, dias, random)
  await writeEdital(quadro, certame, key, maximo, dias)
  return { key, lotes, maximo, dias, random }
}

function writePublicacoes(
  sink: Sink,
  key: LicitacaoKey,
  { isDisputed }: Certame,
  { publicacao, homologacao }: Dias,
): void {
  const rows: [orgao: string, day: number, tipo: string][] = [
    ...(isDisputed ? [[DIARIO, publicacao, 'Aviso de licitação'] as [string, number, string]] : []),
    [PNCP, publicacao, isDisputed ? 'Edital' : 'Aviso de contratação direta'],
    ...(isDisputed ? [[DIARIO, homologacao, 'Resultado e homologação'] as [string, number, string]] : []),
  ]
  for (const [i, [orgao, day, tipo]] of rows.entries()) {
    sink.put('licitacao_publicacao', key, {
      sequencia: i + 1,
      orgao_publicacao: orgao,
      data_publicacao: isoOf(day),
      tipo_publicacao: tipo,
    })
  }
}

async function writeDisputa(
  quadro: Quadro,
  certame: Certame,
  key: LicitacaoKey,
  lotes: readonly LoteVencido[],
  dias: Dias,
  random: Random,
): Promise<void> {
  const {
    desk: { sink },
    companies,
  } = quadro
  const { isDisputed, modalidade } = certame
  const won = new Map<number, Cents>()
  for (const { fornecedor, valor } of lotes) won.set(fornecedor, (won.get(fornecedor) ?? 0) + valor)
  const total = [...won.values()].reduce((sum, valor) => sum + valor, 0)
  const others = isDisputed ? concorrentes(certame, companies, dias.abertura, random.int(1, 3), won.keys(), random) : []
  for (const [fornecedor, valor] of won) {
    sink.put('licitacao_participante', key, {
      fornecedor,
      data_proposta: isoOf(dias.abertura),
      valor_proposta: decimalOf(valor),
      situacao: 'Vencedora',
    })
  }
  for (const fornecedor of others) {
    sink.put('licitacao_participante', key, {
      fornecedor,
      data_proposta: isoOf(dias.abertura),
      valor_proposta: decimalOf(Math.round((total * random.between(1.02, 1.3)) / won.size)),
      situacao: random.chance(0.2) ? 'Desclassificada' : 'Classificada',
    })
  }
  if (isDisputed || (modalidade === 'Dispensa' && random.chance(0.4))) {
    for (const fornecedor of concorrentes(certame, companies, dias.publicacao, 3, [], random)) {
      sink.put('licitacao_cotacao', key, {
        fornecedor,
        data: isoOf(dias.publicacao - random.int(2, 20)),
        valor: decimalOf(Math.round(total * random.between(1, 1.4))),
      })
    }
  }
  writePareceres(quadro.desk, key, certame, dias, random)
  if (!isDisputed) return
  for (const fornecedor of [...won.keys()].slice(0, 3)) {
    for (const [i, tipo] of CERTIDOES.slice(0, random.int(2, CERTIDOES.length)).entries()) {
      const emissao = dias.abertura - random.int(3, 60)
      sink.put('licitacao_certidao', key, {
        fornecedor,
        sequencia: i + 1,
        tipo_certidao: tipo,
        numero_documento: String(random.int(100_000, 999_999)),
        data_emissao: isoOf(emissao),
        data_validade: isoOf(emissao + 180),
      })
    }
  }
  if (random.chance(0.4)) {
    sink.put('licitacao_midia', key, {
      sequencia: 1,
      descricao: 'Gravação da sessão pública',
      endereco: `https://sessoes.serraclara.example/${key.exercicio}/${key.tipo_licitacao}/${key.licitacao}`,
    })
  }
  await writeRecursos(quadro, key, dias, random)
  await writeResultado(quadro, certame, key, [...won.keys()], dias)
}

const ADVOGADOS = /^PROCURADOR/
const AUDITORES = /^(AUDITOR|CONTROLADOR)/

function writePareceres(
  { entity, sink }: Desk,
  key: LicitacaoKey,
  { isDisputed, modalidade }: Certame,
  { publicacao, homologacao }: Dias,
  random: Random,
): void {
  if (modalidade === 'Dispensa' && !random.chance(0.2)) return
  const rows: [tipo: string, trade: RegExp, day: number][] = [
    ['Jurídico', ADVOGADOS, publicacao],
    ...(isDisputed ? [['Controle Interno', AUDITORES, homologacao] as [string, RegExp, number]] : []),
  ]
  for (const [i, [tipo, trade, day]] of rows.entries()) {
    sink.put('licitacao_parecer', key, {
      sequencia: i + 1,
      data: isoOf(day),
      responsavel: random.pick(servantsWho(entity, trade, 0)).nome,
      tipo_parecer: tipo,
    })
  }
}

async function writeRecursos(
  { desk, papeis }: Quadro,
  key: LicitacaoKey,
  { publicacao, abertura }: Dias,
  random: Random,
): Promise<void> {
  if (!random.chance(0.15)) return
  const tipo = random.pick(['Impugnação', 'Recurso', 'Esclarecimento'] as const)
  const day = tipo === 'Recurso' ? abertura : publicacao
  const protocolo = `${random.int(200, 4_000)}/${key.exercicio}`
  const analise = random.pick(DECISOES)
  desk.sink.put('licitacao_recurso', key, {
    sequencia: 1,
    tipo,
    data: isoOf(day),
    numero_protocolo: protocolo,
    data_protocolo: isoOf(day),
    analise,
  })
  await papeis.offer(desk, 'licitacao_recurso', [
    {
      chave: [key.exercicio, key.tipo_licitacao, key.licitacao, 1],
      tipo: 'Decisão',
      numero: key.licitacao,
      day,
      lines: [`Protocolo: ${protocolo}`, '', ...wrap(analise)],
    },
  ])
}

async function writeResultado(
  { desk, papeis }: Quadro,
  { texto, modalidade }: Certame,
  key: LicitacaoKey,
  winners: readonly number[],
  dias: Dias,
): Promise<void> {
  const { sink } = desk
  const { entidade, exercicio, tipo_licitacao, licitacao } = key
  for (const [tabela, tipo, day] of [
    ['adjudicacao', 'Termo de adjudicação', dias.adjudicacao],
    ['homologacao', 'Termo de homologação', dias.homologacao],
  ] as const) {
    for (const fornecedor of winners) {
      sink.put(tabela, {
        entidade,
        exercicio,
        exercicio_licitacao: exercicio,
        tipo_licitacao,
        licitacao,
        fornecedor,
        data: isoOf(day),
      })
      await papeis.offer(desk, tabela, [
        {
          chave: [exercicio, exercicio, tipo_licitacao, licitacao, fornecedor],
          tipo,
          numero: licitacao,
          day,
          lines: [
            `Licitação: ${modalidade} ${licitacao}/${exercicio}`,
            `Data: ${formatDate(isoOf(day))}`,
            '',
            ...wrap(texto),
          ],
        },
      ])
    }
  }
  for (const [i, [tipo, day, title]] of (
    [
      ['A', dias.abertura, 'Ata da sessão de abertura'],
      ['J', dias.adjudicacao, 'Ata de julgamento'],
    ] as const
  ).entries()) {
    sink.put('licitacao_ata', key, {
      ata: i + 1,
      tipo_ata: tipo,
      numero_ata: `${i + 1}/${exercicio}`,
      data: isoOf(day),
    })
    await papeis.offer(desk, 'licitacao_ata', [
      {
        chave: [exercicio, tipo_licitacao, licitacao, i + 1],
        tipo: title,
        numero: licitacao,
        day,
        lines: [
          `Licitação: ${modalidade} ${licitacao}/${exercicio}`,
          `Data: ${formatDate(isoOf(day))}`,
          `Participantes com proposta vencedora: ${winners.length}`,
          '',
          ...wrap(texto),
        ],
      },
    ])
  }
}

async function writeEdital(
  { desk, papeis }: Quadro,
  certame: Certame,
  { exercicio, tipo_licitacao, licitacao }: LicitacaoKey,
  maximo: Cents,
  dias: Dias,
): Promise<void> {
  if (!certame.isDisputed) return
  await papeis.offer(
    desk,
    'licitacao',
    editalDe([exercicio, tipo_licitacao, licitacao], {
      modalidade: certame.modalidade,
      numero: licitacao,
      ano: exercicio,
      objeto: certame.texto,
      maximo,
      publicacao: dias.publicacao,
      abertura: dias.abertura,
    }),
  )
}

interface Edital {
  modalidade: string
  numero: number
  ano: number
  objeto: string
  maximo: Cents
  publicacao: number
  abertura: number
}

/** Returns the documents of the notice: the edital and what it requires. */
export const editalDe = (
  chave: readonly number[],
  { modalidade, numero, ano, objeto, maximo, publicacao, abertura }: Edital,
) => [
  {
    chave,
    tipo: 'Edital',
    numero,
    day: publicacao,
    lines: [
      `${modalidade} ${numero}/${ano}`,
      `Abertura: ${formatDate(isoOf(abertura))}`,
      `Valor máximo: ${money(maximo)}`,
      '',
      'Do objeto',
      ...wrap(objeto),
      '',
      'Da habilitação',
      ...wrap(
        'Os participantes apresentarão as certidões de regularidade com a Fazenda, o FGTS e a Justiça do Trabalho.',
      ),
      '',
      'Do julgamento',
      ...wrap('Vence a proposta de menor preço que atenda ao que se pede.'),
    ],
  },
  {
    chave,
    tipo: 'Termo de referência',
    numero,
    day: publicacao,
    lines: [
      'O que se pede, em que quantidade e em que prazo.',
      '',
      ...wrap(objeto),
      '',
      `Valor estimado: ${money(maximo)}`,
    ],
  },
]
