// Writes the subvenções of the demo city: one for each agreement its empenhos cite, with accounts of what was paid.
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { City } from '../cidade/area.ts'
import { dayAt, isoOf, monthOf, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { decimalOf, percentOf, type Cents } from '../cidade/money.ts'
import { seedOf, slotOf } from '../cidade/random.ts'
import { companyAt } from '../despesa/fornecedores.ts'
import { publicacaoDe } from '../legislacao/diarios.ts'
import { addPapel, anexaPapel } from './papeis-parcerias.ts'
import type { Adiantado, Entrega, Termo } from './termos.ts'

const COLABORACAO = 1
const FOMENTO = 2
const COOPERACAO = 3
const TIPOS = ['Termo de Colaboração', 'Termo de Fomento', 'Acordo de Cooperação']

export function writeTiposDeSubvencao({ sink }: City, { entidade }: Entity): void {
  for (const [i, descricao] of TIPOS.entries()) sink.put('tipo_subvencao', { entidade, tipo: i + 1, descricao })
}

const OBJETOS: readonly (readonly [nome: RegExp, objeto: string])[] = [
  [/^LAR/, 'ACOLHIMENTO INSTITUCIONAL DE PESSOAS IDOSAS EM SITUAÇÃO DE ABANDONO'],
  [/EDUCAÇÃO ESPECIAL/, 'ATENDIMENTO EDUCACIONAL ESPECIALIZADO A PESSOAS COM DEFICIÊNCIA'],
  [/CULTURAL E ESPORTIVA/, 'OFICINAS DE MÚSICA, DANÇA E ESPORTE PARA CRIANÇAS E ADOLESCENTES NO CONTRATURNO ESCOLAR'],
  [/./, 'SERVIÇO DE CONVIVÊNCIA E FORTALECIMENTO DE VÍNCULOS PARA CRIANÇAS E FAMÍLIAS'],
]
const EQUIPAR = 'COMPRA DE EQUIPAMENTOS E MOBILIÁRIO PARA AS OFICINAS DA ORGANIZAÇÃO'

const EQUIPE: readonly (readonly [funcao: string, horas: string, parte: number])[] = [
  ['COORDENADOR', '40.0', 14],
  ['ASSISTENTE SOCIAL', '30.0', 12],
  ['EDUCADOR SOCIAL', '40.0', 18],
  ['COZINHEIRA', '44.0', 9],
]

interface Subvencao {
  ano: number
  subvencao: number
}

type Key = Subvencao & { entidade: number }

const HEXADECIMAL = 16
const QUARTER = 3

const chaveOf = ({ entidade, ano, subvencao }: Key): string =>
  seedOf('chave', entidade, ano, subvencao).toString(HEXADECIMAL).toUpperCase().padStart(8, '0') +
  `-${ano}-${subvencao}`

/** Returns the end and the amount paid of each quarter: accounts are given by quarter. */
function quartersOf(pagamentos: readonly Entrega[]): [end: number, paid: Cents][] {
  const sums = new Map<number, Cents>()
  for (const { day, valor } of pagamentos) {
    const end = dayAt(yearOf(day), Math.ceil(monthOf(day) / QUARTER) * QUARTER + 1, 1) - 1
    sums.set(end, (sums.get(end) ?? 0) + valor)
  }
  return [...sums].filter(([, paid]) => paid > 0).sort(([a], [b]) => a - b)
}

const PRAZO = 30

async function writePrestacoes(city: City, entity: Entity, key: Key, { empenhos, pagamentos }: Termo): Promise<number> {
  const { sink, today } = city
  const quarters = quartersOf(pagamentos)
  const [empenho] = empenhos
  for (const [i, [end, paid]] of quarters.entries()) {
    const given = workingDayBefore(end + slotOf(PRAZO, 'contas', key.entidade, key.ano, key.subvencao, i) + 1)
    const isGiven = given > end && given <= today
    const restituido = isGiven && i === quarters.length - 1 ? percentOf(paid, 2) : 0
    const sequencia = i + 1
    sink.put('subvencao_prestacao', {
      ...key,
      sequencia,
      tipo: i === quarters.length - 1 && end < today - 90 ? 'Final' : 'Parcial',
      periodo: `${Math.ceil(monthOf(end) / QUARTER)}º trimestre de ${yearOf(end)}`,
      data_prevista: isoOf(end + 1),
      data_prazo: isoOf(end + PRAZO),
      data: isGiven ? isoOf(given) : null,
      exercicio_empenho: empenho?.exercicio,
      unidade_orcamentaria: empenho?.unidade_orcamentaria,
      empenho: empenho?.empenho,
      valor_documentos: decimalOf(isGiven ? paid - restituido : 0),
      valor_restituido: decimalOf(restituido),
    })
    if (i > 0 || !isGiven) continue
    const origem = {
      origem: 'subvencao_prestacao',
      chave: `${key.ano}/${key.subvencao}/${sequencia}`,
      ordem: 1,
      tipo_anexo: 'Relatório de execução',
    }
    await anexaPapel(city, entity, origem, {
      titulo: `Prestação de contas ${sequencia} da parceria ${key.subvencao}/${key.ano}`,
      nome: `prestacao-de-contas-${key.subvencao}-${key.ano}-${sequencia}`,
      day: given,
      lines: [
        `Recebido no período: ${formatMoney(decimalOf(paid))}.`,
        `Comprovado: ${formatMoney(decimalOf(paid - restituido))}.`,
        `Restituído: ${formatMoney(decimalOf(restituido))}.`,
      ],
    })
  }
  return quarters.length
}

/**
 * Writes the visit of the servant who supervises the agreement, paid by an adiantamento with accounts of its own. It is
 * identified by the number of those accounts or by the liquidação.
 */
function writeVisita(
  { sink }: City,
  key: Key,
  sequencia: number,
  { day, documentos, restituido, matricula, prestacaoContas, empenho }: Adiantado,
  byNumber: boolean,
): void {
  sink.put('subvencao_prestacao', {
    ...key,
    sequencia,
    tipo: 'Acompanhamento',
    periodo: `Visita técnica de ${formatDate(isoOf(day))}`,
    data: isoOf(day),
    exercicio_empenho: empenho.exercicio,
    unidade_orcamentaria: empenho.unidade_orcamentaria,
    empenho: empenho.empenho,
    no_liquidacao: 1,
    matricula,
    valor_documentos: decimalOf(documentos),
    valor_restituido: decimalOf(restituido),
    exercicio_prestacao: byNumber ? empenho.exercicio : null,
    prestacao_contas: byNumber ? prestacaoContas : null,
  })
}

async function writeAditivo(city: City, entity: Entity, key: Key, inicio: number, valor: Cents): Promise<void> {
  const day = workingDay(inicio + 15)
  const isNamed = (key.ano + key.subvencao) % 2 === 0
  const aditivo = { ano_aditivo: yearOf(day), numero_aditivo: 1 }
  city.sink.put('subvencao_aditivo', {
    ...key,
    ...aditivo,
    tipo: 'Valor e prazo',
    descricao: isNamed ? 'AMPLIAÇÃO DAS METAS DO PLANO DE TRABALHO' : null,
    data_termo: isoOf(day),
    data_fim_vigencia: isoOf(dayAt(yearOf(day) + 1, 3, 31)),
    ...publicacaoDe(day, city.today),
    valor: decimalOf(valor),
    valor_contrapartida: decimalOf(percentOf(valor, 4)),
  })
  const chave = `${key.ano}/${key.subvencao}/${aditivo.ano_aditivo}/${aditivo.numero_aditivo}`
  await anexaPapel(
    city,
    entity,
    { origem: 'subvencao_aditivo', chave, ordem: 1, tipo_anexo: 'Termo aditivo' },
    {
      titulo: `Termo aditivo 1 da parceria ${key.subvencao}/${key.ano}`,
      nome: `termo-aditivo-${key.subvencao}-${key.ano}-1`,
      day,
      lines: ['Ampliam-se as metas do plano de trabalho.', `Valor: ${formatMoney(decimalOf(valor))}.`],
    },
  )
}

const CERTIDOES = [
  'Certidão negativa de tributos federais',
  'Certificado de regularidade do FGTS',
  'Comprovante de inscrição no CNPJ',
]
/** Index of the document that does not expire, the last one. */
const SEM_VALIDADE = CERTIDOES.length - 1
const VALE = 180

async function writeCertidoes(
  city: City,
  entity: Entity,
  { ano, subvencao }: Key,
  nome: string,
  inicio: number,
): Promise<void> {
  const { sink, today } = city
  for (const [i, tipo] of CERTIDOES.entries()) {
    const day = i === 0 && yearOf(today) - ano <= 1 ? workingDayBefore(today - 20) : inicio
    const papel = {
      titulo: tipo,
      nome: `certidao-${i + 1}-${subvencao}-${ano}`,
      day,
      lines: [`Certifica-se que ${nome} está em situação regular.`],
    }
    const arquivo = await addPapel(
      city,
      entity,
      papel,
      i === SEM_VALIDADE ? {} : { data_validade: isoOf(day + VALE), ativo: i === 0 || subvencao % 5 !== 0 },
    )
    sink.put('anexo', {
      entidade: entity.entidade,
      origem: 'subvencao_certidao',
      chave: `${ano}/${subvencao}`,
      ordem: i + 1,
      arquivo,
      tipo_anexo: tipo,
    })
  }
}

/** Number of the first cooperation agreement, which transfers no money. */
const FIRST_ACORDO = 900

const ACORDOS: readonly (readonly [nome: string, objeto: string])[] = [
  ['ASSOCIAÇÃO DE PROTEÇÃO AOS ANIMAIS DE SERRA CLARA', 'FEIRAS DE ADOÇÃO E GUARDA TEMPORÁRIA DE ANIMAIS'],
  ['ASSOCIAÇÃO DE MORADORES DA VILA OPERÁRIA', 'USO DO SALÃO COMUNITÁRIO PARA A BIBLIOTECA DO BAIRRO'],
]

/** Writes the cooperation agreements of each year, with an association for animals and a neighbourhood library. */
export async function writeAcordos(city: City, entity: Entity): Promise<void> {
  if (entity.tipo !== 'E') return
  for (const ano of city.years) {
    for (const [i, [nome, objeto]] of ACORDOS.entries()) {
      const key: Key = { entidade: entity.entidade, ano, subvencao: FIRST_ACORDO + i }
      await writeAcordo(city, entity, key, { nome, objeto, inicio: workingDay(dayAt(ano, 2 + i, 12)) })
    }
  }
}

interface Acordo {
  nome: string
  objeto: string
  inicio: number
}

async function writeAcordo(city: City, entity: Entity, key: Key, { nome, objeto, inicio }: Acordo): Promise<void> {
  if (inicio > city.today) return
  const { ano, subvencao } = key
  const chave = chaveOf(key)
  city.sink.put('subvencao', {
    ...key,
    tipo: COOPERACAO,
    nome,
    objeto,
    data_publicacao: isoOf(workingDay(inicio + 3)),
    veiculo_publicacao: 'Diário Oficial do Município',
    data_celebracao: isoOf(inicio),
    data_inicio: isoOf(inicio),
    data_vencimento: isoOf(dayAt(ano + 1, monthOf(inicio), 11)),
    chave_autenticacao: chave,
  })
  await anexaPapel(
    city,
    entity,
    { origem: 'subvencao', chave: `${ano}/${subvencao}`, ordem: 1, tipo_anexo: TIPOS[2] ?? '' },
    {
      titulo: `${TIPOS[2]} ${subvencao}/${ano}`,
      nome: `termo-${subvencao}-${ano}`,
      day: inicio,
      lines: [
        `Organização: ${nome}.`,
        '',
        `Objeto: ${objeto}.`,
        '',
        'Este acordo não envolve repasse de dinheiro.',
        '',
        `Chave de autenticação: ${chave}`,
      ],
    },
  )
}

const ONE_VISIT_IN = 4

export async function writeSubvencoes(
  city: City,
  entity: Entity,
  termos: readonly Termo[],
  adiantados: readonly Adiantado[],
): Promise<void> {
  const { sink, today } = city
  const numbers = new Map<number, number>()
  const waiting = [...adiantados]
  for (const [i, termo] of termos.entries()) {
    const { ano, natureza, fornecedor, unidade, licitacao, inicio, comprometido, empenhos } = termo
    const subvencao = (numbers.get(ano) ?? 0) + 1
    numbers.set(ano, subvencao)
    const key: Key = { entidade: entity.entidade, ano, subvencao }
    const { nome, cnpjCpf } = companyAt(fornecedor)
    const isFomento = natureza.startsWith('4450')
    const objeto = isFomento ? EQUIPAR : (OBJETOS.find(([of]) => of.test(nome))?.[1] ?? '')
    const aditivo = i % 3 === 1 && inicio + 15 <= today - 7 ? percentOf(comprometido, 12) : 0
    const previsto = comprometido - aditivo
    const assinado = workingDayBefore(inicio - 6)
    const publicado = publicacaoDe(assinado, today)
    const chave = chaveOf(key)
    sink.put('subvencao', {
      ...key,
      tipo: isFomento ? FOMENTO : COLABORACAO,
      orgao: entity.orcamento?.orgaos[unidade.slice(0, 2)],
      numero_sit: String(40_000 + slotOf(9_999, 'sit', entity.entidade, ano, subvencao)),
      nome,
      cnpj_cpf: cnpjCpf,
      objeto,
      data_publicacao: publicado.data_publicacao,
      veiculo_publicacao: 'Diário Oficial do Município',
      numero_edicao: publicado.numero_edicao,
      data_celebracao: isoOf(assinado),
      data_inicio: isoOf(inicio),
      data_vencimento: isoOf(dayAt(yearOf(inicio), 12, 31)),
      valor_previsto: decimalOf(previsto),
      licitacoes:
        licitacao.numero === undefined ? null : `${licitacao.modalidade} ${licitacao.numero}/${licitacao.ano}`,
      chave_autenticacao: chave,
    })
    for (const empenho of empenhos) sink.put('subvencao_empenho', { ...empenho, ano, subvencao })
    await anexaPapel(
      city,
      entity,
      { origem: 'subvencao', chave: `${ano}/${subvencao}`, ordem: 1, tipo_anexo: TIPOS[isFomento ? 1 : 0] ?? '' },
      {
        titulo: `${TIPOS[isFomento ? 1 : 0]} ${subvencao}/${ano}`,
        nome: `termo-${subvencao}-${ano}`,
        day: assinado,
        lines: [
          `Organização: ${nome}.`,
          '',
          `Objeto: ${objeto}.`,
          '',
          `Valor: ${formatMoney(decimalOf(previsto))}.`,
          '',
          `Chave de autenticação: ${chave}`,
        ],
      },
    )
    const accounts = await writePrestacoes(city, entity, key, termo)
    const at = i % ONE_VISIT_IN <= 1 ? waiting.findIndex(({ day }) => day >= inicio) : -1
    for (const visit of at < 0 ? [] : waiting.splice(at, 1))
      writeVisita(city, key, accounts + 1, visit, i % ONE_VISIT_IN === 0)
    if (!isFomento) {
      for (const [at, [funcao, carga_horaria, parte]] of EQUIPE.entries()) {
        const mensal = Math.floor(percentOf(previsto, parte) / 12)
        sink.put('subvencao_remuneracao', {
          ...key,
          sequencia: at + 1,
          funcao,
          carga_horaria,
          remuneracao: decimalOf(mensal),
          periodo: '12 meses',
          valor_total: decimalOf(mensal * 12),
        })
      }
    }
    if (aditivo > 0) await writeAditivo(city, entity, key, inicio, aditivo)
    await writeCertidoes(city, entity, key, nome, inicio)
    await sink.relieve()
  }
}
