// Writes the context of the data: entities, years, appearance, menu, notes, contacts and glossary.
import { areas } from '@portal/catalog/areas'
import { GLOSSARIO } from '@portal/catalog/glossario'
import { formatDate } from '@portal/kit/formats'
import { APP_BASE } from '@portal/kit/link'
import { proximaAudiencia } from '../atendimento/cidadao/calendario-de-audiencias.ts'
import { dayOf, isoOf, yearOf } from '../cidade/calendar.ts'
import { CEP, CIDADE, ENTITIES, UF, type Entity } from '../cidade/cidade.ts'
import { parametrosOf } from './parametros.ts'
import { bannerOf, crestOf, noticeDrawing, sealDrawing } from '../cidade/drawings.ts'
import type { Files } from '../cidade/files.ts'
import { anoBasePpa } from '../cidade/ppa.ts'
import { writeService } from '../atendimento/service.ts'
import { menuRows } from './menu.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Rows } from '@portal/data/package/rows'

const SVG = 'image/svg+xml'
const DRAWN = dayOf('2023-01-02')

export async function writeContext(sink: Sink, files: Files, years: readonly number[], today: number): Promise<void> {
  const selo = await files.add('selo-ouro.svg', SVG, sealDrawing(), DRAWN)
  for (const entity of ENTITIES) {
    const { entidade } = entity
    const brasao = await files.add(`brasao-${entidade}.svg`, SVG, crestOf(entity), DRAWN)
    const banner = await files.add(`paisagem-${entidade}.svg`, SVG, bannerOf(entity), DRAWN)
    sink.put('entidade', {
      entidade,
      nome: entity.nome,
      cnpj: entity.cnpj,
      tipo: entity.tipo,
      entidade_principal: entidade === 1,
      logradouro: entity.logradouro,
      bairro: entity.bairro,
      cidade: CIDADE,
      uf: UF,
      cep: CEP,
      telefone: entity.telefone,
      email: entity.email,
      site: entity.site,
      horario_atendimento: entity.horarioAtendimento,
      registrado: true,
      habilitado_portal: true,
      brasao,
    })
    writeAppearance(sink, entity, banner, selo, today)
    writeWords(sink, entity)
    await writeService(sink, files, entity)
    if (entity.orcamento)
      for (const year of years) writeYear(sink, entity, year, year < Number(isoOf(today).slice(0, 4)))
  }
  await writeNotice(sink, files, years, today)
}

const NOTAS: Readonly<Record<number, string>> = { 1: '92.40', 2: '87.15' }

function writeAppearance(
  sink: Sink,
  { entidade, cor, orcamento }: Entity,
  banner: number,
  selo: number,
  today: number,
): void {
  const avaliado = yearOf(today) - 1
  const nota = NOTAS[entidade]
  const aviso = 'As informações podem mudar à medida que os lançamentos são conferidos.'
  sink.put('configuracao', {
    entidade,
    cor,
    imagem: banner,
    ...(nota && {
      selo,
      selo_data_avaliacao: `${avaliado}-12-05`,
      selo_processo_tce: `${41_500 + entidade}/${avaliado}`,
      selo_nota_obtida: nota,
    }),
    aviso: orcamento ? aviso : 'Entidade criada em 2026, ainda sem movimento.',
  })
}

function writeWords(sink: Sink, { entidade }: Entity): void {
  const notas = areas.flatMap((area) => Object.entries(area.notas ?? {}))
  for (const [i, [rota, texto]] of notas.entries()) sink.put('nota_explicativa', { entidade, nota: i + 1, rota, texto })
  for (const [i, { topico, descricao }] of GLOSSARIO.entries())
    sink.put('glossario', { entidade, termo: i + 1, topico, descricao })
  for (const [i, contato] of (CONTATOS[entidade] ?? []).entries())
    sink.put('contato', { entidade, contato: i + 1, ...contato })
}

function writeYear(sink: Sink, entity: Entity, year: number, closed: boolean): void {
  const { entidade } = entity
  const ano = { entidade, exercicio: year }
  sink.put('exercicio', { ...ano, aberto: true, fechado: closed, ano_base_ppa: anoBasePpa(year) })
  for (const [parametro, valor] of parametrosOf(entidade)) sink.put('parametro', { ...ano, parametro, valor })
  for (const row of menuRows(entity, year)) sink.put('menu', row)
}

const PAGINA = `${APP_BASE}/audiencias-publicas`

/** Returns the notice of the next hearing the population was called to, or of those that were held. */
function noticeOf(entidade: number, years: readonly number[], today: number): { titulo: string; descricao: string } {
  const proxima = proximaAudiencia(years, today)
  if (!proxima) {
    return {
      titulo: 'O que a cidade ouviu',
      descricao: `As audiências e as suas atas estão em <a href="${PAGINA}">Audiências públicas</a>.`,
    }
  }
  const { exercicio, audiencia, natureza, day, local } = proxima
  const link = `${PAGINA}/detalhes?id=${audiencia}&amp;entidade=${entidade}&amp;exercicio=${exercicio}`
  return {
    titulo: 'Audiência pública',
    descricao:
      `${natureza}, em ${formatDate(isoOf(day))}. ${local}. Todos podem falar. ` +
      `<a href="${link}">Veja o convite</a>.`,
  }
}

async function writeNotice(sink: Sink, files: Files, years: readonly number[], today: number): Promise<void> {
  const [{ entidade, cor }] = ENTITIES as [Entity, ...Entity[]]
  const year = years.at(-1) as number
  const image = await files.add('aviso-audiencia.svg', SVG, noticeDrawing(cor), dayOf(`${year}-01-05`))
  sink.put('notificacao', {
    entidade,
    exercicio: year,
    notificacao: 1,
    rota: 'home',
    ...noticeOf(entidade, years, today),
    arquivo: image,
  })
}

type Contato = Pick<Rows['contato'], 'nome' | 'cargo' | 'email' | 'telefone'>

const CONTATOS: Readonly<Record<number, readonly Contato[]>> = {
  1: [
    {
      nome: 'Ouvidoria Geral do Município',
      cargo: 'Ouvidoria e Serviço de Informação ao Cidadão',
      email: 'ouvidoria@serraclara.pr.gov.br',
      telefone: '4436560110',
    },
    {
      nome: 'Marina Vendramini Prado',
      cargo: 'Controladora-Geral do Município',
      email: 'controladoria@serraclara.pr.gov.br',
      telefone: '4436560115',
    },
    {
      nome: 'Otávio Lazzarini Nunes',
      cargo: 'Responsável pelo Portal da Transparência',
      email: 'transparencia@serraclara.pr.gov.br',
      telefone: '4436560118',
    },
  ],
  2: [
    {
      nome: 'Secretaria da Câmara',
      cargo: 'Serviço de Informação ao Cidadão',
      email: 'contato@camaraserraclara.pr.gov.br',
      telefone: '4436560201',
    },
    {
      nome: 'Helena Bortolatto Reis',
      cargo: 'Diretora-Geral',
      email: 'diretoria@camaraserraclara.pr.gov.br',
      telefone: '4436560205',
    },
  ],
  3: [
    {
      nome: 'Ouvidoria do SUS',
      cargo: 'Atendimento ao usuário',
      email: 'ouvidoriasus@serraclara.pr.gov.br',
      telefone: '4436560310',
    },
  ],
  4: [
    {
      nome: 'Central de Atendimento',
      cargo: 'Atendimento ao consumidor',
      email: 'atendimento@saaeserraclara.pr.gov.br',
      telefone: '4436560410',
    },
  ],
  5: [
    { nome: 'Recepção', cargo: 'Informações gerais', email: 'instituto@serraclara.pr.gov.br', telefone: '4436560500' },
  ],
}
