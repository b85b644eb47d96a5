// Renders the objectives of the strategic plan, each with its files.
import type { Objetivo } from '@portal/catalog/planejamento/orcamento'
import type { Answer } from '../../../shell/context/answers.ts'
import { Arquivo } from './arquivo.tsx'
import { Lista } from './lista.tsx'
import styles from './orcamento.module.css'

export function Objetivos({ answer }: { answer: Answer<Objetivo[]> }) {
  return (
    <section className={styles.panel} aria-label="Planejamento Estratégico">
      <p className={styles.help}>Aonde a entidade quer chegar, e como pretende chegar lá.</p>
      <Lista answer={answer} keyOf={({ objCodigo }) => objCodigo}>
        {({ objCodigo, descricao, arquivos }) => {
          const name = `${objCodigo}. ${descricao}`
          if (arquivos.length === 0) return <Arquivo name={name} resumo="Sem arquivos." of={{}} />
          return arquivos.map(({ nome, ...arquivo }) => (
            <Arquivo key={arquivo.idArquivo} name={name} of={{ ...arquivo, nomeArquivo: nome }} />
          ))
        }}
      </Lista>
    </section>
  )
}
