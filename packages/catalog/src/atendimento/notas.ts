// The explanatory note of each page of the area, in plain Portuguese.
export const notas: Readonly<Record<string, string>> = {
  '/esic': `
<p>O e-SIC é o Serviço Eletrônico de Informação ao Cidadão. Pela Lei nº 12.527/2011, qualquer pessoa pode pedir uma
informação pública, de graça e sem dizer o motivo. A resposta vem em até <strong>20 dias</strong>, prorrogáveis por mais
<strong>10</strong> com justificativa.</p>
<p>Se a resposta não vier, ou não atender ao pedido, cabe <strong>recurso em até 10 dias</strong>, nesta mesma
página.</p>`,
  '/esic/estatisticas': `
<p>Os números contam os mesmos pedidos da Consulta SIC. Gênero, idade e escolaridade são de quem quis informá-los; os
demais, e os pedidos anônimos, aparecem como “Não informado”.</p>`,
  '/sic-consulta': `
<p>Qualquer pessoa pode pedir uma informação pública, de graça e sem dizer o motivo. A resposta é devida em até 20 dias,
que podem ser prorrogados por mais 10. Esta página mostra os pedidos já feitos e o andamento de cada um, sem dizer quem
pediu.</p>
<p>O texto de um pedido e o da resposta aparecem depois que alguém os lê e decide publicá-los sem nomes, documentos,
endereços e contatos; até lá, a lista diz “Em triagem”.</p>`,
  '/carta-servicos': `
<p>A lei manda dizer de cada serviço público quem pode pedir, o que apresentar, os passos, o prazo máximo, como e onde
se pede e onde reclamar (Lei nº 13.460, de 2017). Se algo não funcionou como está escrito aqui, reclame à
ouvidoria.</p>`,
  '/alvara': `
<p>O <strong>alvará</strong> autoriza uma empresa ou um profissional a funcionar em um lugar. Toque em um nome para ver
seus alvarás, até quando valem e o documento de cada um.</p>`,
  '/conselhos': `
<p>Nos <strong>conselhos</strong>, moradores e governo decidem juntos sobre saúde, educação, assistência e outros
assuntos. As reuniões são abertas: vá, ouça e peça a palavra. Toque em um conselho para ver quem faz parte e as
atas.</p>`,
  '/audiencias-publicas': `
<p>Em uma <strong>audiência pública</strong> o governo presta contas e ouve a população antes de decidir. Toque em uma
delas para ver o que se publicou.</p>`,
  '/fila-espera-atendimento': `
<p>Cada fila é um retrato do dia indicado. Quem espera é mostrado só por uma parte do número do cartão do SUS. Para
achar o seu lugar, escreva o número inteiro do seu cartão: ele não fica guardado nem aparece no endereço da
página.</p>`,
  '/documentos': `
<p>Os documentos que a saúde pública publica, para ler aqui ou guardar.</p>`,
  '/escalas-profissionais': `
<p>As escalas dizem quem deve estar atendendo em cada lugar. Se não estava, avise a ouvidoria.</p>`,
  '/contatos-covid': `
<p>A quem recorrer em caso de sintomas, para vacinar-se ou para pedir ajuda.</p>`,
  '/medidas-adotadas': `
<p>O que a entidade decidiu para enfrentar a pandemia, da medida mais recente à primeira. As leis e os decretos estão em
Leis e atos.</p>`,
}
