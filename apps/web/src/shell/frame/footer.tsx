// Renders the footer: the entity's contacts, links, the access counter, the version and the provider.
import { escondeProvedor } from '@portal/catalog/parametros'
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatInteger, formatPhone } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import { matchRoute } from '../../routes.tsx'
import { useContexto, useParametros } from '../context/contexto.tsx'
import styles from './footer.module.css'
import { PortalLink } from '../navigation/portal-link.tsx'
import { enderecoOf } from '../navigation/endereco.ts'
import { useAnswer } from '../context/answers.ts'

function Provider() {
  return (
    <p className={styles.provider}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M3 10 12 4l9 6M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 21h18" />
      </svg>
      Portal da Transparência Municipal
    </p>
  )
}

function AccessCounter() {
  const answer = useAnswer<{ totalAcessos: number }>('/totalacesso')
  return (
    <p>
      Total de acessos:{' '}
      <span className={styles.count}>{answer.isSuccess ? formatInteger(answer.data.totalAcessos) : '–'}</span>
    </p>
  )
}

export function Footer() {
  const { entidade, build } = useContexto()
  const parametros = useParametros()
  return (
    <footer className={`${styles.footer} no-print`} id="rodape" data-tour="rodape" tabIndex={-1}>
      <div className={styles.inner}>
        <section>
          <h2>{entidade.nome}</h2>
          <p>{enderecoOf(entidade)}</p>
          <p>CNPJ {formatCnpjCpf(entidade.cnpj)}</p>
          {entidade.telefone && <p>Telefone {formatPhone(entidade.telefone)}</p>}
        </section>
        <nav aria-label="Rodapé">
          <ul className={styles.links}>
            <li>
              <PortalLink to="/entidade">Sobre a entidade</PortalLink>
            </li>
            <li>
              <PortalLink to="/mapa-do-site">Mapa do site</PortalLink>
            </li>
            <li>
              <PortalLink to="/teclas-de-atalho">Teclas de atalho</PortalLink>
            </li>
            {matchRoute('/privacidade') && (
              <li>
                <PortalLink to="/privacidade">Privacidade</PortalLink>
              </li>
            )}
          </ul>
        </nav>
        <section className={styles.facts} aria-label="Sobre este portal">
          <p>As informações deste portal podem sofrer alterações sem aviso prévio.</p>
          <AccessCounter />
          <p>Versão: {build.version || texts.versaoNaoEncontrada}</p>
          {!escondeProvedor(parametros) && <Provider />}
        </section>
      </div>
    </footer>
  )
}
