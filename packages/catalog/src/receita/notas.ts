// The explanatory note of each page of the area, in plain Portuguese.
export const notas: Readonly<Record<string, string>> = {
  '/dashboard': `
<p>O ano inteiro em uma página. O <strong>arrecadado</strong> é o que entrou; o <strong>empenhado</strong>, o que foi
reservado para gastar. Cada bloco diz quanto isso é do que a lei do orçamento previa e compara com o mesmo período do
ano anterior, até o último dia com lançamentos.</p>
<p>A Câmara não arrecada: vive do que a Prefeitura lhe repassa todo mês. Saúde e educação são as funções 10 e 12 do
orçamento.</p>`,
  '/receitaxdespesa-covid': `
<p>A receita é a das fontes que a contabilidade marcou como combate à COVID-19; a despesa, a dos empenhos marcados
assim. O resultado é o arrecadado menos o empenhado, e é zero onde nada foi arrecadado, pois então a despesa saiu de
recursos próprios.</p>`,
  '/receita': `
<p>Cada receita tem um código que se lê da esquerda para a direita: categoria (corrente ou de capital), origem
(impostos, transferências, serviços), espécie e desdobramentos. Abra uma linha para ver o que há dentro dela; toque no
valor arrecadado para ver dia por dia.</p>
<p>O <strong>orçado</strong> é o do ano inteiro, mesmo com um mês ou período escolhido; o <strong>arrecadado</strong> é
o do período. As linhas de cima somam as de baixo.</p>`,
  '/receita-detalhada': `
<p>Parte do que chega não fica: 20% das cotas do FPM, do ICMS, do IPVA e de outros impostos vão para o FUNDEB, que
depois devolve ao município conforme o número de alunos. Aqui se vê a previsão, o que entrou, o que foi deduzido e a
<strong>arrecadação líquida</strong>, que é a diferença.</p>`,
  '/receita-fonte-recursos': `
<p>A fonte diz para que o dinheiro pode ser usado. Os impostos são em boa parte livres; o FUNDEB só paga a educação, o
SUS só a saúde, a iluminação pública só a iluminação. Toque em uma fonte para ver as receitas que a formam.</p>`,
  '/receitas-covid': `
<p>A lista reúne as receitas das fontes que a contabilidade marcou como combate à pandemia de COVID-19 ou aos seus
efeitos. Fora dos anos da pandemia ela pode estar vazia: escolha outro exercício no alto da página.</p>`,
  '/repasses/receita': `
<p>A Prefeitura arrecada pela cidade inteira e passa uma parte às outras entidades: o <strong>duodécimo</strong> que
mantém a Câmara, a parte da saúde que vai ao fundo, os aportes às autarquias. O que uma envia é o que a outra recebe, no
mesmo dia e no mesmo valor.</p>`,
  '/repasses/despesa': `
<p>O que esta entidade passou a outras do município. Cada valor aparece, no mesmo dia, nos repasses recebidos da
entidade de destino.</p>`,
  '/receita/arrecadacoes': `
<p>Alguns tributos, como o IPTU e as taxas, são calculados pelo município e cobrados de cada cadastro por uma guia: isso
é <strong>lançar</strong>. Parte é paga, parte a lei dispensa (é <strong>isenta</strong>) e parte vence sem ser paga: a
inadimplência. O que não é pago até o fim do ano passa à dívida ativa.</p>`,
  '/receita/arrecadacoes/bairros': `
<p>Escreva o nome do bairro e escolha o tributo para ver rua por rua. As ruas aparecem sem número, para que não se saiba
de quem é cada casa.</p>`,
  '/dividaativa': `
<p>O que foi lançado e não foi pago é inscrito em dívida ativa e passa a ser cobrado, até na justiça. Cada linha é um
contribuinte; toque nele para ver as suas dívidas.</p>
<p>O valor é o da <em>data da posição</em>, que você pode mudar: o inscrito e atualizado, menos o pago e o cancelado até
aquele dia. O CPF aparece em parte.</p>`,
  '/renuncias': `
<p>Renunciar é deixar de cobrar, por lei, um tributo de alguém: aposentados, novas indústrias, famílias de baixa renda.
A lei de responsabilidade fiscal manda estimar quanto se perde e como se compensa. Toque em uma renúncia para ver as
empresas beneficiadas; os nomes de pessoas não são publicados.</p>`,
}
