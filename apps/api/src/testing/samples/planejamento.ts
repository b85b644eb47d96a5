// Creates planning data for the sample: documents as files and as addresses, objectives, and credits with ties, without
// a decree, and with reductions.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const CREDITOS = 75
const ACRESCIMOS = ['Suplementar', 'Especial', 'Extraordinário'] as const

interface Ano {
  entidade: number
  exercicio: number
}

function credito(ano: Ano, numero: number): SampleRow {
  const isReduction = numero % 4 === 0
  const decreto = numero % 9 === 0 ? undefined : 1 + (numero % 20)
  return {
    ...ano,
    dotacao: 1 + (numero % 2),
    sequencia: numero,
    data: `${ano.exercicio}-${String(1 + (numero % 12)).padStart(2, '0')}-15`,
    valor: `${isReduction ? '-' : ''}${1_000 + (numero % 7) * 100}.25`,
    tipo: isReduction ? 'Reduzida' : (ACRESCIMOS[numero % ACRESCIMOS.length] as string),
    id_decreto: decreto ?? null,
    decreto: decreto === undefined ? null : `${decreto}/${ano.exercicio}`,
  }
}

const TIPOS = ['LDO', 'LOA', 'Atas de Audiência - LDO', 'Atas de Audiência - LOA'] as const
const PPA = 2026

/** Must run after the files of the sample are loaded, some of which these cite. */
export async function loadDocumentos(runner: Runner, { entidade, exercicio }: Ano, arquivo: number): Promise<void> {
  const papers = [
    ...['PPA', 'Atas de Audiência - PPA'].map((tipo) => ({ tipo, ano: PPA, descricao: tipo, arquivo })),
    ...TIPOS.map((tipo) => ({ tipo, ano: exercicio, descricao: `${tipo} ${exercicio}`, arquivo })),
    {
      tipo: 'LOA',
      ano: exercicio,
      descricao: `LOA ${exercicio}, anexo`,
      link: 'https://www.example.org/loa',
      ordem: 2,
    },
  ]
  await insert(
    runner,
    'documento_orcamento',
    papers.map((paper, index) => ({ entidade, documento: index + 1, ordem: 1, arquivo: null, link: null, ...paper })),
  )
  await insert(
    runner,
    'objetivo_estrategico',
    [1, 2].map((obj) => ({ entidade, ano_base_ppa: PPA, obj_codigo: obj, descricao: `Objetivo ${obj}` })),
  )
  await insert(runner, 'anexo', [{ entidade, origem: 'objetivo_estrategico', chave: `${PPA}/1`, ordem: 1, arquivo }])
}

export async function loadPlanejamento(runner: Runner, ano: Ano): Promise<void> {
  await insert(
    runner,
    'credito_adicional',
    Array.from({ length: CREDITOS }, (_, index) => credito(ano, index + 1)),
  )
}
