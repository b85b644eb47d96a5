// Renders one edition of the gazette, to read or download; with a search word, the sentence found and a link to its
// page.
import { arquivoDaEdicao } from '@portal/catalog/legislacao/diario-oficial'
import { arquivo } from '@portal/catalog/rotas'
import { formatBytes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { useSearchParams } from 'react-router'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Marked } from '../../../ui/marked.tsx'
import styles from './legislacao.module.css'

export function Edicao({ row }: { row: Row }) {
  const { idArquivo, nomeArquivo, numero, tamanhoArquivo, pagina, trecho, temTexto } = row
  const [search] = useSearchParams()
  const name = ` a edição ${numero}`
  return (
    <div className={styles.edition}>
      {trecho !== undefined && (
        <p className={styles.excerpt}>
          <strong>Página {pagina}:</strong> <Marked text={String(trecho)} words={search.get('palavraChave') ?? ''} />
        </p>
      )}
      {temTexto === 'N' && (
        <p className={styles.excerpt}>Arquivo sem texto: a palavra-chave não procura dentro dele.</p>
      )}
      <div className={styles.ways}>
        <a className={buttons.secondary} href={arquivoDaEdicao(row)} target="_blank" rel="noopener">
          {pagina === undefined ? 'Visualizar' : `Visualizar a página ${pagina}`}
          <span className="visually-hidden">
            {pagina === undefined ? name : ` d${name.trimStart()}`} (abre em nova aba)
          </span>
        </a>
        <a
          className={buttons.secondary}
          href={arquivo(Number(idArquivo))}
          download={nomeArquivo}
          title={formatBytes(Number(tamanhoArquivo))}
        >
          <Icon name="download" />
          Download<span className="visually-hidden">{name}</span>
        </a>
      </div>
    </div>
  )
}
