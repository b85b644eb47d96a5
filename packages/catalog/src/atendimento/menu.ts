// The pages of requests and messages in the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { alvara } from './alvara.ts'
import { audienciasPublicas } from './audiencias-publicas.ts'
import { cartaServicos } from './carta-servicos.ts'
import { conselhos } from './conselhos.ts'
import { documentosSaude, escalasProfissionais } from './documentos-saude.ts'
import { filasSaude } from './filas-saude.ts'
import { sicConsulta } from './sic-consulta.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Acesso à informação',
    subtitulo: 'Peça o que não encontrou e conheça seus direitos',
    imagem: 'documento',
    paginas: [
      {
        titulo: 'e-SIC',
        subtitulo: 'Acompanhe um pedido de informação e recorra da resposta',
        imagem: 'busca',
        rota: '/esic',
        atalho: 'ctrl+alt+i',
      },
      {
        titulo: 'Estatísticas do e-SIC',
        subtitulo: 'Quantos pedem, o que recebem e em quanto tempo',
        imagem: 'pessoas',
        rota: '/esic/estatisticas',
      },
      paginaDe(sicConsulta, { subtitulo: 'O que já foi perguntado e respondido', imagem: 'documento' }),
      {
        titulo: 'SIC Físico',
        subtitulo: 'Como pedir uma informação no balcão',
        imagem: 'entidade',
        rota: '/sic-fisico',
      },
      { titulo: 'Fale conosco', subtitulo: 'Escreva para a entidade', imagem: 'pessoas', rota: '/contato' },
      {
        titulo: 'Lei de Acesso à Informação',
        subtitulo: 'Lei nº 12.527, de 2011',
        imagem: 'documento',
        link: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12527.htm',
        urlAuxiliar: 'https://www.gov.br/acessoainformacao',
      },
      {
        titulo: 'Lei de Responsabilidade Fiscal',
        subtitulo: 'Lei Complementar nº 101, de 2000',
        imagem: 'documento',
        link: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp101.htm',
      },
      {
        titulo: 'Controladoria-Geral da União',
        subtitulo: 'Controle e transparência no governo federal',
        imagem: 'link',
        link: 'https://www.gov.br/cgu',
      },
    ],
  },
  {
    titulo: 'Cidadão',
    subtitulo: 'Serviços, licenças e participação',
    imagem: 'pessoas',
    paginas: [
      paginaDe(cartaServicos, {
        subtitulo: 'O que pedir, a quem e em quanto tempo',
        imagem: 'documento',
        tabela: 'carta_servico',
      }),
      paginaDe(alvara, { subtitulo: 'Quem tem licença para funcionar', imagem: 'entidade' }),
      paginaDe(conselhos, { subtitulo: 'Quem faz parte e o que decidiram', imagem: 'pessoas' }),
      paginaDe(audienciasPublicas, { subtitulo: 'O que se discutiu com a população', imagem: 'pessoas' }),
    ],
  },
  {
    titulo: 'Saúde',
    subtitulo: 'Filas, escalas e documentos',
    imagem: 'pessoas',
    paginas: [
      paginaDe(filasSaude, { subtitulo: 'Quantos esperam, e por quanto tempo', imagem: 'pessoas' }),
      paginaDe(escalasProfissionais, { subtitulo: 'Quem atende, onde e quando', imagem: 'documento' }),
      paginaDe(documentosSaude, { subtitulo: 'Planos, relatórios e medicamentos', imagem: 'documento' }),
      {
        titulo: 'COVID-19 - Contatos',
        subtitulo: 'A quem recorrer',
        imagem: 'pessoas',
        rota: '/contatos-covid',
        tabela: 'contato_covid',
      },
      {
        titulo: 'COVID-19 - Medidas adotadas',
        subtitulo: 'O que se decidiu, e quando',
        imagem: 'documento',
        rota: '/medidas-adotadas',
        tabela: 'medida_covid',
      },
    ],
  },
]
