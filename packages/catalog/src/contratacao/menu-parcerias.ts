// The pages of agreements, grants and works in the standard menu, and what each means.
import { paginaDe, type MenuGroup } from '../area.ts'
import { convenios } from './convenios.ts'
import { obras } from './obraspublicas.ts'
import { subvencoes } from './subvencoes.ts'

export const menuDasParcerias: MenuGroup = {
  titulo: 'Convênios e obras',
  subtitulo: 'O que a cidade faz com outros governos e com organizações, e o que constrói',
  imagem: 'contrato',
  paginas: [
    paginaDe(convenios, {
      subtitulo: 'Dinheiro recebido, entregue e acordos sem dinheiro',
      imagem: 'contrato',
      atalho: 'ctrl+alt+o',
    }),
    paginaDe(subvencoes, { subtitulo: 'O que recebem as organizações da sociedade civil', imagem: 'pessoas' }),
    paginaDe(obras, { subtitulo: 'O que se constrói, quanto custa e quanto já foi feito', imagem: 'entidade' }),
  ],
}

export const notasDasParcerias: Readonly<Record<string, string>> = {
  '/convenios': `
<p>Um <strong>convênio</strong> é um acordo entre governos, ou entre um governo e uma instituição, para fazer juntos
algo que interessa aos dois. Nos <strong>recebidos</strong>, a União ou o Estado manda o dinheiro; nos
<strong>concedidos</strong>, quem manda é a entidade; nos <strong>sem repasse</strong>, cada um faz a sua parte sem que
dinheiro mude de mãos.</p>
<p>Toque em um convênio para ver cada parcela, os aditivos e o termo inteiro.</p>`,
  '/subvencao': `
<p>Uma <strong>subvenção</strong> é o dinheiro que a entidade entrega a uma organização da sociedade civil (associação,
lar, instituto) para um serviço de interesse de todos, por um termo de colaboração ou de fomento (Lei nº 13.019/2014). A
organização presta contas de cada parcela.</p>
<p>Quem tem um termo em mãos confere se ele é autêntico pelo CNPJ da organização e pela chave impressa nele.</p>`,
  '/obraspublicas': `
<p>Cada obra começa por uma <strong>ordem de serviço</strong>. De tempos em tempos um técnico mede o que foi feito: a
<strong>medição</strong> diz quantos por cento da obra ficaram prontos desde a anterior, e é por ela que se paga a
empresa.</p>
<p>Toque em uma obra para ver as medições com seus laudos e fotografias, se o trabalho acompanha o prazo e, se parou,
por quê.</p>`,
}
