// Renders whom to contact and how: the entity's channels, then the people in charge.
import type { Contato, ContextoInicial } from '@portal/catalog/contexto'
import { formatPhone } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import styles from './atendimento.module.css'
import { useContexto } from '../context/contexto.tsx'
import { enderecoOf } from '../navigation/endereco.ts'
import { Glyph, type GlyphName } from '../frame/glyph.tsx'
import { useAnswer } from '../context/answers.ts'

export const contatosPath = ({ entidade }: ContextoInicial): string =>
  withQuery('/api/contato-responsaveis', { entidade: entidade.id })

export function Contatos() {
  const contatos = useAnswer<Contato[]>(contatosPath(useContexto()))
  if (contatos.isPending) return <p>{texts.acessandoServidor}</p>
  if (contatos.isError) {
    return (
      <p>
        Não foi possível carregar os contatos.{' '}
        <button type="button" onClick={contatos.refetch}>
          Tentar de novo
        </button>
      </p>
    )
  }
  if (contatos.data.length === 0) return <p>{texts.semRegistros}</p>
  return (
    <ul className={styles.contatos}>
      {contatos.data.map(({ id, nome, cargo, email }) => (
        <li key={id}>
          <strong>{nome}</strong>
          {cargo !== undefined && <span>{cargo}</span>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </li>
      ))}
    </ul>
  )
}

export function Atendimento() {
  const { entidade } = useContexto()
  const { email, telefone } = entidade
  const channels: [glyph: GlyphName, label: string, value: string | undefined, href?: string | undefined][] = [
    ['mail', 'E-mail', email, email && `mailto:${email}`],
    ['phone', 'Telefone', telefone && formatPhone(telefone), telefone && `tel:+55${telefone.replace(/\D/g, '')}`],
    ['pin', 'Endereço', enderecoOf(entidade)],
    ['clock', 'Atendimento', entidade.horarioAtendimento],
  ]
  return (
    <>
      <dl className={styles.channels}>
        {channels
          .filter(([, , value]) => value)
          .map(([glyph, label, value, href]) => (
            <div key={label}>
              <Glyph name={glyph} />
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
      </dl>
      <h3 className={styles.heading}>Responsáveis</h3>
      <Contatos />
    </>
  )
}
