// Explains a field: its own help text, then its legal term as the glossary of the entity (or the catalog) explains it.
import { termoDoGlossario } from '@portal/catalog/portal/rotas'
import type { Field } from '@portal/kit/fields'
import type { Termo } from '@portal/kit/termo'
import type { ReactNode } from 'react'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import styles from './field-help.module.css'

type Explained = Partial<Pick<Field, 'label' | 'help' | 'termo'>>

function Word({ termo: { topico, descricao }, label }: { termo: Termo; label: string | undefined }) {
  const { glossario } = useContexto()
  return (
    <span className={styles.word}>
      {topico.toLowerCase() !== label?.toLowerCase() && <dfn>{topico}:</dfn>} {glossario?.[topico] ?? descricao}{' '}
      {glossario && glossario[topico] !== null && (
        <PortalLink className={styles.more} to={termoDoGlossario(topico)}>
          Ver <span className="visually-hidden">{topico} </span>no glossário
        </PortalLink>
      )}
    </span>
  )
}

export function FieldHelp({ label, help, termo }: Explained) {
  return (
    <>
      {help} {termo && <Word termo={termo} label={label} />}
    </>
  )
}

export const isExplained = ({ help, termo }: Explained): boolean => help !== undefined || termo !== undefined

/** Returns undefined for a field with nothing to explain. */
export const helpOf = (field: Explained | undefined): ReactNode =>
  field && isExplained(field) ? <FieldHelp {...field} /> : undefined
