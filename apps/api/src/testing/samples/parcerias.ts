// Creates agreements, grants and works for the sample: ties, nulls, people among the partners, and money received and
// returned.
import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

export interface Sampled {
  entidade: number
  exercicio: number
  unidade: string
  /** Number of a file of the sample. */
  arquivo: number
}

const CONVENIOS = 75
const NOMES = [
  'Estado - Educação',
  'União - Cidades',
  'Associação São José',
  '=Lar "Água Viva"',
  '100% Hospital_',
  'Maria da Conceição Prado',
]
const OBJETOS = ['Transporte escolar', 'Pavimentação da Rua São Luís', '+Equipamentos', 'Estágio; "estudantes"']

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))

/** Returns documents of companies, one kind with letters, of people, and null for some. */
function documentoDe(numero: number): string | null {
  if (numero % 10 === 0) return null
  if (numero % 6 === 5) return cpfFrom(String(200_300_400 + numero * 7_919).padStart(9, '0'))
  return cnpjFrom(`${numero % 7 === 0 ? 'A' : '1'}${String(2_345_000 + numero).padStart(7, '0')}0001`)
}

const tipoDe = (numero: number): 'R' | 'C' | 'S' => at(['R', 'C', 'S'], numero)

function convenio({ entidade, exercicio }: Sampled, numero: number): SampleRow {
  const ano = exercicio - (numero % 4)
  return {
    entidade,
    convenio: numero,
    numero: 1 + Math.floor(numero / 4),
    ano,
    tipo: tipoDe(numero),
    nome: `${at(NOMES, numero)}${numero > 30 ? ` ${numero}` : ''}`,
    cnpj_cpf: documentoDe(numero),
    objeto: numero % 9 === 0 ? null : at(OBJETOS, numero),
    justificativa: numero % 8 === 0 ? null : 'Interessa aos dois.',
    situacao: numero % 5 === 0 ? null : 1 + (numero % 2),
    data_celebracao: numero % 11 === 0 ? null : `${ano}-0${1 + (numero % 9)}-1${numero % 3}`,
    data_inicio_vigencia: `${ano}-0${1 + (numero % 9)}-15`,
    data_fim_vigencia: numero % 7 === 0 ? null : `${ano + 1}-12-31`,
    parcelas: numero % 6 === 0 ? null : numero % 5,
    valor: tipoDe(numero) === 'S' ? null : `${1_000 + (numero % 15) * 333}.33`,
    valor_contrapartida: numero % 4 === 0 ? null : '10.50',
    fonte_recurso: numero % 3 === 2 ? null : at(['15000000', '17000000'], numero),
    link_gov: numero % 2 === 0 ? null : 'https://convenios.example.gov.br',
  }
}

async function loadConvenios(runner: Runner, sampled: Sampled): Promise<void> {
  const { entidade, exercicio, unidade, arquivo } = sampled
  const of = (tipo: string): number[] =>
    range(CONVENIOS, (numero) => numero).filter((numero) => tipoDe(numero) === tipo)
  await insert(
    runner,
    'situacao_convenio',
    ['Em execução', 'Concluído', 'Sem uso'].map((descricao, i) => ({ entidade, situacao: i + 1, descricao })),
  )
  await insert(
    runner,
    'convenio',
    range(CONVENIOS, (numero) => convenio(sampled, numero)),
  )
  await insert(
    runner,
    'convenio_aditivo',
    range(CONVENIOS, (numero) => numero)
      .filter((numero) => numero % 4 !== 0 && tipoDe(numero) !== 'S')
      .map((numero) => ({
        entidade,
        convenio: numero,
        ano: exercicio,
        numero: 1,
        data_termo: `${exercicio}-05-04`,
        tipo: 'Prazo',
        descricao: 'Prorrogação',
        valor: numero % 2 === 0 ? '-12.34' : '100.00',
        data_fim_vigencia: numero % 3 === 0 ? `${exercicio + 2}-06-30` : null,
        data_publicacao: `${exercicio}-05-06`,
        numero_edicao: 7,
        ano_edicao: exercicio,
      })),
  )
  await insert(
    runner,
    'convenio_empenho',
    of('C').map((convenio) => ({ entidade, convenio, exercicio, unidade_orcamentaria: unidade, empenho: convenio })),
  )
  await insert(
    runner,
    'convenio_receita',
    of('R').map((convenio) => ({ entidade, convenio, exercicio, lancamento: convenio })),
  )
  await insert(
    runner,
    'anexo',
    range(CONVENIOS, (numero) => ({ entidade, origem: 'convenio', chave: String(numero), ordem: 1, arquivo })),
  )
}

const SUBVENCOES = 75

function subvencao({ entidade, exercicio }: Sampled, numero: number): SampleRow {
  const ano = exercicio - (numero % 3)
  return {
    entidade,
    ano,
    subvencao: numero,
    tipo: 1 + (numero % 2),
    orgao: numero % 5 === 0 ? null : 'Secretaria de Assistência',
    numero_sit: String(numero),
    nome: `${at(NOMES, numero)}${numero > 30 ? ` ${numero}` : ''}`,
    cnpj_cpf: documentoDe(numero),
    objeto: numero % 9 === 0 ? null : at(OBJETOS, numero),
    data_publicacao: `${ano}-02-10`,
    veiculo_publicacao: 'Diário Oficial',
    numero_edicao: numero,
    data_celebracao: numero % 11 === 0 ? null : `${ano}-0${1 + (numero % 9)}-1${numero % 3}`,
    data_inicio: `${ano}-02-01`,
    data_vencimento: numero % 7 === 0 ? null : `${ano}-12-31`,
    valor_previsto: `${1_000 + (numero % 15) * 333}.33`,
    licitacoes: numero % 4 === 0 ? null : `Chamamento Público ${numero}/${ano}`,
    chave_autenticacao: numero % 6 === 0 ? null : `CHAVE-${numero}`,
  }
}

async function loadSubvencoes(runner: Runner, sampled: Sampled): Promise<void> {
  const { entidade, exercicio, unidade, arquivo } = sampled
  const rows = range(SUBVENCOES, (numero) => subvencao(sampled, numero))
  const keys = rows.map(({ ano, subvencao: numero }) => ({ entidade, ano, subvencao: Number(numero) }))
  await insert(
    runner,
    'tipo_subvencao',
    ['Termo de Fomento', 'Acordo', 'Sem uso'].map((descricao, i) => ({ entidade, tipo: i + 1, descricao })),
  )
  await insert(runner, 'subvencao', rows)
  await insert(
    runner,
    'subvencao_aditivo',
    keys
      .filter(({ subvencao: numero }) => numero % 4 !== 0)
      .map((key) => ({
        ...key,
        ano_aditivo: exercicio,
        numero_aditivo: 1,
        tipo: 'Prazo',
        descricao: key.subvencao % 2 === 0 ? null : 'Prorrogação',
        data_termo: `${exercicio}-05-04`,
        data_fim_vigencia: key.subvencao % 3 === 0 ? `${exercicio + 1}-06-30` : null,
        valor: key.subvencao % 2 === 0 ? '-12.34' : '100.00',
      })),
  )
  await insert(
    runner,
    'subvencao_empenho',
    keys.map((key) => ({ ...key, exercicio, unidade_orcamentaria: unidade, empenho: 75 + key.subvencao })),
  )
  await insert(
    runner,
    'subvencao_prestacao',
    keys.map((key) => ({
      ...key,
      sequencia: 1,
      tipo: 'Parcial',
      periodo: '1º trimestre',
      data_prazo: `${exercicio}-04-30`,
      data: key.subvencao % 3 === 0 ? null : `${exercicio}-04-20`,
      exercicio_empenho: exercicio,
      unidade_orcamentaria: unidade,
      empenho: 75 + key.subvencao,
      valor_documentos: '90.10',
      valor_restituido: '1.00',
    })),
  )
  await insert(
    runner,
    'subvencao_remuneracao',
    keys.map((key) => ({
      ...key,
      sequencia: 1,
      funcao: 'Educador',
      carga_horaria: '40.0',
      remuneracao: '10.00',
      periodo: '12 meses',
      valor_total: '120.00',
    })),
  )
  await insert(
    runner,
    'anexo',
    keys.flatMap(({ ano, subvencao: numero }) =>
      ['subvencao', 'subvencao_certidao'].map((origem) => ({
        entidade,
        origem,
        chave: `${ano}/${numero}`,
        ordem: 1,
        arquivo,
      })),
    ),
  )
}

const OBRAS = 75

function obra({ entidade, exercicio }: Sampled, numero: number): SampleRow {
  const ano = exercicio - (numero % 3)
  return {
    entidade,
    ano,
    ordem_servico: numero,
    bem: numero % 9 === 0 ? null : at(['Escola São José', '=Ponte', '100% Praça_'], numero),
    descricao: `${at(OBJETOS, numero)}${numero > 20 ? ` ${numero}` : ''}`,
    objeto: numero % 4 === 0 ? null : at(OBJETOS, numero),
    empresa: numero % 8 === 0 ? null : at(NOMES, numero),
    cnpj_cpf: documentoDe(numero),
    data: numero % 11 === 0 ? null : `${ano}-0${1 + (numero % 9)}-1${numero % 3}`,
    data_prevista: numero % 6 === 0 ? null : `${ano + 1}-03-31`,
    data_conclusao: numero % 5 === 0 ? `${ano}-12-01` : null,
    valor: `${1_000 + (numero % 15) * 333}.33`,
    situacao: numero % 7 === 0 ? null : 1 + (numero % 2),
    ano_contrato: exercicio,
    contrato: numero % 4 === 0 ? null : 825 + numero,
    valor_contrato: numero % 4 === 0 ? null : `${900 + (numero % 12) * 100}.00`,
  }
}

async function loadObras(runner: Runner, sampled: Sampled): Promise<void> {
  const { entidade, exercicio, arquivo } = sampled
  const rows = range(OBRAS, (numero) => obra(sampled, numero))
  const keys = rows.map(({ ano, ordem_servico }) => ({ entidade, ano, ordem_servico: Number(ordem_servico) }))
  await insert(
    runner,
    'situacao_obra',
    ['Em andamento', 'Paralisada', 'Sem uso'].map((descricao, i) => ({ entidade, situacao: i + 1, descricao })),
  )
  await insert(runner, 'obra', rows)
  await insert(
    runner,
    'obra_medicao',
    keys
      .filter(({ ordem_servico }) => ordem_servico % 5 !== 4)
      .flatMap((key) =>
        [1, 2].map((sequencia) => ({
          ...key,
          sequencia,
          aditivo: 'Contrato',
          data: `${exercicio}-0${sequencia}-10`,
          tipo_acompanhamento: 'Medição',
          percentual: (1 + (key.ordem_servico % 20) * 2.25).toFixed(2),
          arquivo,
        })),
      ),
  )
  await insert(
    runner,
    'obra_planilha',
    keys.map((key) => ({
      ...key,
      sequencia: 1,
      responsavel: 'Engenheira',
      valor_total: '10.00',
      data_base: `${exercicio}-01-01`,
      tipo: 'Contratada',
      arquivo,
    })),
  )
  await insert(
    runner,
    'obra_servico',
    keys.map((key) => ({
      ...key,
      sequencia: 1,
      descricao: 'Escavação',
      unidade: 'M3',
      quantidade: '10.5000',
      quantidade_executada: '2.2500',
      valor_unitario: '3.3333',
    })),
  )
  await insert(
    runner,
    'obra_paralisacao',
    keys.map((key) => ({
      ...key,
      sequencia: 1,
      data_inicio: `${exercicio}-03-01`,
      data_prevista: `${exercicio}-09-01`,
      motivo: 'Chuvas',
      responsavel: 'Obras',
    })),
  )
  await insert(
    runner,
    'anexo',
    keys.flatMap(({ ano, ordem_servico }) => [
      { entidade, origem: 'obra', chave: `${ano}/${ordem_servico}`, ordem: 1, arquivo },
      { entidade, origem: 'obra_medicao', chave: `${ano}/${ordem_servico}/1`, ordem: 1, arquivo },
    ]),
  )
}

export async function loadParcerias(runner: Runner, sampled: Sampled): Promise<void> {
  await loadConvenios(runner, sampled)
  await loadSubvencoes(runner, sampled)
  await loadObras(runner, sampled)
}
