// Renders those responsible for access to information, and how people are attended.
import { TEXTOS_ATENDIMENTO, type ResponsavelLai, type TextoAtendimento } from '@portal/catalog/atendimento/contato'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { formatPhone } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './responsaveis.module.css'

export const responsaveisPath = ({ entidade }: ContextoInicial): string =>
  withQuery('/parametros/responsavel-lai', { entidade: entidade.id })

export const atendimentoPath = ({ entidade }: ContextoInicial, texto: keyof typeof TEXTOS_ATENDIMENTO): string =>
  withQuery(`/atendimento/${TEXTOS_ATENDIMENTO[texto]}`, { entidade: entidade.id })

export function Responsaveis() {
  const answer = useAnswer<ResponsavelLai[]>(responsaveisPath(useContexto()))
  if (answer.isPending) return <Skeleton width="medium" />
  if (answer.isError) {
    return (
      <p>
        Não foi possível carregar os responsáveis.{' '}
        <button type="button" onClick={answer.refetch}>
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

/** Renders nothing if the entity has no text. */
export function AtendimentoTexto() {
  const answer = useAnswer<TextoAtendimento>(atendimentoPath(useContexto(), 'atendimento'))
  return answer.isSuccess ? <p className={styles.text}>{answer.data.valor}</p> : null
}
