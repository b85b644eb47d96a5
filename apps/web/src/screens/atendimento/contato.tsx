// Screen of the contact form, with those responsible for access to information.
import { answersOf, type RouteModule } from '../../route-module.ts'
import { Atendimento, contatosPath } from '../../shell/panels/atendimento.tsx'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { ContatoForm } from './parts/contato-form.tsx'
import { AtendimentoTexto, atendimentoPath, Responsaveis, responsaveisPath } from './parts/responsaveis.tsx'
import styles from './contato.module.css'

export const title = 'Fale conosco'
export const description =
  'Dúvidas, sugestões e pedidos: escreva para a entidade e saiba quem responde pelo acesso à informação.'

export const load: RouteModule['load'] = ({ contexto, fetchJson }) =>
  answersOf([responsaveisPath(contexto), atendimentoPath(contexto, 'atendimento'), contatosPath(contexto)], fetchJson)

export default function Contato() {
  const { entidade } = useContexto()
  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={`Dúvidas, sugestões e pedidos: escreva para ${entidade.nome}.`} />
      <ContatoForm />
      <aside className={styles.beside} aria-label="Outros canais">
        <section className={styles.section} aria-labelledby="responsavel">
          <h2 id="responsavel">Responsável pelo acesso à informação</h2>
          <Responsaveis />
        </section>
        <section className={styles.section} aria-labelledby="atendimento">
          <h2 id="atendimento">Atendimento</h2>
          <AtendimentoTexto />
          <Atendimento />
        </section>
      </aside>
    </div>
  )
}
