// Screen for an address that does not exist, or that the entity does not publish.
import { texts } from '@portal/kit/texts'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { SearchForm } from '../../shell/navigation/search-form.tsx'
import styles from './nao-encontrado.module.css'

export const title = 'Página não encontrada'

export default function NaoEncontrado() {
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <PageHeader
        title={texts.naoEncontrado}
        description="O endereço pode ter mudado, ou esta consulta não é publicada pela entidade e exercício escolhidos."
      />
      <SearchForm />
      <p className={styles.ways}>
        <PortalLink to="/">Ir para a página inicial</PortalLink>
        <PortalLink to="/mapa-do-site">Ver o mapa do site</PortalLink>
      </p>
    </>
  )
}
