// The explanatory note of each route of the area, in plain Portuguese.
export const notas: Readonly<Record<string, string>> = {
  '/esic': `
<p>O e-SIC é o Serviço Eletrônico de Informação ao Cidadão. Pela Lei nº 12.527/2011, qualquer pessoa pode pedir uma informação pública,
de graça e sem dizer o motivo. A resposta vem em até <strong>20 dias</strong>, prorrogáveis por mais <strong>10</strong> com justificativa.</p>
<p>Se a resposta não vier, ou não atender ao pedido, cabe <strong>recurso em até 10 dias</strong>, nesta mesma página.</p>`,
  '/esic/estatisticas': `
<p>Os números contam os mesmos pedidos da Consulta SIC. Gênero, idade e escolaridade são de quem quis informá-los; os demais, e os pedidos
anônimos, aparecem como “Não informado”.</p>`,
  '/sic-consulta': `
<p>Qualquer pessoa pode pedir uma informação pública, de graça e sem dizer o motivo. A resposta é devida em até 20 dias, que podem ser
prorrogados por mais 10. Esta página mostra os pedidos já feitos e o andamento de cada um, sem dizer quem pediu.</p>
<p>O texto de um pedido e o da resposta aparecem depois que alguém os lê e decide publicá-los sem nomes, documentos, endereços e contatos;
até lá, a lista diz “Em triagem”.</p>`,
}
