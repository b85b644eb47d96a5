// Creditors that exist once: the payroll, social security, utilities, courts; purchases cite them by number.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { ENTITIES, type Entity } from '../cidade/cidade.ts'
import { enderecoFrom, type Fornecedor } from './fornecedores.ts'
import { Random, seedOf } from '../cidade/random.ts'

export const CREDOR = {
  folha: 1,
  previdenciaGeral: 2,
  tributosFederais: 3,
  previdencia: 4,
  bancoDeHabitacao: 5,
  energia: 6,
  agua: 7,
  sindicato: 8,
  tribunal: 9,
  consorcio: 10,
  bancoDoVale: 11,
  cooperativaDeCredito: 12,
  prefeitura: 13,
  fomento: 14,
  planoDeSaude: 15,
  estagios: 16,
  cartaoAlimentacao: 17,
  associacaoDosServidores: 18,
  seguroDeVida: 19,
  correios: 20,
  imprensaOficial: 21,
  associacaoDosMunicipios: 22,
  empresaMunicipal: 23,
} as const

const [prefeitura, , , saae] = ENTITIES as [Entity, Entity, Entity, Entity, Entity]

/** Bodies of the State and the Union have a generic description, not their real names. */
const NOMES: readonly (readonly [fornecedor: number, nome: string, entidade?: Entity])[] = [
  [CREDOR.previdenciaGeral, 'REGIME GERAL DE PREVIDÊNCIA SOCIAL - ARRECADAÇÃO'],
  [CREDOR.tributosFederais, 'TESOURO DA UNIÃO - TRIBUTOS FEDERAIS'],
  [CREDOR.previdencia, 'INSTITUTO DE PREVIDÊNCIA DOS SERVIDORES DE SERRA CLARA'],
  [CREDOR.bancoDeHabitacao, 'BANCO DE HABITAÇÃO DO VALE CLARO S.A.'],
  [CREDOR.energia, 'COMPANHIA DE ENERGIA DO VALE CLARO S.A.'],
  [CREDOR.agua, saae.assinatura, saae],
  [CREDOR.sindicato, 'SINDICATO DOS SERVIDORES PÚBLICOS MUNICIPAIS DE SERRA CLARA'],
  [CREDOR.tribunal, 'PODER JUDICIÁRIO - COMARCA DE SERRA CLARA'],
  [CREDOR.consorcio, 'CONSÓRCIO INTERMUNICIPAL DO VALE CLARO'],
  [CREDOR.bancoDoVale, 'BANCO DO VALE CLARO S.A.'],
  [CREDOR.cooperativaDeCredito, 'COOPERATIVA DE CRÉDITO VALE CLARO'],
  [CREDOR.prefeitura, prefeitura.assinatura, prefeitura],
  [CREDOR.fomento, 'AGÊNCIA REGIONAL DE FOMENTO S.A.'],
  [CREDOR.planoDeSaude, 'VALE CLARO OPERADORA DE PLANOS DE SAÚDE LTDA'],
  [CREDOR.estagios, 'CENTRO DE INTEGRAÇÃO DO ESTUDANTE DO VALE CLARO'],
  [CREDOR.cartaoAlimentacao, 'PRATO CHEIO ADMINISTRADORA DE CARTÕES LTDA'],
  [CREDOR.associacaoDosServidores, 'ASSOCIAÇÃO DOS SERVIDORES MUNICIPAIS DE SERRA CLARA'],
  [CREDOR.seguroDeVida, 'ARAUCÁRIA SEGURADORA S.A.'],
  [CREDOR.correios, 'SERVIÇO POSTAL DO VALE CLARO'],
  [CREDOR.imprensaOficial, 'IMPRENSA OFICIAL DO VALE CLARO'],
  [CREDOR.associacaoDosMunicipios, 'ASSOCIAÇÃO DOS MUNICÍPIOS DO VALE CLARO'],
  [CREDOR.empresaMunicipal, 'COMPANHIA DE DESENVOLVIMENTO DE SERRA CLARA'],
]

/** Returns a CNPJ that nobody has: roots from 99 million are beyond the numbers in use. */
const inventedCnpj = (fornecedor: number): string => cnpjFrom(`99${String(fornecedor * 40_087).padStart(6, '0')}0001`)

export function credoresFixos(entity: Entity): readonly (readonly [fornecedor: number, supplier: Fornecedor])[] {
  const folha = [CREDOR.folha, `FOLHA DE PAGAMENTO - ${entity.assinatura}`, entity] as const
  return [folha, ...NOMES].map(([fornecedor, nome, own]) => {
    const endereco = enderecoFrom(new Random(seedOf('credor', fornecedor)), true)
    return [fornecedor, { nome, cnpjCpf: own?.cnpj ?? inventedCnpj(fornecedor), ...endereco }]
  })
}
