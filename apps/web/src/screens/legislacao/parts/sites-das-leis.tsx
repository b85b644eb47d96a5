// Renders links to the sites where an entity publishes its laws outside the portal.
import type { Endereco } from '@portal/catalog/parametros'
import { PageHeader } from '../../../shell/frame/page-header.tsx'
import { ExternalLink } from '../../../shell/navigation/portal-link.tsx'
import styles from './legislacao.module.css'

export function SitesDasLeis({ title, sites }: { title: string; sites: readonly Endereco[] }) {
  return (
    <>
      <PageHeader title={title} description="A entidade publica suas leis e atos nestes endereços." />
      <ul className={styles.links}>
        {sites.map(({ url, descricao }) => (
          <li key={`${url} ${descricao}`} className={styles.link}>
            <ExternalLink href={url}>{descricao}</ExternalLink>
          </li>
        ))}
      </ul>
    </>
  )
}
