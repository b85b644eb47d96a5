// Renders the bids of the year summed by month, situation and modality; each row links to the list of its bids.
import { licitacoesPorMes, licitacoesPorModalidade, licitacoesPorSituacao } from '@portal/catalog/contratacao/chamadas'
import { licitacoes } from '@portal/catalog/contratacao/licitacoes'
import type { Call } from '@portal/kit/call'
import { withQuery, type Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { sumOf } from '@portal/kit/sum'
import { useState } from 'react'
import { Baixar } from '../../../list/results/call-file.tsx'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { More } from '../../../ui/more.tsx'

const SUMMED = ['licitacoes', 'valorMaximo', 'totalVencido']

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

const SOMAS: readonly { title: string; call: Call; filterOf: (codigo: string) => Query }[] = [
  {
    title: 'Por mês de abertura',
    call: licitacoesPorMes,
    filterOf: (mes) => ({ dataInicial: `${mes}-01`, dataFinal: lastDay(mes) }),
  },
  { title: 'Por situação', call: licitacoesPorSituacao, filterOf: (situacao) => ({ situacao }) },
  { title: 'Por modalidade', call: licitacoesPorModalidade, filterOf: (modalidade) => ({ modalidade }) },
]

function Soma({ title, call, filterOf }: (typeof SOMAS)[number]) {
  const { entidade, exercicio } = useContexto()
  const contexto = { entidade: entidade.id, exercicio }
  const { data: rows } = useAnswer<Row[]>(withQuery(call.path, contexto))
  const named = ({ codigo, nome }: Row) =>
    codigo === undefined ? (
      nome
    ) : (
      <PortalLink to={withQuery(licitacoes.path, { ...contexto, ...filterOf(String(codigo)) })}>{nome}</PortalLink>
    )
  if (!rows?.length) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <PlainTable
        caption={`Licitações ${title.toLowerCase()}`}
        fields={pickFields(call.fields, ['nome', ...SUMMED])}
        rows={rows}
        keyOf={({ codigo }) => String(codigo)}
        cells={{ nome: named }}
        total={{ label: 'Total', row: Object.fromEntries(SUMMED.map((name) => [name, sumOf(rows, name)])) }}
      />
      <Baixar call={call.path} of={`licitações ${title.toLowerCase()}`} />
    </section>
  )
}

export function LicitacoesSomadas() {
  const { exercicio } = useContexto()
  const [isOpen, setOpen] = useState(false)
  return (
    <More summary={`As licitações de ${exercicio} por mês, situação e modalidade`} onToggle={setOpen}>
      {isOpen && SOMAS.map((soma) => <Soma key={soma.title} {...soma} />)}
    </More>
  )
}
