// The explanatory note of each page of laws, gazettes and publications, for first-time readers.
const LEIS = `
<p>Uma <strong>lei</strong> é aprovada pela Câmara e vale para todos. Um <strong>decreto</strong> do prefeito a põe em
prática. Uma <strong>portaria</strong> trata de casos da administração, como nomear um servidor.</p>
<p>Toque em um documento para ler o texto e ver as leis que ele altera, revoga ou regulamenta, e as que o alteraram
depois. Escreva um ano para procurar em anos que não são o escolhido no alto da página.</p>`

export const notas: Readonly<Record<string, string>> = {
  '/leiseatos-geral': LEIS,
  '/leiseatos-pessoal': LEIS,
  '/leiseatos-despesa': LEIS,
  '/leiseatos-receita': LEIS,
  '/leiseatos-geral/covid': LEIS,
  '/diario-oficial': `
<p>Uma lei ou um ato só vale depois de publicado no <strong>diário oficial</strong>. Cada edição é um arquivo PDF, que
você pode ler aqui mesmo ou guardar. A palavra-chave procura também dentro das edições, e mostra a página e a frase. As
edições são de toda a cidade: não mudam com a entidade nem com o exercício.</p>`,
  '/publicacoes': `
<p>A Lei de Responsabilidade Fiscal manda publicar dois relatórios: o <strong>resumido da execução orçamentária
(RREO)</strong>, a cada dois meses, que mostra quanto entrou e quanto se gastou, e o <strong>de gestão fiscal
(RGF)</strong>, a cada quatro, que mostra se os limites de pessoal e de dívida são cumpridos. Cada anexo trata de um
assunto.</p>
<p>Abra um grupo e um anexo para ver os períodos já publicados. Os endereços de cada grupo e de cada anexo podem ser
guardados e enviados.</p>`,
}
