// `dados-pessoais`: looks through the text of PDFs, before they are published or after, for what is personal, and tells
// it. It changes nothing: what is to be covered, and how, is for whoever publishes to decide.
import { arquivo } from '@portal/catalog/rotas'
import { filesFolder } from '@portal/db/files'
import { hideCpfs } from '@portal/kit/cpf-cnpj'
import { type Command, FAILED, OK, readArguments, type Terminal, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import type { Olhado } from '../documentos/documento.ts'
import { withLeitor } from '../documentos/leitor.ts'
import { emPastas } from '../documentos/pastas.ts'
import { openPlanilha, type Planilha } from '../documentos/planilha.ts'
import { publicados } from '../documentos/publicados.ts'
import { type Linha, nomeDe, Relato } from '../documentos/relato.ts'
import { originIn } from '../origin.ts'

const MANY = 1_000
const HEADER = ['arquivo', 'nome', 'onde', 'página', 'o que', 'trecho', 'abrir em']

export const dadosPessoais: Command = {
  name: 'dados-pessoais',
  usage: '[<pasta ou arquivo.pdf>…] [--todos] [--csv <arquivo.csv>]',
  summary:
    'Procura, no texto dos PDFs, CPF, CNS, conta bancária e endereço junto a um nome: nas pastas e arquivos ditos, ' +
    'antes de publicar; sem nenhum, nos documentos já publicados (--todos abre também os anexos em que o portal não ' +
    'procura palavras). Não muda nada. Sai com 0 se não achou, com 1 se achou.',
  async run(args, terminal) {
    const {
      positionals: paths,
      isOn,
      text,
    } = readArguments(args, { todos: { type: 'boolean' }, csv: { type: 'string' } }, [0, MANY])
    const todos = isOn('todos')
    if (todos && paths.length > 0) throw new UsageError('--todos só serve aos documentos publicados, sem pasta.')
    const progress = (share: number): void => terminal.progress?.('Documentos olhados', share)
    const relato = new Relato()
    const csv = text('csv')
    const planilha = csv === undefined ? undefined : await openPlanilha(csv, HEADER)
    const tell = (olhados: AsyncIterable<Olhado>): Promise<void> => tellEach(olhados, relato, terminal, planilha)
    try {
      if (paths.length > 0) await withLeitor((ler) => tell(emPastas({ paths, ler, progress })))
      else {
        const storeDir = filesFolder(terminal.env)
        await withPool(terminal, (pool) =>
          withLeitor((ler) => tell(publicados({ pool, storeDir, ler, todos, progress }))),
        )
      }
    } finally {
      await planilha?.close()
    }
    for (const line of relato.resumo()) terminal.out(line)
    terminal.out(relato.achou ? (paths.length > 0 ? BEFORE : AFTER) : NOTHING)
    return relato.achou ? FAILED : OK
  },
}

const COVER = 'apague o texto onde o documento foi feito (uma tarja por cima não o apaga) e gere o PDF de novo'
const BEFORE = `Nada foi mudado. Antes de publicar, ${COVER}; depois repita este comando.`
const AFTER =
  'Nada foi mudado. Para tirar um arquivo do ar já: npm run portal -- retirar arquivo <código> --quem "…" --motivo ' +
  `"…". Para trocá-lo, ${COVER}; num pacote, ponha-o em arquivos/ com o sha256 por nome e, em arquivo.csv, a mesma ` +
  'linha com o tamanho e o sha256 novos; depois, npm run portal -- import <pasta>.'
const NOTHING = 'Nada foi mudado. O que é imagem, ou está escrito de outro jeito, só uma pessoa vê.'

async function tellEach(
  olhados: AsyncIterable<Olhado>,
  relato: Relato,
  terminal: Terminal,
  planilha: Planilha | undefined,
): Promise<void> {
  for await (const olhado of olhados) {
    for (const linha of await relato.olhar(olhado)) {
      if (linha.pagina !== undefined) terminal.out(sentenceOf(linha))
      await planilha?.write(cellsOf(linha, originIn(terminal) ?? ''))
    }
  }
}

const sentenceOf = ({ documento, onde, pagina, que, trecho }: Linha): string =>
  `${nomeDe(documento)}${onde.length > 0 ? ` (${onde.join('; ')})` : ''}, página ${pagina}: ${que}: “${trecho}”`

const cellsOf = ({ documento, onde, pagina, que, trecho }: Linha, origin: string): string[] => [
  String(documento.arquivo ?? ''),
  hideCpfs(documento.nome),
  onde.join('; '),
  String(pagina ?? ''),
  que,
  trecho,
  documento.arquivo === undefined ? '' : `${origin}${arquivo(documento.arquivo)}${pagina ? `#page=${pagina}` : ''}`,
]
