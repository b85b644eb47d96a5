// Creates a few hundred invented rows with everything that breaks lists: ties, nulls, accents, quotes, formulas,
// wildcards.
import { everythingClosed, everythingOpen, PARAMETROS as DECLARADOS } from '@portal/catalog/parametros-tabela'
import { cnpjFrom, cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { Pool } from '@portal/db/pool'
import { insert, type SampleRow } from './insert.ts'
import { loadAtendimento } from './samples/atendimento.ts'
import { loadCidadao } from './samples/cidadao.ts'
import { loadContratacao } from './samples/contratacao.ts'
import { loadCompras } from './samples/despesa-compras.ts'
import { dotacaoOf, loadClassificacoes, loadOrcamento, naturezaOf } from './samples/despesa-orcamento.ts'
import { loadPagamentos } from './samples/despesa-pagamentos.ts'
import { loadRestos } from './samples/despesa-restos.ts'
import { loadFromSchema } from './samples/from-schema.ts'
import { loadLegislacao } from './samples/legislacao.ts'
import { loadParcerias } from './samples/parcerias.ts'
import { loadPatrimonio } from './samples/patrimonio.ts'
import { loadPessoal } from './samples/pessoal.ts'
import { loadDocumentos, loadPlanejamento } from './samples/planejamento.ts'
import { loadReceita } from './samples/receita.ts'

export const ENTIDADE = 1
export const OUTRA_ENTIDADE = 2
export const EXERCICIO = 2026
/** A year before the first commitment, so that it inherits nothing either. */
export const EXERCICIO_VAZIO = 2023
/** Years with commitments left unpaid. */
const ANTERIORES = [2025, 2024]
/** In descending order. */
export const EXERCICIOS = [EXERCICIO, ...ANTERIORES, EXERCICIO_VAZIO]
export const UNIDADE = '0201'

const FORNECEDORES = 90
const EMPENHOS = 180
const DIARIAS = 120
const NOTAS = 130
const PROCESSOS = 140
const PARAMETROS = 400

const NOMES = [
  'Padaria São José Ltda',
  'Construtora Água Viva',
  'Maria da Conceição Prado',
  'João Antônio Ferraz',
  '=Soma & Filhos',
  '+Vida Clínica',
  '-Desconto Atacado',
  '@Rede Informática',
  'Aspas "Duplas"; ponto e vírgula',
  '100% Natural',
  'Sub_Linhado Comércio',
  'Transportes Ipê\nFilial',
]

/** A CPF as people type it in a field where no document should be. */
const CPF_ESCRITO = cpfFrom('111444777')

const pad = (value: number, length: number): string => String(value).padStart(length, '0')
const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const day = (index: number): string => `${EXERCICIO}-${pad(1 + (index % 12), 2)}-${pad(1 + (index % 28), 2)}`
const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))

/** Returns documents of people, of companies, of companies with letters in the CNPJ, and null for some. */
export function documentoOf(fornecedor: number): string | null {
  if (fornecedor % 10 === 0) return null
  if (fornecedor % 3 === 0) return cpfFrom(pad(100_200_300 + fornecedor * 7_919, 9))
  if (fornecedor % 7 === 0) return cnpjFrom(`A${pad(fornecedor, 7)}0001`)
  return cnpjFrom(`12${pad(345_000 + fornecedor, 6)}0001`)
}

const fornecedor = (number: number): SampleRow => ({
  entidade: ENTIDADE,
  fornecedor: number,
  nome: [at(NOMES, number), number > NOMES.length * 2 && number, number % 29 === 0 && CPF_ESCRITO]
    .filter(Boolean)
    .join(' '),
  cnpj_cpf: documentoOf(number),
})

const chave = (empenho: number): SampleRow => ({
  entidade: ENTIDADE,
  exercicio: EXERCICIO,
  unidade_orcamentaria: UNIDADE,
  empenho,
})

const empenho = (number: number): SampleRow => ({
  ...chave(number),
  data: day(number),
  fornecedor: 1 + (number % FORNECEDORES),
  dotacao: dotacaoOf(number),
  natureza: naturezaOf(number),
  historico: `Despesa número ${number}${number % 17 === 0 ? `, CPF ${formatCnpjCpf(CPF_ESCRITO)}` : ''}`,
  valor: (1000 + (number % 15) * 33.33).toFixed(2),
  covid: number % 5 < 2,
  passagem: number % 6 === 0,
  compra_direta: number % 7 !== 0,
  suprimento_fundos: number % 13 === 0,
})

const liquidacao = (number: number): SampleRow => ({
  ...chave(number),
  exercicio_liquidacao: EXERCICIO,
  no_liquidacao: 1,
  data: day(number),
  valor: number % 4 === 0 ? '500.10' : '1000.00',
})

const pagamento = (number: number): SampleRow => ({
  ...chave(number),
  exercicio_pagamento: EXERCICIO,
  no_pagamento: 1,
  exercicio_liquidacao: EXERCICIO,
  no_liquidacao: 1,
  data: day(number),
  valor: '480.10',
  valor_retido: '20.00',
})

const diaria = (number: number): SampleRow => ({
  ...chave(number),
  no_liquidacao: 1 + (number % 2),
  entidade_empenho: ENTIDADE,
  exercicio_empenho: EXERCICIO,
  nome: at(NOMES, number),
  cargo: 'Motorista',
  matricula: number % 3 === 0 ? null : 77,
  secretaria: 'Secretaria de Saúde',
  lotacao: number % 5 === 0 ? null : 'Transporte',
  data_saida: day(number),
  hora_saida: '07:30',
  data_retorno: number % 6 === 0 ? null : day(number),
  destino: at(['Brasília', 'São Paulo', '_Belém', 'Água Boa'], number),
  motivo: 'Curso; "aperfeiçoamento"',
  tipo_objetivo: number % 4 === 0 ? null : 1 + (number % 3),
  quantidade: number % 9 === 0 ? null : '1.50',
  valor_unitario: '210.35',
  valor: (300 + (number % 10) * 0.01).toFixed(2),
  valor_hospedagem: number % 8 === 0 ? '120.00' : '0',
})

const valorDaNota = (number: number): number => 50 + (number % 9) * 1.11

const nota = (number: number): SampleRow => ({
  entidade: ENTIDADE,
  exercicio: EXERCICIO,
  no_extraorcamentario: number,
  data: day(number),
  vencimento: number % 3 === 0 ? null : day(number + 1),
  fornecedor: 1 + (number % FORNECEDORES),
  fonte_recurso: number % 5 === 0 ? null : '15000000',
  valor: valorDaNota(number).toFixed(2),
  historico: `Repasse ${number}${number % 17 === 0 ? ` a ${CPF_ESCRITO}` : ''}`,
  complemento: number % 2 === 0 ? null : '@consignação',
})

const item = (number: number): SampleRow => ({
  entidade: ENTIDADE,
  exercicio: EXERCICIO,
  no_extraorcamentario: number,
  ordem: 1,
  item: '1',
  especificacao: 'Consignação em folha',
  quantidade: '1.0000',
  unidade: 'UN',
  valor_unitario: valorDaNota(number).toFixed(4),
  valor_total: valorDaNota(number).toFixed(2),
})

export async function loadSample(pool: Pool): Promise<void> {
  const rows = async (table: string, values: readonly SampleRow[]): Promise<void> => insert(pool, table, values)
  const publicada = { entidade_principal: true, registrado: true, habilitado_portal: true }
  await rows('entidade', [
    { ...publicada, entidade: ENTIDADE, nome: 'Prefeitura de Serra Clara', cnpj: cnpjFrom('110000000001'), tipo: 'E' },
    {
      ...publicada,
      entidade: OUTRA_ENTIDADE,
      nome: 'Câmara de Serra Clara',
      cnpj: cnpjFrom('220000000001'),
      tipo: 'L',
      entidade_principal: false,
    },
  ])
  await rows(
    'exercicio',
    [ENTIDADE, OUTRA_ENTIDADE].flatMap((entidade) =>
      EXERCICIOS.map((exercicio) => ({ entidade, exercicio, aberto: true, fechado: false, ano_base_ppa: 2026 })),
    ),
  )
  await rows(
    'parametro',
    EXERCICIOS.flatMap((exercicio) =>
      range(PARAMETROS, (parametro) => ({
        entidade: ENTIDADE,
        exercicio,
        parametro,
        valor: everythingOpen.get(parametro) ?? 'S',
      })),
    ),
  )
  await rows(
    'parametro',
    EXERCICIOS.flatMap((exercicio) =>
      DECLARADOS.flatMap(({ numero }) => {
        const valor = everythingClosed.get(numero)
        return valor === undefined ? [] : [{ entidade: OUTRA_ENTIDADE, exercicio, parametro: numero, valor }]
      }),
    ),
  )
  await loadClassificacoes(pool, ENTIDADE)
  await loadOrcamento(pool, ENTIDADE, EXERCICIO)
  await loadPlanejamento(pool, { entidade: ENTIDADE, exercicio: EXERCICIO })
  await rows('fornecedor', [...range(FORNECEDORES, fornecedor), { ...fornecedor(1), entidade: OUTRA_ENTIDADE }])
  await rows('empenho', [
    ...range(EMPENHOS, empenho),
    { ...empenho(1), entidade: OUTRA_ENTIDADE, fornecedor: 1, dotacao: null },
  ])
  const paraLiquidar = range(EMPENHOS, (number) => number).filter((number) => number % 5 !== 0)
  await rows('liquidacao', paraLiquidar.map(liquidacao))
  await rows('pagamento', paraLiquidar.filter((number) => number % 2 === 0).map(pagamento))
  const sampled = {
    entidade: ENTIDADE,
    exercicio: EXERCICIO,
    unidade: UNIDADE,
    fornecedores: FORNECEDORES,
    liquidados: paraLiquidar,
    day,
  }
  await loadPagamentos(pool, sampled)
  await rows(
    'tipo_objetivo_diaria',
    ['Curso', 'Reunião', 'Transporte de pacientes'].map((descricao, index) => ({
      entidade: ENTIDADE,
      tipo_objetivo: index + 1,
      descricao,
    })),
  )
  await rows('servidor', [
    {
      entidade: ENTIDADE,
      matricula: 77,
      nome: 'João Antônio Ferraz',
      cpf: cpfFrom('987654321'),
      cargo: 'Motorista',
      lotacao: 'Transporte',
    },
  ])
  await loadCompras(
    pool,
    { entidade: ENTIDADE, exercicio: EXERCICIO, unidade_orcamentaria: UNIDADE },
    range(EMPENHOS, (number) => number),
  )
  await loadContratacao(pool, { entidade: ENTIDADE, exercicio: EXERCICIO })
  await loadPatrimonio(pool, { entidade: ENTIDADE, exercicio: EXERCICIO })
  await loadPessoal(pool, { entidade: ENTIDADE, exercicio: EXERCICIO })
  await loadReceita(pool, { entidade: ENTIDADE, outra: OUTRA_ENTIDADE, exercicio: EXERCICIO })
  await rows('diaria', range(DIARIAS, diaria))
  await rows('nota_extraorcamentaria', range(NOTAS, nota))
  await rows('nota_extraorcamentaria_item', range(NOTAS, item))
  for (const exercicio of ANTERIORES)
    await loadRestos(pool, { entidade: ENTIDADE, exercicio, fornecedores: FORNECEDORES })
  const data = '2026-02-03T10:00:00-03:00'
  await rows('arquivo', [
    {
      arquivo: 7,
      nome: 'relatório de viagem.pdf',
      tipo_conteudo: 'application/pdf',
      tamanho: 1234,
      sha256: 'a'.repeat(64),
      data,
    },
  ])
  const chaveDaDiaria = `${EXERCICIO}/${UNIDADE}/1/2`
  await rows('anexo', [
    { entidade: ENTIDADE, origem: 'diaria', chave: chaveDaDiaria, ordem: 1, arquivo: 7, tipo_anexo: 'Relatório' },
  ])
  await loadDocumentos(pool, { entidade: ENTIDADE, exercicio: EXERCICIO }, 7)
  await loadLegislacao(pool, ENTIDADE, EXERCICIO, 7)
  await loadParcerias(pool, { entidade: ENTIDADE, exercicio: EXERCICIO, unidade: UNIDADE, arquivo: 7 })
  await loadAtendimento(pool, ENTIDADE, EXERCICIO, PROCESSOS)
  await loadFromSchema(pool, { entidade: ENTIDADE, exercicio: EXERCICIO })
  await loadCidadao(pool, { entidade: ENTIDADE, exercicio: EXERCICIO }, 7)
  for (const entidade of [ENTIDADE, OUTRA_ENTIDADE]) {
    for (const exercicio of EXERCICIOS) await pool.query('select resumo.reconstruir($1, $2)', [entidade, exercicio])
  }
  await pool.query('analyze')
}
