// The explanatory note of each route, in plain Portuguese.
export const NOTAS_EXPLICATIVAS: Readonly<Record<string, string>> = {
  '/': `
<p>Este portal mostra como o município arrecada e gasta. Escolha a <strong>entidade</strong> e o <strong>exercício</strong> (o ano)
no alto da página: tudo o que você consultar será daquela entidade e daquele ano.</p>`,
  '/fornecedores': `
<p>A lista reúne, por fornecedor, tudo o que foi empenhado no exercício. A despesa pública anda em três passos:</p>
<ol>
<li><strong>Empenho</strong>: o dinheiro é reservado no orçamento.</li>
<li><strong>Liquidação</strong>: a entidade confere que o bem ou serviço foi entregue.</li>
<li><strong>Pagamento</strong>: o dinheiro sai do caixa.</li>
</ol>
<p>O valor <em>a pagar</em> é o que já foi liquidado e ainda não foi pago. Pagamentos feitos no ano seguinte (restos a pagar)
aparecem no exercício do empenho.</p>`,
  '/diarias': `
<p>Diária é a quantia dada a quem viaja a serviço para pagar alimentação e hospedagem. O servidor presta contas na volta e devolve
o que não usou.</p>
<p>Os <em>gastos totais</em> somam às diárias a hospedagem, a inscrição em evento e a passagem pagas à parte, e descontam o que foi
anulado.</p>`,
  '/nota-extraorcamentaria': `
<p>Nem todo dinheiro que passa pelo caixa é do município. Descontos em folha, tributos retidos e cauções pertencem a terceiros e são
apenas repassados; por isso não fazem parte do orçamento.</p>`,
  '/pesquisa': `
<p>A pesquisa ignora acentos e maiúsculas. Procure pelo nome de uma página, de um fornecedor ou de um termo que você não conhece.</p>`,
  '/mapa-do-site': `
<p>Todas as páginas do portal, na ordem do menu. Os endereços marcados como externos abrem em outra aba.</p>`,
  '/teclas-de-atalho': `
<p>Com estas teclas você percorre o portal sem usar o mouse. Elas não substituem as do seu navegador nem as do leitor de tela.</p>`,
  '/entidade': `
<p>Dados cadastrais de quem publica as informações. Em caso de dúvida, procure o atendimento no horário indicado.</p>`,
}
