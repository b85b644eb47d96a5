// Shows the number, year and password of a new request, until the visitor confirms having noted them down.
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { formatDate } from '@portal/kit/formats'
import { useEffect, useRef, useState, type RefObject } from 'react'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import type { NovoProcesso } from './novo-processo.ts'
import styles from './anote-seus-dados.module.css'

const inWords = ({ processo, exercicio, senha }: NovoProcesso): string =>
  `Número: ${processo}\nAno: ${exercicio}\nSenha: ${senha}`

const oQueFoi = ({ recursoDe }: NovoProcesso): string =>
  recursoDe ? `Seu recurso ao processo ${recursoDe.processo}/${recursoDe.exercicio}` : 'Seu pedido'

/** Makes the browser ask before leaving, as this is the only copy of the password. */
function useAskBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

/** Focuses the heading wherever the visitor is on the page; after a closing panel has returned the focus. */
function useComeIntoView(heading: RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus())
    return () => clearTimeout(timer)
  }, [heading])
}

export function AnoteSeusDados({ processo, onNoted }: { processo: NovoProcesso; onNoted: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [outcome, setOutcome] = useState('')
  useAskBeforeLeaving()
  useComeIntoView(heading)
  const copy = (): void => {
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard?.writeText(inWords(processo)) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setOutcome('Dados copiados.'),
      () => setOutcome('Não foi possível copiar: anote ou imprima.'),
    )
  }
  const pairs = { Número: processo.processo, Ano: processo.exercicio, Senha: processo.senha }
  return (
    <section className={styles.alert} role="alert" aria-labelledby="anote-seus-dados">
      <h2 id="anote-seus-dados" ref={heading} tabIndex={-1}>
        {textosEsic.anoteSeusDados}
      </h2>
      <p>
        {oQueFoi(processo)} foi registrado. Com estes dados você acompanha a resposta, devida até{' '}
        {formatDate(processo.prazo)}. <strong>A senha só aparece agora e não pode ser recuperada.</strong>
      </p>
      <dl className={styles.data}>
        {Object.entries(pairs).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.actions} no-print`}>
        <button type="button" className={buttons.primary} onClick={onNoted}>
          <Icon name="check" />
          Já anotei
        </button>
        <button type="button" className={buttons.secondary} onClick={copy}>
          Copiar
        </button>
        <PrintButton />
        <span role="status">{outcome}</span>
      </div>
    </section>
  )
}
