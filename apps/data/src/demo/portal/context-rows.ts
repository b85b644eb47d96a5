// Writes who publishes and what surrounds the data: entities, years, appearance, menu, notes, contacts and words.
import { areas } from '@portal/catalog/areas'
import { dayOf, isoOf } from '../cidade/calendar.ts'
import { CEP, CIDADE, ENTITIES, UF, type Entity } from '../cidade/city.ts'
import { GLOSSARIO } from './glossario.ts'
import { parametrosOf } from './parametros.ts'
import { bannerOf, crestOf, noticeDrawing, sealDrawing } from '../cidade/drawings.ts'
import type { Files } from '../cidade/files.ts'
import { writeService } from '../atendimento/service.ts'
import { menuRows } from './menu.ts'
import type { Sink } from '../cidade/sink.ts'

const SVG = 'image/svg+xml'
const DRAWN = dayOf('2023-01-02')

export async function writeContext(sink: Sink, files: Files, years: readonly number[], today: number): Promise<void> {
  const selo = await files.add('selo-ouro.svg', SVG, sealDrawing(), DRAWN)
  for (const entity of ENTITIES) {
    const { entidade } = entity
    const brasao = await files.add(`brasao-${entidade}.svg`, SVG, crestOf(entity), DRAWN)
    const banner = await files.add(`paisagem-${entidade}.svg`, SVG, bannerOf(entity), DRAWN)
    sink.put('entidade', [
      entidade, entity.nome, entity.cnpj, entity.tipo, entidade === 1, entity.logradouro, entity.bairro, CIDADE, UF, CEP, entity.telefone,
      entity.email,
      entity.site, entity.horarioAtendimento, true, true, brasao,
    ])
    writeAppearance(sink, entity, banner, selo)
    writeWords(sink, entity)
    await writeService(sink, files, entity)
    if (entity.orcamento) for (const year of years) writeYear(sink, entity, year, year < Number(isoOf(today).slice(0, 4)))
  }
  await writeNotice(sink, files, years.at(-1) as number)
}

function writeAppearance(sink: Sink, { entidade, cor, orcamento }: Entity, banner: number, selo: number): void {
  const sealed = entidade <= 2
  const aviso = 'As informações podem mudar à medida que os lançamentos são conferidos.'
  sink.put('configuracao', [
    entidade, cor, banner, sealed ? selo : null, sealed ? '2025-12-05' : null, sealed ? `${41_500 + entidade}/2025` : null,
    sealed ? (entidade === 1 ? '92.40' : '87.15') : null, orcamento ? aviso : 'Entidade criada em 2026, ainda sem movimento.',
  ])
}

function writeWords(sink: Sink, { entidade }: Entity): void {
  for (const [i, nota] of areas.flatMap(({ notas = {} }) => Object.entries(notas)).entries()) sink.put('nota_explicativa', [entidade, i + 1, ...nota])
  for (const [i, termo] of Object.entries(GLOSSARIO).entries()) sink.put('glossario', [entidade, i + 1, ...termo])
  for (const [i, contato] of (CONTATOS[entidade] ?? []).entries()) sink.put('contato', [entidade, i + 1, ...contato])
}

const PPA_BASES = [2018, 2022, 2026, 2030]

function writeYear(sink: Sink, { entidade }: Entity, year: number, closed: boolean): void {
  sink.put('exercicio', [entidade, year, true, closed, PPA_BASES.findLast((base) => base <= year) as number])
  for (const [parametro, valor] of parametrosOf(entidade)) sink.put('parametro', [entidade, year, parametro, valor])
  for (const row of menuRows(entidade, year)) sink.put('menu', row)
}

const AUDIENCIA =
  'A proposta de orçamento do próximo ano está aberta a sugestões da população. ' +
  'Participe da audiência pública no Paço Municipal ou envie sua sugestão pela ouvidoria.'

async function writeNotice(sink: Sink, files: Files, year: number): Promise<void> {
  const [{ entidade, cor }] = ENTITIES as [Entity, ...Entity[]]
  const image = await files.add('aviso-audiencia.svg', SVG, noticeDrawing(cor), dayOf(`${year}-01-05`))
  sink.put('notificacao', [
    entidade, year, 1, 'home', 'Audiência pública do orçamento',
    AUDIENCIA, image,
  ])
}

type Contato = readonly [nome: string, cargo: string, email: string, telefone: string]

const CONTATOS: Readonly<Record<number, readonly Contato[]>> = {
  1: [
    ['Ouvidoria Geral do Município', 'Ouvidoria e Serviço de Informação ao Cidadão', 'ouvidoria@serraclara.pr.gov.br', '4436560110'],
    ['Marina Vendramini Prado', 'Controladora-Geral do Município', 'controladoria@serraclara.pr.gov.br', '4436560115'],
    ['Otávio Lazzarini Nunes', 'Responsável pelo Portal da Transparência', 'transparencia@serraclara.pr.gov.br', '4436560118'],
  ],
  2: [
    ['Secretaria da Câmara', 'Serviço de Informação ao Cidadão', 'contato@camaraserraclara.pr.gov.br', '4436560201'],
    ['Helena Bortolatto Reis', 'Diretora-Geral', 'diretoria@camaraserraclara.pr.gov.br', '4436560205'],
  ],
  3: [['Ouvidoria do SUS', 'Atendimento ao usuário', 'ouvidoriasus@serraclara.pr.gov.br', '4436560310']],
  4: [['Central de Atendimento', 'Atendimento ao consumidor', 'atendimento@saaeserraclara.pr.gov.br', '4436560410']],
  5: [['Recepção', 'Informações gerais', 'instituto@serraclara.pr.gov.br', '4436560500']],
}
