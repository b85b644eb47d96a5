// Writes the convênios of the demo city: received ones, whose instalments match its revenue; granted ones, whose
// payments match its empenhos; and those without money.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { City } from '../cidade/area.ts'
import { dayAt, isoOf, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { decimalOf, percentOf, type Cents } from '../cidade/money.ts'
import { slotOf } from '../cidade/random.ts'
import { companyAt } from '../despesa/fornecedores.ts'
import type { Rows } from '@portal/data/package/rows'
import { anexaPapel } from './papeis-parcerias.ts'
import { publicacaoDe } from '../legislacao/diarios.ts'
import type { Termo } from './termos.ts'

const SITUACOES = ['EM EXECUÇÃO', 'CONCLUÍDO', 'PRESTAÇÃO DE CONTAS EM ANÁLISE', 'RESCINDIDO']
const EM_EXECUCAO = 1
const CONCLUIDO = 2
const EM_ANALISE = 3

export function writeSituacoes({ sink }: City, { entidade }: Entity): void {
  for (const [i, descricao] of SITUACOES.entries())
    sink.put('situacao_convenio', { entidade, situacao: i + 1, descricao })
}

interface Recebido {
  nome: string
  cnpj: string
  objeto: string
  justificativa: string
  fonte: string
}

/** By the natureza of the receita. */
const RECEBIDOS: Readonly<Record<string, Recebido>> = {
  '17245101': {
    nome: 'ESTADO - SECRETARIA DA EDUCAÇÃO',
    cnpj: cnpjFrom('764160820001'),
    fonte: '15710000',
    objeto: 'TRANSPORTE ESCOLAR DOS ALUNOS DA REDE ESTADUAL QUE MORAM NA ÁREA RURAL',
    justificativa:
      'OS ÔNIBUS DO MUNICÍPIO JÁ PERCORREM AS LINHAS DA ÁREA RURAL, E O ESTADO CUSTEIA A PARTE DOS SEUS ALUNOS.',
  },
  '24149901': {
    nome: 'UNIÃO - MINISTÉRIO DAS CIDADES',
    cnpj: cnpjFrom('053781490001'),
    fonte: '17000000',
    objeto: 'PAVIMENTAÇÃO DE VIAS E CONSTRUÇÃO DE CALÇADAS COM ACESSIBILIDADE NOS BAIRROS',
    justificativa: 'BAIRROS ABERTOS ANTES DE 1990 AINDA TÊM RUAS SEM PAVIMENTO NEM CALÇADA.',
  },
  '17249901': {
    nome: 'ESTADO - SECRETARIA DA AGRICULTURA',
    cnpj: cnpjFrom('764160900001'),
    fonte: '17010000',
    objeto: 'ADEQUAÇÃO DE ESTRADAS RURAIS E PROTEÇÃO DE NASCENTES',
    justificativa: 'A PRODUÇÃO DO CAMPO DEPENDE DE ESTRADAS QUE AS CHUVAS DANIFICAM TODOS OS ANOS.',
  },
  '17245001': {
    nome: 'ESTADO - SECRETARIA DA SAÚDE',
    cnpj: cnpjFrom('764161080001'),
    fonte: '16320000',
    objeto: 'AQUISIÇÃO DE EQUIPAMENTOS E CUSTEIO DAS UNIDADES BÁSICAS DE SAÚDE',
    justificativa: 'AS UNIDADES ATENDEM TAMBÉM MORADORES DE MUNICÍPIOS VIZINHOS.',
  },
}
const NATUREZAS = Object.keys(RECEBIDOS)

/** An entry posted in the revenue ledger of the year. */
export interface Lancado {
  lancamento: number
  receita: string
  tipo: 'A' | 'D'
  valor: Cents
}

/** Returns the code of a convênio. The year and a range for each kind keep the writers' codes apart. */
const codigoOf = (ano: number, ordem: number): number => (ano - 2000) * 1_000 + ordem
const ORDEM_DOS_CONCEDIDOS = 100
const ORDEM_DOS_SEM_REPASSE = 900

const GRANDE = 10_000_000
const roundUp = (cents: Cents): Cents => Math.ceil(cents / GRANDE) * GRANDE

type Convenio = Rows['convenio']

async function writeConvenio(city: City, entity: Entity, row: Omit<Convenio, 'entidade'>, day: number): Promise<void> {
  const { entidade } = entity
  city.sink.put('convenio', { ...row, entidade })
  const { convenio, numero, ano, nome, objeto, justificativa, valor, data_fim_vigencia: fim } = row
  const origem = { origem: 'convenio', chave: String(convenio), ordem: 1, tipo_anexo: 'Termo do convênio' }
  await anexaPapel(city, entity, origem, {
    titulo: `Termo de convênio ${numero}/${ano}`,
    nome: `termo-de-convenio-${numero}-${ano}`,
    day,
    lines: [
      `Partes: ${entity.nome} e ${nome}.`,
      '',
      `Cláusula primeira - do objeto: ${objeto ?? ''}.`,
      '',
      `Justificativa: ${justificativa ?? ''}`,
      '',
      valor === null || valor === undefined
        ? 'Cláusula segunda - dos recursos: este convênio não envolve repasse de dinheiro entre as partes.'
        : `Cláusula segunda - dos recursos: o valor total é de ${formatMoney(valor)}, entregue em parcelas.`,
      '',
      `Cláusula terceira - da vigência: até ${formatDate(String(fim))}.`,
    ],
  })
}

/** Writes the convênios received in a year, from the planned ledger and the entries already posted. */
export async function writeRecebidos(
  city: City,
  entity: Entity,
  ano: number,
  planned: readonly Pick<Lancado, 'receita' | 'tipo' | 'valor'>[],
  posted: readonly Lancado[],
): Promise<void> {
  const { sink, today } = city
  const { entidade } = entity
  for (const [i, receita] of NATUREZAS.entries()) {
    const { nome, cnpj, objeto, justificativa, fonte } = RECEBIDOS[receita] as Recebido
    const parcels = planned.filter((entry) => entry.receita === receita && entry.tipo === 'A')
    const dia = workingDay(dayAt(ano, 1, 8 + i))
    if (parcels.length === 0 || dia > today) continue
    const convenio = codigoOf(ano, i + 1)
    const total = roundUp(parcels.reduce((sum, { valor }) => sum + valor, 0))
    const isExtended = slotOf(2, 'prorroga', entidade, ano, receita) === 0
    const addition = isExtended ? percentOf(total, 10) : 0
    const fim = dayAt(ano, 12, 31)
    await writeConvenio(
      city,
      entity,
      {
        convenio,
        numero: (convenio % 1_000) + 40,
        ano,
        tipo: 'R',
        nome,
        cnpj_cpf: cnpj,
        objeto,
        justificativa,
        fonte_recurso: fonte,
        parcelas: parcels.length,
        situacao: fim > today ? EM_EXECUCAO : ano === yearOf(today) - 1 ? EM_ANALISE : CONCLUIDO,
        data_celebracao: isoOf(dia),
        data_inicio_vigencia: isoOf(dia),
        data_fim_vigencia: isoOf(fim),
        valor: decimalOf(total),
        valor_contrapartida: decimalOf(percentOf(total, 5)),
        link_gov: `https://transferencias.example.gov.br/convenio/${entidade}${convenio}`,
      },
      dia,
    )
    for (const { lancamento } of posted.filter((entry) => entry.receita === receita)) {
      sink.put('convenio_receita', { entidade, convenio, exercicio: ano, lancamento })
    }
    const amended = workingDay(dayAt(ano, 7, 10 + i))
    if (!isExtended || amended > today) continue
    sink.put('convenio_aditivo', {
      entidade,
      convenio,
      ano,
      numero: 1,
      data_termo: isoOf(amended),
      tipo: 'Valor e prazo',
      descricao: 'ACRÉSCIMO DE METAS E PRORROGAÇÃO DA VIGÊNCIA POR SESSENTA DIAS',
      valor: decimalOf(addition),
      valor_contrapartida: decimalOf(percentOf(addition, 5)),
      data_fim_vigencia: isoOf(fim + 60),
      ...publicacaoDe(amended, today),
    })
  }
}

/** Writes the convênios granted: one for each contract with a hospital, whatever the years it is paid in. */
export async function writeConcedidos(city: City, entity: Entity, termos: readonly Termo[]): Promise<void> {
  const { sink, today } = city
  const orders = new Map<number, number>()
  for (const { ano, fornecedor, texto, inicio, comprometido, entregas, empenhos, fonte } of termos) {
    const ordem = (orders.get(ano) ?? ORDEM_DOS_CONCEDIDOS) + 1
    orders.set(ano, ordem)
    const { nome, cnpjCpf } = companyAt(fornecedor)
    const convenio = codigoOf(ano, ordem)
    const dia = workingDayBefore(Math.min(inicio, dayAt(ano, 12, 31)) - 5)
    const fim = dayAt(yearOf(inicio), 12, 31)
    await writeConvenio(
      city,
      entity,
      {
        convenio,
        numero: convenio % 1_000,
        ano,
        tipo: 'C',
        nome,
        cnpj_cpf: cnpjCpf,
        objeto: texto,
        fonte_recurso: fonte,
        parcelas: Math.max(1, entregas.length),
        justificativa: 'O MUNICÍPIO NÃO TEM HOSPITAL PRÓPRIO, E A INSTITUIÇÃO ATENDE PELO SUS.',
        situacao: fim > today ? EM_EXECUCAO : CONCLUIDO,
        data_celebracao: isoOf(dia),
        data_inicio_vigencia: isoOf(inicio),
        data_fim_vigencia: isoOf(fim),
        valor: decimalOf(roundUp(comprometido)),
      },
      dia,
    )
    for (const empenho of empenhos) sink.put('convenio_empenho', { ...empenho, convenio })
  }
}

interface SemRepasse {
  nome: string
  objeto: string
  justificativa: string
}

const SEM_REPASSE: Readonly<Record<Entity['tipo'], readonly SemRepasse[]>> = {
  E: [
    {
      nome: 'ESTADO - POLÍCIA MILITAR',
      objeto: 'CESSÃO DE IMÓVEL E DE SERVIDORES PARA O DESTACAMENTO DO MUNICÍPIO',
      justificativa: 'O POLICIAMENTO DAS ESCOLAS E DAS PRAÇAS INTERESSA AOS DOIS.',
    },
    {
      nome: 'JUSTIÇA ELEITORAL',
      objeto: 'CESSÃO DE ESCOLAS E DE SERVIDORES NOS DIAS DE VOTAÇÃO',
      justificativa: 'AS SEÇÕES FUNCIONAM NAS ESCOLAS DO MUNICÍPIO.',
    },
  ],
  L: [
    {
      nome: 'CENTRO DE INTEGRAÇÃO DO ESTUDANTE DO VALE CLARO',
      objeto: 'ESTÁGIO DE ESTUDANTES NA CÂMARA',
      justificativa: 'A CÂMARA RECEBE ESTUDANTES DO ENSINO MÉDIO E SUPERIOR.',
    },
  ],
  D: [
    {
      nome: 'ESTADO - HEMOCENTRO REGIONAL',
      objeto: 'COLETAS DE SANGUE NAS UNIDADES BÁSICAS DE SAÚDE',
      justificativa: 'O HEMOCENTRO MAIS PRÓXIMO FICA A SESSENTA QUILÔMETROS.',
    },
  ],
  A: [
    {
      nome: 'ESTADO - INSTITUTO DAS ÁGUAS',
      objeto: 'TROCA DE DADOS SOBRE A VAZÃO E A QUALIDADE DOS MANANCIAIS',
      justificativa: 'AS MEDIÇÕES DE UM SERVEM AO OUTRO.',
    },
  ],
}

export async function writeSemRepasse(city: City, entity: Entity): Promise<void> {
  const ano = city.years[0] ?? yearOf(city.today)
  for (const [i, texts] of SEM_REPASSE[entity.tipo].entries()) {
    const convenio = codigoOf(ano, ORDEM_DOS_SEM_REPASSE + i)
    const dia = workingDay(dayAt(ano, 3, 6 + i))
    await writeConvenio(
      city,
      entity,
      {
        convenio,
        numero: convenio % 1_000,
        ano,
        tipo: 'S',
        ...texts,
        situacao: EM_EXECUCAO,
        data_celebracao: isoOf(dia),
        data_inicio_vigencia: isoOf(dia),
        data_fim_vigencia: isoOf(dayAt(ano + 5, 3, 5)),
      },
      dia,
    )
  }
}
