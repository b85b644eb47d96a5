// Sentences that no row has to say: what the portal says of itself and of the law, and what is specified to the letter
// (docs/decisions/0070).

/** How a page works, what becomes of what a visitor writes, and what the law orders. */
const OF_THE_PORTAL: readonly (string | RegExp)[] = [
  /^(O único registro|Todos os( [\d.]+)? registros) do filtro, com todos os campos\.$/,
  /^(De cada )?R\$ 100(,00)?$/,
  /^(Recolher|Expandir) tudo$/,
  'ver tudo',
  /^Impresso em [^ ]+, \d\d:\d\d de http/,
  /^Seus dados pessoais ficam guardados por/,
  /^No pedido identificado: CPF ou CNPJ/,
  /^O que você digita fica guardado só nesta aba/,
  'As informações deste portal podem sofrer alterações sem aviso prévio.',
  'Este formulário precisa de JavaScript. Sem ele, você pode pedir',
  /^Garante a qualquer pessoa pedir informação sem dizer por quê, e/,
  'Ninguém saberá quem pediu. A resposta fica no portal, com o número e a senha do pedido.',
  'Não encontrou o que procura?',
  'Não mostrar novamente',
  /^O (lugar do bem|prazo da obra) não foi informado\.$/,
  /^(Não informado|Sem descrição)$/,
  /^Nenhum\S* [^.]+ publicad[oa]( [^.]+)?\.$/,
  /^Esta entidade ainda não publicou [^.]+\.$/,
  'ainda não publicado',
  /^(([^.:]+: a|A) partir de [^.]+, ainda não publicado\. ?)+$/,
  /^Nada publicado (para o que foi pedido|por esta entidade)/,
  'Não preencha',
  'Não é preciso usar acentos nem acertar o singular ou o plural.',
  'Os 15 números do seu cartão do SUS. Ele não fica guardado.',
  /^Para responder ao pedido, como manda a Lei de Acesso à Informação/,
  'Para usar o portal sem o mouse. Num campo de texto, as teclas que escrevem continuam escrevendo.',
  'Pedido: Sem filtros.',
  /^Pela Lei Geral de Proteção de Dados \(Lei nº 13\.709\/2018\), você pode/,
  'Qualquer pessoa pode pedir uma informação pública, de graça e sem dizer o motivo.',
  'Sem filtros',
  'Sem título, totais nem avisos: da linha dos nomes à última linha',
  'Servem só para responder ao seu pedido e nunca são publicados.',
  /^Só quem atende o pedido\. Na Consulta SIC, o pedido e a resposta/,
  'Só quem cuida do atendimento da entidade. Nada é publicado.',
  'Todas as consultas do portal, por assunto.',
  'Todas as páginas, na ordem em que se encontram no menu.',
  'Todos os valores em tabela',
  /^Todos têm direito a receber dos órgãos públicos informações de/,
  'Ver todas as publicações',
]

/** What the specification fixes, as it fixes it. */
const SPECIFIED: readonly (string | RegExp)[] = [
  /^Sem registros?\.?$/,
  'A entidade não possui editais em aberto no momento.',
  'Cargo sem faixas cadastradas.',
  'Entidade não possui pendências financeiras "processadas"!',
  'Entidade não possui pendências financeiras "processadas" para filtro informado',
  'Esta entidade não adota cartão corporativo.',
  'Existe(m) diaria(s) que nao possui(em) quantidade.',
  'Não há arquivos.',
  'Nao possui anulacoes.',
  'Nao possui pagamentos.',
  'Nenhum estagiário encontrado para a pesquisa selecionada.',
  'Nenhum gasto encontrado.',
  'Nenhum servidor encontrado para a pesquisa selecionada.',
  'Nenhum suprimento de fundos concedido no exercício para esta entidade.',
  'Nenhum termo no glossário encontrado.',
  'Nenhuma movimentação disponível para a garagem.',
  'Nenhuma movimentação encontrada.',
  'Nenhuma publicação encontrada.',
  'Sem Fiscais do Contrato.',
  'Sem Objeto',
  'Sem aditivos para este contrato.',
  'Sem arquivos.',
  'Sem cartas de servicos aos usuarios frequentes.',
  'Sem links disponíveis.',
  'Sem perguntas frequentes.',
]

/** Values of answers that no row states: labels of codes, what the portal does, and what clients were promised. */
export const DECIDED: readonly RegExp[] = [
  // The dates and months of a year, and when and by which system something was loaded.
  /^\/api\/(ultimas-atualizacoes|licitacoes\/ultimas|historia\/meses (\[\]\.)?(inicio|fim))/,
  /^\/api\/(dashboard|receitaxdespesa)\/\S* \[\]\.mes$/,
  / (content\[\]\.|\[\]\.)?posicao$/,
  // Choices of filters, of the law or of the portal.
  /^\/api\/(licitacoes\/naturezas|tiposLicitacao|dashboard\/\S+ posicao)/,
  // Names of codes that a row states.
  /^\/empenhos\/detalhe\/movimentacao content\[\]\.(descricaoTipoLancamento|tipoLancamento|nroDocumento)$/,
  /^\/api\/convenios (content\[\]\.)?tipoConvenio$/,
  /^\/api\/audiencias-publicas\S* (content\[\]\.)?descTipo$/,
  /^\/api\/(patrimonios|servidores|licitacoes)\S* \S*(descricaoTipo|descricaoTipoFolha|tipoFolha|competencia|mesAno)$/,
  /^\/api\/estagiarios\/dados-financeiros \[\]\.competencia$/,
  /^\/api\/cedidos content\[\]\.vigencia$/,
  // What the specification fixes where nothing is known.
  /^\/api\/conselhos\/conselheiros \[\]\.(status|situacao)$/,
  /^\/api\/(patrimonios|veiculos)\S* \S*situacao$/,
  // Parts of addresses and keys, which have a value where the source has none (docs/decisions/0060).
  /^\/api\/cargos\S* (content\[\]\.)?(grupoOcupacional|quadroSalarial|nivel)$/,
  /\.?chapa$/,
  // Never empty, for clients (observed contract).
  /^\/api\/licitacoes\S* (content\[\]\.)?(dataAbertura|horarioAbertura|mostraLei\w+)$/,
  /^\/api\/servidores\S* (content\[\]\.)?vinculo$/,
  // What visitors asked, which the portal counts itself.
  /^\/api\/estatisticas/,
  // How the portal shows a group of publications, and when a file was stored.
  /^\/api\/publicacoes\S* \S*(mostraWeb|filtrarPorExercicio)$/,
  / content\[\]\.dataArquivo$/,
  // What the portal offers of the row.
  /(permiteExcederPrestacaoContas|tem(Licitacao|Contrato)|aceitaMovimentacao|exibePonto|horarioFlexivel|idEmpenho)$/,
  /^\/empenhos\/detalhe origem$/,
]

const all = [...OF_THE_PORTAL, ...SPECIFIED]
const whole = new Set(all.filter((each) => typeof each === 'string'))
const patterns = all.filter((each) => typeof each !== 'string')

export const isNeutral = (text: string): boolean => whole.has(text) || patterns.some((pattern) => pattern.test(text))
