// Renders the documents of one kind, or a message if there are none.
import type { Documento } from '@portal/catalog/planejamento/orcamento'
import type { ReactNode } from 'react'
import type { Answer } from '../../../shell/context/answers.ts'
import { Arquivo } from './arquivo.tsx'
import { Lista } from './lista.tsx'
import styles from './orcamento.module.css'

export function Documentos({ answer, tipo, help }: { answer: Answer<Documento[]>; tipo: string; help: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={tipo}>
      <p className={styles.help}>{help}</p>
      <Lista
        answer={answer}
        of={(documentos) => documentos.filter((documento) => documento.tipo === tipo)}
        keyOf={({ id }) => id}
      >
        {({ descricao, resumo, ...documento }) => <Arquivo name={descricao} resumo={resumo} of={documento} />}
      </Lista>
    </section>
  )
}
