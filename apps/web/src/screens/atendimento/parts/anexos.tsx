// Uploads the files of a request. Each is sent as soon as it is chosen, so that the request itself stays small and can
// be retried.
import type { ArquivoEnviado, FormularioAberto } from '@portal/catalog/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { formatBytes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { postFile } from '../../../api/send.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import buttons from '../../../ui/button.module.css'
import { FilePicker } from '../../../ui/file-picker.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './anexos.module.css'

type Limits = FormularioAberto['anexos']

const extensionOf = (nome: string): string => /\.([^.]+)$/.exec(nome)?.[1]?.toLowerCase() ?? ''

/** Returns why the server would refuse a file, before it is uploaded. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  { tamanhoMaximo, extensoes }: Limits,
): string | undefined {
  if (!extensoes.includes(extensionOf(name))) return `${name}: o tipo não é aceito. Use ${extensoes.join(', ')}.`
  if (size > tamanhoMaximo) return `${name}: tem ${formatBytes(size)}, e o máximo é ${formatBytes(tamanhoMaximo)}.`
  return size === 0 ? `${name}: o arquivo está vazio.` : undefined
}

const howMany = (count: number): string => {
  if (count === 0) return 'Nenhum arquivo escolhido'
  return count === 1 ? '1 arquivo anexado' : `${count} arquivos anexados`
}

const wordsOf = (error: unknown): string => {
  if (!(error instanceof PortalError)) return texts.falhaNoPedido
  return error.violations[0]?.message ?? error.message
}

interface AnexosProps {
  arquivos: readonly ArquivoEnviado[]
  onAdded: (arquivo: ArquivoEnviado) => void
  onRemoved: (ficha: string) => void
  limits: Limits | undefined
  problem: string | undefined
}

export function Anexos({ arquivos, onAdded, onRemoved, limits, problem }: AnexosProps) {
  const id = useId()
  const { entidade, exercicio } = useContexto()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<string>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const room = limits ? limits.maximo - arquivos.length : 0

  async function sendAll(files: readonly File[], allowed: Limits): Promise<string[]> {
    const refused: string[] = []
    if (files.length > room) refused.push(`Cabem no máximo ${allowed.maximo} arquivos.`)
    for (const file of files.slice(0, room)) {
      const refusal = refusalOf(file, allowed)
      if (refusal !== undefined) {
        refused.push(refusal)
        continue
      }
      setSending(file.name)
      const path = withQuery('/api/processos/arquivos', { entidade: entidade.id, exercicio, nome: file.name })
      await postFile<ArquivoEnviado>(path, file).then(onAdded, (error: unknown) =>
        refused.push(`${file.name}: ${wordsOf(error)}`),
      )
    }
    return refused
  }

  const onPicked = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (!limits || files.length === 0) return
    setFaults([])
    setFaults(await sendAll(files, limits))
    setSending(undefined)
  }

  const remove = (ficha: string): void => {
    onRemoved(ficha)
    input.current?.focus()
  }

  const all = [...(problem ? [problem] : []), ...faults]
  return (
    <div className={styles.files}>
      <label htmlFor={id}>
        Anexos <span className={styles.optional}>(opcional)</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {limits
          ? `Até ${limits.maximo} arquivos de ${formatBytes(limits.tamanhoMaximo)} cada: ` +
            `${limits.extensoes.join(', ')}.`
          : 'Documentos ou imagens que ajudem a entender o pedido.'}
      </p>
      <FilePicker
        ref={input}
        id={id}
        name="arquivos"
        multiple
        chosen={howMany(arquivos.length)}
        accept={limits?.extensoes.map((extensao) => `.${extensao}`).join(',')}
        disabled={!limits || room <= 0 || sending !== undefined}
        aria-invalid={all.length > 0 || undefined}
        aria-describedby={`${id}-hint ${id}-status`}
        onChange={(event) => void onPicked(event)}
      />
      <div id={`${id}-status`} role="status">
        {sending !== undefined && <p>Enviando {sending}…</p>}
        {all.map((fault) => (
          <p key={fault} className={styles.fault}>
            {fault}
          </p>
        ))}
      </div>
      {arquivos.length > 0 && (
        <ul className={styles.list} aria-label="Arquivos anexados">
          {arquivos.map(({ ficha, nome, tamanho }) => (
            <li key={ficha}>
              <Icon name="file" />
              <span>
                {nome} ({formatBytes(tamanho)})
              </span>
              <button type="button" className={buttons.quiet} onClick={() => remove(ficha)}>
                Remover<span className="visually-hidden"> {nome}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
