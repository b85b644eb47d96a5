// Checks whether a grant's term is authentic, by the CNPJ and the key printed on it, and shows the result in a
// sentence.
import { subvencaoDetalhe } from '@portal/catalog/contratacao/rotas'
import { subvencoes } from '@portal/catalog/contratacao/subvencoes'
import { cleanDocumento, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatDate } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Page } from '@portal/kit/list'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'
import { DocumentInput } from '../../../ui/masked-input.tsx'
import styles from './parcerias.module.css'

const CNPJ = 'cnpj'
const CHAVE = 'chaveAutenticacao'

/** Returns the calls that look up the term; none until both values are given. */
export function autenticidadeCalls(params: URLSearchParams, contexto: Contexto): string[] {
  const [cnpj, chave] = [params.get(CNPJ) ?? '', params.get(CHAVE) ?? '']
  return cnpj === '' || chave === ''
    ? []
    : [withQuery(subvencoes.api.list, { ...contexto, [CNPJ]: cnpj, [CHAVE]: chave, size: 1 })]
}

function Verdict({ call, contexto }: { call: string; contexto: Contexto }) {
  const answer = useAnswer<Page>(call)
  return (
    <Answered answer={answer} failure="Não foi possível verificar a autenticidade.">
      {({ content: [found] }) =>
        found ? (
          <p className={styles.verdict} data-found="true">
            <strong>Documento autêntico:</strong>{' '}
            <PortalLink
              to={subvencaoDetalhe({
                ...contexto,
                subvencao: Number(found.subvencao),
                anoSubvencao: Number(found.anoSubvencao),
                idTipo: Number(found.idTipo),
              })}
            >
              {`${found.tipoSubvencao} ${found.numeroAno}`}
            </PortalLink>
            {`, com ${found.nomeBeneficiario}, assinado em ${formatDate(String(found.dataCelebracao))}.`}
          </p>
        ) : (
          <p className={styles.verdict}>
            <strong>Documento não encontrado:</strong> nenhum termo desta entidade tem este CNPJ e esta chave.
          </p>
        )
      }
    </Answered>
  )
}

export function Autenticidade() {
  const { entidade, exercicio } = useContexto()
  const contexto = { entidade: entidade.id, exercicio }
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [call] = autenticidadeCalls(params, contexto)

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [cnpj, chave] = [cleanDocumento(String(data.get(CNPJ))), String(data.get(CHAVE)).trim()]
    const isWhole = cnpj !== '' && chave !== ''
    setProblem(isWhole ? undefined : 'Informe o CNPJ e a chave de autenticação.')
    if (isWhole)
      void navigate(withQuery('', { ...contexto, [CNPJ]: cnpj, [CHAVE]: chave }), { preventScrollReset: true })
  }

  return (
    <details className={`${styles.check} no-print`} open={call !== undefined || undefined}>
      <summary>Verificar autenticidade</summary>
      <form method="get" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="entidade" value={entidade.id} />
        <input type="hidden" name="exercicio" value={exercicio} />
        <div>
          <label htmlFor={`${id}-cnpj`}>CNPJ da organização</label>
          <DocumentInput
            id={`${id}-cnpj`}
            name={CNPJ}
            defaultValue={formatCnpjCpf(params.get(CHAVE) === null ? '' : (params.get(CNPJ) ?? ''))}
            aria-describedby={problem && `${id}-problem`}
          />
        </div>
        <div>
          <label htmlFor={`${id}-chave`}>Chave de autenticação</label>
          <input
            id={`${id}-chave`}
            name={CHAVE}
            type="text"
            autoComplete="off"
            maxLength={30}
            defaultValue={params.get(CHAVE) ?? ''}
            aria-describedby={problem && `${id}-problem`}
          />
        </div>
        <button type="submit" className={buttons.secondary}>
          Verificar
        </button>
        {call !== undefined && (
          <PortalLink className={buttons.quiet} to={subvencoes.path}>
            Limpar verificação
          </PortalLink>
        )}
      </form>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {call !== undefined && <Verdict call={call} contexto={contexto} />}
    </details>
  )
}
