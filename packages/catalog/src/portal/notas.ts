// The explanatory note of each page of the area, in plain Portuguese.
export const notas: Readonly<Record<string, string>> = {
  '/': `
<p>Este portal mostra como o município arrecada e gasta. Escolha a <strong>entidade</strong> e o
<strong>exercício</strong> (o ano) no alto da página: tudo o que você consultar será daquela entidade e daquele
ano.</p>`,
  '/pesquisa': `
<p>A pesquisa ignora acentos e maiúsculas. Procure por uma página, um fornecedor, um servidor, uma lei, uma licitação,
uma obra, um serviço ou uma palavra que você não conhece.</p>`,
  '/mapa-do-site': `
<p>Todas as páginas do portal, na ordem do menu. Os endereços marcados como externos abrem em outra aba.</p>`,
  '/teclas-de-atalho': `
<p>Com estas teclas você percorre o portal sem usar o mouse. Elas não substituem as do seu navegador nem as do leitor de
tela.</p>`,
  '/entidade': `
<p>Dados cadastrais de quem publica as informações. Em caso de dúvida, procure o atendimento no horário indicado.</p>`,
  '/glossario': `
<p>As palavras da lei e das contas públicas, cada uma em uma frase. Escolha a letra com que a palavra começa.</p>`,
  '/perguntas': `
<p>O que mais se pergunta, com a resposta. Se a sua dúvida não está aqui, escreva pelo Fale conosco ou peça a informação
pelo e-SIC.</p>`,
  '/links-uteis': `
<p>Estes endereços são de outros sítios e abrem em nova aba.</p>`,
  '/organograma': `
<p>O <strong>organograma</strong> mostra os órgãos da entidade e de quem cada um depende. Abra um deles para ver o que
faz e quem responde por ele.</p>`,
  '/selo': `
<p>O tribunal de contas avalia os portais de transparência e dá um selo aos que cumprem a lei. As certidões provam que a
entidade está em dia; o documento de uma certidão vencida não é entregue.</p>`,
}
