// Writes the councils of the demo city, their members, their meetings with the minutes already published, and their
// reports on the last year.
import type { City } from '../../cidade/area.ts'
import { dayAt, isoOf, weekday, workingDay, yearOf } from '../../cidade/calendar.ts'
import { pdfOf, wrap } from '../../cidade/pdf.ts'
import { nomeComum, personAt } from '../../cidade/pessoas.ts'
import { INVENTADO } from '../../planejamento/documentos.ts'

interface Conselho {
  nome: string
  finalidade: string
  representa: readonly string[]
  /** The week of the month, 5 for the last, and the day of the week, 1 for Monday, on which it meets. */
  encontro: readonly [semana: 1 | 2 | 3 | 4 | 5, dia: 1 | 2 | 3 | 4 | 5]
  horario: string
}

const CONSELHOS: readonly Conselho[] = [
  {
    nome: 'Conselho Municipal de Saúde',
    finalidade: 'Aprova o plano de saúde e fiscaliza como o dinheiro do SUS é gasto.',
    representa: ['Usuários do SUS', 'Trabalhadores da saúde', 'Secretaria de Saúde', 'Prestadores de serviço'],
    encontro: [2, 2],
    horario: '14:00',
  },
  {
    nome: 'Conselho Municipal de Educação',
    finalidade: 'Dá as normas do ensino municipal e acompanha o plano de educação.',
    representa: ['Professores', 'Pais de alunos', 'Secretaria de Educação'],
    encontro: [1, 4],
    horario: '18:30',
  },
  {
    nome: 'Conselho do FUNDEB',
    finalidade: 'Confere como se gasta o dinheiro do FUNDEB.',
    representa: ['Diretores de escola', 'Professores', 'Pais de alunos', 'Secretaria de Educação'],
    encontro: [5, 3],
    horario: '16:00',
  },
  {
    nome: 'Conselho Municipal de Assistência Social',
    finalidade: 'Aprova a política de assistência e fiscaliza as entidades que a executam.',
    representa: ['Usuários', 'Entidades sociais', 'Secretaria de Assistência Social'],
    encontro: [3, 3],
    horario: '09:00',
  },
  {
    nome: 'Conselho dos Direitos da Criança e do Adolescente',
    finalidade: 'Decide a política de proteção à infância e gere o seu fundo.',
    representa: ['Entidades sociais', 'Secretaria de Assistência Social', 'Secretaria de Educação'],
    encontro: [1, 1],
    horario: '13:30',
  },
  {
    nome: 'Conselho de Alimentação Escolar',
    finalidade: 'Acompanha a merenda: o que se compra, como se prepara e se chega ao aluno.',
    representa: ['Pais de alunos', 'Trabalhadores da educação', 'Prefeitura'],
    encontro: [2, 5],
    horario: '08:30',
  },
  {
    nome: 'Conselho Municipal do Meio Ambiente',
    finalidade: 'Opina sobre licenças ambientais e a coleta de lixo.',
    representa: ['Associações de moradores', 'Produtores rurais', 'Secretaria de Agricultura e Meio Ambiente'],
    encontro: [5, 4],
    horario: '17:00',
  },
  {
    nome: 'Conselho da Cidade',
    finalidade: 'Discute o plano diretor, as obras e o trânsito.',
    representa: ['Associações de moradores', 'Comércio e indústria', 'Prefeitura'],
    encontro: [4, 1],
    horario: '19:00',
  },
  {
    nome: 'Conselho da Pessoa Idosa',
    finalidade: 'Defende os direitos de quem tem mais de sessenta anos.',
    representa: ['Grupos da terceira idade', 'Entidades sociais', 'Prefeitura'],
    encontro: [2, 4],
    horario: '09:30',
  },
  {
    nome: 'Conselho Municipal de Cultura',
    finalidade: 'Propõe a política cultural e escolhe os projetos que o fundo apoia.',
    representa: ['Artistas', 'Bibliotecas', 'Prefeitura'],
    encontro: [1, 2],
    horario: '19:00',
  },
  {
    nome: 'Conselho dos Direitos da Mulher',
    finalidade: 'Acompanha o atendimento às vítimas de violência e as políticas de igualdade.',
    representa: ['Movimentos de mulheres', 'Secretaria de Assistência Social'],
    encontro: [3, 5],
    horario: '14:00',
  },
  {
    nome: 'Conselho da Pessoa com Deficiência',
    finalidade: 'Fiscaliza a acessibilidade e o atendimento a quem tem deficiência.',
    representa: ['Pessoas com deficiência', 'Entidades sociais', 'Prefeitura'],
    encontro: [4, 3],
    horario: '15:00',
  },
  {
    nome: 'Conselho de Desenvolvimento Rural',
    finalidade: 'Discute estradas, crédito e assistência aos produtores.',
    representa: ['Produtores rurais', 'Cooperativas', 'Secretaria de Agricultura e Meio Ambiente'],
    encontro: [5, 5],
    horario: '09:00',
  },
  {
    nome: 'Conselho de Habitação',
    finalidade: 'Define quem recebe moradia popular e gere o fundo de habitação.',
    representa: ['Associações de moradores', 'Prefeitura'],
    encontro: [2, 3],
    horario: '18:00',
  },
]

const SEMANAS = ['primeira', 'segunda', 'terceira', 'quarta', 'última'] as const
const DIAS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'] as const
const ULTIMA = 5
const WEEK = 7

/** Returns the day of a month on which a council meets: the next working day, where that one is a holiday. */
function encontroEm([semana, dia]: Conselho['encontro'], year: number, month: number): number {
  const last = dayAt(year, month + 1, 1) - 1
  const from = semana === ULTIMA ? last - WEEK + 1 : dayAt(year, month, 1) + (semana - 1) * WEEK
  return workingDay(from + ((dia - weekday(from) + WEEK) % WEEK))
}

const diasDe = ({ encontro: [semana, dia], horario }: Conselho): string =>
  `Na ${SEMANAS[semana - 1]} ${DIAS[dia - 1]}-feira de fevereiro, maio, agosto e novembro, às ` +
  horario.replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h')

const MEMBROS = 8
/** The months of their meetings. */
const REUNIOES = [2, 5, 8, 11]
const MANDATO = 2
const LOCAL = 'Sala dos Conselhos, Praça da Independência, 100'

export async function writeConselhos({ sink, files, years, today }: City, entidade: number): Promise<void> {
  const from = years[0] ?? yearOf(today)
  for (const [index, { nome, finalidade, representa, encontro, horario }] of CONSELHOS.entries()) {
    const conselho = index + 1
    const inicio = from - (index % MANDATO)
    sink.put('conselho', {
      entidade,
      conselho,
      nome,
      finalidade,
      data_inicial: `${inicio}-01-15`,
      data_final: index % 4 === 3 ? null : `${yearOf(today) + 1}-01-14`,
      local: LOCAL,
      dias: diasDe({ nome, finalidade, representa, encontro, horario }),
      email: 'conselhos@serraclara.pr.gov.br',
      telefone: '4436560130',
    })
    for (let conselheiro = 1; conselheiro <= MEMBROS; conselheiro++) {
      sink.put('conselheiro', {
        entidade,
        conselho,
        conselheiro,
        nome: nomeComum(personAt('servidor', 700 + index * MEMBROS + conselheiro).nome),
        funcao:
          conselheiro === 1
            ? 'Presidente'
            : conselheiro === 2
              ? 'Vice-presidente'
              : conselheiro % 2 === 0
                ? 'Suplente'
                : 'Titular',
        representa: representa[conselheiro % representa.length],
        status: conselheiro === MEMBROS ? 'I' : 'A',
      })
    }
    const ano = yearOf(today) - 1
    const relato = [
      `${nome}, exercício de ${ano}.`,
      '',
      ...wrap(
        `${finalidade} O conselho se reuniu quatro vezes, examinou as contas do ano e as aprovou com ` +
          'recomendações à Prefeitura.',
      ),
      '',
      INVENTADO,
    ]
    const relatorio = await files.add(
      `relatorio-${conselho}-${ano}.pdf`,
      'application/pdf',
      pdfOf(`Relatório anual - ${nome}`, relato),
      Math.min(today, dayAt(ano + 1, 3, 15)),
    )
    sink.put('anexo', {
      entidade,
      origem: 'conselho',
      chave: String(conselho),
      ordem: 1,
      arquivo: relatorio,
      tipo_anexo: 'Relatório anual',
      ano,
    })
    let reuniao = 0
    for (const year of years) {
      for (const month of REUNIOES) {
        const day = encontroEm(encontro, year, month)
        const minutes = day + 14 <= today
        const lines = [
          `${nome}, reunião de ${isoOf(day)}.`,
          '',
          ...wrap(
            `Presentes os conselheiros titulares. ${finalidade} A pauta foi lida e aprovada; as contas do ` +
              'período foram apresentadas e discutidas.',
          ),
          '',
          INVENTADO,
        ]
        const arquivo = minutes
          ? await files.add(
              `ata-${conselho}-${isoOf(day)}.pdf`,
              'application/pdf',
              pdfOf(`Ata - ${nome}`, lines),
              day + 14,
            )
          : null
        sink.put('conselho_reuniao', {
          entidade,
          conselho,
          reuniao: ++reuniao,
          data: isoOf(day),
          horario,
          local: LOCAL,
          arquivo,
        })
      }
    }
    await sink.relieve()
  }
}
