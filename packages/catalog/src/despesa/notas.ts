// The explanatory note of each page of the area, in plain Portuguese.
export const notas: Readonly<Record<string, string>> = {
  '/empenhos': `
<p>Empenhar é reservar, no orçamento, o dinheiro de uma despesa. Cada linha é uma reserva: a quem se destina, para quê,
e quanto dela já foi anulado, liquidado e pago.</p>
<p>Um empenho pode ser <em>ordinário</em> (valor certo, pago de uma vez), <em>global</em> (parcelas, como um contrato)
ou <em>estimativo</em> (valor que só se conhece com o consumo, como a conta de energia).</p>`,
  '/empenhos-covid': `
<p>A lista reúne os empenhos que a contabilidade marcou como combate à pandemia de COVID-19. Fora dos anos da pandemia
ela pode estar vazia: escolha outro exercício no alto da página.</p>`,
  '/movimento-empenhos': `
<p>Cada linha é um dia de um empenho: quanto dele foi reservado, conferido e pago naquele dia. Um valor negativo é uma
anulação, um estorno ou uma devolução.</p>
<p>Escolha um período para ver só o que aconteceu nele. Os totais são os mesmos da despesa por órgão, por função e pelos
demais níveis no mesmo período.</p>`,
  '/fornecedores': `
<p>A lista reúne, por fornecedor, tudo o que foi empenhado no exercício. A despesa pública anda em três passos:</p>
<ol>
<li><strong>Empenho</strong>: o dinheiro é reservado no orçamento.</li>
<li><strong>Liquidação</strong>: a entidade confere que o bem ou serviço foi entregue.</li>
<li><strong>Pagamento</strong>: o dinheiro sai do caixa.</li>
</ol>
<p>O valor <em>a pagar</em> é o que já foi liquidado e ainda não foi pago. Pagamentos feitos no ano seguinte (restos a
pagar) aparecem no exercício do empenho.</p>`,
  '/compras-diretas-fornecedor': `
<p>A lei permite comprar sem licitação em poucos casos, como valores pequenos e emergências. Esta página reúne, por
fornecedor, os empenhos de compras diretas do exercício; toque em um nome para ver os empenhos que formam os
valores.</p>
<p>Os valores são os mesmos da lista de empenhos quando se marca <em>Compras diretas</em>.</p>`,
  '/compras-direta-itens': `
<p>Cada linha é um item de um empenho feito sem licitação: o que foi comprado, de quem, quantos e por quanto cada um.
Procure pelo nome do produto para comparar preços.</p>
<p><strong>Consumo</strong> é o que se gasta com o uso, como papel e combustível (elemento 30 da despesa).
<strong>Permanente</strong> é o que dura, como móveis e computadores (elemento 52).</p>`,
  '/restos-a-pagar': `
<p>Restos a pagar são despesas empenhadas em um ano e não pagas até 31 de dezembro. Elas passam ao ano seguinte, onde
são pagas ou canceladas.</p>
<ul>
<li><strong>Processados</strong>: a entrega já tinha sido conferida (liquidada); só faltava pagar.</li>
<li><strong>Não processados</strong>: havia a reserva, mas a entrega ainda não tinha sido conferida.</li>
</ul>
<p>O <em>saldo</em> é o inscrito menos o cancelado e o pago até a <em>data da posição</em>, que você pode mudar nos
filtros: os valores são recalculados para aquele dia.</p>`,
  '/diarias': `
<p>Diária é a quantia dada a quem viaja a serviço para pagar alimentação e hospedagem. O servidor presta contas na volta
e devolve o que não usou.</p>
<p>Os <em>gastos totais</em> somam às diárias a hospedagem, a inscrição em evento e a passagem pagas à parte, e
descontam o que foi anulado.</p>`,
  '/ajuda-custo': `
<p>Ajuda de custo é uma quantia paga com o salário, e que não faz parte dele, a quem muda de cidade a serviço, faz um
curso ou precisa de transporte para trabalhar. Toque em um servidor para ver cada lançamento.</p>`,
  '/adiantamento': `
<p>Adiantamento é o dinheiro entregue a um servidor para despesas que não podem esperar o caminho normal: pequenas,
urgentes ou em viagem. Depois ele presta contas: mostra os documentos do que gastou e devolve o que sobrou.</p>
<p>Onde a entidade permite, o <em>valor excedido</em> é o que o servidor gastou além do recebido, e um empenho à parte o
devolve a ele. Sem data de prestação, as contas ainda não foram prestadas.</p>`,
  '/nota-extraorcamentaria': `
<p>Nem todo dinheiro que passa pelo caixa é do município. Descontos em folha, tributos retidos e cauções pertencem a
terceiros e são apenas repassados; por isso não fazem parte do orçamento.</p>`,
  '/liquidacoes/todos': `
<p>Liquidar é conferir que o bem ou serviço foi entregue; só depois disso se pode pagar. Na primeira aba está o que já
foi conferido e ainda não foi pago; na segunda, cada pagamento feito no ano.</p>
<p>O <em>saldo</em> é o valor liquidado menos o que já foi pago, contando o que foi retido. Marque <em>Somente Empenhos
de Restos</em> para ver o que vem de empenhos de anos anteriores.</p>`,
  '/liquidacoes/pagar': `
<p>Entregas que a entidade já conferiu e ainda não pagou por inteiro, pela data da conferência. O <em>saldo</em> é o que
falta pagar: o valor liquidado menos o que já foi pago, contando o que foi retido.</p>`,
  '/liquidacoes/pagas': `
<p>Cada linha é um pagamento feito no exercício, de empenhos dele ou de anos anteriores (os <em>restos a pagar</em>). O
valor é o que o fornecedor recebeu; somado aos impostos e descontos retidos, dá o valor pago. Um valor negativo é um
pagamento devolvido pelo banco.</p>`,
  '/liquidacoes-covid/todos': `
<p>O que foi conferido e pago de empenhos que a contabilidade marcou como combate à pandemia de COVID-19. Fora dos anos
da pandemia a lista pode estar vazia; escolha 2023 para ver os gastos da emergência.</p>`,
  '/liquidacoes-covid/pagas': `
<p>Os pagamentos de empenhos que a contabilidade marcou como combate à pandemia de COVID-19. Fora dos anos da pandemia a
lista pode estar vazia; escolha 2023 para ver os gastos da emergência.</p>`,
  '/aptos-pagamentos': `
<p>A lei manda pagar na ordem em que as entregas foram conferidas, separada por fonte de recurso (Lei nº 14.133, de
2021, art. 141). O número da <em>ordem</em> é o lugar na fila da fonte: o menor recebe primeiro. Escolha uma fonte para
ver a fila dela.</p>`,
  '/agenda-previsao-pagamento': `
<p>Cada linha é uma entrega já conferida, com o dia em que a entidade prevê pagar. Toque em <em>Mais</em> para ver a
conta em que será pago e o que será retido de impostos e descontos.</p>
<p>Marque <em>Mostrar pagamentos já realizados</em> para ver, no lugar do que falta, o que já foi pago por
inteiro.</p>`,
  '/em-liquidacao': `
<p>Entre a entrega e a liquidação há a conferência: alguém verifica se veio o que foi comprado. Aqui estão as entregas
recebidas no exercício, quanto de cada uma já foi aceito (liquidado), devolvido (estornado) e quanto ainda está em
conferência.</p>`,
  '/suprimentos-fundos': `
<p>Suprimento de fundos é dinheiro entregue a um servidor para despesas que não podem esperar o caminho normal de uma
compra. Quem recebe presta contas, com notas, e devolve o que sobrou.</p>`,
  '/despesa-detalhada': `
<p>Cada linha do orçamento tem um código, a <em>programática</em>, que se lê da esquerda para a direita: órgão, unidade,
função, subfunção, programa, ação e natureza da despesa. Abra uma linha para ver o que há dentro dela.</p>
<p>A <strong>dotação atualizada</strong> é a inicial mais os créditos adicionais. O <strong>empenhado</strong> já
desconta o que foi anulado. Com um período escolhido, empenhado, liquidado e pago são os daquele período; a dotação é a
do último dia dele.</p>`,
  '/despesa/orgao': `
<p>Órgão é a maior divisão do orçamento: cada secretaria, o gabinete, os fundos. Toque em um deles para ver os empenhos
que formam o valor.</p>`,
  '/despesa/funcao': `
<p>Função é a área em que o governo atua, igual em todo o país (Portaria nº 42, de 1999): por isso dá para comparar
municípios.</p>`,
  '/despesa/projeto': `
<p>Projetos (código iniciado por 1) têm começo e fim, como uma obra. Atividades (2) se repetem todo ano. Operações
especiais (0, 3 e 9) não geram bens nem serviços, como o pagamento da dívida.</p>`,
  '/despesa/elemento': `
<p>O elemento diz com o que se gasta: vencimentos, material de consumo, serviços de terceiros, obras,
equipamentos.</p>`,
  '/despesa/fonte-recursos': `
<p>A fonte diz de onde vem o dinheiro. Parte dele só pode ser gasta em um fim, como os recursos da educação e da
saúde.</p>`,
  '/despesa/esfera-administrativa': `
<p>O orçamento tem três partes: <strong>fiscal</strong> (o geral), <strong>seguridade social</strong> (saúde,
previdência e assistência) e <strong>investimentos</strong> das empresas públicas.</p>`,
}
