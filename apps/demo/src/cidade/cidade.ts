// Defines the demo city: its entities, its streets, and how much each entity does in a year.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { AUTARQUIA, CAMARA, FUNDO_DE_SAUDE } from '../despesa/codigos/orcamentos/demais.ts'
import type { OrcamentoCodes } from '../despesa/codigos/orcamentos/orcamento.ts'
import { PREFEITURA } from '../despesa/codigos/orcamentos/prefeitura.ts'

export const CIDADE = 'Serra Clara'
export const UF = 'PR'
export const CEP = '87995000'
export const FIRST_YEAR = 2023
export const LAST_YEAR = 2026

/** Price and wage index; 1 in the first year. */
export const PRICE_INDEX: Readonly<Record<number, number>> = {
  2022: 0.955,
  2023: 1,
  2024: 1.048,
  2025: 1.101,
  2026: 1.152,
  2027: 1.2,
}

/** Inhabitants: the census of the year before the first, then estimates. */
export const HABITANTES: Readonly<Record<number, number>> = {
  2022: 31_540,
  2023: 31_702,
  2024: 31_981,
  2025: 32_144,
  2026: 32_310,
}

/** Rows a year at scale 1. */
export interface Volume {
  empenhos: number
  diarias: number
  adiantamentos: number
  notasExtraorcamentarias: number
  covid: number
  fornecedores: number
  servidores: number
}

export interface Entity {
  entidade: number
  nome: string
  /** Its name as in signed documents. */
  assinatura: string
  cnpj: string
  tipo: 'E' | 'L' | 'A' | 'D'
  logradouro: string
  bairro: string
  telefone: string
  email: string
  site: string
  horarioAtendimento: string
  cor: string
  /** Absent for an entity that has no fiscal year yet. */
  orcamento?: OrcamentoCodes
  volume: Volume
  /** Size of its purchases; 1 is the usual. */
  porte: number
  /** False for the Câmara, which settles without the step "em liquidação". */
  usaEmLiquidacao: boolean
}

const SITE = 'https://www.serraclara.pr.gov.br'
const NOTHING: Volume = {
  empenhos: 0,
  diarias: 0,
  adiantamentos: 0,
  notasExtraorcamentarias: 0,
  covid: 0,
  fornecedores: 0,
  servidores: 0,
}

export const ENTITIES: readonly Entity[] = [
  {
    entidade: 1,
    nome: 'Prefeitura Municipal de Serra Clara',
    assinatura: 'PREFEITURA MUNICIPAL DE SERRA CLARA',
    cnpj: cnpjFrom('957614830001'),
    tipo: 'E',
    logradouro: 'Praça da Independência, 100',
    bairro: 'Centro',
    telefone: '4436560100',
    email: 'ouvidoria@serraclara.pr.gov.br',
    site: SITE,
    horarioAtendimento: 'Segunda a sexta-feira, das 8h às 11h30 e das 13h às 17h',
    cor: '#0b5cad',
    orcamento: PREFEITURA,
    volume: {
      empenhos: 12_000,
      diarias: 1_500,
      adiantamentos: 300,
      notasExtraorcamentarias: 800,
      covid: 60,
      fornecedores: 2_050,
      servidores: 450,
    },
    porte: 1.55,
    usaEmLiquidacao: true,
  },
  {
    entidade: 2,
    nome: 'Câmara Municipal de Serra Clara',
    assinatura: 'CÂMARA MUNICIPAL DE SERRA CLARA',
    cnpj: cnpjFrom('957614910001'),
    tipo: 'L',
    logradouro: 'Rua das Araucárias, 45',
    bairro: 'Centro',
    telefone: '4436560200',
    email: 'contato@camaraserraclara.pr.gov.br',
    site: 'https://www.camaraserraclara.pr.gov.br',
    horarioAtendimento: 'Segunda a sexta-feira, das 8h às 12h e das 13h30 às 17h30',
    cor: '#7a1f3d',
    orcamento: CAMARA,
    volume: {
      empenhos: 900,
      diarias: 160,
      adiantamentos: 24,
      notasExtraorcamentarias: 140,
      covid: 0,
      fornecedores: 260,
      servidores: 60,
    },
    porte: 0.8,
    usaEmLiquidacao: false,
  },
  {
    entidade: 3,
    nome: 'Fundo Municipal de Saúde de Serra Clara',
    assinatura: 'FUNDO MUNICIPAL DE SAÚDE DE SERRA CLARA',
    cnpj: cnpjFrom('114835270001'),
    tipo: 'D',
    logradouro: 'Avenida dos Pioneiros, 812',
    bairro: 'Jardim Primavera',
    telefone: '4436560300',
    email: 'saude@serraclara.pr.gov.br',
    site: SITE,
    horarioAtendimento: 'Segunda a sexta-feira, das 7h30 às 17h',
    cor: '#0f766e',
    orcamento: FUNDO_DE_SAUDE,
    volume: {
      empenhos: 3_500,
      diarias: 420,
      adiantamentos: 60,
      notasExtraorcamentarias: 260,
      covid: 90,
      fornecedores: 820,
      servidores: 160,
    },
    porte: 1.7,
    usaEmLiquidacao: true,
  },
  {
    entidade: 4,
    nome: 'Serviço Autônomo de Água e Esgoto de Serra Clara',
    assinatura: 'SERVIÇO AUTÔNOMO DE ÁGUA E ESGOTO DE SERRA CLARA',
    cnpj: cnpjFrom('957702160001'),
    tipo: 'A',
    logradouro: 'Rua do Manancial, 310',
    bairro: 'Vila Operária',
    telefone: '4436560400',
    email: 'atendimento@saaeserraclara.pr.gov.br',
    site: 'https://www.saaeserraclara.pr.gov.br',
    horarioAtendimento: 'Segunda a sexta-feira, das 8h às 17h',
    cor: '#155e9b',
    orcamento: AUTARQUIA,
    volume: {
      empenhos: 2_000,
      diarias: 130,
      adiantamentos: 40,
      notasExtraorcamentarias: 210,
      covid: 0,
      fornecedores: 500,
      servidores: 80,
    },
    porte: 1,
    usaEmLiquidacao: true,
  },
  {
    entidade: 5,
    nome: 'Instituto de Pesquisa e Planejamento de Serra Clara',
    assinatura: 'INSTITUTO DE PESQUISA E PLANEJAMENTO DE SERRA CLARA',
    cnpj: cnpjFrom('12ABC3450001'),
    tipo: 'A',
    logradouro: 'Praça da Independência, 100, sala 12',
    bairro: 'Centro',
    telefone: '4436560500',
    email: 'instituto@serraclara.pr.gov.br',
    site: SITE,
    horarioAtendimento: 'Segunda a sexta-feira, das 13h às 17h',
    cor: '#5b4a9e',
    volume: NOTHING,
    porte: 1,
    usaEmLiquidacao: false,
  },
]

export const RUAS = `
DAS ARAUCÁRIAS|DOS PIONEIROS|SANTOS DUMONT|RUI BARBOSA|TIRADENTES|MARECHAL DEODORO|DOM PEDRO II|SETE DE SETEMBRO
QUINZE DE NOVEMBRO|DAS FLORES
PARANÁ|SANTA CATARINA|MINAS GERAIS|RIO BRANCO|DOS IPÊS|DAS PALMEIRAS|PRESIDENTE VARGAS|CASTRO ALVES|MACHADO DE ASSIS
CASTELO BRANCO|DO COMÉRCIO|DA ESTAÇÃO|DOS EXPEDICIONÁRIOS|SÃO PAULO|GETÚLIO VARGAS|OSVALDO CRUZ|DUQUE DE CAXIAS
PADRE ANCHIETA|DAS INDÚSTRIAS|DO MANANCIAL
`
  .trim()
  .split(/[|\n]/)

export const BAIRROS = `
CENTRO|JARDIM PRIMAVERA|VILA OPERÁRIA|JARDIM ALVORADA|PARQUE INDUSTRIAL|VILA NOVA|JARDIM DAS OLIVEIRAS|CONJUNTO SÃO JOSÉ
ZONA 2|BELA VISTA
`
  .trim()
  .split(/[|\n]/)

/** Places of suppliers, by weight: the city itself first, then the region and the large cities. */
export const PRACAS: readonly (readonly [cidade: string, uf: string, cep: string, peso: number])[] = [
  ['SERRA CLARA', 'PR', '87995', 46],
  ['MARINGÁ', 'PR', '87030', 12],
  ['LONDRINA', 'PR', '86020', 9],
  ['CURITIBA', 'PR', '80240', 9],
  ['CASCAVEL', 'PR', '85810', 4],
  ['UMUARAMA', 'PR', '87502', 3],
  ['PONTA GROSSA', 'PR', '84040', 3],
  ['SÃO PAULO', 'SP', '04552', 5],
  ['PRESIDENTE PRUDENTE', 'SP', '19013', 2],
  ['CHAPECÓ', 'SC', '89802', 2],
  ['PORTO ALEGRE', 'RS', '90230', 2],
  ['BELO HORIZONTE', 'MG', '30160', 1],
  ['GOIÂNIA', 'GO', '74115', 1],
  ['RIO DE JANEIRO', 'RJ', '20031', 1],
]

export const UF_IBGE: Readonly<Record<string, string>> = {
  PR: '41',
  SP: '35',
  SC: '42',
  RS: '43',
  MG: '31',
  GO: '52',
  RJ: '33',
}
