// Sentences that no row has to say: what the portal says of itself and of the law, and what is specified to the letter
// (docs/decisions/0070).

/** How a page works, what becomes of what a visitor writes, and what the law orders. */
const OF_THE_PORTAL: readonly (string | RegExp)[] = [
  // The choices of the basis of a screen.
  'tudo o que se sabe até hoje, mesmo de depois',
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
  'A origem não diz o valor deste empenho.',
  // A month without any of what others of the year have.
  /^(janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro): R\$ 0,00$/,
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
  // The state of a good or of a vehicle, where nobody says another.
  /, Ativo$/,
  // The column of the other sign of an additional credit.
  'O que os decretos tiraram das dotações, em valor negativo.: R$ 0,00',
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
  // The level of a row in its tree, the list that proves a part of the year, and how much of each R$ 100 it is.
  /^\/api\/avaliacao-ppa\/arvore \[\]\.nivel$/,
  /^\/api\/historia\/(entradas|saidas) \[\]\.(codigo|lista|parte)$/,
  // The day of the week, and the month, of a date that a row states.
  /^\/api\/receitas\/dia \[\]\.dia$/,
  /^\/api\/veiculos\/gastos \[\]\.mes$/,
  // The column of the other sign, which the stated value tells.
  /^\/api\/creditosadicionais\S* (content\[\]\.)?valorReduzido$/,
  // Names of codes that a row states.
  /^\/api\/convenios\/repasses \[\]\.documento$/,
  /^\/api\/legislacao\/diarios-oficiais\/publicados content\[\]\.descricaoTipo$/,
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
  /^\/api\/liquidacoes\/agenda-previsao-pagamentos content\[\]\.noOrdem$/,
  // Never empty, for clients (observed contract).
  /^\/api\/licitacoes\S* (content\[\]\.)?(dataAbertura|horarioAbertura|mostraLei\w+)$/,
  /^\/api\/servidores\S* (content\[\]\.)?vinculo$/,
  // What visitors asked, which the portal counts itself.
  /^\/api\/estatisticas/,
  // How the portal shows a group of publications, when a file was stored, and how many there are of a measurement.
  /^\/api\/obras\/medicoes \[\]\.existeImagem$/,
  /^\/api\/publicacoes\S* \S*(mostraWeb|filtrarPorExercicio)$/,
  / content\[\]\.dataArquivo$/,
  // What the portal offers of the row.
  /(permiteExcederPrestacaoContas|tem(Licitacao|Contrato)|aceitaMovimentacao|exibePonto|horarioFlexivel|idEmpenho)$/,
  /^\/empenhos\/detalhe origem$/,
]

/** The same, of one value alone: `<call> <field> <value>`. */
export const DECIDED_VALUES: readonly RegExp[] = [
  // The group of what has no code, and of what has a code that nobody named.
  /^(\/despesapornivel\/|\/api\/avaliacao-ppa\/arvore )\S* ?\S+ (NI(\.NI)*|Não informado|Sem descrição)$/,
  /^\/api\/(receitas\/fonte-recursos|historia\/\w+|renuncias\/beneficiarios) \S+ (NI|Não informado|Sem descrição)$/,
  // Sphere "otherwise F", as specified.
  /^\/despesapornivel\/:id\/:id\/E\/E \[\]\.(codigo F|descricao Fiscal)$/,
  // There is an appeal: its row says so.
  /^\/api\/licitacoes\S* (content\[\]\.)?hasRecurso S$/,
]

/** The same, of the city of one table: a value, or a text, that follows from its only row. */
export const DECIDED_OF: Readonly<Record<string, readonly RegExp[]>> = {
  // Of a commitment whose value nobody says, at least what was annulled or paid was reserved (docs/decisions/0030).
  empenho_anulacao: [
    / \S*(valorEmpenhado(Liquido)?|empenhadoPosicao)$/,
    /^Dinheiro reservado no orçamento, [^.]+\.: R\$ 0,00$/,
  ],
  pagamento: [/^100,0% do empenhado$/],
  // A tax that is all paid, or all waived.
  pagamento_tributario: [
    /^\/api\/arrecadacoes\S* \S*valorArrecadar$/,
    /^A arrecadar: R\$ 0,00 /,
    /^Pago: .+ \(100,0%\)$/,
  ],
  isencao: [/^Isento: .+ \(100,0%\)$/],
  // The last day of the month that a row is of.
  folha: [/^Dados até: 31\/01\//],
  folha_evento: [/^Dados até: 31\/01\//],
  veiculo_mes: [/^Dados até: 31\/01\//],
}

const all = [...OF_THE_PORTAL, ...SPECIFIED]
const whole = new Set(all.filter((each) => typeof each === 'string'))
const patterns = all.filter((each) => typeof each !== 'string')

export const isNeutral = (text: string): boolean => whole.has(text) || patterns.some((pattern) => pattern.test(text))
