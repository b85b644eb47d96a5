// Goes through the text of what is already published, one document at a time. The text the portal keeps has its CPFs
// masked, and does not say who masked them: where one shows, the file itself is read again, and its own text is told.
import type { Motivo } from '@portal/api/document-text/messages'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { sizeOf } from '../package/contents.ts'
import { type Documento, guardadoDe, type Lido, lidoDe, type Olhado, type Pagina } from './documento.ts'
import type { Ler } from './leitor.ts'
import { ondeEm } from './onde.ts'

interface Publicado {
  arquivo: number
  nome: string
  sha256: string
  pdf: boolean
  /** The portal searches words in it. */
  procurado: boolean
  situacao: 'lido' | 'sem_texto' | 'ilegivel' | 'ausente' | null
  motivo: Motivo | null
  paginas: number | null
}

/** One row for each content handed out, newest first: the same file may be published under many codes. */
const PUBLICADOS = `select max(a.arquivo) as arquivo, (array_agg(a.nome order by a.arquivo desc))[1] as nome, a.sha256,
  bool_or(a.tipo_conteudo = 'application/pdf') as pdf, bool_or(p.sha256 is not null) as procurado,
  d.situacao, d.motivo, d.paginas
from arquivo a left join sistema.documento_publicado p using (sha256) left join sistema.documento d using (sha256)
where a.ativo group by a.sha256, d.situacao, d.motivo, d.paginas order by 1 desc`

const PAGINAS = 'select pagina, texto from sistema.documento_pagina where sha256 = $1 order by 1'

const MASKED = /\*{3}\.\d{3}\.\d{3}-\*{2}/

export interface Publicados {
  pool: Pool
  storeDir: string
  ler: Ler
  /** Also opens the files whose text the portal does not keep. */
  todos: boolean
  progress?: ((share: number) => void) | undefined
}

export async function* publicados({ pool, storeDir, ler, todos, progress }: Publicados): AsyncGenerator<Olhado> {
  const onde = await ondeEm(pool)
  const { rows } = await pool.query<Publicado>(PUBLICADOS)

  async function olhar(row: Publicado): Promise<Olhado | undefined> {
    const documento: Documento = { arquivo: row.arquivo, nome: row.nome, onde: () => onde(row.sha256) }
    const path = filePath(storeDir, row.sha256)
    if (!row.pdf) return { documento, porque: 'outro_tipo' }
    if (row.situacao === 'lido') return olharGuardado(documento, row, path)
    if (row.situacao === 'ilegivel') return { documento, porque: row.motivo ?? 'falha' }
    if (row.situacao === 'sem_texto') return { documento, porque: 'sem_texto' }
    if (!todos) return { documento, porque: row.procurado ? (row.situacao ?? 'espera') : 'nao_procurado' }
    return abrir(documento, path)
  }

  async function abrir(documento: Documento, path: string): Promise<Olhado | undefined> {
    if ((await sizeOf(path)) === undefined) return { documento, porque: 'ausente' }
    const reading = await ler(path)
    return reading && lidoDe(documento, reading)
  }

  async function olharGuardado(documento: Documento, row: Publicado, path: string): Promise<Olhado | undefined> {
    const { rows: paginas } = await pool.query<Pagina>(PAGINAS, [row.sha256])
    const guardado: Lido = guardadoDe(documento, paginas, row.paginas ?? paginas.length)
    if (!paginas.some(({ texto }) => MASKED.test(texto))) return guardado
    const aberto = await abrir(documento, path)
    return aberto && 'porque' in aberto ? { ...guardado, semCpf: true } : aberto
  }

  for (const [at, row] of rows.entries()) {
    const olhado = await olhar(row)
    if (olhado === undefined) return
    yield olhado
    progress?.((at + 1) / rows.length)
  }
}
