// Renders the addenda to the contract of a commitment, each linked to its page.
import { aditivoDetalhe } from '@portal/catalog/contratacao/rotas'
import { formatDate, formatMoney } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from './empenho.module.css'

interface AditivosProps {
  entidade: number
  exercicio: number
  contrato: number
}

const nameOf = ({ numeroAditivo, sequencia, data }: Row): string =>
  `Aditivo ${String(numeroAditivo ?? sequencia)}${data === undefined ? '' : `, de ${formatDate(String(data))}`}`

export function Aditivos({ entidade, exercicio, contrato }: AditivosProps) {
  const answer = useAnswer<Row[]>(withQuery('/api/aditivos', { entidade, exercicio, contrato }))
  const to = ({ numero, sequencia }: Row): string =>
    aditivoDetalhe({ entidade, exercicio, numero: Number(numero), sequencia: Number(sequencia) })
  return (
    <Answered answer={answer} failure="Não foi possível carregar os aditivos.">
      {(aditivos) =>
        aditivos.length === 0 ? (
          'Sem aditivos para este contrato.'
        ) : (
          <ul className={styles.aditivos}>
            {aditivos.map((row) => (
              <li key={String(row.sequencia)}>
                <ShownLink to={to(row)}>{nameOf(row)}</ShownLink>
                {Number(row.valorAditivo ?? 0) !== 0 && `: ${unbroken(formatMoney(String(row.valorAditivo)))}`}
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  )
}
