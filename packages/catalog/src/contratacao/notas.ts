// The explanatory note of each page of contracting, for first-time readers.
const LICITACOES = `
<p>Antes de comprar, a entidade <strong>licita</strong>: diz o que quer em um <strong>edital</strong>, recebe propostas
e fica com a melhor. A <strong>modalidade</strong> é o modo que a lei manda usar em cada caso; em alguns, a lei dispensa
a disputa.</p>
<p>O <strong>valor máximo</strong> é o que se esperava gastar; o <strong>vencido</strong>, o que se vai pagar a quem
venceu. Toque em uma licitação para ver o edital, as propostas, os contratos e o que já se pagou.</p>`

const CONTRATOS = `
<p>O <strong>contrato</strong> diz o que será entregue, até quando e por quanto. Os <strong>aditivos</strong> mudam o
prazo ou o valor depois de assinado. Na <strong>ata de registro de preços</strong> o vendedor garante o preço, e a
entidade compra quando precisar.</p>
<p>Os dias para vencer são contados de hoje. Escreva um ano para ver os contratos de anos que não são o escolhido no
alto da página.</p>`

export const notas: Readonly<Record<string, string>> = {
  '/licitacoes': LICITACOES,
  '/licitacoes-covid': LICITACOES,
  '/participantes-licitacao': `
<p>Todos os que apresentaram proposta nas licitações do ano. Toque em um deles para ver de quais participou, em quais
venceu e o que assinou.</p>`,
  '/itens-licitados': `
<p>Cada linha é um item vencido em uma licitação, com o preço de uma unidade. Procure por palavras, como “gasolina” ou
“papel A4”, e compare: a página mostra o menor, o do meio e o maior preço do que foi encontrado.</p>`,
  '/contratos': CONTRATOS,
  '/contratos-covid': CONTRATOS,
  '/fiscais-contratos': `
<p>Para cada contrato a entidade designa quem confere se o combinado é entregue. A lista mostra quem fiscaliza hoje e
quem já fiscalizou.</p>`,
}
