// Renders the menu of export formats. Each exports every row of the filter and says in plain words what it is for.
import { formatInteger } from '@portal/kit/formats'
import { EXPORT_TYPES, type ExportType } from '@portal/kit/list'
import { useId } from 'react'
import { apiUrl } from '../../api/api.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { reportCall } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import styles from './export-menu.module.css'

const FORMATS: Record<ExportType, { name: string; use: string }> = {
  html: { name: 'HTML', use: 'Página para ler no navegador' },
  xls: { name: 'XLS', use: 'Planilha do Excel, com números e datas prontos para contas' },
  pdf: { name: 'PDF', use: 'Documento para imprimir e arquivar' },
  txt: { name: 'TXT', use: 'Texto simples, abre em qualquer aparelho' },
  csv: { name: 'CSV', use: 'Dados com ponto e vírgula, para qualquer planilha ou programa' },
  ods: { name: 'ODS', use: 'Planilha do LibreOffice' },
  json: { name: 'JSON', use: 'Dados para programas de computador' },
}

const howMany = (count: number): string =>
  count === 1
    ? 'O único registro do filtro, com todos os campos.'
    : `Todos os ${formatInteger(count)} registros do filtro, com todos os campos.`

function Format({ href, name, use }: { href: string; name: string; use: string }) {
  return (
    <li>
      <a className={styles.format} href={apiUrl(href)} target="_blank" rel="noopener">
        <strong>{name}</strong>
        <span>{use}</span>
      </a>
    </li>
  )
}

interface ExportMenuProps {
  view: ListView
  count: number | undefined
  /** Overrides the address of the report, for screens whose report is not the list's own. */
  callOf?: (type: ExportType) => string
}

export function ExportMenu({ view, count, callOf }: ExportMenuProps) {
  const id = useId()
  const addressOf = (type: ExportType): string =>
    callOf?.(type) ?? reportCall(view.list, view.state, view.contexto, type)
  return (
    <div className={styles.export}>
      <button type="button" className={buttons.secondary} popoverTarget={id}>
        <Icon name="download" />
        Exportar
      </button>
      <section popover="auto" id={id} className={styles.menu} aria-label="Formatos para exportar">
        <p className={styles.contents}>
          {count === undefined ? 'Todos os registros do filtro, com todos os campos.' : howMany(count)}
        </p>
        <ul className={styles.formats}>
          {EXPORT_TYPES.map((type) => (
            <Format key={type} href={addressOf(type)} {...FORMATS[type]} />
          ))}
          {!callOf && (
            <Format
              href={`${addressOf('csv')}&cabecalho=N`}
              name="CSV, só os dados"
              use="Sem título, totais nem avisos: da linha dos nomes à última linha"
            />
          )}
        </ul>
        <p className={styles.note}>Abre em outra janela.</p>
      </section>
    </div>
  )
}
