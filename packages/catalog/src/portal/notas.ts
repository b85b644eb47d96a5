// The explanatory note of each route of the area, in plain Portuguese.
export const notas: Readonly<Record<string, string>> = {
  '/': `
<p>Este portal mostra como o município arrecada e gasta. Escolha a <strong>entidade</strong> e o <strong>exercício</strong> (o ano)
no alto da página: tudo o que você consultar será daquela entidade e daquele ano.</p>`,
  '/pesquisa': `
<p>A pesquisa ignora acentos e maiúsculas. Procure pelo nome de uma página, de um fornecedor ou de um termo que você não conhece.</p>`,
  '/mapa-do-site': `
<p>Todas as páginas do portal, na ordem do menu. Os endereços marcados como externos abrem em outra aba.</p>`,
  '/teclas-de-atalho': `
<p>Com estas teclas você percorre o portal sem usar o mouse. Elas não substituem as do seu navegador nem as do leitor de tela.</p>`,
  '/entidade': `
<p>Dados cadastrais de quem publica as informações. Em caso de dúvida, procure o atendimento no horário indicado.</p>`,
}
