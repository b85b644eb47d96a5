// The only file where parameter numbers are written, each once and with what it does. Everything else asks a named gate.
import { gate, simOuNao, valueOf, type Parametro, type Parametros } from '@portal/kit/parametros'

const EXECUCAO = 'Com N, a despesa aparece sem uma das suas fases, que a lei manda publicar em pormenor (LC 131/2009).'
const VIAGEM = 'Com N, falta nas diárias um dado que os tribunais de contas cobram de cada viagem.'

export const abaAnulacoes = simOuNao(16, 'Mostra a aba das anulações de um empenho.', 'S', EXECUCAO)
export const abaLiquidacoes = simOuNao(17, 'Mostra as abas das liquidações e das retenções de um empenho.', 'S', EXECUCAO)
export const abaPagamentos = simOuNao(18, 'Mostra a aba dos pagamentos de um empenho.', 'S', EXECUCAO)
export const abaItens = simOuNao(19, 'Mostra a aba dos itens de um empenho.', 'S', EXECUCAO)
export const abaDocumentos = simOuNao(20, 'Mostra a aba dos documentos de um empenho.', 'S', EXECUCAO)

export const gastosDosVeiculos: Parametro = {
  numero: 23,
  descricao: 'Publica o detalhe de cada veículo, com os gastos de cada mês.',
  valores: { '0': 'não publica', '1': 'publica', '2': 'publica' },
  custo: 'Com 0, a frota aparece sem o que custa mantê-la.',
  padrao: '1',
}
export const mostraGastosDosVeiculos = gate(gastosDosVeiculos, ['1', '2'])

export const perguntasFrequentes = simOuNao(44, 'Mostra as perguntas frequentes no menu de ajuda.')
export const permiteExcederPrestacaoContas = simOuNao(59, 'Aceita e mostra prestações de contas acima do valor adiantado.')
export const emLiquidacao = simOuNao(94, 'Mostra o que está em liquidação, entre a entrega e a conferência: aba do empenho e coluna da despesa.')
export const planejamentoEstrategico = simOuNao(99, 'Mostra, no orçamento, os objetivos do planejamento estratégico e seus arquivos.')
export const escondeProvedor = simOuNao(101, 'Esconde do rodapé quem fornece o portal.', 'N')
export const adotaCartaoCorporativo = simOuNao(102, 'Diz, nos suprimentos de fundos, que a entidade adota cartão corporativo.', 'N')
export const permiteAnonimo = simOuNao(105, 'Aceita pedidos de informação de quem não se identifica.', 'S', 'Com N, quem teme se identificar não pergunta.')
export const mostraSecretaria = simOuNao(106, 'Mostra a secretaria nas diárias.', 'S', VIAGEM)
export const mostraCargoEMatricula = simOuNao(107, 'Mostra o cargo e a matrícula nas diárias.', 'S', VIAGEM)
export const mostraValorUnitario = simOuNao(212, 'Mostra o valor de uma diária.', 'S', VIAGEM)
export const mostraGastosTotais = simOuNao(215, 'Mostra os gastos totais de cada viagem nas diárias.', 'S', VIAGEM)
export const pagoIncluiRetido = simOuNao(219, 'Mostra, nas liquidações pagas, o que foi pago somado ao que foi retido.')
export const empenhosDeTodasAsEntidades = simOuNao(220, 'Mostra numa só lista os empenhos de todas as entidades.', 'N')
export const covidDeTodasAsEntidades = simOuNao(226, 'Mostra numa só lista o que todas as entidades fizeram contra a COVID-19.', 'N')

export const mostraValorDaDivida = simOuNao(80, 'Mostra quanto deve cada contribuinte da dívida ativa.', 'S', 'Com N, sabe-se quem deve e não quanto.')
export const mostraDocumentoDoCadastro = simOuNao(111, 'Mostra na dívida ativa, ao lado do CPF ou CNPJ, o que está no cadastro: o CNPJ sem pontos, o CPF em parte.', 'N')
export const mostraLancamento = simOuNao(234, 'Mostra, na receita, o que foi lançado de cada tributo.', 'S', 'Com N, não se vê quanto do que foi cobrado deixou de entrar.')
export const atualizacaoPelaFolha = simOuNao(68, 'Diz, nas leis e atos, a última atualização da folha em lugar da sua.', 'N')

export const leisDaFolha: Parametro = {
  numero: 233,
  descricao: 'Leis e atos vêm do sistema da folha, sem natureza nem escopo, e mostram onde foram publicados em lugar dos arquivos.',
  valores: { N: 'não', S: 'sim' },
  custo: 'Com S, não se filtra por natureza nem por escopo.',
  padrao: 'N',
}
export const leisClassificadas = gate(leisDaFolha, ['N'])

export const enderecosDasLeis: Parametro = {
  numero: 83,
  descricao: 'Endereços em que a entidade publica suas leis e atos, no lugar da lista: “endereço,descrição” separados por ponto e vírgula.',
}

export interface Endereco {
  readonly url: string
  readonly descricao: string
}

/** The sites where the entity publishes its laws, when not here; what is no address is passed over. */
export function sitesDasLeis(parametros: Parametros): Endereco[] {
  return (valueOf(enderecosDasLeis, parametros) ?? '').split(';').flatMap((pair) => {
    const [url = '', ...rest] = pair.split(',').map((part) => part.trim())
    return /^https?:\/\//i.test(url) ? [{ url, descricao: rest.join(', ') || url }] : []
  })
}

export const entidadeDosProtocolos: Parametro = {
  numero: 78,
  descricao: 'Código da entidade que recebe os pedidos de informação feitos a esta.',
}

/** The entity that receives the requests of this one, when it is another. */
export function entidadeDoProtocolo(parametros: Parametros): number | undefined {
  const valor = Number(valueOf(entidadeDosProtocolos, parametros))
  return Number.isSafeInteger(valor) && valor > 0 ? valor : undefined
}

export const botaoEsic: Parametro = {
  numero: 55,
  descricao: 'O que o botão e-SIC do cabeçalho abre.',
  valores: { '0': 'nada: o botão não aparece', '1': 'o formulário de contato', '2': 'o pedido de informação', '3': 'o endereço do parâmetro 96' },
  padrao: '2',
}
export const enderecoEsic: Parametro = { numero: 96, descricao: 'Endereço do e-SIC de outro sistema, aberto pelo botão e-SIC.' }

export type EsicButton = { opens: 'nothing' } | { opens: 'contato' } | { opens: 'solicitacao' } | { opens: 'link'; href: string }

/** What the e-SIC button of the header does. */
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

/** The page with what the panel of the button shows. */
export const esicPage = ({ opens }: EsicButton): string => (opens === 'contato' ? '/contato' : '/esicSolicitacao')
