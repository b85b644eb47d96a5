// Publishes the fiscal reports of the demo city, a PDF for each annex and period, and the link to its yearly accounts.
import type { PoolClient } from 'pg'
import type { City } from '../../cidade/area.ts'
import { dayAt, workingDay } from '../../cidade/calendar.ts'
import { ENTITIES, type Entity } from '../../cidade/cidade.ts'
import { pdfOf } from '../../cidade/pdf.ts'
import { cabecalho, INVENTADO } from '../../planejamento/documentos.ts'
import { RELATORIOS, type Anexo, type Periodo, type Relatorio } from './anexos.ts'
import { readFuncoes, readSomas } from './somas.ts'

const DECEMBER = 12

/** Returns the day of publication: the law gives thirty days after the period. */
const publicadoEm = (exercicio: number, ate: number): number =>
  workingDay(dayAt(ate === DECEMBER ? exercicio + 1 : exercicio, (ate % DECEMBER) + 1, 28))

const CONTAS = { grupo: 3, subgrupo: 1 }

function writeContas({ sink, years }: City, { entidade }: Entity, from: number): void {
  sink.put('publicacao_grupo', { entidade, grupo: CONTAS.grupo, descricao: 'Contas anuais', por_exercicio: false })
  sink.put('publicacao_subgrupo', { entidade, ...CONTAS, ordem: 1, descricao: 'Declarações ao Tesouro Nacional' })
  years.forEach((ano, at) =>
    sink.put('publicacao', {
      entidade,
      ...CONTAS,
      publicacao: from + at,
      ano,
      tipo_periodo: 12,
      descricao: `Contas anuais de ${ano}`,
      resumo: 'No sistema de informações contábeis e fiscais do setor público (Siconfi).',
      link: 'https://siconfi.tesouro.gov.br/',
    }),
  )
}

interface Publicado {
  relatorio: Relatorio
  anexo: Anexo
  periodo: Periodo
  publicacao: number
  day: number
}

async function writeAnexo(
  { sink, files }: City,
  { relatorio, anexo, periodo, publicacao, day }: Publicado,
): Promise<void> {
  const { entity, exercicio, ate } = periodo
  const descricao = `${ate / relatorio.meses}º ${relatorio.periodo}`
  const lines = [
    ...cabecalho(entity),
    relatorio.nome,
    `${descricao} de ${exercicio}`,
    '',
    ...anexo.escreve(periodo),
    INVENTADO,
  ]
  const nome = `${relatorio.sigla.toLowerCase()}-${exercicio}-${ate / relatorio.meses}-anexo-${anexo.subgrupo}.pdf`
  const arquivo = await files.add(
    nome,
    'application/pdf',
    pdfOf(`${relatorio.sigla} - ${anexo.titulo}`, lines, 'Courier'),
    day,
  )
  const { grupo, meses: tipo_periodo } = relatorio
  sink.put('publicacao', {
    entidade: entity.entidade,
    publicacao,
    grupo,
    subgrupo: anexo.subgrupo,
    ano: exercicio,
    tipo_periodo,
    descricao,
    arquivo,
  })
}

export async function writeFiscais(client: PoolClient, city: City): Promise<void> {
  const [somas, funcoes] = [await readSomas(client), await readFuncoes(client)]
  for (const entity of ENTITIES.filter(({ orcamento }) => orcamento)) {
    const { entidade } = entity
    let publicacao = 0
    for (const relatorio of RELATORIOS.filter(({ publica }) => publica(entity))) {
      const { grupo, nome, meses, anexos } = relatorio
      city.sink.put('publicacao_grupo', { entidade, grupo, descricao: nome, por_exercicio: true })
      anexos.forEach(({ subgrupo, titulo }, at) =>
        city.sink.put('publicacao_subgrupo', { entidade, grupo, subgrupo, ordem: at + 1, descricao: titulo }),
      )
      for (const exercicio of city.years) {
        for (let ate = meses as number; ate <= DECEMBER; ate += meses) {
          const day = publicadoEm(exercicio, ate)
          if (day > city.today) continue
          const periodo = { somas, funcoes, exercicio, ate, entity }
          for (const anexo of anexos) {
            if (!anexo.noFimDoAno || ate === DECEMBER)
              await writeAnexo(city, { relatorio, anexo, periodo, publicacao: ++publicacao, day })
          }
        }
      }
    }
    if (entity.tipo === 'E') writeContas(city, entity, publicacao + 1)
    await city.sink.relieve()
  }
}
