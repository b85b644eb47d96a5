// Renders what suppliers need: the manual, and the sites to register on.
import { manualDoFornecedor } from '@portal/catalog/contratacao/chamadas'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { linksUteisDeQualquerTipo, PARA_O_FORNECEDOR, type LinkUtil } from '@portal/catalog/portal/ajuda'
import { arquivo } from '@portal/catalog/rotas'
import { formatBytes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { ExternalLink } from '../../../shell/navigation/portal-link.tsx'
import type { Attachment } from '../../../ui/attachments.tsx'
import styles from './para-fornecedores.module.css'

const callsOf = ({ entidade, exercicio }: ContextoInicial): [manual: string, links: string] => [
  withQuery(manualDoFornecedor.path, { entidade: entidade.id, exercicio }),
  withQuery(linksUteisDeQualquerTipo.path, { entidade: entidade.id, exercicio, tipo: PARA_O_FORNECEDOR }),
]

export const paraFornecedoresPaths = ({ contexto }: { contexto: ContextoInicial }): string[] => callsOf(contexto)

export function ParaFornecedores() {
  const [manualCall, linksCall] = callsOf(useContexto())
  const { data: [manual] = [] } = useAnswer<Attachment[]>(manualCall)
  const { data: links = [] } = useAnswer<LinkUtil[]>(linksCall)
  if (!manual && links.length === 0) return null
  return (
    <nav className={`${styles.line} no-print`} aria-label="Para fornecedores">
      <span>Para fornecedores:</span>
      {manual && (
        <a href={arquivo(manual.idArquivo)} target="_blank" rel="noopener">
          Manual do fornecedor ({formatBytes(manual.tamanhoArquivo ?? 0)})
        </a>
      )}
      {links.map(({ id, link, descricao }) => (
        <ExternalLink key={id} href={link}>
          {descricao}
        </ExternalLink>
      ))}
    </nav>
  )
}
