// What a commitment leads to outside the expense: the award it comes from, what changed in its contract, the accounts of an advance.
import { EMPENHO } from '@portal/catalog/despesa/empenho-detalhe'
import { adiantamentoDetalhe } from '@portal/catalog/despesa/rotas'
import { aditivoDetalhe, adjudicacaoDetalhe } from '@portal/catalog/contratacao/rotas'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { formatDate, formatMoney } from '@portal/kit/formats'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import type { Pair } from '../../../ui/pairs.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from './empenho-secoes.module.css'
import { helpOf } from '../../../list/results/field-help.tsx'
import { ADITIVO, ADJUDICACAO } from '@portal/catalog/termos/contratacao'

function adjudicacao({ entidade, exercicioAdjudicacao, anoLicitacao, tipoLicitacao, noLicitacao, fornecedor }: Row): Pair[] {
  if (exercicioAdjudicacao === undefined) return []
  const to = adjudicacaoDetalhe({
    entidade: Number(entidade),
    exercicio: Number(exercicioAdjudicacao),
    exercicioLicitacao: Number(anoLicitacao),
    tipoLicitacao: Number(tipoLicitacao),
    licitacao: Number(noLicitacao),
    pessoa: Number(fornecedor),
  })
  const help = helpOf({ label: 'Adjudicação', termo: ADJUDICACAO })
  return [{ name: 'adjudicacao', label: 'Adjudicação', help, value: <ShownLink to={to}>Ver a adjudicação</ShownLink> }]
}

function prestacaoDeContas({ entidade, prestacaoContas, exercicioPrestacaoContas }: Row): Pair[] {
  if (prestacaoContas === undefined) return []
  const key = { entidade: Number(entidade), exercicio: Number(exercicioPrestacaoContas), prestacaoContas: Number(prestacaoContas) }
  const { label } = EMPENHO.prestacaoContas
  const value = <ShownLink to={adiantamentoDetalhe(key)}>{`${key.prestacaoContas}/${key.exercicio}`}</ShownLink>
  return [{ name: 'prestacaoContas', label, help: helpOf(EMPENHO.prestacaoContas), value }]
}

export const contratacaoPairs = (row: Row): Pair[] => [...adjudicacao(row), ...prestacaoDeContas(row)]

function Aditivos({ entidade, exercicio, contrato }: { entidade: number; exercicio: number; contrato: number }) {
  const answer = useAnswer<Row[]>(withQuery('/api/aditivos', { entidade, exercicio, contrato }))
  return (
    <Answered answer={answer} failure="Não foi possível carregar os aditivos.">
      {(aditivos) =>
        aditivos.length === 0 ? (
          'Sem aditivos para este contrato.'
        ) : (
          <ul className={styles.aditivos}>
            {aditivos.map(({ numero, sequencia, numeroAditivo, data, valorAditivo }) => (
              <li key={String(sequencia)}>
                <ShownLink to={aditivoDetalhe({ entidade, exercicio, numero: Number(numero), sequencia: Number(sequencia) })}>
                  {`Aditivo ${String(numeroAditivo ?? sequencia)}${data === undefined ? '' : `, de ${formatDate(String(data))}`}`}
                </ShownLink>
                {Number(valorAditivo ?? 0) !== 0 && `: ${unbroken(formatMoney(String(valorAditivo)))}`}
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  )
}

/** Addenda are published under the year of their contract, where the portal holds it. */
export function aditivosPairs({ entidade, exercicio, contrato, anoContrato }: Row, exercicios: readonly number[]): Pair[] {
  const ano = Number(anoContrato ?? exercicio)
  if (contrato === undefined || !exercicios.includes(ano)) return []
  const value = <Aditivos entidade={Number(entidade)} exercicio={ano} contrato={Number(contrato)} />
  return [{ name: 'aditivos', label: 'Aditivos do Contrato', help: helpOf({ termo: ADITIVO }), value, wide: true }]
}
