// Renders the wizard of a request for information, in the side panel and on its page.
import type { FormularioAberto } from '@portal/catalog/atendimento/processo'
import { texts } from '@portal/kit/texts'
import { useRef } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import buttons from '../../../ui/button.module.css'
import { Avisos } from './aviso.tsx'
import { campoOf, type PassoProps } from './campo.tsx'
import styles from './formulario.module.css'
import { Honeypot } from '../../../ui/honeypot.tsx'
import { PassoEndereco } from './passo-endereco.tsx'
import { PassoPedido } from './passo-pedido.tsx'
import { PassoPessoa } from './passo-pessoa.tsx'
import { PassoTipo } from './passo-tipo.tsx'
import { lugarDe, Passos } from './passos.tsx'
import { PrivacidadeDoPedido } from './privacidade.tsx'
import { RascunhoGuardado } from './rascunho-guardado.tsx'
import { temAlgo } from './rascunho.ts'
import { SemScript } from './sem-script.tsx'
import { useSolicitacao } from './use-solicitacao.ts'

const DICA = 'Diga com suas palavras que informação procura e de que período. Não é preciso explicar o motivo.'

/** Renders the deadline of an answer, as set by the entity. */
function Prazo({ prazos }: Partial<Pick<FormularioAberto, 'prazos'>>) {
  if (!prazos) return null
  const dias = prazos.contagem === 'uteis' ? 'dias úteis' : 'dias'
  return (
    <p>
      A resposta vem em até {prazos.resposta} {dias}, que podem ser prorrogados por mais {prazos.prorrogacao}.
    </p>
  )
}

export function Solicitacao({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const form = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const wizard = useSolicitacao({ form, heading: top })
  const { rascunho, problems, aberto, busy } = wizard
  const { passo, tipo, incerto = false } = rascunho
  const hydrated = useHydrated()
  const props: PassoProps = { rascunho, escrever: wizard.escrever, problems }
  const { numero, total, title } = lugarDe(passo, tipo)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      autoComplete="on"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void wizard.avancar()
      }}
    >
      <SemScript />
      <Passos passo={passo} tipo={tipo} />
      <Heading ref={top} tabIndex={-1} className={styles.heading}>
        <span className={styles.step}>
          Passo {numero} de {total}
        </span>{' '}
        {title}
      </Heading>
      <Avisos
        problems={problems.sentence}
        aviso={incerto ? undefined : wizard.aviso}
        incerto={incerto}
        onChange={wizard.mudar}
      />
      <fieldset disabled={incerto}>
        <div className={styles.form}>
          {passo === 1 && <PassoTipo {...props} escolher={wizard.escolher} anonima={wizard.anonima} />}
          {passo === 2 && <PassoPessoa {...props} />}
          {passo === 3 && <PassoEndereco {...props} />}
          {passo === 4 && (
            <PassoPedido
              campo={campoOf(props)}
              tipo={tipo}
              arquivos={rascunho.arquivos}
              onArquivos={wizard.anexar}
              aberto={aberto}
              problemOf={problems.of}
              hint={DICA}
            />
          )}
        </div>
      </fieldset>
      <Honeypot />
      <div className={styles.buttons}>
        {passo > 1 && (
          <button type="button" className={buttons.secondary} disabled={busy} onClick={wizard.voltar}>
            Voltar
          </button>
        )}
        <button type="submit" className={buttons.primary} disabled={!hydrated} aria-disabled={busy || undefined}>
          {passo === 4 ? 'Enviar' : 'Avançar'}
        </button>
        <span role="status" className={styles.busy}>
          {busy && texts.acessandoServidor}
        </span>
      </div>
      {temAlgo(rascunho) && <RascunhoGuardado onDiscard={wizard.descartar} />}
      <Prazo {...(aberto && { prazos: aberto.prazos })} />
      <PrivacidadeDoPedido retencaoAnos={aberto?.retencaoAnos} />
    </form>
  )
}
