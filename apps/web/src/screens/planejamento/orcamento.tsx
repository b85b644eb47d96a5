// Screen of the budget documents: planning laws and their hearings, to download or open, and the objectives behind
// them.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { planejamentoEstrategico } from '@portal/catalog/parametros'
import {
  AUDIENCIAS,
  documentosDoOrcamento,
  LEIS,
  OBJETIVOS_PATH,
  type Documento,
  type Objetivo,
} from '@portal/catalog/planejamento/orcamento'
import { withQuery } from '@portal/kit/link'
import { parametrosOf } from '@portal/kit/parametros'
import { useNavigate, useSearchParams } from 'react-router'
import { readChoices, withChoices, type Choices, type Chosen } from '../../list/filters/use-choices.ts'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { CopyAddress } from '../../ui/copy-address.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Documentos } from './parts/documentos.tsx'
import { Objetivos } from './parts/objetivos.tsx'
import styles from './parts/orcamento.module.css'
import { helpOf } from '../../list/results/field-help.tsx'

export const title = 'Orçamento'
export const description =
  'As leis que planejam o gasto da cidade, seus anexos e as atas das audiências em que a população as discutiu.'

const CHOICES: Choices = {
  aba: [...LEIS.map(({ id }) => id), 'atas', 'estrategico'],
  tipo: AUDIENCIAS.map(({ value }) => value),
}

const callOf = (path: string, { entidade, exercicio }: ContextoInicial): string =>
  withQuery(path, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => {
  const isStrategic = planejamentoEstrategico(parametrosOf(contexto))
  return answersOf(
    [callOf(documentosDoOrcamento.path, contexto), ...(isStrategic ? [callOf(OBJETIVOS_PATH, contexto)] : [])],
    fetchJson,
  )
}

function Audiencias({ tipo }: { tipo: string | undefined }) {
  return (
    <nav aria-label="Audiências sobre" className={`${styles.kinds} no-print`}>
      {AUDIENCIAS.map(({ value, label }) => (
        <PortalLink
          key={value}
          to={withQuery('/orcamento', { aba: 'atas', tipo: value })}
          className={value === tipo ? buttons.primary : buttons.secondary}
          aria-current={value === tipo ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </PortalLink>
      ))}
    </nav>
  )
}

export default function Orcamento() {
  const contexto = useContexto()
  const isStrategic = planejamentoEstrategico(useParametros())
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const chosen = readChoices(CHOICES, params)
  const answer = useAnswer<Documento[]>(callOf(documentosDoOrcamento.path, contexto))
  const objetivos = useAnswer<Objetivo[]>(isStrategic ? callOf(OBJETIVOS_PATH, contexto) : undefined)
  const searchOf = (changes: Chosen): string => {
    const rest = new URLSearchParams([...params].filter(([name]) => !(name in CHOICES)))
    return withChoices(String(rest), CHOICES, { ...chosen, ...changes })
  }
  const ata = AUDIENCIAS.find(({ value }) => value === chosen.tipo) ?? AUDIENCIAS[0]
  const tabs = [
    ...LEIS.map(({ id, label, tipo, termo }) => ({
      id,
      label,
      panel: <Documentos answer={answer} tipo={tipo} help={helpOf({ label, termo })} />,
    })),
    {
      id: 'atas',
      label: 'Atas de Audiência',
      panel: (
        <div className={styles.panel}>
          <Audiencias tipo={ata.value} />
          <Documentos
            answer={answer}
            tipo={ata.tipo}
            help={`O que se disse nas audiências públicas sobre a proposta de ${ata.label}.`}
          />
        </div>
      ),
    },
    ...(isStrategic
      ? [{ id: 'estrategico', label: 'Planejamento Estratégico', panel: <Objetivos answer={objetivos} /> }]
      : []),
  ]
  return (
    <div className={styles.screen}>
      <FoldedHeader
        title={title}
        description={description}
        about="Sobre estes documentos"
        more={<CopyAddress search={searchOf({})} />}
      />
      <Tabs
        label={title}
        tabs={tabs}
        active={chosen.aba ?? ''}
        param="aba"
        onChange={(aba) => void navigate(searchOf({ aba }), { preventScrollReset: true })}
      />
    </div>
  )
}
