// Finds the place in the queue of the holder of a health card. The full number is required, and is never put in the
// address or in storage.
import { FILAS, filasSaude } from '@portal/catalog/atendimento/filas-saude'
import { PACIENTE } from '@portal/catalog/atendimento/fila-saude'
import { filaDetalhe } from '@portal/catalog/atendimento/rotas'
import { cleanDocumento, isCns } from '@portal/kit/cpf-cnpj'
import { pickFields } from '@portal/kit/record'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { mensagens } from '@portal/kit/validacao'
import { useId, useState, type FormEvent } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'
import styles from './meu-lugar.module.css'

const FILA = 'f_fila_nome'
const FIELDS = {
  ...pickFields(filasSaude.fields, [FILA, 'f_posicao']),
  ...pickFields(PACIENTE, ['f_ordem', 'f_prioridade', 'f_tipo_atendimento', 'f_data_entrada', 'f_status']),
}

function Fila({ row }: { row: Row }) {
  const { entidade, exercicio } = useContexto()
  return (
    <PortalLink to={filaDetalhe({ entidade: entidade.id, exercicio, f_fila_codigo: Number(row['f_fila_codigo']) })}>
      {row[FILA]}
    </PortalLink>
  )
}

const CELLS = { [FILA]: (row: Row) => <Fila row={row} /> }

function Lugares({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <p>Este cartão não está em nenhuma fila desta entidade.</p>
  return (
    <PlainTable
      caption="Seu lugar nas filas"
      fields={FIELDS}
      rows={rows}
      keyOf={(row) => `${row['f_fila_codigo']}/${row['f_ordem']}`}
      cells={CELLS}
    />
  )
}

function Achado({ cns }: { cns: string }) {
  const { entidade, exercicio } = useContexto()
  const answer = useAnswer<Row[]>(withQuery(`${FILAS}/cns/${cns}`, { entidade: entidade.id, exercicio }), {
    always: true,
  })
  return (
    <Answered answer={answer} failure="Não foi possível procurar pelo cartão.">
      {(rows) => <Lugares rows={rows} />}
    </Answered>
  )
}

/** Submitting it empty clears the result. */
export function MeuLugar() {
  const id = useId()
  const [cns, setCns] = useState('')
  const [problem, setProblem] = useState<string>()
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = cleanDocumento(String(new FormData(event.currentTarget).get('cns') ?? ''))
    const isWrong = typed !== '' && !isCns(typed)
    setProblem(isWrong ? mensagens.invalido('CNS') : undefined)
    setCns(isWrong ? '' : typed)
  }
  return (
    <details className={`${styles.panel} needs-script no-print`}>
      <summary>Meu lugar na fila</summary>
      <form className={styles.form} onSubmit={search}>
        <div className={styles.field}>
          <label htmlFor={id}>CNS</label>
          <input
            id={id}
            name="cns"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className={styles.hint} role={problem ? 'alert' : undefined}>
            {problem ?? 'Os 15 números do seu cartão do SUS. Ele não fica guardado.'}
          </p>
        </div>
        <button type="submit" className={buttons.primary}>
          Ver meu lugar
        </button>
      </form>
      {cns !== '' && <Achado key={cns} cns={cns} />}
    </details>
  )
}
