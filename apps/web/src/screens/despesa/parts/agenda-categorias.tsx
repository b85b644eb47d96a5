// Renders what is left to pay, by source of funds and by the categories that set the legal order of payments.
import { agendaPorCategoria } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { sumOf } from '@portal/kit/sum'
import { useState } from 'react'
import { Baixar } from '../../../list/results/call-file.tsx'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { More } from '../../../ui/more.tsx'

const SUMMED = ['liquidacoes', 'valor', 'saldo']
const FIELDS = pickFields(agendaPorCategoria.fields, [
  'descricaoFonte',
  'categoria',
  'liquidacoes',
  'primeiroVencimento',
  'valor',
  'saldo',
])

export function AgendaCategorias() {
  const { entidade, exercicio } = useContexto()
  const [isOpen, setOpen] = useState(false)
  const { data: rows } = useAnswer<Row[]>(
    isOpen ? withQuery(agendaPorCategoria.path, { entidade: entidade.id, exercicio }) : undefined,
  )
  return (
    <More summary="O que há a pagar, por fonte e categoria" onToggle={setOpen}>
      {rows && (
        <section aria-label="Por fonte e categoria">
          <PlainTable
            caption="O que há a pagar por fonte e categoria"
            fields={FIELDS}
            rows={rows}
            keyOf={({ fonteRecurso, categoria }) => `${fonteRecurso}/${categoria}`}
            total={{ label: 'Total', row: Object.fromEntries(SUMMED.map((name) => [name, sumOf(rows, name)])) }}
          />
          <Baixar call={agendaPorCategoria.path} of="o que há a pagar por fonte e categoria" />
        </section>
      )}
    </More>
  )
}
