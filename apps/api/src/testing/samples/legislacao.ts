// Creates laws and gazettes for the sample: ties of day and number, acts without a scope or a text, of each kind and of
// many years.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const LEIS = 75
const SUMULAS = [
  'Denomina a Rua São Luís, no bairro Água Clara.',
  'Altera o IPTU em 5%.',
  '=Abre crédito "especial".',
  'Nomeia João Ferraz, CPF 987.654.321-00.',
  '+Ponto facultativo_',
]
const EDICOES = 70
const ABAS = ['geral', 'pessoal', 'despesa', 'receita']

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

function leiAto(entidade: number, exercicio: number, lei: number): SampleRow {
  const ano = exercicio - (lei % 4)
  return {
    entidade,
    lei,
    ano,
    numero: 1 + (lei % 40),
    tipo: 1 + (lei % 3),
    natureza: 1 + (lei % 2),
    escopo: lei % 5 === 0 ? null : 1 + (lei % 2),
    aba: at(ABAS, lei),
    covid: lei % 8 === 0,
    sistema: 1,
    tabela: 'LEI_ATO',
    data: `${ano}-0${1 + (lei % 9)}-1${lei % 3}`,
    sumula: at(SUMULAS, lei),
  }
}

const edicao = (entidade: number, exercicio: number, numero: number, arquivo: number): SampleRow => ({
  entidade,
  edicao: numero,
  arquivo,
  ano: exercicio - 1 + Math.floor(numero / 40),
  tipo: at(['ORDINARIA', 'SUPLEMENTAR', 'EXTRAORDINARIA', 'CAMARA'], numero),
  descricao: at(['Atos da Saúde em São Luís', '=Editais', '"Portarias" 100%'], numero),
  publicado_em:
    `${exercicio - 1 + Math.floor(numero / 40)}-0${1 + Math.floor((numero % 40) / 5)}` +
    `-1${numero % 5}T22:30:00-03:00`,
  publicado_por: numero % 6 === 0 ? null : 'Imprensa',
  assinado_por: numero % 5 === 0 ? null : 'João da Silva',
})

/** Must run after the files of the sample are loaded, one of which is the text of a law. */
export async function loadLegislacao(
  runner: Runner,
  entidade: number,
  exercicio: number,
  arquivo: number,
): Promise<void> {
  const named = (coluna: string, nomes: readonly string[]): SampleRow[] =>
    nomes.map((descricao, i) => ({ entidade, [coluna]: i + 1, descricao }))
  const leis = Array.from({ length: LEIS }, (_, index) => index + 1)
  await insert(runner, 'tipo_documento_legal', named('tipo', ['Lei Ordinária', 'Decreto', 'Portaria', 'Sem uso']))
  await insert(runner, 'natureza_lei', named('natureza', ['Normativa', 'Administrativa', 'Sem uso']))
  await insert(runner, 'escopo_lei', named('escopo', ['Tributos', 'Órgãos', 'Sem uso']))
  await insert(
    runner,
    'lei_ato',
    leis.map((lei) => leiAto(entidade, exercicio, lei)),
  )
  await insert(runner, 'lei_vinculada', [
    { entidade, lei: 2, vinculada: 1, relacao: 'altera' },
    { entidade, lei: 3, vinculada: 1, relacao: 'revoga' },
    { entidade, lei: 1, vinculada: 4, relacao: 'cita' },
  ])
  await insert(
    runner,
    'lei_publicacao',
    leis
      .filter((lei) => lei % 6 !== 0)
      .map((lei) => ({
        entidade,
        lei,
        sequencia: 1,
        descricao: at(['Diário Oficial', 'Mural'], lei),
        data_publicacao: lei % 7 === 0 ? null : `${exercicio}-03-0${1 + (lei % 9)}`,
        pagina: lei % 4,
        numero_edicao: lei,
        ano_edicao: exercicio,
      })),
  )
  await insert(runner, 'anexo', [{ entidade, origem: 'lei_ato', chave: '1', ordem: 1, arquivo }])
  await insert(
    runner,
    'diario_oficial',
    Array.from({ length: EDICOES }, (_, index) => edicao(entidade, exercicio, index + 1, arquivo)),
  )
  await insert(runner, 'publicacao_grupo', [
    { entidade, grupo: 1, descricao: 'Execução Orçamentária', por_exercicio: true },
    { entidade, grupo: 3, descricao: 'Contas', por_exercicio: false },
  ])
  await insert(runner, 'publicacao_subgrupo', [
    { entidade, grupo: 1, subgrupo: 20, ordem: 2, descricao: 'Saúde' },
    { entidade, grupo: 1, subgrupo: 16, ordem: 1, descricao: 'Educação' },
    { entidade, grupo: 3, subgrupo: 20, ordem: 1, descricao: 'Anuais' },
  ])
  await insert(runner, 'publicacao', [
    {
      entidade,
      publicacao: 1,
      grupo: 1,
      subgrupo: 20,
      ano: exercicio,
      tipo_periodo: 2,
      descricao: '1º Bimestre',
      resumo: 'De João, CPF 987.654.321-00.',
      arquivo,
      link: null,
    },
    {
      entidade,
      publicacao: 2,
      grupo: 1,
      subgrupo: 20,
      ano: exercicio - 1,
      tipo_periodo: 2,
      descricao: '6º Bimestre',
      resumo: null,
      arquivo,
      link: null,
    },
    {
      entidade,
      publicacao: 3,
      grupo: 3,
      subgrupo: 20,
      ano: exercicio - 1,
      tipo_periodo: null,
      descricao: 'Contas',
      resumo: null,
      arquivo: null,
      link: 'https://contas.example.org',
    },
  ])
}
