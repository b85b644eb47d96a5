// Renders a process for its requester: the request, its steps, the answer, and the appeal form.
import type { Processo } from '@portal/catalog/atendimento/processo'
import { datetime, integer, text } from '@portal/kit/fields'
import { formatBytes, formatDate } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { pedidoPath } from '@portal/catalog/atendimento/rotas'
import { texts } from '@portal/kit/texts'
import { useEffect, useRef, useState } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Pairs, type Pair } from '../../../ui/pairs.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { Recurso } from './recurso.tsx'
import { Resposta } from './resposta.tsx'
import styles from './protocolo.module.css'

const TRAMITACAO = {
  sequencia: integer('Sequência'),
  data: datetime('Data'),
  local: text('Local'),
  situacao: text('Situação'),
  parecer: text('Parecer'),
}

const numberOf = ({ processo, exercicio }: { processo: number; exercicio: number }): string =>
  `${processo}/${exercicio}`

function pairsOf(processo: Processo): Pair[] {
  const {
    requerente,
    data,
    situacao,
    prazo,
    atrasado,
    assunto,
    formaRecebimento,
    digitacao,
    processoReferencia,
    recursos,
  } = processo
  return [
    { name: 'assunto', label: 'Assunto', value: assunto, wide: true },
    { name: 'digitacao', label: 'Solicitação', value: digitacao, wide: true },
    { name: 'requerente', label: 'Requerente', value: requerente },
    { name: 'processo', label: 'Processo', value: numberOf(processo) },
    { name: 'data', label: 'Data', value: formatDate(data) },
    { name: 'situacao', label: 'Situação', value: situacao },
    {
      name: 'prazo',
      label: 'Prazo da resposta',
      value: (
        <>
          {formatDate(prazo)} {atrasado && <span className={styles.late}>(resposta em atraso)</span>}
        </>
      ),
    },
    { name: 'formaRecebimento', label: 'Forma de recebimento', value: formaRecebimento },
    ...(processoReferencia
      ? [
          {
            name: 'processoReferencia',
            label: 'Recurso do processo',
            value: <PortalLink to={pedidoPath(processoReferencia)}>{numberOf(processoReferencia)}</PortalLink>,
          },
        ]
      : []),
    ...recursos.map((recurso) => ({
      name: `recurso ${numberOf(recurso)}`,
      label: 'Recurso apresentado',
      value: `${numberOf(recurso)} (${recurso.situacao})`,
    })),
  ]
}

const parecerOf = ({ parecer }: Row) => <span className={styles.text}>{parecer || texts.semRegistro}</span>

function Arquivos({ arquivos }: Pick<Processo, 'arquivos'>) {
  if (arquivos.length === 0) return <p>{texts.semArquivos}</p>
  return (
    <ul className={styles.files}>
      {arquivos.map(({ id, nome, tamanho, data, sequencia, link }) => (
        <li key={id}>
          <Icon name="file" />
          <a href={link}>{nome}</a>
          <span>
            {formatBytes(tamanho)} · {formatDate(data)} ·{' '}
            {sequencia === undefined ? 'enviado com o pedido' : `tramitação ${sequencia}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ProcessoProps {
  processo: Processo
  senha: string
  /** False when something above it must be read first. */
  takesFocus: boolean
}

export function ProcessoDoRequerente({ processo, senha, takesFocus }: ProcessoProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const offer = useRef<HTMLButtonElement>(null)
  const [appealing, setAppealing] = useState<boolean>()
  const { tramitacoes, arquivos, permiteCriarReferencia, prazoRecurso, atrasado } = processo

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (appealing === false) offer.current?.focus()
  }, [appealing])

  return (
    <article className={styles.process}>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          Processo {numberOf(processo)}
        </h2>
        <div className="no-print">
          <PrintButton />
        </div>
      </div>
      <Resposta processo={processo} />
      <Pairs pairs={pairsOf(processo)} />
      <section className={styles.section}>
        <h3>Tramitações</h3>
        {tramitacoes.length === 0 ? (
          <p>{texts.semRegistros}</p>
        ) : (
          <PlainTable
            caption={`Tramitações do processo ${numberOf(processo)}`}
            fields={TRAMITACAO}
            rows={tramitacoes.map((step) => ({ ...step }))}
            keyOf={({ sequencia }) => String(sequencia)}
            cells={{ parecer: parecerOf }}
          />
        )}
      </section>
      <section className={styles.section}>
        <h3>Arquivos</h3>
        <Arquivos arquivos={arquivos} />
      </section>
      {permiteCriarReferencia && !appealing && (
        <section className={`${styles.appeal} no-print`}>
          <h3>Recurso</h3>
          <p>
            {atrasado
              ? 'O prazo da resposta passou. Você pode recorrer à autoridade superior.'
              : 'Não concorda com a resposta? Você pode recorrer à autoridade superior.'}
            {prazoRecurso && ` O recurso pode ser apresentado até ${formatDate(prazoRecurso)}.`}
          </p>
          <div>
            <button type="button" ref={offer} className={buttons.secondary} onClick={() => setAppealing(true)}>
              Abrir recurso
            </button>
          </div>
        </section>
      )}
      {permiteCriarReferencia && appealing && (
        <Recurso processo={processo} senha={senha} onCancel={() => setAppealing(false)} />
      )}
    </article>
  )
}
