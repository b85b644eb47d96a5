// Screen of the audit court's seal and the entity's certificates, each with whether it is still valid.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { certidoes, isVencida, validadeEscrita, type Certidao } from '@portal/catalog/portal/ajuda'
import { arquivo } from '@portal/catalog/rotas'
import { formatDate, formatNumber, today } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { Answered } from '../../list/state/answered.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { FoldedHeader } from '../../shell/frame/folded-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { FileLine } from '../../ui/file-line.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './ajuda.module.css'

export const title = 'Selo de transparência'
export const description = 'A avaliação do portal pelo tribunal de contas, e as certidões da entidade.'

const callOf = ({ entidade, exercicio }: ContextoInicial): string =>
  withQuery(certidoes.path, { entidade: entidade.id, exercicio })

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([callOf(contexto)], fetchJson)

function Selo({
  of: { selo, seloDataAvaliacao, seloProcessoTCE, seloNotaObtida },
}: {
  of: ContextoInicial['configuracoes']
}) {
  const pairs = [
    { name: 'data', label: 'Data da avaliação', value: seloDataAvaliacao && formatDate(seloDataAvaliacao) },
    { name: 'processo', label: 'Processo no tribunal de contas', value: seloProcessoTCE },
    {
      name: 'nota',
      label: 'Nota obtida',
      value: seloNotaObtida === undefined ? undefined : `${formatNumber(seloNotaObtida)}%`,
    },
  ]
  return (
    <section className={styles.seal} aria-label="Selo">
      <img src={selo} alt="Selo de qualidade da transparência" width="160" height="160" />
      <Pairs pairs={pairs.filter(({ value }) => value !== undefined)} />
    </section>
  )
}

function CertidaoLine({
  of: { nome, idArquivo, nomeArquivo, tamanhoArquivo, dataArquivo, ...certidao },
}: {
  of: Certidao
}) {
  const vencida = isVencida(certidao, today())
  return (
    <FileLine
      name={nome}
      href={vencida ? undefined : arquivo(idArquivo)}
      about={`${vencida ? 'Vencido' : 'Valido'}, ${validadeEscrita(certidao)}`}
      nomeArquivo={nomeArquivo}
      tamanhoArquivo={tamanhoArquivo}
      dataArquivo={dataArquivo}
    />
  )
}

const NENHUMA = (
  <EmptyState
    title="Certidao nao encontrada"
    actions={
      <PortalLink to="/contato" className={buttons.secondary}>
        Fale conosco
      </PortalLink>
    }
  >
    <p>Procure o controle interno da entidade.</p>
  </EmptyState>
)

export default function SeloDaEntidade() {
  const contexto = useContexto()
  const { configuracoes } = contexto
  const answer = useAnswer<Certidao[]>(callOf(contexto))
  return (
    <div className={styles.screen}>
      <FoldedHeader title={title} description={description} about="Sobre esta página" />
      {configuracoes.selo !== undefined && <Selo of={configuracoes} />}
      <section className={styles.screen} aria-labelledby="certidoes">
        <h2 id="certidoes">Certidões</h2>
        <Answered answer={answer} failure="Não foi possível carregar as certidões.">
          {(all) =>
            all.length === 0 ? (
              NENHUMA
            ) : (
              <ul className={styles.cards}>
                {all.map((certidao) => (
                  <li key={certidao.id} className={styles.card}>
                    <CertidaoLine of={certidao} />
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </section>
    </div>
  )
}
