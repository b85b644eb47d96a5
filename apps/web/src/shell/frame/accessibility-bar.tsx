// Renders the skip links, and the top bar with text size, colours and help.
import { TEXTO_MAX, TEXTO_MIN } from '@portal/catalog/pagina'
import styles from './accessibility-bar.module.css'
import { Glyph } from './glyph.tsx'
import { HelpMenu } from '../panels/help-menu.tsx'
import { biggerText, invertColours, normalText, smallerText, usePreferencias } from '../context/preferencias.ts'

const CONTENT = 'conteudo'

export function SkipLinks() {
  return (
    <ul className={styles.skip}>
      <li>
        <a href={`#${CONTENT}`}>Ir para o conteúdo</a>
      </li>
      <li>
        <a href="#menu">Ir para o menu</a>
      </li>
      <li>
        <a href="#contexto">Ir para a escolha da entidade e do exercício</a>
      </li>
      <li>
        <a href="#rodape">Ir para o rodapé</a>
      </li>
    </ul>
  )
}

export function AccessibilityBar() {
  const { texto, invertido } = usePreferencias()
  return (
    <section className={`${styles.bar} no-print`} aria-label="Acessibilidade">
      <div className={styles.inner}>
        <div
          className={`${styles.group} needs-script`}
          role="group"
          aria-label={`Tamanho do texto: ${texto}%`}
          data-tour="texto"
        >
          <button
            type="button"
            onClick={smallerText}
            aria-disabled={texto === TEXTO_MIN || undefined}
            title="Diminuir texto"
          >
            <span aria-hidden="true">A−</span>
            <span className="visually-hidden">Diminuir texto</span>
          </button>
          <button type="button" onClick={normalText} title="Texto normal">
            <span aria-hidden="true">A</span>
            <span className="visually-hidden">Texto normal</span>
          </button>
          <button
            type="button"
            onClick={biggerText}
            aria-disabled={texto === TEXTO_MAX || undefined}
            title="Aumentar texto"
          >
            <span aria-hidden="true">A+</span>
            <span className="visually-hidden">Aumentar texto</span>
          </button>
        </div>
        <button
          type="button"
          className="needs-script"
          onClick={invertColours}
          aria-pressed={invertido}
          data-tour="cores"
        >
          <Glyph name="contrast" /> <span className={styles.label}>Inverter cores</span>
        </button>
        <HelpMenu />
      </div>
    </section>
  )
}
