// Screen of search results: pages of the menu first, then what they contain.
import { esicButton, perguntasFrequentes } from '@portal/catalog/parametros'
import type { Achado, Achados, ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { formatInteger } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { useSearchParams } from 'react-router'
import { answersOf, type RouteArgs, type RouteModule } from '../../route-module.ts'
import { matchRoute } from '../../routes.tsx'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { EsicWay } from '../../shell/panels/esic-way.tsx'
import { MenuLink } from '../../shell/navigation/menu-link.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { SearchForm } from '../../shell/navigation/search-form.tsx'
import { searchMenu, type Found } from '../../shell/navigation/search-match.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { Marked } from '../../ui/marked.tsx'
import { ErrorState } from '../../ui/state-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import styles from './pesquisa.module.css'

type Grupo = Achados & { titulo: string }

/** Returns the groups of results: suppliers and commitments, then the other lists, then the glossary. */
const groupsOf = ({ fornecedores, empenhos, listas, glossario }: ResultadoPesquisa): Grupo[] =>
  [
    { titulo: 'Fornecedores', ...fornecedores },
    { titulo: 'Empenhos', ...empenhos },
    ...listas,
    { titulo: 'Glossário', ...glossario },
  ].filter(({ total }) => total > 0)

const resultados = (count: number): string => (count === 1 ? '1 resultado' : `${formatInteger(count)} resultados`)

/** Returns '24 resultados', or 'os 10 mais próximos de 1.250 resultados' if only those are shown. */
const countOf = (total: number, shown: number): string =>
  shown < total ? `os ${formatInteger(shown)} mais próximos de ${resultados(total)}` : resultados(total)

const termIn = (params: URLSearchParams): string => params.get('pesquisa')?.trim() ?? ''

const hitsPath = (term: string, { entidade, exercicio }: RouteArgs['contexto']): string =>
  withQuery('/api/pesquisa', { pesquisa: term, entidade: entidade.id, exercicio })

export const title: RouteModule['title'] = ({ url }) => {
  const term = termIn(url.searchParams)
  return term ? `Pesquisa por ${term}` : 'Pesquisa'
}

export const load: RouteModule['load'] = async ({ url, contexto, fetchJson }) => {
  const term = termIn(url.searchParams)
  return term ? answersOf([hitsPath(term, contexto)], fetchJson) : {}
}

function Pages({ found }: { found: readonly Found[] }) {
  return (
    <section className={styles.group}>
      <h2>Páginas</h2>
      <ul className={styles.hits}>
        {found.map(({ item, under }, position) => (
          <li key={position}>
            <MenuLink item={item} className={styles.name} />
            <p>{[...under, item.subtitle].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ of: { titulo, rota, arquivo } }: { of: Achado }) {
  if (arquivo !== undefined) {
    return (
      <a className={styles.name} href={arquivo} target="_blank" rel="noopener">
        {titulo}
        <span className="visually-hidden"> (abre em nova aba)</span>
      </a>
    )
  }
  if (rota === undefined) return <strong className={styles.name}>{titulo}</strong>
  return (
    <PortalLink to={rota} className={styles.name}>
      {titulo}
    </PortalLink>
  )
}

function Group({ of: { titulo: name, total, achados, rota: all }, words }: { of: Grupo; words: string }) {
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <p className={styles.of}>{countOf(total, achados.length)}</p>
      <ul className={styles.hits}>
        {achados.map((achado, position) => (
          <li key={position}>
            <Name of={achado} />
            <p>
              <Marked text={unbroken(achado.subtitulo)} words={words} />
            </p>
          </li>
        ))}
      </ul>
      {all && (
        <PortalLink to={all} className={styles.all}>
          {total === 1 ? 'Ver' : `Ver todos os ${formatInteger(total)}`} em {name}
        </PortalLink>
      )}
    </section>
  )
}

function Nothing() {
  const parametros = useParametros()
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>Não encontramos nenhum resultado para sua pesquisa.</p>
      <p>Confira se as palavras estão certas, tente menos palavras ou use um destes caminhos:</p>
      <ul className={styles.ways}>
        {perguntasFrequentes(parametros) && matchRoute('/perguntas') && (
          <li>
            <PortalLink to="/perguntas">Perguntas frequentes</PortalLink>
          </li>
        )}
        <li>
          <PortalLink to="/mapa-do-site">Mapa do site</PortalLink>
        </li>
        <li>
          <PortalLink to="/entidade#contatos">Canais de atendimento</PortalLink>
        </li>
        {esicButton(parametros).opens !== 'nothing' && (
          <li>
            <EsicWay className={styles.channel}>Solicitar informações</EsicWay>
          </li>
        )}
      </ul>
    </div>
  )
}

function Results({ term }: { term: string }) {
  const contexto = useContexto()
  const pages = searchMenu(contexto.menu, term)
  const hits = useAnswer<ResultadoPesquisa>(hitsPath(term, contexto))
  const filled = hits.isSuccess ? groupsOf(hits.data) : []
  const total = filled.reduce((sum, group) => sum + group.total, pages.length)
  return (
    <>
      <p role="status" className={styles.count}>
        {hits.isSuccess && total > 0 && resultados(total)}
      </p>
      {pages.length > 0 && <Pages found={pages} />}
      {hits.isPending && <Skeleton />}
      {hits.isError && <ErrorState title="Não foi possível pesquisar nos dados." onRetry={hits.refetch} />}
      {filled.map((group) => (
        <Group key={group.titulo} of={group} words={term} />
      ))}
      {hits.isSuccess && total === 0 && <Nothing />}
    </>
  )
}

function Instructions() {
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>
        Escreva o que procura: um nome, o número de um empenho, uma lei, uma obra, um serviço ou um assunto como
        “diárias”.
      </p>
      <p>Não é preciso usar acentos nem acertar o singular ou o plural.</p>
      <PortalLink to="/" className={styles.home}>
        Ir para a página inicial
      </PortalLink>
    </div>
  )
}

export default function Pesquisa() {
  const [params] = useSearchParams()
  const term = termIn(params)
  return (
    <>
      <PageHeader title={term ? `Você buscou por: ${term}` : 'Pesquisa'} />
      <SearchForm initial={term} />
      {term ? <Results term={term} /> : <Instructions />}
    </>
  )
}
