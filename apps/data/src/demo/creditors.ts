// Creditors that exist once: the payroll, social security, utilities, courts; known by number in the purchases.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { ENTITIES, type Entity } from './city.ts'
import { enderecoFrom, type Supplier } from './suppliers.ts'
import { Random, seedOf } from './random.ts'

export const CREDOR = {
  folha: 1,
  inss: 2,
  receitaFederal: 3,
  previdencia: 4,
  caixa: 5,
  energia: 6,
  agua: 7,
  sindicato: 8,
  tribunal: 9,
  consorcio: 10,
  bancoDoBrasil: 11,
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

/** Number → name and the first twelve characters of the CNPJ. */
const FIXED: readonly (readonly [fornecedor: number, nome: string, base: string])[] = [
  [CREDOR.inss, 'INSTITUTO NACIONAL DO SEGURO SOCIAL - INSS', '299790360001'],
  [CREDOR.receitaFederal, 'SECRETARIA DA RECEITA FEDERAL DO BRASIL', '003944600058'],
  [CREDOR.previdencia, 'INSTITUTO DE PREVIDÊNCIA DOS SERVIDORES DE SERRA CLARA', '073416280001'],
  [CREDOR.caixa, 'CAIXA ECONÔMICA FEDERAL', '003603050001'],
  [CREDOR.energia, 'COMPANHIA DE ENERGIA DO VALE CLARO S.A.', '042197350001'],
  [CREDOR.agua, saae.assinatura, saae.cnpj.slice(0, 12)],
  [CREDOR.sindicato, 'SINDICATO DOS SERVIDORES PÚBLICOS MUNICIPAIS DE SERRA CLARA', '801526470001'],
  [CREDOR.tribunal, 'TRIBUNAL DE JUSTIÇA DO ESTADO DO PARANÁ', '778218410001'],
  [CREDOR.consorcio, 'CONSÓRCIO INTERMUNICIPAL DO VALE CLARO', '095813640001'],
  [CREDOR.bancoDoBrasil, 'BANCO DO BRASIL S.A.', '000000000001'],
  [CREDOR.cooperativaDeCredito, 'COOPERATIVA DE CRÉDITO VALE CLARO', '814937250001'],
  [CREDOR.prefeitura, prefeitura.assinatura, prefeitura.cnpj.slice(0, 12)],
  [CREDOR.fomento, 'AGÊNCIA REGIONAL DE FOMENTO S.A.', '036158420001'],
  [CREDOR.planoDeSaude, 'VALE CLARO OPERADORA DE PLANOS DE SAÚDE LTDA', '052748190001'],
  [CREDOR.estagios, 'CENTRO DE INTEGRAÇÃO DO ESTUDANTE DO VALE CLARO', '768315490001'],
  [CREDOR.cartaoAlimentacao, 'PRATO CHEIO ADMINISTRADORA DE CARTÕES LTDA', '214865370001'],
  [CREDOR.associacaoDosServidores, 'ASSOCIAÇÃO DOS SERVIDORES MUNICIPAIS DE SERRA CLARA', '803641920001'],
  [CREDOR.seguroDeVida, 'ARAUCÁRIA SEGURADORA S.A.', '336174850001'],
  [CREDOR.correios, 'EMPRESA BRASILEIRA DE CORREIOS E TELÉGRAFOS', '340283160001'],
  [CREDOR.imprensaOficial, 'IMPRENSA OFICIAL DO VALE CLARO', '765384210001'],
  [CREDOR.associacaoDosMunicipios, 'ASSOCIAÇÃO DOS MUNICÍPIOS DO VALE CLARO', '786241530001'],
  [CREDOR.empresaMunicipal, 'COMPANHIA DE DESENVOLVIMENTO DE SERRA CLARA', '158263940001'],
]

export function fixedCreditors(entity: Entity): readonly (readonly [fornecedor: number, supplier: Supplier])[] {
  const folha = [CREDOR.folha, `FOLHA DE PAGAMENTO - ${entity.assinatura}`, entity.cnpj.slice(0, 12)] as const
  return [folha, ...FIXED].map(([fornecedor, nome, base]) => {
    const endereco = enderecoFrom(new Random(seedOf('credor', fornecedor)), true)
    return [fornecedor, { nome, cnpjCpf: cnpjFrom(base), ...endereco }]
  })
}
