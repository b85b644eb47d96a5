// Renders the download link of a row's file.
import { arquivo } from '@portal/catalog/rotas'
import { formatBytes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'

export function Baixar({ row: { nome, idArquivo, nomeArquivo, tamanhoArquivo } }: { row: Row }) {
  return (
    <a
      className={buttons.secondary}
      href={arquivo(Number(idArquivo))}
      download={nomeArquivo}
      title={formatBytes(Number(tamanhoArquivo))}
    >
      <Icon name="download" />
      Baixar<span className="visually-hidden"> {nome}</span>
    </a>
  )
}
