// Screen of revenue and expense against COVID-19, by month, and the balance.
import { COVID_ANO, COVID_DO_ANO, COVID_DO_MES, COVID_MESES } from '@portal/catalog/receita/dashboard'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { helpOf } from '../../list/results/field-help.tsx'
import { KeyFigures } from '../../list/results/figures.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { Caminhos } from './parts/bloco.tsx'
import styles from './parts/dashboard.module.css'
import { knownMonthsCalls, Meses, reais } from './parts/meses.tsx'

export const title: RouteModule['title'] = ({ contexto }) => `Receita X Despesa ${contexto.exercicio}`
export const description =
  'O dinheiro que chegou para combater a COVID-19 e o que dele foi empenhado, liquidado e pago, mês a mês.'

const callOf = (path: string, { entidade, exercicio }: ContextoInicial): string =>
  withQuery(path, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) =>
  answersOf(
    [
      ...[COVID_MESES, COVID_ANO].map((path) => callOf(path, contexto)),
      ...knownMonthsCalls(COVID_DO_MES, { entidade: contexto.entidade.id, exercicio: contexto.exercicio }),
    ],
    fetchJson,
  )

const PARTES = ['valorArrecadado', 'valorEmpenhado', 'resultado'] as const

export default function ReceitaXDespesaCovid() {
  const contexto = useContexto()
  const meses = useAnswer<Row[]>(callOf(COVID_MESES, contexto))
  const { data: ano } = useAnswer<Row>(callOf(COVID_ANO, contexto))
  const heading = `Receita X Despesa ${contexto.exercicio}`
  const { mes: _, ...fields } = COVID_DO_MES
  return (
    <div className={styles.screen}>
      <FoldedHeader title={heading} description={description} about="Sobre esta página" />
      {contexto.entidade.tipo !== 'L' && (
        <KeyFigures
          figures={PARTES.map((name) => ({
            name,
            label: COVID_DO_ANO[name].label,
            help: helpOf(COVID_DO_ANO[name]),
            value: ano && unbroken(reais(ano[name])),
          }))}
        />
      )}
      <Caminhos
        caminhos={[
          { to: '/receitas-covid', label: 'Receitas - COVID-19' },
          { to: '/empenhos-covid', label: 'Empenhos - COVID-19' },
        ]}
      />
      <section className={styles.section} aria-label={heading}>
        <Meses title={heading} answer={meses} call={COVID_MESES} fields={fields} drawn={Object.keys(fields)}>
          Arrecadado, empenhado, liquidado e pago em cada mês de {contexto.exercicio}; a tabela abaixo diz cada valor.
        </Meses>
      </section>
    </div>
  )
}
