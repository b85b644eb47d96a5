// What changed in the contract of a commitment, each addendum leading to its own page.
import { aditivoDetalhe } from '@portal/catalog/contratacao/rotas'
import { formatDate, formatMoney } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from './empenho.module.css'

export function Aditivos({ entidade, exercicio, contrato }: { entidade: number; exercicio: number; contrato: number }) {
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
