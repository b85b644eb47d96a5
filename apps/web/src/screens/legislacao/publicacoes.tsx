// Screen of publications by group: the whole tree with its search, one group, or one subgroup.
import { PUBLICACOES, type Grupo } from '@portal/catalog/legislacao/publicacoes'
import { publicacoes } from '@portal/catalog/legislacao/rotas'
import { formatInteger } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { useSearchParams } from 'react-router'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteArgs, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { TextFilter } from '../../shell/navigation/text-filter.tsx'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'
import buttons from '../../ui/button.module.css'
import { CopyAddress } from '../../ui/copy-address.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import { filesIn, narrowed } from './parts/narrowed.ts'
import { Arvore } from './parts/arvore.tsx'
import styles from './parts/arvore.module.css'

export const title = 'Publicações'
export const description =
  'Os relatórios fiscais e os demais documentos que a entidade publica, por grupo, assunto e período.'

const FILTRO = 'valor'

type Params = RouteArgs['params']

function callOf(
  { grupo, subgrupo }: Params,
  { entidade, exercicio }: Pick<RouteArgs['contexto'], 'entidade' | 'exercicio'>,
): string {
  const named = [grupo, subgrupo].flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)]))
  return withQuery([PUBLICACOES, ...named].join('/'), { entidade: entidade.id, exercicio })
}

const isNumber = (part: string | undefined): boolean => part === undefined || /^\d{1,9}$/.test(part)

/** Returns whether the parameters are valid: groups and subgroups are numbers, and any other name matches nothing. */
const isNamed = ({ grupo, subgrupo }: Params): boolean => isNumber(grupo) && isNumber(subgrupo)

export const load: RouteModule['load'] = ({ params, contexto, fetchJson }) =>
  answersOf(isNamed(params) ? [callOf(params, contexto)] : [], fetchJson)

const encontradas = (count: number): string => (count === 1 ? '1 publicação' : `${formatInteger(count)} publicações`)

const NENHUMA = <EmptyState title="Nenhuma publicação encontrada." />

export default function Publicacoes() {
  const contexto = useContexto()
  const params = useRouteParams()
  const [search] = useSearchParams()
  const { grupo, subgrupo } = params
  const typed = grupo === undefined ? (search.get(FILTRO) ?? '').trim() : ''
  const answer = useAnswer<Grupo[]>(isNamed(params) ? callOf(params, contexto) : undefined)
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre estas publicações" more={<CopyAddress />} />
      {grupo === undefined ? (
        <TextFilter path={publicacoes()} name={FILTRO} label="Publicação" value={typed} />
      ) : (
        <p className="no-print">
          <PortalLink to={publicacoes()} className={buttons.secondary}>
            Ver todas as publicações
          </PortalLink>
        </p>
      )}
      {isNamed(params) ? (
        <Answered answer={answer} failure="Não foi possível carregar as publicações.">
          {(grupos) => {
            const shown = narrowed(grupos, typed)
            if (shown.length === 0) return NENHUMA
            return (
              <>
                {typed !== '' && <p role="status">{encontradas(filesIn(shown))}</p>}
                <Arvore key={typed} grupos={shown} grupo={grupo} subgrupo={subgrupo} open={typed !== ''} />
              </>
            )
          }}
        </Answered>
      ) : (
        NENHUMA
      )}
    </div>
  )
}
