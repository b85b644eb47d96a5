// Renders a privacy notice in plain language, beside the form that collects the data.
import type { ReactNode } from 'react'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import styles from './formulario.module.css'

interface PrivacidadeProps {
  /** Summary shown before the notice is opened. */
  resumo: string
  guardamos: ReactNode
  paraQue: ReactNode
  quemVe: ReactNode
  porQuantoTempo: ReactNode
}

export function Privacidade({ resumo, guardamos, paraQue, quemVe, porQuantoTempo }: PrivacidadeProps) {
  const parts: readonly [string, ReactNode][] = [
    ['O que guardamos', guardamos],
    ['Para quê', paraQue],
    ['Quem vê', quemVe],
    ['Por quanto tempo', porQuantoTempo],
    [
      'Neste navegador',
      'O que você digita fica guardado só nesta aba, para não se perder se a página recarregar ou a internet cair. ' +
        'É apagado quando você envia, descarta o rascunho ou fecha a aba. Senhas nunca são guardadas.',
    ],
    [
      'Seus direitos',
      <>
        Pela Lei Geral de Proteção de Dados (Lei nº 13.709/2018), você pode saber o que temos sobre você, corrigir e
        pedir que seja apagado o que a lei não manda guardar. <PortalLink to="/contato">Fale conosco</PortalLink>.
      </>,
    ],
  ]
  return (
    <details className={`${styles.privacy} no-print`}>
      <summary>
        <strong>Seus dados.</strong> {resumo} <span className={styles.more}>Saiba mais</span>
      </summary>
      <dl>
        {parts.map(([title, content]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const anos = (retencao: number | undefined): string => {
  if (retencao === undefined) return 'o tempo que a lei manda'
  return retencao === 1 ? '1 ano' : `${retencao} anos`
}

export function PrivacidadeDoPedido({ retencaoAnos }: { retencaoAnos: number | undefined }) {
  return (
    <Privacidade
      resumo="Servem só para responder ao seu pedido e nunca são publicados."
      guardamos={
        'No pedido identificado: CPF ou CNPJ, nome, e-mail e o mais que você quiser informar. No anônimo: nada que ' +
        'diga quem você é. Nos dois: o que você escreveu e os arquivos que anexou. Não coloque no texto o que não ' +
        'quer que o atendimento leia.'
      }
      paraQue={
        'Para responder ao pedido, como manda a Lei de Acesso à Informação (Lei nº 12.527/2011), ' +
        'e para contar os pedidos sem dizer de quem são.'
      }
      quemVe={
        'Só quem atende o pedido. Na Consulta SIC, o pedido e a resposta aparecem sem o seu nome, ' +
        'e só depois que alguém confere que o texto não identifica ninguém.'
      }
      porQuantoTempo={
        `Seus dados pessoais ficam guardados por ${anos(retencaoAnos)} depois que o pedido se encerra. ` +
        'Arquivo anexado a um pedido que não foi enviado é apagado em um dia.'
      }
    />
  )
}

export function PrivacidadeDoContato({ retencaoAnos }: { retencaoAnos: number | undefined }) {
  return (
    <Privacidade
      resumo="Servem só para ler e responder à sua mensagem."
      guardamos="Seu nome, seu e-mail, o assunto e a mensagem."
      paraQue="Para que a entidade leia e responda à mensagem."
      quemVe="Só quem cuida do atendimento da entidade. Nada é publicado."
      porQuantoTempo={`A mensagem fica guardada por até ${anos(retencaoAnos)}.`}
    />
  )
}
