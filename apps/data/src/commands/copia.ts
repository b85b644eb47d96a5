// `copia <folder>`: copies everything that cannot be computed again; also makes keys, verifies copies and deletes old
// ones.
import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { databaseLine } from '@portal/db/errors'
import { filesFolder } from '@portal/db/files'
import { Interrupted } from '@portal/db/leaving'
import { formatBytes, formatInteger } from '@portal/kit/formats'
import { type Arguments, type Command, FAILED, OK, readArguments, type Terminal, UsageError } from '../command.ts'
import { withPoolAsIs } from '../connect.ts'
import { avisarOperador } from '../copia/avisar.ts'
import { makeChaves, readPrivada, readPublica } from '../copia/chaves.ts'
import { conferir } from '../copia/conferir.ts'
import { copiaName, type Guarda, parseGuarda, prune } from '../copia/guardar.ts'
import { makeCopia } from '../copia/make-copia.ts'
import type { Manifesto } from '../copia/manifesto.ts'

const FLAGS = {
  para: { type: 'string' },
  'sem-cifra': { type: 'boolean' },
  guardar: { type: 'string' },
  conferir: { type: 'boolean' },
  chave: { type: 'string' },
  chaves: { type: 'boolean' },
} as const

export const copia: Command = {
  name: 'copia',
  usage:
    '<pasta> [--para <chave.publica> | --sem-cifra] [--guardar 7/4/12] | --conferir <pasta> [--chave ' +
    '<chave.privada>] | --chaves <pasta>',
  summary:
    'Copia tudo o que não se refaz, de um só instante, com o portal no ar: dados, parâmetros, menu, arquivos e, ' +
    'cifrado, o que os visitantes escreveram. --guardar faz a cópia de hoje dentro da pasta e apaga as que passam de ' +
    'tantos dias, semanas e meses; --conferir prova uma cópia inteira, sem banco; --chaves faz o par de chaves.',
  async run(args, terminal) {
    const asked = readArguments(args, FLAGS, [1, 1])
    const [folder = ''] = asked.positionals
    checkTogether(asked)
    if (asked.isOn('chaves')) await tellChaves(folder, terminal)
    else if (asked.isOn('conferir')) await tellConferida(folder, asked.text('chave'), terminal)
    else if (asked.text('guardar') !== undefined) return copyOfTheNight(folder, asked, terminal)
    else await copy(folder, undefined, asked, terminal)
    return OK
  },
}

function checkTogether({ isOn, text }: Arguments): void {
  const [conferindo, fazendoChaves] = [isOn('conferir'), isOn('chaves')]
  const copying = text('para') !== undefined || isOn('sem-cifra') || text('guardar') !== undefined
  const asked = [conferindo, fazendoChaves, copying].filter(Boolean)
  if (asked.length > 1) throw new UsageError('--conferir e --chaves vão sozinhos.')
  if (text('chave') !== undefined && !conferindo) {
    throw new UsageError('--chave, a privada, só com --conferir; para cifrar uma cópia, --para e a pública.')
  }
  if (text('para') !== undefined && isOn('sem-cifra')) throw new UsageError('--para e --sem-cifra não combinam.')
}

async function tellChaves(folder: string, { out }: Terminal): Promise<void> {
  const { publica, privada, digital } = await makeChaves(folder)
  out(`Par de chaves feito, de impressão digital ${digital}.`)
  out(`${publica} fica na máquina do portal: indique-a com --para ou em COPIA_CHAVE.`)
  out(
    `${privada} abre as cópias: leve-a agora para fora desta máquina (dois pen drives, em dois cofres) e apague-a ` +
      `daqui com shred -u ${privada}. Sem ela ninguém abre o que os visitantes escreveram, nem nós.`,
  )
}

async function tellConferida(folder: string, path: string | undefined, { out, progress }: Terminal): Promise<void> {
  const chave = path === undefined ? undefined : await readPrivada(path)
  const manifesto = await conferir(folder, { ...(chave && { chave }), progress })
  out(`A cópia de ${folder} está inteira: ${contentsOf(manifesto)}.`)
  if (manifesto.chave === undefined) return
  out(
    chave
      ? 'O que os visitantes escreveram abre com a chave indicada.'
      : `O que os visitantes escreveram está cifrado para a chave ${manifesto.chave}; ` +
          'só com ela (--chave) se prova que abre.',
  )
}

/** Makes the nightly copy. On failure it also e-mails the operator, since nobody is at the terminal. */
async function copyOfTheNight(folder: string, asked: Arguments, terminal: Terminal): Promise<number> {
  const guardar = asked.text('guardar') ?? ''
  const guarda = parseGuarda(guardar)
  if (!guarda) throw new UsageError(`--guardar deve ser dias/semanas/meses, como 7/4/12; veio “${guardar}”.`)
  const momento = new Date().toISOString()
  try {
    await copy(folder, guarda, asked, terminal)
    return OK
  } catch (error) {
    if (error instanceof Interrupted) throw error
    const porque = databaseLine(error)
    terminal.err(porque)
    await avisarOperador(terminal, {
      que: 'A cópia de segurança',
      momento,
      pasta: folder,
      porque,
      enquanto: 'Enquanto falhar, o que mudou desde a última cópia se perde com o disco.',
      comando: `npm run portal -- copia --guardar ${guardar} ${folder}`,
    })
    return FAILED
  }
}

async function copy(
  folder: string,
  guarda: Guarda | undefined,
  { isOn, text }: Arguments,
  terminal: Terminal,
): Promise<void> {
  const para = isOn('sem-cifra') ? undefined : await keyAsked(text('para') ?? terminal.env['COPIA_CHAVE'])
  const target = guarda ? join(folder, copiaName(new Date().toISOString())) : folder
  const manifesto = await withPoolAsIs(terminal, (pool) =>
    makeCopia(pool, target, {
      storeDir: filesFolder(terminal.env),
      semCifra: isOn('sem-cifra'),
      log: terminal.out,
      progress: terminal.progress,
      ...(para && { para }),
    }),
  )
  if (manifesto.arquivos.faltam.length > 0) terminal.err(sayMissing(manifesto.arquivos.faltam))
  terminal.out(`Cópia gravada em ${target}: ${contentsOf(manifesto)}.`)
  terminal.out(howHidden(manifesto))
  for (const old of guarda ? await prune(folder, guarda) : []) terminal.out(`Cópia antiga apagada: ${old}`)
}

const keyAsked = async (path: string | undefined): Promise<KeyObject | undefined> =>
  path ? readPublica(path) : undefined

const SHOWN = 3

function sayMissing(faltam: string[]): string {
  const more = faltam.length > SHOWN ? ` e mais ${formatInteger(faltam.length - SHOWN)}` : ''
  return (
    `Faltam, ou se estragaram, ${formatInteger(faltam.length)} arquivos que o banco cita, ` +
    `e a cópia foi feita sem eles: ${faltam.slice(0, SHOWN).join(', ')}${more}. npm run portal -- status diz quais são.`
  )
}

const contentsOf = ({ tabelas, arquivos }: Manifesto): string => {
  const linhas = tabelas.reduce((all, each) => all + each.linhas, 0)
  const files = `${formatInteger(arquivos.quantos)} arquivos (${formatBytes(arquivos.bytes)})`
  return `${formatInteger(linhas)} linhas de ${tabelas.length} tabelas e ${files}`
}

const howHidden = ({ chave }: Manifesto): string =>
  chave === undefined
    ? 'Nada nela está cifrado: não a tire desta máquina.'
    : `O que os visitantes escreveram está cifrado para a chave ${chave}.`
