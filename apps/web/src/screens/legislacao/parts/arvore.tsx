// Renders groups, their subgroups and files as a tree that unfolds; works without script.
import type { Grupo, Publicacao, Subgrupo } from '@portal/catalog/legislacao/publicacoes'
import { publicacoes } from '@portal/catalog/legislacao/rotas'
import { arquivo } from '@portal/catalog/rotas'
import { formatInteger } from '@portal/kit/formats'
import { ExternalLink, PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { FileLine } from '../../../ui/file-line.tsx'
import type { ReactNode } from 'react'
import styles from './arvore.module.css'

function Arquivo({
  of: { valor, resumo, link, idArquivo, nomeArquivo, tamanhoArquivo, dataArquivo },
}: {
  of: Publicacao
}) {
  if (link !== undefined) {
    return (
      <>
        <ExternalLink href={link}>{valor}</ExternalLink>
        {resumo !== undefined && <p>{resumo}</p>}
      </>
    )
  }
  return (
    <FileLine
      name={valor}
      href={idArquivo === undefined ? undefined : arquivo(idArquivo)}
      about={resumo}
      nomeArquivo={nomeArquivo}
      tamanhoArquivo={tamanhoArquivo}
      dataArquivo={dataArquivo}
    />
  )
}

interface RamoProps {
  /** A link to more of it, or to it alone, with its label. */
  way: { readonly to: string; readonly label: string } | undefined
  name: string
  count: number
  open: boolean
  level: 2 | 3
  children: ReactNode
}

function Ramo({ way, name, count, open, level, children }: RamoProps) {
  const Heading = `h${level}` as const
  return (
    <details className={styles.branch} open={open}>
      <summary>
        <Heading>{name}</Heading> <span className={styles.count}>{formatInteger(count)}</span>
      </summary>
      <div className={styles.inside}>
        {way && (
          <PortalLink to={way.to} className={`${styles.alone} no-print`}>
            {way.label}
            <span className="visually-hidden">: {name}</span>
          </PortalLink>
        )}
        {children}
      </div>
    </details>
  )
}

interface SubgruposProps {
  grupo: Grupo
  /** Whether it is the one named in the address. */
  alone: boolean
  open: boolean
}

const filesOf = ({ list }: Grupo): number => list.reduce((sum, { list: files }) => sum + files.length, 0)

function Files({ of: { list } }: { of: Subgrupo }) {
  return (
    <ul className={styles.files}>
      {list.map((file) => (
        <li key={file.id}>
          <Arquivo of={file} />
        </li>
      ))}
    </ul>
  )
}

function Subgrupos({ grupo, alone, open }: SubgruposProps) {
  return grupo.list.map((subgrupo) =>
    subgrupo.list.length === 0 ? (
      <p key={subgrupo.id} className={styles.none}>
        {subgrupo.valor} - Sem arquivos
      </p>
    ) : (
      <Ramo
        key={subgrupo.id}
        level={3}
        name={subgrupo.valor}
        count={subgrupo.list.length}
        open={open || alone}
        way={
          alone
            ? undefined
            : { to: publicacoes(grupo.id, subgrupo.subGrupoRelatorio.id), label: 'Abrir só este assunto' }
        }
      >
        <Files of={subgrupo} />
      </Ramo>
    ),
  )
}

interface ArvoreProps {
  grupos: readonly Grupo[]
  /** Named in the address; it is open and needs no link of its own. */
  grupo: string | undefined
  subgrupo: string | undefined
  /** Whether everything is open, as during a search. */
  open: boolean
}

/** Renders the tree; a single group starts open. */
export function Arvore({ grupos, grupo, subgrupo, open }: ArvoreProps) {
  const label = subgrupo === undefined ? 'Abrir só este grupo' : 'Ver o grupo inteiro'
  return (
    <div className={styles.tree}>
      {grupos.map((each) => (
        <Ramo
          key={each.id}
          level={2}
          name={each.valor}
          count={filesOf(each)}
          open={open || grupos.length === 1}
          way={grupo === undefined || subgrupo !== undefined ? { to: publicacoes(each.id), label } : undefined}
        >
          <Subgrupos grupo={each} alone={subgrupo !== undefined} open={open} />
        </Ramo>
      ))}
    </div>
  )
}
