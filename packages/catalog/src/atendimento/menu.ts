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
  {
    titulo: 'Cidadão', subtitulo: 'Serviços, licenças e participação', imagem: 'pessoas',
    paginas: [
      { titulo: 'Carta de serviços', subtitulo: 'O que pedir, a quem e em quanto tempo', imagem: 'documento', rota: '/carta-servicos', tabela: 'carta_servico' },
      { titulo: 'Alvarás', subtitulo: 'Quem tem licença para funcionar', imagem: 'entidade', rota: '/alvara' },
      { titulo: 'Conselhos', subtitulo: 'Quem faz parte e o que decidiram', imagem: 'pessoas', rota: '/conselhos' },
      { titulo: 'Audiências públicas', subtitulo: 'O que se discutiu com a população', imagem: 'pessoas', rota: '/audiencias-publicas' },
    ],
  },
  {
    titulo: 'Saúde', subtitulo: 'Filas, escalas e documentos', imagem: 'pessoas',
    paginas: [
      { titulo: 'Filas de espera da saúde', subtitulo: 'Quantos esperam, e por quanto tempo', imagem: 'pessoas', rota: '/fila-espera-atendimento' },
      { titulo: 'Escalas dos profissionais', subtitulo: 'Quem atende, onde e quando', imagem: 'documento', rota: '/escalas-profissionais' },
      { titulo: 'Documentos da saúde', subtitulo: 'Planos, relatórios e medicamentos', imagem: 'documento', rota: '/documentos' },
      { titulo: 'COVID-19 - Contatos', subtitulo: 'A quem recorrer', imagem: 'pessoas', rota: '/contatos-covid', tabela: 'contato_covid' },
      { titulo: 'COVID-19 - Medidas adotadas', subtitulo: 'O que se decidiu, e quando', imagem: 'documento', rota: '/medidas-adotadas', tabela: 'medida_covid' },
    ],
  },
]
