// Screen with the laws that require the portal, each in a sentence.
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { ExternalLink } from '../../shell/navigation/portal-link.tsx'
import styles from './parts/legislacao.module.css'

export const title = 'Leis que regem o portal'
export const description =
  'As leis que obrigam a administração a publicar o que está neste portal, e o que cada uma garante a você.'

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03'

const LEIS: readonly { nome: string; endereco: string; diz: string }[] = [
  {
    nome: 'Constituição Federal, artigos 5º, 37 e 216',
    endereco: `${PLANALTO}/constituicao/constituicao.htm`,
    diz:
      'Todos têm direito a receber dos órgãos públicos informações de interesse particular, coletivo ou geral; a ' +
      'administração obedece à publicidade.',
  },
  {
    nome: 'Lei Complementar nº 101/2000, de Responsabilidade Fiscal',
    endereco: `${PLANALTO}/leis/lcp/lcp101.htm`,
    diz:
      'Manda publicar planos, orçamentos, prestações de contas e os relatórios da execução orçamentária e da ' +
      'gestão fiscal.',
  },
  {
    nome: 'Lei Complementar nº 131/2009, da Transparência',
    endereco: `${PLANALTO}/leis/lcp/lcp131.htm`,
    diz: 'Manda publicar em tempo real, em pormenor, cada despesa e cada receita.',
  },
  {
    nome: 'Decreto nº 7.185/2010',
    endereco: `${PLANALTO}/_ato2007-2010/2010/decreto/d7185.htm`,
    diz: 'Diz o que cada registro de despesa e de receita deve mostrar, e em quanto tempo.',
  },
  {
    nome: 'Lei nº 12.527/2011, de Acesso à Informação',
    endereco: `${PLANALTO}/_ato2011-2014/2011/lei/l12527.htm`,
    diz:
      'Garante a qualquer pessoa pedir informação sem dizer por quê, e obriga a publicar o que interessa a todos ' +
      'mesmo sem pedido.',
  },
  {
    nome: 'Lei nº 13.460/2017, do Usuário do Serviço Público',
    endereco: `${PLANALTO}/_ato2015-2018/2017/lei/l13460.htm`,
    diz: 'Garante a carta de serviços, a ouvidoria e prazos para a resposta às manifestações.',
  },
  {
    nome: 'Lei nº 13.709/2018, de Proteção de Dados Pessoais',
    endereco: `${PLANALTO}/_ato2015-2018/2018/lei/l13709.htm`,
    diz: 'Protege os dados das pessoas: por ela, os CPFs aparecem aqui em parte cobertos.',
  },
  {
    nome: 'Lei nº 14.129/2021, do Governo Digital',
    endereco: `${PLANALTO}/_ato2019-2022/2021/lei/l14129.htm`,
    diz: 'Manda publicar dados abertos, que qualquer um possa baixar, ler por programa e reutilizar.',
  },
]

export default function LeisRegemPortal() {
  return (
    <>
      <PageHeader title={title} description={description} />
      <ul className={styles.links}>
        {LEIS.map(({ nome, endereco, diz }) => (
          <li key={nome} className={styles.link}>
            <h2>
              <ExternalLink href={endereco}>{nome}</ExternalLink>
            </h2>
            <p>{diz}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
