// Creates bids and contracts for the sample: ties of number and day, nulls, contracts whose bid is missing, and an
// addendum of an unknown contract.
import { SITUACOES } from '@portal/catalog/contratacao/licitacoes'
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

interface Year {
  entidade: number
  exercicio: number
}

const LICITACOES = 180
const CONTRATOS = 180
const FISCAIS = 90
const FORNECEDORES = 90
/** First number of these contracts; those of other tests start at one. */
const FIRST_CONTRACT = 1_000
const TIPOS = [6, 7, 66]
const NATUREZAS = ['Eletrônico', 'Normal', 'Carona/Adesão', 'Registro de Preços']
const OBJETOS = [
  'Aquisição de pães e água',
  '=Soma de serviços em São Luís',
  'Reforma da "Escola São José"',
  'Locação de imóvel de João Ferraz, CPF 987.654.321-00',
  '+Medicamentos 100%',
]
const ITENS = ['Papel A4 branco', 'Gasolina comum', '=Caneta "azul"', 'Pão de São José', 'Água mineral 20 L']

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))
const pad = (value: number): string => String(value).padStart(2, '0')
const dia = (exercicio: number, n: number): string => `${exercicio}-${pad(1 + (n % 12))}-${pad(1 + (n % 28))}`
const fornecedorOf = (n: number): number => 1 + (n % FORNECEDORES)

const chave = ({ entidade, exercicio }: Year, n: number): SampleRow => ({
  entidade,
  exercicio,
  tipo_licitacao: at(TIPOS, n),
  licitacao: n,
})

const licitacao = (year: Year, n: number): SampleRow => ({
  ...chave(year, n),
  numero_licitacao: 1 + (n % 50),
  natureza: at(NATUREZAS, n),
  situacao: at(SITUACOES, n),
  no_processo: n % 7 === 0 ? null : 300 + (n % 60),
  ano_processo: n % 7 === 0 ? null : year.exercicio - (n % 2),
  protocolo: n % 5 === 0 ? null : n,
  ano_protocolo: n % 5 === 0 ? null : year.exercicio,
  data_publicacao: n % 6 === 0 ? null : dia(year.exercicio, n),
  data_abertura: dia(year.exercicio, n),
  horario_abertura: '09:30:00',
  valor_maximo: (1000 + (n % 15) * 33.33).toFixed(2),
  objeto: `${at(OBJETOS, n)} ${n % 20}`,
  forma_apuracao: n % 9 === 0 ? null : 'Item',
  tipo_participacao: n % 9 === 0 ? null : 'Ampla Concorrência',
  covid: n % 5 < 2,
  numero_pncp: n % 4 === 0 ? null : `11000000000191-1-${String(n).padStart(6, '0')}/${year.exercicio}`,
  sala_online: n % 10 === 0 ? 'https://sala.example/1' : null,
})

const item = (year: Year, n: number): SampleRow => {
  const won = n % 4 !== 0 && {
    fornecedor: fornecedorOf(n),
    valor_unitario: (2 + (n % 9) * 0.1234).toFixed(4),
    valor_total: (20 + (n % 9) * 1.11).toFixed(2),
  }
  return {
    ...chave(year, n),
    lote: 1,
    item: 1,
    especificacao: `${at(ITENS, n)} ${n}`,
    unidade: n % 6 === 0 ? null : 'UN',
    quantidade: `${1 + (n % 12)}.0000`,
    valor_maximo: '9.9900',
    ...won,
  }
}

const contrato = ({ entidade, exercicio }: Year, n: number): SampleRow => ({
  entidade,
  exercicio,
  contrato: FIRST_CONTRACT + n,
  numero_contrato: 1 + (n % 60),
  tipo_ato: 1 + (n % 2),
  tipo_contrato: n % 6 === 0 ? null : at(['S', 'F'], n),
  fornecedor: fornecedorOf(n),
  exercicio_licitacao: n % 11 === 0 ? null : exercicio - (n % 3 === 0 ? 1 : 0),
  tipo_licitacao: n % 11 === 0 ? null : at(TIPOS, n),
  licitacao: n % 11 === 0 ? null : n,
  no_processo: n % 7 === 0 ? null : 300 + (n % 60),
  ano_processo: n % 7 === 0 ? null : exercicio,
  objeto: n % 8 === 0 ? null : at(OBJETOS, n),
  data_assinatura: n % 9 === 0 ? null : dia(exercicio, n),
  data_publicacao: n % 10 === 0 ? null : dia(exercicio, n),
  inicio_vigencia: n % 13 === 0 ? null : dia(exercicio, n),
  termino_vigencia: n % 13 === 0 ? null : dia(exercicio + (n % 4), n),
  valor: (1000 + (n % 15) * 33.33).toFixed(2),
  situacao: at(['Vigente', 'Encerrado', 'Suspenso'], n),
  data_inicio_suspensao: dia(exercicio, n),
  motivo_suspensao: 'Decisão judicial',
  rateio: n % 6 === 0,
  covid: n % 5 < 2,
  numero_pncp: n % 4 === 0 ? null : `11000000000191-2-${String(n).padStart(6, '0')}/${exercicio}`,
})

const aditivo = ({ entidade, exercicio }: Year, contrato: number, sequencia: number, valor: string): SampleRow => ({
  entidade,
  exercicio,
  contrato,
  sequencia,
  numero_aditivo: `${sequencia}/${contrato}`,
  data: `${exercicio}-04-0${4 + sequencia}`,
  data_publicacao: `${exercicio}-04-06`,
  data_termino: sequencia === 2 ? `${exercicio + 3}-12-31` : null,
  valor,
  motivacao: 'Prazo',
})

export async function loadContratacao(runner: Runner, year: Year): Promise<void> {
  const { entidade, exercicio } = year
  const todas = range(LICITACOES, (n) => n)
  const contratos = range(CONTRATOS, (n) => n)
  await insert(runner, 'tipo_licitacao', [
    { tipo_licitacao: 6, descricao: 'Pregão' },
    { tipo_licitacao: 7, descricao: 'Dispensa' },
    { tipo_licitacao: 66, descricao: 'Concorrência' },
  ])
  await insert(runner, 'tipo_ato_contrato', [
    { tipo_ato: 1, descricao: 'Contrato' },
    { tipo_ato: 2, descricao: 'Ata de Registro de Preços' },
  ])
  await insert(runner, 'tipo_contrato', [
    { sigla: 'F', descricao: 'Fornecimento' },
    { sigla: 'S', descricao: 'Serviço' },
  ])
  await insert(
    runner,
    'licitacao',
    todas.map((n) => licitacao(year, n)),
  )
  await insert(
    runner,
    'licitacao_item',
    todas.map((n) => item(year, n)),
  )
  await insert(
    runner,
    'licitacao_participante',
    todas.flatMap((n) => [
      {
        ...chave(year, n),
        fornecedor: fornecedorOf(n),
        data_proposta: dia(exercicio, n),
        valor_proposta: '20.00',
        situacao: 'Vencedora',
      },
      { ...chave(year, n), fornecedor: fornecedorOf(n + 7), valor_proposta: null, situacao: 'Classificada' },
    ]),
  )
  await runner.query(
    `update fornecedor set nome_fantasia = 'Fantasia ' || fornecedor % 20 where entidade = $1 and fornecedor % 3 = 1`,
    [entidade],
  )
  const some = todas.filter((n) => n % 3 === 1)
  const day = dia(exercicio, 1)
  await insert(
    runner,
    'licitacao_publicacao',
    some.map((n) => ({
      ...chave(year, n),
      sequencia: 1,
      orgao_publicacao: 'Diário Oficial',
      data_publicacao: day,
      tipo_publicacao: 'Aviso',
    })),
  )
  await insert(
    runner,
    'licitacao_recurso',
    some.map((n) => ({
      ...chave(year, n),
      sequencia: 1,
      tipo: 'Recurso',
      data: day,
      numero_protocolo: '7/2026',
      analise: 'Improcedente',
    })),
  )
  await insert(
    runner,
    'licitacao_cotacao',
    some.map((n) => ({ ...chave(year, n), fornecedor: 3, data: day, valor: '99.90' })),
  )
  await insert(
    runner,
    'licitacao_certidao',
    some.map((n) => ({ ...chave(year, n), fornecedor: 3, sequencia: 1, tipo_certidao: 'FGTS', data_emissao: day })),
  )
  await insert(
    runner,
    'licitacao_ata',
    some.map((n) => ({
      ...chave(year, n),
      ata: 1,
      tipo_ata: 'R',
      numero_ata: '1/2026',
      data: day,
      exercicio_contrato: exercicio,
      contrato: FIRST_CONTRACT + n,
    })),
  )
  await insert(
    runner,
    'licitacao_parecer',
    some.map((n) => ({ ...chave(year, n), sequencia: 1, data: day, responsavel: 'Ana', tipo_parecer: 'Jurídico' })),
  )
  await insert(
    runner,
    'licitacao_midia',
    some.map((n) => ({ ...chave(year, n), sequencia: 1, descricao: 'Sessão', endereco: 'https://video.example/1' })),
  )
  await insert(
    runner,
    'contrato',
    contratos.map((n) => contrato(year, n)),
  )
  await insert(
    runner,
    'contrato_fiscal',
    range(FISCAIS, (n) => ({
      entidade,
      exercicio,
      contrato: FIRST_CONTRACT + n,
      sequencia: 1,
      ocupante: at(['João da Silva', 'Ágata de São Bento', '=Ana'], n),
      cargo: n % 4 === 0 ? null : 'Engenheiro',
      ato_designacao: `Portaria ${n % 9}/${exercicio}`,
      data_inicio: n % 10 === 0 ? null : dia(exercicio, n),
      data_termino: n % 3 === 0 ? `${exercicio - 1}-12-31` : null,
    })),
  )
  await insert(runner, 'aditivo', [
    aditivo(year, 900, 1, '10.50'),
    ...contratos.flatMap((n) =>
      n % 3 > 0
        ? []
        : [aditivo(year, FIRST_CONTRACT + n, 1, '10.50'), aditivo(year, FIRST_CONTRACT + n, 2, `-${n % 5}.25`)],
    ),
  ])
  const awards = [
    {
      ...year,
      exercicio_licitacao: exercicio - 1,
      tipo_licitacao: 66,
      licitacao: 900,
      fornecedor: 3,
      data: `${exercicio}-02-03`,
    },
    ...some.map((n) => ({
      ...year,
      exercicio_licitacao: exercicio,
      tipo_licitacao: at(TIPOS, n),
      licitacao: n,
      fornecedor: fornecedorOf(n),
      data: day,
    })),
  ]
  await insert(runner, 'adjudicacao', awards)
  await insert(runner, 'homologacao', awards)
  await insert(
    runner,
    'autorizacao',
    some.map((n) => ({
      ...year,
      numero_requisicao: n,
      exercicio_licitacao: exercicio,
      tipo_licitacao: at(TIPOS, n),
      licitacao: n,
      fornecedor: 3,
      numero_nad: n,
      exercicio_nad: exercicio,
      data_nad: day,
      exercicio_empenho: exercicio,
      unidade_orcamentaria: '0201',
      empenho: n,
      valor: '12.34',
    })),
  )
}
