// Everything the area of people declares.
import type { Area } from '../area.ts'
import { calls } from './chamadas.ts'
import { cargo, cargos } from './cargos.ts'
import { servidor } from './servidor.ts'
import { aposentados, servidores, servidoresCovid } from './servidores.ts'

export const pessoal: Area = {
  id: 'pessoal',
  lists: [servidores, aposentados, servidoresCovid, cargos],
  records: [servidor, cargo],
  calls,
  menu: [
    {
      titulo: 'Servidores', subtitulo: 'Quem trabalha para a cidade e quanto ganha', imagem: 'pessoas',
      paginas: [
        { titulo: 'Servidores', subtitulo: 'Cargo, lugar e salário de cada um, mês a mês', imagem: 'pessoas', rota: '/servidores', atalho: 'ctrl+alt+v' },
        { titulo: 'Aposentados e pensionistas', subtitulo: 'Quem a previdência da cidade paga', imagem: 'pessoas', rota: '/servidores/aposentados' },
        { titulo: 'Servidores - COVID-19', subtitulo: 'Admitidos para enfrentar a pandemia', imagem: 'pessoas', rota: '/servidores-covid' },
        { titulo: 'Quadro de pessoal', subtitulo: 'Vagas criadas, ocupadas e disponíveis', imagem: 'pessoas', rota: '/quadro-pessoal' },
        { titulo: 'Horas extras', subtitulo: 'Quanto cada secretaria pagou além da semana', imagem: 'pessoas', rota: '/horas-extras' },
        { titulo: 'Cargos', subtitulo: 'Vagas criadas, ocupadas e o que cada faixa paga', imagem: 'documento', rota: '/cargos' },
      ],
    },
  ],
  notas: {
    '/servidores': `
<p>A lista mostra a folha do último mês publicado; escolha outro mês no filtro. O bruto é tudo o que se pagou no mês, antes dos descontos; o líquido,
o que o servidor recebeu. Quem tem dois vínculos aparece duas vezes, com uma matrícula em cada.</p>`,
    '/cargos': `
<p>As vagas ocupadas são os servidores de cada cargo na última folha publicada.</p>`,
  },
}
