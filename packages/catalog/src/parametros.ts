// The only file that gives meaning to parameter numbers: all other code uses a named gate. The descriptions are in
// `parametros-textos.ts`, which browsers of visitors do not load.
import { gate, simOuNao, valueOf, type Parametro, type Parametros } from '@portal/kit/parametros'

export const abaAnulacoes = simOuNao(16)
export const abaLiquidacoes = simOuNao(17)
export const abaPagamentos = simOuNao(18)
export const abaItens = simOuNao(19)
export const abaDocumentos = simOuNao(20)

export const gastosDosVeiculos: Parametro = {
  numero: 23,
  valores: { '0': 'não publica', '1': 'publica', '2': 'publica' },
  padrao: '1',
}
export const mostraGastosDosVeiculos = gate(gastosDosVeiculos, ['1', '2'])

export const mostraSalarioBase = simOuNao(39)
export const mostraLiquido = simOuNao(40)
export const mostraVencimentos = simOuNao(41)
export const mostraDescontos = simOuNao(43)
export const detalhaVencimentos = simOuNao(57)
export const detalhaDescontos = simOuNao(58)
export const mostraOutrosProventos = simOuNao(118)
export const nomeiaSoImpostoEPrevidencia = simOuNao(119, 'N')
export const subtraiRedutor = simOuNao(125)
export const detalhaOutrosProventos = simOuNao(126)
export const paineisJuntos = simOuNao(128)
export const mostraAtoDoCargo = simOuNao(241)

export const folhaDeOutroSistema: Parametro = {
  numero: 73,
  valores: { '0': 'folha do portal', '1': 'web service de outro sistema' },
  padrao: '0',
}
export const folhaDoPortal = gate(folhaDeOutroSistema, ['0'])

export const primeiroMesDaFolha: Parametro = { numero: 116 }
const MES_E_ANO = /^(0?[1-9]|1[0-2])\/(\d{4})$/

/** Returns the first month of the payroll to be shown, in a form that can be compared (202401); 0 to show all. */
export function folhaDesde(parametros: Parametros): number {
  const [, mes, ano] = MES_E_ANO.exec(valueOf(primeiroMesDaFolha, parametros) ?? '') ?? []
  return ano === undefined ? 0 : Number(ano) * 100 + Number(mes)
}

export const perguntasFrequentes = simOuNao(44)
export const permiteExcederPrestacaoContas = simOuNao(59)
export const planilhasDasObras = simOuNao(45)
export const emLiquidacao = simOuNao(94)
export const planejamentoEstrategico = simOuNao(99)
export const escondeProvedor = simOuNao(101, 'N')
export const adotaCartaoCorporativo = simOuNao(102, 'N')
export const permiteAnonimo = simOuNao(105)
export const mostraSecretaria = simOuNao(106)
export const mostraCargoEMatricula = simOuNao(107)
export const mostraValorUnitario = simOuNao(212)
export const mostraGastosTotais = simOuNao(215)
export const pagoIncluiRetido = simOuNao(219)
export const empenhosDeTodasAsEntidades = simOuNao(220, 'N')
export const covidDeTodasAsEntidades = simOuNao(226, 'N')

export const mostraEmpenhosDaCompra = simOuNao(15)
export const abaEdital = simOuNao(28)
export const abaAtas = simOuNao(29)
export const baixaAtas = simOuNao(30)
export const abaContratos = simOuNao(31)
export const anexosDoContrato = simOuNao(32)
export const abaHomologacoes = simOuNao(36)
export const abaAdjudicacoes = simOuNao(37)
export const abaCotacoes = simOuNao(63)
export const abaPareceres = simOuNao(64)
export const abaPropostas = simOuNao(65)
export const abaCertidoes = simOuNao(66)
export const abaPublicacoes = simOuNao(67)
export const abaMidias = simOuNao(77)
export const identificaParaBaixar = simOuNao(97, 'N')
export const abaRecursos = simOuNao(112)
export const abaAutorizacoes = simOuNao(127)

export const mostraValorDaDivida = simOuNao(80)
export const mostraDocumentoDoCadastro = simOuNao(111, 'N')
export const mostraLancamento = simOuNao(234)
export const atualizacaoPelaFolha = simOuNao(68, 'N')

export const leisDaFolha: Parametro = { numero: 233, valores: { N: 'não', S: 'sim' }, padrao: 'N' }
export const leisClassificadas = gate(leisDaFolha, ['N'])
export const exportaQuadroDePessoal = (parametros: Parametros): boolean => !leisClassificadas(parametros)

export const enderecosDasLeis: Parametro = { numero: 83 }

export interface Endereco {
  readonly url: string
  readonly descricao: string
}

/** Returns the sites where the entity publishes its laws, if elsewhere; invalid addresses are ignored. */
export function sitesDasLeis(parametros: Parametros): Endereco[] {
  return (valueOf(enderecosDasLeis, parametros) ?? '').split(';').flatMap((pair) => {
    const [url = '', ...rest] = pair.split(',').map((part) => part.trim())
    return /^https?:\/\//i.test(url) ? [{ url, descricao: rest.join(', ') || url }] : []
  })
}

export const entidadeDosProtocolos: Parametro = { numero: 78 }

/** Returns the entity that receives the requests of this one, if it is another. */
export function entidadeDoProtocolo(parametros: Parametros): number | undefined {
  const valor = Number(valueOf(entidadeDosProtocolos, parametros))
  return Number.isSafeInteger(valor) && valor > 0 ? valor : undefined
}

export const botaoEsic: Parametro = {
  numero: 55,
  valores: {
    '0': 'nada: o botão não aparece',
    '1': 'o formulário de contato',
    '2': 'o pedido de informação',
    '3': 'o endereço do parâmetro 96',
  },
  padrao: '2',
}
export const enderecoEsic: Parametro = { numero: 96 }

export type EsicButton =
  | { opens: 'nothing' }
  | { opens: 'contato' }
  | { opens: 'solicitacao' }
  | { opens: 'link'; href: string }

/** Returns what the e-SIC button of the header does. */
export function esicButton(parametros: Parametros): EsicButton {
  switch (valueOf(botaoEsic, parametros)) {
    case '0':
      return { opens: 'nothing' }
    case '1':
      return { opens: 'contato' }
    case '3': {
      const href = valueOf(enderecoEsic, parametros)
      return href ? { opens: 'link', href } : { opens: 'nothing' }
    }
    default:
      return { opens: 'solicitacao' }
  }
}

/** Returns the page with the content of the button's panel. */
export const esicPage = ({ opens }: EsicButton): string => (opens === 'contato' ? '/contato' : '/esicSolicitacao')
