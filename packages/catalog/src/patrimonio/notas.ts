// The explanatory notes of the area's routes.
export const notas: Readonly<Record<string, string>> = {
  '/patrimonio': `
<p>A lista mostra tudo o que a entidade tem registrado: móveis e equipamentos, terrenos e prédios, veículos; também o
que já saiu, com o motivo. Toque em um bem para ver onde está, a quem foi cedido e os empenhos que o compraram.</p>`,
  '/veiculos': `
<p>A lista mostra os veículos e as máquinas da entidade, inclusive os que já deram baixa. Toque em um deles para ver
quanto custou em cada mês: oficina, combustível, pneus e baterias.</p>`,
  '/movimentogaragem': `
<p>Cada linha é uma saída de um veículo da garagem. Toque nela para ver quem pediu, quem dirigiu, o motivo e o que o
medidor marcou.</p>`,
  '/almoxarifado/posicao': `
<p>Escolha o órgão e o dia. O saldo é o que entrou menos o que saiu até o fim desse dia; o valor é o que custou, pelo
custo médio. Toque em um material para ver suas entradas e saídas.</p>`,
  '/almoxarifado/consumo': `
<p>Escolha o período e o setor que consumiu. Cada linha é um material que saiu de um almoxarifado para esse setor.</p>`,
  '/estoque-medicamentos': `
<p>Os remédios que há em cada unidade de saúde no dia escolhido. O consumo por mês é a média dos últimos três; por ele
se vê quanto tempo o que há deve durar. Antes de sair de casa, confirme por telefone com a unidade.</p>`,
}
