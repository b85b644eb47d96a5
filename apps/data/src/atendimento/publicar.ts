// Runs `esic publicar`: shows the original beside the text to be published, and publishes it once a person confirms.
import { readFile, writeFile } from 'node:fs/promises'
import type { Conhecido } from '@portal/atendimento/anonimizar'
import { marcar, sugerir } from '@portal/atendimento/triagem'
import { UsageError } from '../command.ts'
import { ladoALado } from './lado-a-lado.ts'
import { readAndamento, readProcesso, type Chave, type Passo, type Processo } from './processo.ts'
import { ABERTO, gravar, retirar, type Textos } from './publicacao.ts'
import { textosFromFile, textosToFile } from './textos.ts'
import type { Work } from './work.ts'

const known = (value: string | null): string | undefined => value ?? undefined

const conhecidoOf = ({
  nome,
  rg,
  email,
  telefone,
  celular,
  cnpjCpf,
  logradouro,
  numero,
  cep,
}: Processo): Conhecido => ({
  nome: known(nome),
  cnpjCpf: known(cnpjCpf),
  telefones: [telefone, celular].map(known),
  logradouro: known(logradouro),
  numero: known(numero),
  outros: [rg, email, cep].map(known),
})

/** Returns the texts already published or, where there are none, the originals without what the detector removes. */
function suggested(processo: Processo, passos: readonly Passo[], quem: Conhecido): Textos {
  return {
    assunto: processo.assuntoPublico ?? sugerir(processo.assunto, quem),
    pedido: processo.digitacaoPublica ?? sugerir(processo.digitacao, quem),
    pareceres: new Map(
      passos.map(({ sequencia, parecer, parecerPublico }) => [sequencia, parecerPublico ?? sugerir(parecer, quem)]),
    ),
  }
}

async function redacted({ args: { text } }: Work, textos: Textos): Promise<Textos> {
  const file = text('de')
  if (file !== undefined) return textosFromFile(await readFile(file, 'utf8'), textos)
  const [last] = [...textos.pareceres.keys()].slice(-1)
  const parecer = text('parecer-de') === undefined ? text('parecer') : await readFile(text('parecer-de') ?? '', 'utf8')
  const asked: [flag: string, value: string | undefined][] = [
    ['assunto', text('assunto')],
    ['pedido', text('pedido')],
    ['parecer', parecer],
  ]
  const empty = asked.find(([, value]) => value?.trim() === '')
  if (empty) throw new UsageError(`--${empty[0]} não pode ser vazio.`)
  return {
    assunto: text('assunto')?.trim() ?? textos.assunto,
    pedido: text('pedido')?.trim() ?? textos.pedido,
    pareceres:
      last === undefined || parecer === undefined
        ? textos.pareceres
        : new Map([...textos.pareceres, [last, parecer.trim()]]),
  }
}

const nameOf = ({ processo, exercicio }: Chave): string => `${processo}/${exercicio}`

async function takeBack({ args, pool, terminal }: Work, chave: Chave): Promise<void> {
  if (
    !args.isOn('confirmar') &&
    !(await terminal.ask?.(`Retirar da Consulta SIC os textos do processo ${nameOf(chave)}?`))
  ) {
    throw new UsageError('Nada foi retirado: repita com --confirmar.')
  }
  await retirar(pool, chave)
  terminal.out(`Processo ${nameOf(chave)}: em triagem, sem texto na Consulta SIC.`)
}

export async function publicar(work: Work, chave: Chave): Promise<void> {
  const { args, pool, terminal } = work
  if (args.isOn('retirar')) return takeBack(work, chave)
  const [processo, { passos }] = await Promise.all([readProcesso(pool, chave), readAndamento(pool, chave)])
  if (processo.grauSigilo !== ABERTO)
    throw new Error(`O processo ${nameOf(chave)} é ${processo.grauSigilo}: seu texto não se publica.`)
  const quem = conhecidoOf(processo)
  const textos = await redacted(work, suggested(processo, passos, quem))
  const file = args.text('escrever')
  if (file !== undefined) {
    await writeFile(file, textosToFile(textos), { flag: 'wx', mode: 0o600 })
    return terminal.out(`Textos em ${file}: edite-os e publique com esic publicar ${nameOf(chave)} --de ${file}`)
  }
  const comparados = [
    { titulo: 'Assunto', original: processo.assunto, publicar: textos.assunto },
    { titulo: 'Pedido', original: processo.digitacao, publicar: textos.pedido },
    ...passos.map(({ sequencia, situacao, parecer }) => ({
      titulo: `Passo ${sequencia} (${situacao})`,
      original: parecer,
      publicar: textos.pareceres.get(sequencia) ?? '',
    })),
  ]
  terminal.out(`Processo ${nameOf(chave)}, ${processo.publicacao.toLowerCase()}`)
  for (const line of ladoALado(comparados, (text) => marcar(text, quem))) terminal.out(line)
  if (!args.isOn('confirmar') && !(await terminal.ask?.('Publicar o texto da direita na Consulta SIC?'))) {
    throw new UsageError('Nada foi publicado: confira os textos e repita com --confirmar.')
  }
  await gravar(pool, chave, textos)
  terminal.out(`Processo ${nameOf(chave)}: publicado na Consulta SIC.`)
}
