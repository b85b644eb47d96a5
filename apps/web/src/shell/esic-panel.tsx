// The panel of the e-SIC button: how to ask for information, and whom. The forms of the citizen area take the place of Atendimento.
import { esicButton } from '@portal/catalog/parametros'
import { Atendimento } from './atendimento.tsx'
import { useParametros } from './contexto.tsx'
import styles from './esic-panel.module.css'
import { SidePanel } from './side-panel.tsx'

const words = {
  contato: {
    title: 'Fale com a entidade',
    intro:
      'Dúvidas, sugestões e pedidos podem ser feitos pelos canais abaixo. ' +
      'Diga o que precisa com suas palavras; ninguém precisa explicar o motivo.',
  },
  solicitacao: {
    title: 'e-SIC: peça uma informação',
    intro:
      'A Lei de Acesso à Informação (Lei nº 12.527/2011) garante a qualquer pessoa o direito de pedir informações públicas, ' +
      'de graça e sem dizer o motivo. ' +
      'A resposta vem em até 20 dias, que podem ser prorrogados por mais 10.',
  },
} as const

export default function EsicPanel({ onClose }: { onClose: () => void }) {
  const { opens } = esicButton(useParametros())
  const { title, intro } = words[opens === 'contato' ? 'contato' : 'solicitacao']
  return (
    <SidePanel side="right" title={title} onClose={onClose}>
      <p className={styles.intro}>{intro}</p>
      <Atendimento />
    </SidePanel>
  )
}
