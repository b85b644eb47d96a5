// Stores the demo's drawings and documents and registers them.
import { putFile } from '@portal/data/load/file-store'
import { isoOf } from './calendar.ts'
import type { Sink } from './sink.ts'
import type { Rows } from '@portal/data/package/rows'

/** Until when a document is valid. */
export type Validade = Partial<Pick<Rows['arquivo'], 'data_validade' | 'ativo'>>

export class Files {
  private last = 0

  constructor(
    private readonly sink: Sink,
    private readonly storeDir: string,
  ) {}

  async add(
    nome: string,
    tipo: string,
    content: string | Uint8Array,
    day: number,
    validade: Validade = {},
  ): Promise<number> {
    const arquivo = ++this.last
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
    const { sha256, size } = await putFile(this.storeDir, bytes)
    this.sink.put('arquivo', {
      arquivo,
      nome,
      tipo_conteudo: tipo,
      tamanho: size,
      sha256,
      data: `${isoOf(day)}T09:00:00-03:00`,
      ativo: true,
      ...validade,
    })
    return arquivo
  }
}
