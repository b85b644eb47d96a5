// Where to ask and to write, in the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Acesso à informação', subtitulo: 'Peça o que não encontrou e conheça seus direitos', imagem: 'documento',
    paginas: [
      {
        titulo: 'e-SIC', subtitulo: 'Acompanhe um pedido de informação e recorra da resposta', imagem: 'busca', rota: '/esic',
        atalho: 'ctrl+alt+i',
      },
      {
        titulo: 'Estatísticas do e-SIC', subtitulo: 'Quantos pedem, o que recebem e em quanto tempo', imagem: 'pessoas',
        rota: '/esic/estatisticas',
      },
      { titulo: 'Consulta SIC', subtitulo: 'O que já foi perguntado e respondido', imagem: 'documento', rota: '/sic-consulta' },
      { titulo: 'SIC Físico', subtitulo: 'Como pedir uma informação no balcão', imagem: 'entidade', rota: '/sic-fisico' },
      { titulo: 'Fale conosco', subtitulo: 'Escreva para a entidade', imagem: 'pessoas', rota: '/contato' },
      {
        titulo: 'Lei de Acesso à Informação', subtitulo: 'Lei nº 12.527, de 2011', imagem: 'documento',
        link: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12527.htm',
        urlAuxiliar: 'https://www.gov.br/acessoainformacao',
      },
      {
        titulo: 'Lei de Responsabilidade Fiscal', subtitulo: 'Lei Complementar nº 101, de 2000', imagem: 'documento',
        link: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp101.htm',
      },
      {
        titulo: 'Controladoria-Geral da União', subtitulo: 'Controle e transparência no governo federal', imagem: 'link',
        link: 'https://www.gov.br/cgu',
      },
    ],
  },
]
