// Collects everything the area of personnel declares.
import { paginaDe, type Area } from '../area.ts'
import { calls } from './chamadas.ts'
import { cargo, cargos } from './cargos.ts'
import { cedidos } from './cedidos.ts'
import { concurso, concursos } from './concursos.ts'
import { estagiario, estagiarios } from './estagiarios.ts'
import { funcaoGratificada } from './funcao-gratificada.ts'
import { permutas } from './permutas.ts'
import { horasExtras, quadroPessoal } from './quadro.ts'
import { servidor } from './servidor.ts'
import { aposentados, servidores, servidoresCovid } from './servidores.ts'
import { terceirizados } from './terceirizados.ts'

export const pessoal: Area = {
  id: 'pessoal',
  lists: [
    servidores,
    aposentados,
    servidoresCovid,
    estagiarios,
    cargos,
    funcaoGratificada,
    cedidos,
    permutas,
    terceirizados,
    concursos,
    quadroPessoal,
    horasExtras,
  ],
  records: [servidor, estagiario, cargo, concurso],
  calls,
  menu: [
    {
      titulo: 'Pessoal',
      subtitulo: 'Quem trabalha para a cidade e quanto ganha',
      imagem: 'pessoas',
      paginas: [
        paginaDe(servidores, {
          subtitulo: 'Cargo, lugar e salário de cada um, mês a mês',
          imagem: 'pessoas',
          atalho: 'ctrl+alt+v',
        }),
        paginaDe(aposentados, {
          tabelas: ['folha inativo'],
          subtitulo: 'Quem a previdência da cidade paga',
          imagem: 'pessoas',
        }),
        paginaDe(servidoresCovid, {
          tabelas: ['servidor excepcional'],
          subtitulo: 'Admitidos para enfrentar a pandemia',
          imagem: 'pessoas',
        }),
        paginaDe(quadroPessoal, {
          tabelas: ['cargo'],
          subtitulo: 'Vagas criadas, ocupadas e disponíveis',
          imagem: 'pessoas',
        }),
        paginaDe(horasExtras, {
          tabelas: ['folha_evento'],
          subtitulo: 'Quanto cada secretaria pagou além da semana',
          imagem: 'pessoas',
        }),
        paginaDe(cargos, { subtitulo: 'Vagas criadas, ocupadas e o que cada faixa paga', imagem: 'documento' }),
        {
          titulo: 'Funções gratificadas',
          subtitulo: 'O que se paga além do cargo a quem responde por um serviço',
          imagem: 'documento',
          rota: '/funcao-gratificada',
          tabela: 'funcao_gratificada',
        },
        paginaDe(estagiarios, { subtitulo: 'Onde estagiam e quanto recebem', imagem: 'pessoas' }),
        paginaDe(cedidos, {
          subtitulo: 'Quem veio de outros órgãos e quem foi para eles',
          imagem: 'pessoas',
          atalho: 'ctrl+alt+h',
        }),
        paginaDe(permutas, { subtitulo: 'Pedidos de troca de lugar de trabalho', imagem: 'pessoas' }),
        paginaDe(terceirizados, { subtitulo: 'Quem trabalha aqui por empresas contratadas', imagem: 'contrato' }),
        paginaDe(concursos, { subtitulo: 'Editais, classificação, nomeações e validade', imagem: 'documento' }),
      ],
    },
  ],
  notas: {
    '/servidores': `
<p>A lista mostra a folha do último mês publicado; escolha outro mês no filtro. O bruto é tudo o que se pagou no mês,
antes dos descontos; o líquido, o que o servidor recebeu. Quem tem dois vínculos aparece duas vezes, com uma matrícula
em cada.</p>`,
    '/cargos': `
<p>As vagas ocupadas são os servidores de cada cargo na última folha publicada.</p>`,
  },
}
