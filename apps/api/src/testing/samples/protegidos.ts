// Creates people of each kind whose name a payment may not, or may, tell: each with every row that can hang from a
// commitment, under names, numbers and texts that occur nowhere else.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { lists, searched } from '@portal/catalog/areas'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { insert, type SampleRow } from '../insert.ts'
import { ENTIDADE, EXERCICIO, UNIDADE } from '../sample.ts'

/** The year before, whose unpaid commitments the year of the sample inherits. */
export const ANTERIOR = EXERCICIO - 1

const AUXILIO = '33904800'
const SERVICO = '33903600'

export interface Pessoa {
  kind: string
  fornecedor: number
  /** Three words, so that what a page repeats of a question about any of them has the same shape. */
  nome: string
  cpf: string
  /** Why she is paid what covers her, or what names her. */
  motivo: string
  sigilo?: string
  natureza?: string
}

const cpf = (number: number): string => cpfFrom(String(713_482_900 + number * 10_203))

/** People of whom nothing may be told beside the payment. */
export const ENCOBERTAS: readonly Pessoa[] = [
  {
    kind: 'patient',
    fornecedor: 770_010,
    nome: 'Zulmira Xisto Quaresma',
    cpf: cpf(1),
    motivo: 'Tratamento fora do domicílio',
  },
  {
    kind: 'minor',
    fornecedor: 770_020,
    nome: 'Eufrásia Bruma Travassos',
    cpf: cpf(2),
    motivo: 'Bolsa da família acolhedora',
  },
  {
    kind: 'protected',
    fornecedor: 770_030,
    nome: 'Hermínia Lacerta Vilhalva',
    cpf: cpf(3),
    motivo: 'Aluguel por medida protetiva',
  },
  {
    kind: 'marked by the source',
    fornecedor: 770_040,
    nome: 'Otaviana Pirajá Cangussu',
    cpf: cpf(4),
    motivo: 'Indenização por acordo',
    sigilo: 'justica',
  },
]

/** Named for what she sells, and covered as a patient. */
export const VENDEDORA: Pessoa = {
  kind: 'seller who is also a patient',
  fornecedor: 770_050,
  nome: 'Leocádia Furna Brasilino',
  cpf: cpf(5),
  motivo: 'Tratamento fora do domicílio',
}

/** Named on purpose: the law that gives the benefit has its list published. */
export const BENEFICIARIA: Pessoa = {
  kind: 'beneficiary',
  fornecedor: 770_060,
  nome: 'Deolinda Mourisca Xerém',
  cpf: cpf(6),
  motivo: 'Benefício eventual: aluguel social',
}

/** Nobody: what is asked about a covered person must be answered as it is about her. */
export const NINGUEM: Pessoa = {
  kind: 'nobody',
  fornecedor: 770_990,
  nome: 'Quitéria Jacaúna Ybarrense',
  cpf: cpf(9),
  motivo: '',
}

/** Who asked the city for information, under the number of her request; the answer is published. */
export const REQUERENTE: Pessoa = {
  kind: 'asker',
  fornecedor: 770_070,
  nome: 'Gumercinda Alvorada Pitombeira',
  cpf: cpf(7),
  motivo: 'Fila de exames',
}

/** Her request, with the answer that the city published. */
const pedido = (): Record<string, SampleRow[]> => {
  const { nome, cpf, motivo, fornecedor } = REQUERENTE
  const chave = { entidade: ENTIDADE, exercicio: EXERCICIO, processo: fornecedor }
  return {
    'atendimento.processo': [
      {
        ...chave,
        usuario: 'e-SIC',
        identificada: true,
        assunto: motivo,
        digitacao: `Eu, ${nome}, CPF ${cpf}, peço a fila de exames`,
        assunto_publico: motivo,
        digitacao_publica: motivo,
        publicado_em: `${EXERCICIO}-05-20T09:00:00-03:00`,
        situacao: 'Atendido',
        forma_recebimento: 'On-Line',
        prazo: `${EXERCICIO}-05-20`,
        data: `${EXERCICIO}-05-02`,
        criado_em: `${EXERCICIO}-05-02T10:00:00-03:00`,
        encerrado_em: `${EXERCICIO}-05-20T09:00:00-03:00`,
        grau_sigilo: 'Ostensivo',
        instancia: 0,
        senha_sal: '\\x00',
        senha_hash: `\\x${'00'.repeat(32)}`,
        demonstracao: false,
      },
    ],
    'atendimento.requerente': [{ ...chave, nome, nome_digitado: true, cnpj_cpf: cpf }],
  }
}

/** People with covered commitments. */
export const PROTEGIDAS: readonly Pessoa[] = [...ENCOBERTAS, VENDEDORA]

/** The number of the commitment of what covers, or names, a person; the same in both years. */
export const empenhoDe = ({ fornecedor }: Pessoa): number => fornecedor + 1
/** The commitment of what the seller sells. */
export const VENDA = empenhoDe(VENDEDORA) + 1
/** The contract of the seller, which her covered commitments cite too. */
export const CONTRATO = VENDA + 1

const contaDe = ({ fornecedor }: Pessoa): string => `${String(fornecedor).slice(1)}31-7`
const agenciaDe = ({ fornecedor }: Pessoa): string => `${String(fornecedor).slice(2)}9-X`
const chaveDe = ({ cpf }: Pessoa): string => `3126${cpf}000${cpf}${cpf}7342`
export const arquivoDe = ({ fornecedor }: Pessoa): number => fornecedor + 5
export const textoDoArquivo = ({ nome }: Pessoa): string => `Laudo de ${nome}.`

export const semAcento = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The same name as clerks write it: the surname first, without accents, with an initial. */
const avesso = ({ nome }: Pessoa): string => nome.replace(/^(\S+) (\S+) (\S+)$/, '$3, $1 $2')
const maiusculo = ({ nome }: Pessoa): string => semAcento(nome).toUpperCase().replaceAll(' ', '  ')
const abreviado = ({ nome }: Pessoa): string => nome.replace(/ (\S)\S* /, ' $1. ')

/** A text as marks are looked for in it: without accents and in small letters. */
export const folded = (text: string): string => semAcento(text).toLowerCase()

/** Whatever tells who someone is. */
export const marcasDe = (pessoa: Pessoa): string[] => [
  ...folded(pessoa.nome).split(' '),
  pessoa.cpf,
  formatCnpjCpf(pessoa.cpf),
  pessoa.cpf.slice(3, 9),
  `${pessoa.cpf.slice(3, 6)}.${pessoa.cpf.slice(6, 9)}`,
  contaDe(pessoa),
  agenciaDe(pessoa).toLowerCase(),
]

interface Empenho {
  pessoa: Pessoa
  empenho: number
  exercicio: number
  natureza: string
  motivo: string
}

const empenhosDe = (pessoa: Pessoa): Empenho[] =>
  [ANTERIOR, EXERCICIO].map((exercicio) => ({
    pessoa,
    exercicio,
    empenho: empenhoDe(pessoa),
    natureza: pessoa.natureza ?? AUXILIO,
    motivo: pessoa.motivo,
  }))

const EMPENHOS: readonly Empenho[] = [
  ...[...PROTEGIDAS, BENEFICIARIA].flatMap(empenhosDe),
  { pessoa: VENDEDORA, exercicio: EXERCICIO, empenho: VENDA, natureza: SERVICO, motivo: 'Pintura da escola' },
]

const chave = ({ exercicio, empenho }: Empenho): SampleRow => ({
  entidade: ENTIDADE,
  exercicio,
  unidade_orcamentaria: UNIDADE,
  empenho,
})

/** Two settlements: one paid, one that waits in the queue of the year of the sample. */
const liquidacao = (of: Empenho, no_liquidacao: number): SampleRow => ({
  ...chave(of),
  exercicio_liquidacao: no_liquidacao === 1 ? of.exercicio : EXERCICIO,
  no_liquidacao,
})

const dia = ({ exercicio }: Empenho): string => `${exercicio}-04-15`

function linhasDe(of: Empenho): Record<string, SampleRow[]> {
  const { pessoa, natureza, motivo, exercicio } = of
  const credito = { banco: '104', descricao_banco: 'Caixa', agencia: agenciaDe(pessoa), conta: contaDe(pessoa) }
  const cpfEscrito = formatCnpjCpf(pessoa.cpf)
  return {
    empenho: [
      {
        ...chave(of),
        data: dia(of),
        fornecedor: pessoa.fornecedor,
        dotacao: 1,
        natureza,
        historico: `${motivo} de ${pessoa.nome}, CPF ${cpfEscrito}`,
        objeto_contrato: `${motivo}: ${abreviado(pessoa)}`,
        descricao_aplicacao: maiusculo(pessoa),
        valor: '777.77',
        covid: true,
        passagem: true,
        compra_direta: true,
        suprimento_fundos: true,
        ...(of.empenho !== VENDA && { sigilo: pessoa.sigilo ?? null }),
        ...(pessoa === VENDEDORA && { contrato: CONTRATO, ano_contrato: EXERCICIO }),
      },
    ],
    empenho_item: [
      {
        ...chave(of),
        ordem: 1,
        especificacao: `${motivo}: ${maiusculo(pessoa)} (${cpfEscrito})`,
        quantidade: '1',
        unidade: 'UN',
        valor_unitario: '777.77',
        valor_total: '777.77',
      },
    ],
    empenho_anulacao: [
      { ...chave(of), sequencia: 1, data: dia(of), valor: '7.07', motivo: `${avesso(pessoa)} não foi` },
    ],
    em_liquidacao: [
      { ...chave(of), exercicio_em_liquidacao: exercicio, no_em_liquidacao: 1, data: dia(of), valor: '70.70' },
    ],
    liquidacao: [1, 2].map((number) => ({
      ...liquidacao(of, number),
      data: number === 1 ? dia(of) : `${EXERCICIO}-05-16`,
      data_vencimento: `${EXERCICIO}-06-16`,
      valor: '177.17',
      no_ordem: number === 1 ? null : of.empenho,
      ordem_fonte_recurso: number === 1 ? null : 1,
      motivo_fora_da_ordem: `Urgência de ${abreviado(pessoa)}`,
      ...credito,
    })),
    liquidacao_estorno: [
      { ...liquidacao(of, 1), sequencia: 1, data: dia(of), valor: '1.01', motivo: `A pedido de ${avesso(pessoa)}` },
    ],
    liquidacao_documento: [1, 2].map((number) => ({
      ...liquidacao(of, number),
      ordem: 1,
      descricao: `Recibo de ${pessoa.nome}`,
      no_documento: `${of.empenho}`,
      data: dia(of),
      valor: '177.17',
      tipo_documento: 42,
      chave_acesso: chaveDe(pessoa),
    })),
    retencao: [
      {
        ...liquidacao(of, 1),
        sequencia: 1,
        descricao: `Desconto de ${maiusculo(pessoa)}`,
        data: dia(of),
        valor: '2.02',
      },
    ],
    pagamento: [
      {
        ...chave(of),
        exercicio_pagamento: exercicio,
        no_pagamento: 1,
        exercicio_liquidacao: exercicio,
        no_liquidacao: 1,
        data: dia(of),
        valor: '170.10',
        valor_retido: '2.02',
      },
    ],
  }
}

const credor = ({ fornecedor, nome, cpf }: Pessoa): SampleRow => ({
  entidade: ENTIDADE,
  fornecedor,
  nome: semAcento(nome).toUpperCase(),
  cnpj_cpf: cpf,
  logradouro: `Rua de ${nome}`,
  cidade: 'Serra Clara',
  uf: 'MG',
})

function arquivo(storeDir: string, pessoa: Pessoa): SampleRow {
  const bytes = Buffer.from(textoDoArquivo(pessoa))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = filePath(storeDir, sha256)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return {
    arquivo: arquivoDe(pessoa),
    nome: `laudo de ${pessoa.nome}.txt`,
    tipo_conteudo: 'text/plain',
    tamanho: bytes.length,
    sha256,
    data: '2026-04-15T10:00:00-03:00',
  }
}

/** Every list, so that the search and the pages offer them all. */
const menu = (exercicio: number): SampleRow[] =>
  [...new Set([...lists, ...searched].map(({ path }) => path))].map((rota, index) => ({
    entidade: ENTIDADE,
    exercicio,
    menu: 7_000 + index,
    ordem: 7_000 + index,
    titulo: rota,
    subtitulo: '',
    rota,
  }))

export async function loadProtegidos(pool: Pool, storeDir: string): Promise<void> {
  const rows = new Map<string, SampleRow[]>()
  for (const empenho of EMPENHOS)
    for (const [table, made] of Object.entries(linhasDe(empenho)))
      rows.set(table, [...(rows.get(table) ?? []), ...made])
  const all = [...PROTEGIDAS, BENEFICIARIA]
  await insert(pool, 'menu', [ANTERIOR, EXERCICIO].flatMap(menu))
  await insert(pool, 'fornecedor', all.map(credor))
  await insert(pool, 'contrato', [
    {
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      contrato: CONTRATO,
      numero_contrato: CONTRATO,
      fornecedor: VENDEDORA.fornecedor,
      objeto: 'Pintura',
      data_assinatura: `${EXERCICIO}-01-02`,
    },
  ])
  for (const [table, made] of [...rows, ...Object.entries(pedido())]) await insert(pool, table, made)
  await insert(
    pool,
    'arquivo',
    all.map((pessoa) => arquivo(storeDir, pessoa)),
  )
  await insert(
    pool,
    'anexo',
    all.map((pessoa) => ({
      entidade: ENTIDADE,
      origem: 'empenho',
      chave: `${EXERCICIO}/${UNIDADE}/${empenhoDe(pessoa)}`,
      ordem: 1,
      arquivo: arquivoDe(pessoa),
    })),
  )
  for (const exercicio of [ANTERIOR, EXERCICIO])
    await pool.query('select resumo.reconstruir($1, $2)', [ENTIDADE, exercicio])
}
