// Tells what was found in documents, one line for each thing, and at the end how much was looked through and how much
// was not, and why: nothing found is not the same as nothing there.
import { acharDadosPessoais, DADOS, type Dado } from '@portal/kit/dados-pessoais/achar'
import { hideCpfs } from '@portal/kit/cpf-cnpj'
import { formatInteger } from '@portal/kit/formats'
import type { Documento, Lido, Olhado, Porque } from './documento.ts'
import { MOTIVOS } from './motivos.ts'

/** One thing found, or why a document was not looked through, as the spreadsheet has it. */
export interface Linha {
  documento: Documento
  onde: string[]
  pagina?: number
  que: string
  trecho: string
}

const PORQUES: Readonly<Record<Porque, readonly [one: string, many: string, advice: string]>> = {
  ...MOTIVOS,
  sem_texto: ['é só imagem, sem texto', 'são só imagem, sem texto', 'leia com os olhos, ou gere o PDF com texto'],
  espera: ['ainda não foi lido pelo portal', 'ainda não foram lidos pelo portal', 'repita mais tarde, ou com --todos'],
  ausente: [
    'não está na pasta dos arquivos',
    'não estão na pasta dos arquivos',
    'carregue de novo o pacote que o traz',
  ],
  nao_procurado: [
    'é de uma página em que o portal não procura palavras',
    'são de páginas em que o portal não procura palavras',
    'repita com --todos, que abre também estes',
  ],
  outro_tipo: ['não é PDF', 'não são PDF', 'o portal só lê PDF; leia com os olhos'],
}

const counted = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : parts.join('')

/** What a document is called in the report; people write CPFs in names of files too. */
export const nomeDe = ({ arquivo, nome }: Documento): string =>
  arquivo === undefined ? hideCpfs(nome) : `arquivo ${arquivo}, ${hideCpfs(nome)}`

export class Relato {
  readonly #dados = new Map<Dado, number>()
  readonly #naoLidos = new Map<Porque, { total: number; primeiro: Documento }>()
  #documentos = 0
  #comAchados = 0
  #paginas = 0
  #semTexto = { documentos: 0, paginas: 0 }
  #cortados = 0
  #semCpf = 0

  get achou(): boolean {
    return this.#comAchados > 0
  }

  /** Looks through a document, and returns a line for each thing found, or one that says why it was not. */
  async olhar(olhado: Olhado): Promise<Linha[]> {
    if ('porque' in olhado) return this.#naoLido(olhado.documento, olhado.porque)
    this.#count(olhado)
    const { documento } = olhado
    const found = olhado.paginas.flatMap(({ pagina, texto }) =>
      acharDadosPessoais(texto).map((each) => ({ ...each, pagina })),
    )
    if (found.length === 0) return []
    this.#comAchados++
    const onde = await documento.onde()
    return found.map(({ dado, pagina, trecho }) => {
      this.#dados.set(dado, (this.#dados.get(dado) ?? 0) + 1)
      return { documento, onde, pagina, que: DADOS[dado], trecho }
    })
  }

  #count({ paginas, semTexto, cortado, semCpf }: Lido): void {
    this.#documentos++
    this.#paginas += paginas.length
    if (semTexto > 0) {
      this.#semTexto.documentos++
      this.#semTexto.paginas += semTexto
    }
    if (cortado) this.#cortados++
    if (semCpf) this.#semCpf++
  }

  #naoLido(documento: Documento, porque: Porque): Linha[] {
    const so = this.#naoLidos.get(porque)
    this.#naoLidos.set(porque, { total: (so?.total ?? 0) + 1, primeiro: so?.primeiro ?? documento })
    return porque === 'outro_tipo' ? [] : [{ documento, onde: [], que: 'não foi olhado', trecho: PORQUES[porque][0] }]
  }

  resumo(): string[] {
    const [documentos, falta] = [counted(this.#documentos, 'documento', 'documentos'), this.#falta()]
    const olhados = `Olhados ${documentos}, ${counted(this.#paginas, 'página', 'páginas')}: ${this.#achados()}.`
    return [
      this.#documentos === 0 ? 'Nenhum documento foi olhado.' : olhados,
      ...(falta.length > 0 ? ['Não foram olhados, e podem ter o que aqui não aparece:', ...falta] : []),
    ]
  }

  #achados(): string {
    if (!this.achou) return 'nada foi achado'
    const total = [...this.#dados.values()].reduce((sum, count) => sum + count, 0)
    const dados = [...this.#dados].map(([dado, count]) => `${formatInteger(count)} ${DADOS[dado]}`)
    const onde = counted(this.#comAchados, 'documento', 'documentos')
    return `${counted(total, 'achado', 'achados')} em ${onde} (${listed(dados)})`
  }

  #falta(): string[] {
    const naoLidos = [...this.#naoLidos].map(([porque, { total, primeiro }]) => {
      const [one, many, advice] = PORQUES[porque]
      const which = total === 1 ? nomeDe(primeiro) : `${nomeDe(primeiro)}, e outros`
      return `${counted(total, one, many)} (${which}): ${advice}`
    })
    const { documentos, paginas } = this.#semTexto
    const semTexto =
      `${counted(paginas, 'página sem texto', 'páginas sem texto')}, em ` +
      `${counted(documentos, 'documento olhado', 'documentos olhados')}: leia com os olhos`
    const cortados =
      `o fim de ${counted(this.#cortados, 'documento', 'documentos')}, por passar do que o leitor lê: ` +
      'divida em partes'
    const semCpf =
      `os CPFs de ${counted(this.#semCpf, 'documento', 'documentos')}, cujo arquivo não se pôde abrir: no texto ` +
      'guardado eles estão encobertos'
    return [
      ...naoLidos,
      ...(paginas > 0 ? [semTexto] : []),
      ...(this.#cortados > 0 ? [cortados] : []),
      ...(this.#semCpf > 0 ? [semCpf] : []),
    ].map((text) => `  ${text}`)
  }
}
