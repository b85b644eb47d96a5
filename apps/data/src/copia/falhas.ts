// Defines the errors of a copy, each as one line that says what to do.
import { codeOf } from '@portal/db/errors'

/** The copy itself cannot be used. */
export class BadCopia extends Error {}

/** Turns a file system error into one that names the folder; returns any other error as it is. */
export function folderFault(error: unknown, folder: string): unknown {
  const code = codeOf(error)
  if (['ENOSPC', 'EDQUOT'].includes(code)) {
    return new Error(`Disco cheio em ${folder}: libere espaço e repita. Nada ficou pela metade.`)
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new Error(
      `Sem permissão em ${folder} (${code}): dê a pasta ao usuário que roda o portal, ou escolha outra. ` +
        'Nada ficou pela metade.',
    )
  }
  if (['ENOTDIR', 'ENOENT', 'EEXIST'].includes(code)) {
    return new Error(`${folder} não pode ser usada como pasta (${code}): veja o caminho ou escolha outro.`)
  }
  return error
}
