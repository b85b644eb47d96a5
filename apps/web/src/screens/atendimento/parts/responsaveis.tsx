// Who answers for access to information, and how people are attended.
import { TEXTOS_ATENDIMENTO, type ResponsavelLai, type TextoAtendimento } from '@portal/catalog/atendimento/contato'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { formatPhone } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { useJson } from '../../../shell/context/use-json.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './responsaveis.module.css'

export const responsaveisPath = ({ entidade }: ContextoInicial): string =>
  withQuery('/parametros/responsavel-lai', { entidade: entidade.id })

export const atendimentoPath = ({ entidade }: ContextoInicial, texto: keyof typeof TEXTOS_ATENDIMENTO): string =>
  withQuery(`/atendimento/${TEXTOS_ATENDIMENTO[texto]}`, { entidade: entidade.id })

export function Responsaveis() {
  const answer = useJson<ResponsavelLai[]>(responsaveisPath(useContexto()))
  if (answer.state === 'loading') return <Skeleton width="medium" />
  if (answer.state === 'failed') {
    return (
      <p>
        Não foi possível carregar os responsáveis.{' '}
        <button type="button" onClick={answer.retry}>
          Tentar de novo
        </button>
      </p>
    )
  }
  if (answer.data.length === 0) return <p>{texts.semRegistros}</p>
  return (
    <ul className={styles.officers}>
      {answer.data.map(({ nome, email, tel }) => (
        <li key={nome}>
          <strong>{nome}</strong>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {tel && <a href={`tel:+55${tel.replace(/\D/g, '')}`}>{formatPhone(tel)}</a>}
        </li>
      ))}
    </ul>
  )
}

/** Nothing where the entity has written nothing. */
export function AtendimentoTexto() {
  const answer = useJson<TextoAtendimento>(atendimentoPath(useContexto(), 'atendimento'))
  return answer.state === 'ready' ? <p className={styles.text}>{answer.data.valor}</p> : null
}
