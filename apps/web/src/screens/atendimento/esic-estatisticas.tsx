// Screen of a year's e-SIC statistics: how many requests, their outcomes, how long they took and who made them.
import { GRUPOS, type Grupo, type PedidosDoMes, type TempoMedio } from '@portal/catalog/atendimento/estatisticas'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { useAnswer } from '../../shell/context/answers.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { GraficoDeGrupo, GraficoPorMes } from './parts/grafico-estatistica.tsx'
import { ResumoEstatistico } from './parts/resumo-estatistico.tsx'
import styles from './parts/estatisticas.module.css'

export const title = 'Estatísticas do e-SIC'
export const description =
  'Quantos pedidos de informação foram feitos, o que aconteceu com eles, em quanto tempo e quem pede.'

const path = ({ entidade, exercicio }: ContextoInicial, part = ''): string =>
  withQuery(`/api/estatisticas${part}`, { entidade: entidade.id, exercicio })

const grupos: Readonly<Record<(typeof GRUPOS)[number], string>> = {
  'processos-por-genero': 'Por gênero',
  'processos-por-idade': 'Por idade',
  'processos-por-escolaridade': 'Por escolaridade',
}

export const load: RouteModule['load'] = ({ contexto, fetchJson }) =>
  answersOf(
    [path(contexto), path(contexto, '/media'), ...GRUPOS.map((grupo) => path(contexto, `/${grupo}`))],
    fetchJson,
  )

function PorGrupo({ grupo }: { grupo: (typeof GRUPOS)[number] }) {
  const answer = useAnswer<Grupo[]>(path(useContexto(), `/${grupo}`))
  return <GraficoDeGrupo title={grupos[grupo]} answer={answer} />
}

export default function EsicEstatisticas() {
  const contexto = useContexto()
  const meses = useAnswer<PedidosDoMes[]>(path(contexto))
  const media = useAnswer<TempoMedio>(path(contexto, '/media'))
  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={`${description} Ano de ${contexto.exercicio}.`}>
        <div className={`${styles.actions} no-print`}>
          <PortalLink to="/esic">Acompanhar um pedido</PortalLink>
          <PortalLink to="/sic-consulta">Consulta SIC</PortalLink>
          <PrintButton />
        </div>
      </PageHeader>
      <ResumoEstatistico meses={meses} media={media} />
      <GraficoPorMes answer={meses} />
      {GRUPOS.map((grupo) => (
        <PorGrupo key={grupo} grupo={grupo} />
      ))}
    </div>
  )
}
