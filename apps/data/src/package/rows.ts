// Generated from the tables by `npm run generate`: a row of each as it is written, and its
// columns in order, parents first.
// Decimals, dates and moments travel as text.

export interface Rows {
  arquivo: {
    arquivo: number
    nome: string
    tipo_conteudo: string
    tamanho: number
    sha256: string
    data: string
    data_validade?: string | null | undefined
    ativo: boolean
  }
  entidade: {
    entidade: number
    nome: string
    cnpj: string
    tipo: string
    entidade_principal?: boolean | null | undefined
    logradouro?: string | null | undefined
    bairro?: string | null | undefined
    cidade?: string | null | undefined
    uf?: string | null | undefined
    cep?: string | null | undefined
    telefone?: string | null | undefined
    email?: string | null | undefined
    site?: string | null | undefined
    horario_atendimento?: string | null | undefined
    registrado: boolean
    habilitado_portal: boolean
    brasao?: number | null | undefined
  }
  exercicio: {
    entidade: number
    exercicio: number
    aberto: boolean
    fechado: boolean
    ano_base_ppa?: number | null | undefined
    mascara_despesa?: string | null | undefined
  }
  orgao: {
    entidade: number
    exercicio: number
    orgao: string
    descricao: string
  }
  unidade: {
    entidade: number
    exercicio: number
    unidade: string
    orgao?: string | null | undefined
    descricao: string
  }
  programa: {
    entidade: number
    exercicio: number
    programa: string
    descricao: string
  }
  projeto: {
    entidade: number
    exercicio: number
    projeto: string
    descricao: string
  }
  fonte_recurso: {
    entidade: number
    exercicio: number
    fonte_recurso: string
    descricao: string
    covid?: boolean | null | undefined
  }
  dotacao: {
    entidade: number
    exercicio: number
    dotacao: number
    orgao?: string | null | undefined
    unidade?: string | null | undefined
    funcao?: string | null | undefined
    subfuncao?: string | null | undefined
    programa?: string | null | undefined
    projeto?: string | null | undefined
    natureza?: string | null | undefined
    fonte_recurso?: string | null | undefined
    esfera?: string | null | undefined
    valor_previsto?: string | null | undefined
  }
  fornecedor: {
    entidade: number
    fornecedor: number
    nome: string
    cnpj_cpf?: string | null | undefined
    logradouro?: string | null | undefined
    numero?: string | null | undefined
    bairro?: string | null | undefined
    cidade?: string | null | undefined
    uf?: string | null | undefined
    cep?: string | null | undefined
    nome_fantasia?: string | null | undefined
  }
  tipo_licitacao: {
    tipo_licitacao: number
    descricao: string
  }
  empenho: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    data?: string | null | undefined
    data_entrega?: string | null | undefined
    fornecedor?: number | null | undefined
    dotacao?: number | null | undefined
    natureza?: string | null | undefined
    especie?: string | null | undefined
    modalidade?: string | null | undefined
    no_licitacao?: number | null | undefined
    ano_licitacao?: number | null | undefined
    no_processo?: number | null | undefined
    ano_processo?: number | null | undefined
    contrato?: number | null | undefined
    ano_contrato?: number | null | undefined
    objeto_contrato?: string | null | undefined
    codigo_aplicacao?: string | null | undefined
    descricao_aplicacao?: string | null | undefined
    historico?: string | null | undefined
    valor?: string | null | undefined
    total_anulado?: string | null | undefined
    total_liquidado?: string | null | undefined
    total_pago?: string | null | undefined
    data_totais?: string | null | undefined
    covid?: boolean | null | undefined
    passagem?: boolean | null | undefined
    compra_direta?: boolean | null | undefined
    suprimento_fundos?: boolean | null | undefined
    tipo_licitacao?: number | null | undefined
    sigilo?: string | null | undefined
  }
  em_liquidacao: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    exercicio_em_liquidacao: number
    no_em_liquidacao: number
    data: string
    valor: string
    valor_estornado?: string | null | undefined
    data_estorno?: string | null | undefined
  }
  liquidacao: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    exercicio_liquidacao: number
    no_liquidacao: number
    exercicio_em_liquidacao?: number | null | undefined
    no_em_liquidacao?: number | null | undefined
    data: string
    valor: string
    data_vencimento?: string | null | undefined
    no_ordem?: number | null | undefined
    ordem_fonte_recurso?: number | null | undefined
    motivo_fora_da_ordem?: string | null | undefined
    banco?: string | null | undefined
    descricao_banco?: string | null | undefined
    agencia?: string | null | undefined
    conta?: string | null | undefined
  }
  servidor: {
    entidade: number
    matricula: number
    nome?: string | null | undefined
    cpf?: string | null | undefined
    cargo?: string | null | undefined
    lotacao?: string | null | undefined
    secretaria?: string | null | undefined
    vinculo?: string | null | undefined
    forma_investidura?: string | null | undefined
    nomeacao?: string | null | undefined
    data_admissao?: string | null | undefined
    data_demissao?: string | null | undefined
    data_fim_contrato?: string | null | undefined
    local_trabalho?: string | null | undefined
    horario_trabalho?: string | null | undefined
    cedido_para?: string | null | undefined
    tipo_aposentadoria?: string | null | undefined
    admissao_excepcional?: boolean | null | undefined
    ato?: number | null | undefined
    ano_ato?: number | null | undefined
    sistema_ato?: number | null | undefined
  }
  adiantamento: {
    entidade: number
    exercicio: number
    prestacao_contas: number
    unidade_orcamentaria: string
    exercicio_empenho: number
    empenho: number
    exercicio_liquidacao?: number | null | undefined
    no_liquidacao?: number | null | undefined
    matricula?: number | null | undefined
    data_prestacao?: string | null | undefined
    valor_documentos?: string | null | undefined
    valor_restituido?: string | null | undefined
    valor_excedido?: string | null | undefined
    empenho_excedido?: number | null | undefined
    exercicio_empenho_excedido?: number | null | undefined
  }
  aditivo: {
    entidade: number
    exercicio: number
    contrato: number
    sequencia: number
    numero_aditivo?: string | null | undefined
    data?: string | null | undefined
    data_publicacao?: string | null | undefined
    data_termino?: string | null | undefined
    valor?: string | null | undefined
    motivacao?: string | null | undefined
  }
  adjudicacao: {
    entidade: number
    exercicio: number
    exercicio_licitacao: number
    tipo_licitacao: number
    licitacao: number
    fornecedor: number
    data?: string | null | undefined
  }
  ajuda_custo: {
    entidade: number
    matricula: number
    ano_competencia: number
    mes_competencia: number
    sequencia: number
    evento?: number | null | undefined
    evento_descricao?: string | null | undefined
    data_lancamento?: string | null | undefined
    valor: string
  }
  alvara_pessoa: {
    entidade: number
    pessoa: number
    nome: string
    nome_fantasia?: string | null | undefined
    cnpj_cpf?: string | null | undefined
    logradouro?: string | null | undefined
    numero?: string | null | undefined
    bairro?: string | null | undefined
  }
  alvara: {
    entidade: number
    pessoa: number
    alvara: number
    numero_alvara?: string | null | undefined
    tipo_documento?: string | null | undefined
    atividade_principal?: string | null | undefined
    area_utilizada?: string | null | undefined
    data_validade?: string | null | undefined
    arquivo?: number | null | undefined
  }
  anexo: {
    entidade: number
    origem: string
    chave: string
    ordem: number
    arquivo: number
    tipo_anexo?: string | null | undefined
    numero?: string | null | undefined
    ano?: number | null | undefined
  }
  audiencia_publica: {
    entidade: number
    exercicio: number
    audiencia: number
    natureza: string
    tipo: number
    data: string
    local?: string | null | undefined
    chamamento?: string | null | undefined
    indicativo?: number | null | undefined
    data_envio?: string | null | undefined
    data_cadastro?: string | null | undefined
    numero_lei?: string | null | undefined
    data_lei?: string | null | undefined
    data_publicacao_lei?: string | null | undefined
    veiculo_publicacao?: string | null | undefined
  }
  autorizacao: {
    entidade: number
    exercicio: number
    numero_requisicao: number
    exercicio_licitacao?: number | null | undefined
    tipo_licitacao?: number | null | undefined
    licitacao?: number | null | undefined
    fornecedor?: number | null | undefined
    numero_nad?: number | null | undefined
    exercicio_nad?: number | null | undefined
    data_nad?: string | null | undefined
    exercicio_empenho?: number | null | undefined
    unidade_orcamentaria?: string | null | undefined
    empenho?: number | null | undefined
    valor?: string | null | undefined
  }
  tipo_incorporacao: {
    entidade: number
    tipo_incorporacao: number
    descricao: string
  }
  local_bem: {
    entidade: number
    local_bem: number
    descricao: string
    descricao_nivel: string
    local_superior?: number | null | undefined
  }
  bem: {
    entidade: number
    tipo: string
    bem: number
    chapa?: number | null | undefined
    descricao: string
    tipo_incorporacao?: number | null | undefined
    data_aquisicao?: string | null | undefined
    valor_aquisicao?: string | null | undefined
    valor_atual?: string | null | undefined
    nota_fiscal?: string | null | undefined
    numero_frota?: number | null | undefined
    local_bem?: number | null | undefined
    baixado?: boolean | null | undefined
    data_baixa?: string | null | undefined
    tipo_baixa?: string | null | undefined
    justificativa?: string | null | undefined
  }
  bem_comodato: {
    entidade: number
    tipo: string
    bem: number
    codigo?: number | null | undefined
    local?: string | null | undefined
    data_inicio?: string | null | undefined
    data_fim?: string | null | undefined
    descricao?: string | null | undefined
  }
  bem_empenho: {
    entidade: number
    tipo: string
    bem: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    valor?: string | null | undefined
  }
  bem_imovel: {
    entidade: number
    tipo: string
    bem: number
    matricula?: string | null | undefined
    data_matricula?: string | null | undefined
    logradouro?: string | null | undefined
    numero?: string | null | undefined
    complemento?: string | null | undefined
    bairro?: string | null | undefined
    cidade?: string | null | undefined
    cep?: string | null | undefined
  }
  contribuinte: {
    entidade: number
    contribuinte: number
    nome: string
    cnpj_cpf?: string | null | undefined
  }
  cadastro_tributario: {
    entidade: number
    cadastro: number
    tipo: string
    contribuinte: number
    bairro?: string | null | undefined
    logradouro?: string | null | undefined
    setor?: string | null | undefined
    quadra?: string | null | undefined
    lote?: string | null | undefined
  }
  cargo: {
    entidade: number
    cargo: number
    descricao: string
    tipo?: string | null | undefined
    quadro_salarial?: number | null | undefined
    descricao_quadro?: string | null | undefined
    grupo_ocupacional?: number | null | undefined
    descricao_grupo?: string | null | undefined
    nivel?: number | null | undefined
    descricao_nivel?: string | null | undefined
    vagas?: number | null | undefined
    numero_ato?: number | null | undefined
    ano_ato?: number | null | undefined
  }
  cargo_faixa: {
    entidade: number
    cargo: number
    faixa: number
    descricao: string
    valor?: string | null | undefined
    valor_gratificacao?: string | null | undefined
    inicio_validade?: string | null | undefined
  }
  carta_servico: {
    entidade: number
    servico: number
    titulo: string
    descricao: string
    publico?: string | null | undefined
    documentos?: string | null | undefined
    etapas?: string | null | undefined
    prazo?: string | null | undefined
    forma?: string | null | undefined
    reclamacao?: string | null | undefined
    link?: string | null | undefined
  }
  cedencia: {
    entidade: number
    cedencia: number
    tipo_movimentacao: number
    matricula?: number | null | undefined
    nome: string
    tipo?: string | null | undefined
    cargo?: string | null | undefined
    local?: string | null | undefined
    numero_ato?: number | null | undefined
    ano_ato?: number | null | undefined
    tipo_ato?: string | null | undefined
    data_inicio?: string | null | undefined
    data_fim?: string | null | undefined
  }
  centro_custo: {
    entidade: number
    centro_custo: number
    descricao: string
    orgao?: string | null | undefined
  }
  certidao_entidade: {
    entidade: number
    certidao: number
    nome: string
    data_validade?: string | null | undefined
    ativo: boolean
    arquivo: number
  }
  concurso: {
    entidade: number
    concurso: number
    edital: string
    tipo?: string | null | undefined
    objeto?: string | null | undefined
    data_publicacao?: string | null | undefined
    data_homologacao?: string | null | undefined
    validade?: string | null | undefined
    situacao?: string | null | undefined
  }
  concurso_classificado: {
    entidade: number
    concurso: number
    cargo: string
    classificacao: number
    nome: string
    situacao?: string | null | undefined
    data_nomeacao?: string | null | undefined
  }
  configuracao: {
    entidade: number
    cor: string
    imagem?: number | null | undefined
    selo?: number | null | undefined
    selo_data_avaliacao?: string | null | undefined
    selo_processo_tce?: string | null | undefined
    selo_nota_obtida?: string | null | undefined
    aviso?: string | null | undefined
  }
  conselho: {
    entidade: number
    conselho: number
    nome: string
    finalidade?: string | null | undefined
    data_inicial?: string | null | undefined
    data_final?: string | null | undefined
    local?: string | null | undefined
    dias?: string | null | undefined
    email?: string | null | undefined
    telefone?: string | null | undefined
  }
  conselheiro: {
    entidade: number
    conselho: number
    conselheiro: number
    nome: string
    funcao?: string | null | undefined
    representa?: string | null | undefined
    status?: string | null | undefined
  }
  conselho_reuniao: {
    entidade: number
    conselho: number
    reuniao: number
    data: string
    horario?: string | null | undefined
    local?: string | null | undefined
    arquivo?: number | null | undefined
  }
  conta_bancaria: {
    entidade: number
    conta: number
    descricao: string
    banco?: string | null | undefined
    descricao_banco?: string | null | undefined
    agencia?: string | null | undefined
    numero?: string | null | undefined
  }
  contato: {
    entidade: number
    contato: number
    nome: string
    cargo?: string | null | undefined
    email?: string | null | undefined
    telefone?: string | null | undefined
  }
  contato_covid: {
    entidade: number
    contato: number
    nome: string
    descricao?: string | null | undefined
    telefone?: string | null | undefined
    email?: string | null | undefined
    endereco?: string | null | undefined
    horario_atendimento?: string | null | undefined
  }
  tipo_ato_contrato: {
    tipo_ato: number
    descricao: string
  }
  tipo_contrato: {
    sigla: string
    descricao: string
  }
  contrato: {
    entidade: number
    exercicio: number
    contrato: number
    numero_contrato?: number | null | undefined
    numero_texto?: string | null | undefined
    tipo_ato: number
    tipo_contrato?: string | null | undefined
    fornecedor?: number | null | undefined
    entidade_licitacao?: number | null | undefined
    exercicio_licitacao?: number | null | undefined
    tipo_licitacao?: number | null | undefined
    licitacao?: number | null | undefined
    no_processo?: number | null | undefined
    ano_processo?: number | null | undefined
    objeto?: string | null | undefined
    data_assinatura?: string | null | undefined
    data_publicacao?: string | null | undefined
    inicio_vigencia?: string | null | undefined
    termino_vigencia?: string | null | undefined
    valor?: string | null | undefined
    situacao?: string | null | undefined
    data_inicio_suspensao?: string | null | undefined
    data_fim_suspensao?: string | null | undefined
    motivo_suspensao?: string | null | undefined
    rateio?: boolean | null | undefined
    covid?: boolean | null | undefined
    motivo_excesso?: string | null | undefined
    numero_pncp?: string | null | undefined
  }
  contrato_fiscal: {
    entidade: number
    exercicio: number
    contrato: number
    sequencia: number
    ocupante: string
    cargo?: string | null | undefined
    ato_designacao?: string | null | undefined
    data_inicio?: string | null | undefined
    data_termino?: string | null | undefined
  }
  situacao_convenio: {
    entidade: number
    situacao: number
    descricao: string
  }
  convenio: {
    entidade: number
    convenio: number
    numero: number
    ano: number
    tipo: string
    nome: string
    cnpj_cpf?: string | null | undefined
    objeto?: string | null | undefined
    justificativa?: string | null | undefined
    situacao?: number | null | undefined
    data_celebracao?: string | null | undefined
    data_inicio_vigencia?: string | null | undefined
    data_fim_vigencia?: string | null | undefined
    parcelas?: number | null | undefined
    valor?: string | null | undefined
    valor_contrapartida?: string | null | undefined
    fonte_recurso?: string | null | undefined
    link_gov?: string | null | undefined
  }
  convenio_aditivo: {
    entidade: number
    convenio: number
    ano: number
    numero: number
    data_termo?: string | null | undefined
    tipo?: string | null | undefined
    descricao?: string | null | undefined
    valor?: string | null | undefined
    valor_contrapartida?: string | null | undefined
    data_fim_vigencia?: string | null | undefined
    data_publicacao?: string | null | undefined
    numero_edicao?: number | null | undefined
    ano_edicao?: number | null | undefined
  }
  convenio_empenho: {
    entidade: number
    convenio: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
  }
  convenio_receita: {
    entidade: number
    convenio: number
    exercicio: number
    lancamento: number
  }
  credito_adicional: {
    entidade: number
    exercicio: number
    dotacao: number
    sequencia: number
    data: string
    valor: string
    tipo?: string | null | undefined
    id_decreto?: number | null | undefined
    decreto?: string | null | undefined
  }
  tipo_objetivo_diaria: {
    entidade: number
    tipo_objetivo: number
    descricao: string
  }
  diaria: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    no_liquidacao: number
    entidade_empenho: number
    exercicio_empenho: number
    matricula?: number | null | undefined
    nome: string
    cargo?: string | null | undefined
    secretaria?: string | null | undefined
    lotacao?: string | null | undefined
    data_saida?: string | null | undefined
    hora_saida?: string | null | undefined
    data_retorno?: string | null | undefined
    destino?: string | null | undefined
    meio_transporte?: string | null | undefined
    motivo?: string | null | undefined
    tipo_objetivo?: number | null | undefined
    no_processo?: number | null | undefined
    ano_processo?: number | null | undefined
    no_ato?: string | null | undefined
    data_ato?: string | null | undefined
    quantidade?: string | null | undefined
    valor_unitario?: string | null | undefined
    valor?: string | null | undefined
    valor_anulado?: string | null | undefined
    quantidade_anulada?: string | null | undefined
    valor_hospedagem?: string | null | undefined
    valor_evento?: string | null | undefined
    valor_passagem?: string | null | undefined
    situacao_cancelamento?: string | null | undefined
  }
  diario_oficial: {
    entidade: number
    edicao: number
    ano: number
    tipo: string
    descricao: string
    publicado_em: string
    publicado_por?: string | null | undefined
    assinado_por?: string | null | undefined
    arquivo: number
  }
  natureza_receita: {
    entidade: number
    exercicio: number
    receita: string
    descricao: string
  }
  lancamento_tributario: {
    entidade: number
    exercicio: number
    guia: number
    receita: string
    cadastro?: number | null | undefined
    data: string
    vencimento?: string | null | undefined
    valor: string
  }
  divida_ativa: {
    entidade: number
    exercicio: number
    divida: number
    data: string
    contribuinte: number
    cadastro?: number | null | undefined
    descricao?: string | null | undefined
    exercicio_guia?: number | null | undefined
    guia?: number | null | undefined
    situacao_legal?: string | null | undefined
    condicao?: string | null | undefined
    valor: string
  }
  divida_ativa_movimento: {
    entidade: number
    exercicio: number
    divida: number
    sequencia: number
    data: string
    tipo: string
    valor: string
  }
  documento_orcamento: {
    entidade: number
    documento: number
    tipo: string
    ano: number
    ordem: number
    descricao: string
    resumo?: string | null | undefined
    arquivo?: number | null | undefined
    link?: string | null | undefined
  }
  documento_saude: {
    entidade: number
    documento: number
    nome: string
    arquivo: number
  }
  empenho_anulacao: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    sequencia: number
    data: string
    valor: string
    motivo?: string | null | undefined
  }
  empenho_item: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    ordem: number
    especificacao: string
    quantidade?: string | null | undefined
    unidade?: string | null | undefined
    valor_unitario?: string | null | undefined
    valor_total?: string | null | undefined
  }
  escala_profissional: {
    entidade: number
    escala: number
    nome: string
    arquivo: number
  }
  escopo_lei: {
    entidade: number
    escopo: number
    descricao: string
  }
  estagiario: {
    entidade: number
    codigo: number
    nome: string
    cargo?: string | null | undefined
    lotacao?: string | null | undefined
    inicio_contrato?: string | null | undefined
    termino_contrato?: string | null | undefined
    horario_trabalho?: string | null | undefined
    local_trabalho?: string | null | undefined
    horas_semanais?: string | null | undefined
    valor?: string | null | undefined
    menor_de_idade?: boolean | null | undefined
  }
  estagiario_folha: {
    entidade: number
    codigo: number
    exercicio: number
    mes: number
    vencimentos?: string | null | undefined
    descontos?: string | null | undefined
  }
  item_estoque: {
    entidade: number
    item: number
    descricao: string
    unidade?: string | null | undefined
    medicamento?: boolean | null | undefined
    apresentacao?: string | null | undefined
  }
  estoque: {
    entidade: number
    exercicio: number
    movimento: number
    tipo: string
    data: string
    centro_custo: number
    item: number
    numero?: number | null | undefined
    numero_nota?: string | null | undefined
    quantidade: string
    valor_unitario?: string | null | undefined
    valor_total?: string | null | undefined
    fornecedor?: number | null | undefined
    centro_custo_consumo?: number | null | undefined
  }
  evento_folha: {
    entidade: number
    evento: number
    descricao?: string | null | undefined
    tipo: string
    categoria?: string | null | undefined
  }
  fila_saude: {
    entidade: number
    fila: number
    nome: string
    criterio?: string | null | undefined
    data_posicao?: string | null | undefined
  }
  fila_saude_paciente: {
    entidade: number
    fila: number
    ordem: number
    cns?: string | null | undefined
    prioridade?: string | null | undefined
    especialidade?: string | null | undefined
    tipo_atendimento?: string | null | undefined
    data_entrada?: string | null | undefined
    status?: string | null | undefined
  }
  lotacao: {
    entidade: number
    lotacao: number
    descricao: string
    secretaria?: string | null | undefined
  }
  folha: {
    entidade: number
    exercicio: number
    mes: number
    matricula: number
    nome?: string | null | undefined
    situacao?: string | null | undefined
    inativo: boolean
    natureza?: string | null | undefined
    classe?: string | null | undefined
    codigo_cargo?: number | null | undefined
    codigo_lotacao?: number | null | undefined
    unidade_orcamentaria?: string | null | undefined
    faixa?: number | null | undefined
    horas_semanais?: string | null | undefined
    salario_base?: string | null | undefined
    vencimentos?: string | null | undefined
    outros_proventos?: string | null | undefined
    redutor_constitucional?: string | null | undefined
    descontos?: string | null | undefined
  }
  folha_evento: {
    entidade: number
    exercicio: number
    mes: number
    matricula: number
    tipo_folha: number
    evento: number
    referencia?: string | null | undefined
    valor: string
  }
  funcao: {
    entidade: number
    funcao: string
    descricao: string
  }
  funcao_gratificada: {
    entidade: number
    funcao: number
    descricao: string
    vagas?: number | null | undefined
    ocupadas?: number | null | undefined
    valor?: string | null | undefined
    tipo_remuneracao?: string | null | undefined
  }
  glossario: {
    entidade: number
    termo: number
    topico: string
    descricao: string
  }
  homologacao: {
    entidade: number
    exercicio: number
    exercicio_licitacao: number
    tipo_licitacao: number
    licitacao: number
    fornecedor: number
    data?: string | null | undefined
  }
  horario_flexivel: {
    entidade: number
    matricula: number
    dia: number
    entrada1?: string | null | undefined
    saida1?: string | null | undefined
    entrada2?: string | null | undefined
    saida2?: string | null | undefined
    entrada3?: string | null | undefined
    saida3?: string | null | undefined
    entrada4?: string | null | undefined
    saida4?: string | null | undefined
  }
  renuncia: {
    entidade: number
    exercicio: number
    renuncia: number
    tipo: string
    receita: string
    base_legal?: string | null | undefined
    finalidade?: string | null | undefined
    valor_previsto?: string | null | undefined
    compensacao?: string | null | undefined
  }
  isencao: {
    entidade: number
    exercicio: number
    guia: number
    renuncia: number
    data: string
    valor: string
  }
  lancamento_receita: {
    entidade: number
    exercicio: number
    lancamento: number
    data: string
    receita: string
    fonte_recurso?: string | null | undefined
    tipo: string
    conta?: number | null | undefined
    historico?: string | null | undefined
    valor: string
    lancamento_estornado?: number | null | undefined
  }
  tipo_documento_legal: {
    entidade: number
    tipo: number
    descricao: string
  }
  natureza_lei: {
    entidade: number
    natureza: number
    descricao: string
  }
  lei_ato: {
    entidade: number
    lei: number
    numero?: number | null | undefined
    numero_texto?: string | null | undefined
    ano: number
    tipo: number
    natureza: number
    escopo?: number | null | undefined
    aba: string
    covid?: boolean | null | undefined
    sistema: number
    tabela: string
    data?: string | null | undefined
    sumula?: string | null | undefined
  }
  lei_publicacao: {
    entidade: number
    lei: number
    sequencia: number
    descricao: string
    data_publicacao?: string | null | undefined
    pagina?: number | null | undefined
    numero_edicao?: number | null | undefined
    ano_edicao?: number | null | undefined
  }
  lei_vinculada: {
    entidade: number
    lei: number
    vinculada: number
    relacao: string
  }
  licitacao: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    numero_licitacao?: number | null | undefined
    numero_texto?: string | null | undefined
    natureza?: string | null | undefined
    situacao?: string | null | undefined
    no_processo?: number | null | undefined
    ano_processo?: number | null | undefined
    protocolo?: number | null | undefined
    ano_protocolo?: number | null | undefined
    data_publicacao?: string | null | undefined
    data_abertura?: string | null | undefined
    horario_abertura?: string | null | undefined
    valor_maximo?: string | null | undefined
    objeto?: string | null | undefined
    observacao?: string | null | undefined
    forma_apuracao?: string | null | undefined
    tipo_participacao?: string | null | undefined
    lei_14133?: boolean | null | undefined
    covid?: boolean | null | undefined
    numero_pncp?: string | null | undefined
    sala_online?: string | null | undefined
  }
  licitacao_ata: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    ata: number
    tipo_ata: string
    numero_ata?: string | null | undefined
    data?: string | null | undefined
    exercicio_contrato?: number | null | undefined
    contrato?: number | null | undefined
  }
  licitacao_certidao: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    fornecedor: number
    sequencia: number
    tipo_certidao: string
    numero_documento?: string | null | undefined
    data_emissao?: string | null | undefined
    data_validade?: string | null | undefined
  }
  licitacao_cotacao: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    fornecedor: number
    data?: string | null | undefined
    valor?: string | null | undefined
  }
  licitacao_item: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    lote: number
    item: number
    especificacao: string
    unidade?: string | null | undefined
    quantidade?: string | null | undefined
    valor_maximo?: string | null | undefined
    fornecedor?: number | null | undefined
    valor_unitario?: string | null | undefined
    valor_total?: string | null | undefined
  }
  licitacao_midia: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    sequencia: number
    descricao: string
    endereco: string
  }
  licitacao_parecer: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    sequencia: number
    data?: string | null | undefined
    responsavel?: string | null | undefined
    tipo_parecer?: string | null | undefined
  }
  licitacao_participante: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    fornecedor: number
    data_proposta?: string | null | undefined
    valor_proposta?: string | null | undefined
    situacao?: string | null | undefined
  }
  licitacao_publicacao: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    sequencia: number
    orgao_publicacao?: string | null | undefined
    data_publicacao?: string | null | undefined
    tipo_publicacao?: string | null | undefined
  }
  licitacao_recurso: {
    entidade: number
    exercicio: number
    tipo_licitacao: number
    licitacao: number
    sequencia: number
    tipo: string
    data?: string | null | undefined
    numero_protocolo?: string | null | undefined
    data_protocolo?: string | null | undefined
    analise?: string | null | undefined
  }
  link_util: {
    entidade: number
    numero: number
    tipo: number
    descricao: string
    link: string
    ativo: boolean
  }
  liquidacao_documento: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    exercicio_liquidacao: number
    no_liquidacao: number
    ordem: number
    descricao?: string | null | undefined
    no_documento?: string | null | undefined
    data?: string | null | undefined
    valor?: string | null | undefined
    valor_estornado?: string | null | undefined
    tipo_documento?: number | null | undefined
    chave_acesso?: string | null | undefined
  }
  liquidacao_estorno: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    exercicio_liquidacao: number
    no_liquidacao: number
    sequencia: number
    data: string
    valor: string
    motivo?: string | null | undefined
  }
  medida_covid: {
    entidade: number
    medida: number
    data: string
    titulo: string
    descricao: string
    link?: string | null | undefined
  }
  menu: {
    entidade: number
    exercicio: number
    menu: number
    menu_pai?: number | null | undefined
    ordem: number
    titulo: string
    subtitulo: string
    rota?: string | null | undefined
    link?: string | null | undefined
    url_auxiliar?: string | null | undefined
    imagem?: string | null | undefined
    atalho?: string | null | undefined
  }
  meta_fisica: {
    entidade: number
    exercicio: number
    projeto: string
    unidade: string
    funcao: string
    programa: string
    produto?: string | null | undefined
    unidade_medida?: string | null | undefined
    quantidade_prevista?: string | null | undefined
    quantidade_realizada?: string | null | undefined
  }
  veiculo: {
    entidade: number
    veiculo: number
    chapa?: number | null | undefined
    descricao: string
    letra_placa?: string | null | undefined
    numero_placa?: string | null | undefined
    chassi?: string | null | undefined
    renavan?: string | null | undefined
    combustivel?: string | null | undefined
    tipo_medidor?: number | null | undefined
    centro_custo?: number | null | undefined
  }
  movimento_garagem: {
    entidade: number
    exercicio: number
    numero: number
    veiculo: number
    data_saida: string
    hora_saida?: string | null | undefined
    data_retorno?: string | null | undefined
    hora_retorno?: string | null | undefined
    destino?: string | null | undefined
    complemento_destino?: string | null | undefined
    solicitante?: string | null | undefined
    justificativa?: string | null | undefined
    motivo?: string | null | undefined
    complemento_motivo?: string | null | undefined
    medidor_saida?: string | null | undefined
    medidor_retorno?: string | null | undefined
    km_previsto?: string | null | undefined
    motorista?: string | null | undefined
    observacao?: string | null | undefined
  }
  natureza_despesa: {
    entidade: number
    natureza: string
    descricao: string
  }
  nota_explicativa: {
    entidade: number
    nota: number
    rota: string
    texto: string
  }
  nota_extraorcamentaria: {
    entidade: number
    exercicio: number
    no_extraorcamentario: number
    data: string
    vencimento?: string | null | undefined
    fornecedor?: number | null | undefined
    fonte_recurso?: string | null | undefined
    valor: string
    historico?: string | null | undefined
    complemento?: string | null | undefined
  }
  nota_extraorcamentaria_item: {
    entidade: number
    exercicio: number
    no_extraorcamentario: number
    ordem: number
    item?: string | null | undefined
    especificacao: string
    quantidade?: string | null | undefined
    unidade?: string | null | undefined
    valor_unitario?: string | null | undefined
    valor_total?: string | null | undefined
  }
  notificacao: {
    entidade: number
    exercicio: number
    notificacao: number
    rota: string
    titulo: string
    descricao: string
    arquivo?: number | null | undefined
  }
  objetivo_estrategico: {
    entidade: number
    ano_base_ppa: number
    obj_codigo: number
    descricao: string
  }
  situacao_obra: {
    entidade: number
    situacao: number
    descricao: string
  }
  obra: {
    entidade: number
    ano: number
    ordem_servico: number
    bem?: string | null | undefined
    descricao: string
    objeto?: string | null | undefined
    empresa?: string | null | undefined
    cnpj_cpf?: string | null | undefined
    data?: string | null | undefined
    data_prevista?: string | null | undefined
    data_conclusao?: string | null | undefined
    valor?: string | null | undefined
    situacao?: number | null | undefined
    ano_contrato?: number | null | undefined
    contrato?: number | null | undefined
    valor_contrato?: string | null | undefined
  }
  obra_medicao: {
    entidade: number
    ano: number
    ordem_servico: number
    sequencia: number
    aditivo?: string | null | undefined
    data: string
    tipo_acompanhamento?: string | null | undefined
    percentual?: string | null | undefined
    arquivo?: number | null | undefined
  }
  obra_paralisacao: {
    entidade: number
    ano: number
    ordem_servico: number
    sequencia: number
    data_inicio: string
    data_fim?: string | null | undefined
    data_prevista?: string | null | undefined
    motivo?: string | null | undefined
    responsavel?: string | null | undefined
  }
  obra_planilha: {
    entidade: number
    ano: number
    ordem_servico: number
    sequencia: number
    responsavel?: string | null | undefined
    valor_total?: string | null | undefined
    data_base?: string | null | undefined
    tipo?: string | null | undefined
    arquivo?: number | null | undefined
  }
  obra_servico: {
    entidade: number
    ano: number
    ordem_servico: number
    sequencia: number
    descricao: string
    unidade?: string | null | undefined
    quantidade?: string | null | undefined
    quantidade_executada?: string | null | undefined
    valor_unitario?: string | null | undefined
  }
  organograma: {
    entidade: number
    item: number
    item_pai?: number | null | undefined
    descricao: string
    resumo?: string | null | undefined
    link?: string | null | undefined
    arquivo?: number | null | undefined
  }
  pagamento: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    exercicio_pagamento: number
    no_pagamento: number
    exercicio_liquidacao?: number | null | undefined
    no_liquidacao?: number | null | undefined
    data: string
    valor: string
    valor_retido?: string | null | undefined
    banco?: string | null | undefined
    agencia?: string | null | undefined
    conta?: string | null | undefined
    tipo_documento?: string | null | undefined
    nro_documento?: string | null | undefined
  }
  pagamento_tributario: {
    entidade: number
    exercicio: number
    guia: number
    sequencia: number
    data: string
    valor: string
  }
  parametro: {
    entidade: number
    exercicio: number
    parametro: number
    valor: string
  }
  pensao: {
    entidade: number
    matricula: number
    tipo_beneficio?: string | null | undefined
    percentual_beneficio?: string | null | undefined
    origem?: string | null | undefined
    cargo_origem?: string | null | undefined
    entidade_origem?: number | null | undefined
  }
  pergunta_frequente: {
    entidade: number
    numero: number
    pergunta: string
    resposta: string
  }
  permuta: {
    entidade: number
    protocolo: number
    matricula?: number | null | undefined
    nome: string
    cargo?: string | null | undefined
    lotacao_atual?: string | null | undefined
    lotacao_desejada?: string | null | undefined
    data_solicitacao?: string | null | undefined
  }
  populacao: {
    entidade: number
    ano: number
    habitantes: number
  }
  previsao_receita: {
    entidade: number
    exercicio: number
    receita: string
    fonte_recurso: string
    valor_previsto?: string | null | undefined
    valor_deducao?: string | null | undefined
  }
  previsao_receita_atualizacao: {
    entidade: number
    exercicio: number
    receita: string
    fonte_recurso: string
    sequencia: number
    data: string
    valor: string
    ato?: string | null | undefined
  }
  protecao: {
    entidade: number
    protecao: number
    efeito: string
    tipo: string
    valor: string
    base: string
    desde?: string | null | undefined
    decidido_por: string
    decidido_em: string
  }
  publicacao_grupo: {
    entidade: number
    grupo: number
    descricao: string
    por_exercicio: boolean
  }
  publicacao_subgrupo: {
    entidade: number
    grupo: number
    subgrupo: number
    ordem: number
    descricao: string
  }
  publicacao: {
    entidade: number
    publicacao: number
    grupo: number
    subgrupo: number
    ano: number
    tipo_periodo?: number | null | undefined
    descricao: string
    resumo?: string | null | undefined
    arquivo?: number | null | undefined
    link?: string | null | undefined
  }
  registro_ponto: {
    entidade: number
    matricula: number
    data: string
    registros?: string | null | undefined
    observacao?: string | null | undefined
  }
  repasse: {
    entidade: number
    exercicio: number
    conta: string
    conta_corrente: number
    tipo: string
    descricao: string
    entidade_outra?: number | null | undefined
  }
  repasse_lancamento: {
    entidade: number
    exercicio: number
    conta: string
    conta_corrente: number
    tipo: string
    sequencia: number
    data: string
    local?: string | null | undefined
    valor: string
  }
  responsavel_lai: {
    entidade: number
    responsavel: number
    nome: string
    email?: string | null | undefined
    telefone?: string | null | undefined
  }
  retencao: {
    entidade: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
    exercicio_liquidacao: number
    no_liquidacao: number
    sequencia: number
    descricao?: string | null | undefined
    data: string
    valor: string
    valor_estornado?: string | null | undefined
    data_estorno?: string | null | undefined
  }
  sic_fisico: {
    entidade: number
    mensagem?: string | null | undefined
    mensagem_consulta?: string | null | undefined
    arquivo?: number | null | undefined
  }
  subfuncao: {
    entidade: number
    subfuncao: string
    descricao: string
  }
  tipo_subvencao: {
    entidade: number
    tipo: number
    descricao: string
  }
  subvencao: {
    entidade: number
    ano: number
    subvencao: number
    tipo: number
    orgao?: string | null | undefined
    numero_sit?: string | null | undefined
    nome: string
    cnpj_cpf?: string | null | undefined
    objeto?: string | null | undefined
    data_publicacao?: string | null | undefined
    veiculo_publicacao?: string | null | undefined
    numero_edicao?: number | null | undefined
    data_celebracao?: string | null | undefined
    data_inicio?: string | null | undefined
    data_vencimento?: string | null | undefined
    valor_previsto?: string | null | undefined
    licitacoes?: string | null | undefined
    chave_autenticacao?: string | null | undefined
  }
  subvencao_aditivo: {
    entidade: number
    ano: number
    subvencao: number
    ano_aditivo: number
    numero_aditivo: number
    tipo?: string | null | undefined
    descricao?: string | null | undefined
    data_termo?: string | null | undefined
    data_fim_vigencia?: string | null | undefined
    data_publicacao?: string | null | undefined
    numero_edicao?: number | null | undefined
    ano_edicao?: number | null | undefined
    valor?: string | null | undefined
    valor_contrapartida?: string | null | undefined
  }
  subvencao_empenho: {
    entidade: number
    ano: number
    subvencao: number
    exercicio: number
    unidade_orcamentaria: string
    empenho: number
  }
  subvencao_prestacao: {
    entidade: number
    ano: number
    subvencao: number
    sequencia: number
    tipo?: string | null | undefined
    periodo?: string | null | undefined
    data_prevista?: string | null | undefined
    data_prazo?: string | null | undefined
    data?: string | null | undefined
    exercicio_empenho?: number | null | undefined
    unidade_orcamentaria?: string | null | undefined
    empenho?: number | null | undefined
    no_liquidacao?: number | null | undefined
    valor_documentos?: string | null | undefined
    valor_restituido?: string | null | undefined
    matricula?: number | null | undefined
    exercicio_prestacao?: number | null | undefined
    prestacao_contas?: number | null | undefined
  }
  subvencao_remuneracao: {
    entidade: number
    ano: number
    subvencao: number
    sequencia: number
    funcao: string
    carga_horaria?: string | null | undefined
    remuneracao?: string | null | undefined
    periodo?: string | null | undefined
    valor_total?: string | null | undefined
  }
  terceirizado: {
    entidade: number
    terceirizado: number
    nome: string
    funcao?: string | null | undefined
    empresa?: string | null | undefined
    cnpj?: string | null | undefined
    contrato?: number | null | undefined
    ano_contrato?: number | null | undefined
    local_trabalho?: string | null | undefined
    data_inicio?: string | null | undefined
    data_fim?: string | null | undefined
  }
  texto_atendimento: {
    entidade: number
    texto: number
    valor: string
  }
  veiculo_gasto: {
    entidade: number
    veiculo: number
    exercicio: number
    numero: number
    tipo: string
    data: string
    item?: string | null | undefined
    km_anterior?: string | null | undefined
    km_atual?: string | null | undefined
    media_combustivel?: string | null | undefined
    quantidade?: string | null | undefined
    valor?: string | null | undefined
    valor_total?: string | null | undefined
  }
  veiculo_mes: {
    entidade: number
    veiculo: number
    exercicio: number
    mes: number
    percorrido?: string | null | undefined
    observacao?: string | null | undefined
  }
}

export type TableName = keyof Rows

export const COLUMNS = {
  arquivo: [
    'arquivo', 'nome', 'tipo_conteudo', 'tamanho', 'sha256', 'data', 'data_validade', 'ativo',
  ],
  entidade: [
    'entidade', 'nome', 'cnpj', 'tipo', 'entidade_principal', 'logradouro', 'bairro', 'cidade', 'uf', 'cep', 'telefone',
    'email', 'site', 'horario_atendimento', 'registrado', 'habilitado_portal', 'brasao',
  ],
  exercicio: [
    'entidade', 'exercicio', 'aberto', 'fechado', 'ano_base_ppa', 'mascara_despesa',
  ],
  orgao: [
    'entidade', 'exercicio', 'orgao', 'descricao',
  ],
  unidade: [
    'entidade', 'exercicio', 'unidade', 'orgao', 'descricao',
  ],
  programa: [
    'entidade', 'exercicio', 'programa', 'descricao',
  ],
  projeto: [
    'entidade', 'exercicio', 'projeto', 'descricao',
  ],
  fonte_recurso: [
    'entidade', 'exercicio', 'fonte_recurso', 'descricao', 'covid',
  ],
  dotacao: [
    'entidade', 'exercicio', 'dotacao', 'orgao', 'unidade', 'funcao', 'subfuncao', 'programa', 'projeto', 'natureza',
    'fonte_recurso', 'esfera', 'valor_previsto',
  ],
  fornecedor: [
    'entidade', 'fornecedor', 'nome', 'cnpj_cpf', 'logradouro', 'numero', 'bairro', 'cidade', 'uf', 'cep',
    'nome_fantasia',
  ],
  tipo_licitacao: [
    'tipo_licitacao', 'descricao',
  ],
  empenho: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'data', 'data_entrega', 'fornecedor', 'dotacao',
    'natureza', 'especie', 'modalidade', 'no_licitacao', 'ano_licitacao', 'no_processo', 'ano_processo', 'contrato',
    'ano_contrato', 'objeto_contrato', 'codigo_aplicacao', 'descricao_aplicacao', 'historico', 'valor', 'total_anulado',
    'total_liquidado', 'total_pago', 'data_totais', 'covid', 'passagem', 'compra_direta', 'suprimento_fundos',
    'tipo_licitacao', 'sigilo',
  ],
  em_liquidacao: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'exercicio_em_liquidacao', 'no_em_liquidacao', 'data',
    'valor', 'valor_estornado', 'data_estorno',
  ],
  liquidacao: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'exercicio_liquidacao', 'no_liquidacao',
    'exercicio_em_liquidacao', 'no_em_liquidacao', 'data', 'valor', 'data_vencimento', 'no_ordem',
    'ordem_fonte_recurso', 'motivo_fora_da_ordem', 'banco', 'descricao_banco', 'agencia', 'conta',
  ],
  servidor: [
    'entidade', 'matricula', 'nome', 'cpf', 'cargo', 'lotacao', 'secretaria', 'vinculo', 'forma_investidura',
    'nomeacao', 'data_admissao', 'data_demissao', 'data_fim_contrato', 'local_trabalho', 'horario_trabalho',
    'cedido_para', 'tipo_aposentadoria', 'admissao_excepcional', 'ato', 'ano_ato', 'sistema_ato',
  ],
  adiantamento: [
    'entidade', 'exercicio', 'prestacao_contas', 'unidade_orcamentaria', 'exercicio_empenho', 'empenho',
    'exercicio_liquidacao', 'no_liquidacao', 'matricula', 'data_prestacao', 'valor_documentos', 'valor_restituido',
    'valor_excedido', 'empenho_excedido', 'exercicio_empenho_excedido',
  ],
  aditivo: [
    'entidade', 'exercicio', 'contrato', 'sequencia', 'numero_aditivo', 'data', 'data_publicacao', 'data_termino',
    'valor', 'motivacao',
  ],
  adjudicacao: [
    'entidade', 'exercicio', 'exercicio_licitacao', 'tipo_licitacao', 'licitacao', 'fornecedor', 'data',
  ],
  ajuda_custo: [
    'entidade', 'matricula', 'ano_competencia', 'mes_competencia', 'sequencia', 'evento', 'evento_descricao',
    'data_lancamento', 'valor',
  ],
  alvara_pessoa: [
    'entidade', 'pessoa', 'nome', 'nome_fantasia', 'cnpj_cpf', 'logradouro', 'numero', 'bairro',
  ],
  alvara: [
    'entidade', 'pessoa', 'alvara', 'numero_alvara', 'tipo_documento', 'atividade_principal', 'area_utilizada',
    'data_validade', 'arquivo',
  ],
  anexo: [
    'entidade', 'origem', 'chave', 'ordem', 'arquivo', 'tipo_anexo', 'numero', 'ano',
  ],
  audiencia_publica: [
    'entidade', 'exercicio', 'audiencia', 'natureza', 'tipo', 'data', 'local', 'chamamento', 'indicativo', 'data_envio',
    'data_cadastro', 'numero_lei', 'data_lei', 'data_publicacao_lei', 'veiculo_publicacao',
  ],
  autorizacao: [
    'entidade', 'exercicio', 'numero_requisicao', 'exercicio_licitacao', 'tipo_licitacao', 'licitacao', 'fornecedor',
    'numero_nad', 'exercicio_nad', 'data_nad', 'exercicio_empenho', 'unidade_orcamentaria', 'empenho', 'valor',
  ],
  tipo_incorporacao: [
    'entidade', 'tipo_incorporacao', 'descricao',
  ],
  local_bem: [
    'entidade', 'local_bem', 'descricao', 'descricao_nivel', 'local_superior',
  ],
  bem: [
    'entidade', 'tipo', 'bem', 'chapa', 'descricao', 'tipo_incorporacao', 'data_aquisicao', 'valor_aquisicao',
    'valor_atual', 'nota_fiscal', 'numero_frota', 'local_bem', 'baixado', 'data_baixa', 'tipo_baixa', 'justificativa',
  ],
  bem_comodato: [
    'entidade', 'tipo', 'bem', 'codigo', 'local', 'data_inicio', 'data_fim', 'descricao',
  ],
  bem_empenho: [
    'entidade', 'tipo', 'bem', 'exercicio', 'unidade_orcamentaria', 'empenho', 'valor',
  ],
  bem_imovel: [
    'entidade', 'tipo', 'bem', 'matricula', 'data_matricula', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade',
    'cep',
  ],
  contribuinte: [
    'entidade', 'contribuinte', 'nome', 'cnpj_cpf',
  ],
  cadastro_tributario: [
    'entidade', 'cadastro', 'tipo', 'contribuinte', 'bairro', 'logradouro', 'setor', 'quadra', 'lote',
  ],
  cargo: [
    'entidade', 'cargo', 'descricao', 'tipo', 'quadro_salarial', 'descricao_quadro', 'grupo_ocupacional',
    'descricao_grupo', 'nivel', 'descricao_nivel', 'vagas', 'numero_ato', 'ano_ato',
  ],
  cargo_faixa: [
    'entidade', 'cargo', 'faixa', 'descricao', 'valor', 'valor_gratificacao', 'inicio_validade',
  ],
  carta_servico: [
    'entidade', 'servico', 'titulo', 'descricao', 'publico', 'documentos', 'etapas', 'prazo', 'forma', 'reclamacao',
    'link',
  ],
  cedencia: [
    'entidade', 'cedencia', 'tipo_movimentacao', 'matricula', 'nome', 'tipo', 'cargo', 'local', 'numero_ato', 'ano_ato',
    'tipo_ato', 'data_inicio', 'data_fim',
  ],
  centro_custo: [
    'entidade', 'centro_custo', 'descricao', 'orgao',
  ],
  certidao_entidade: [
    'entidade', 'certidao', 'nome', 'data_validade', 'ativo', 'arquivo',
  ],
  concurso: [
    'entidade', 'concurso', 'edital', 'tipo', 'objeto', 'data_publicacao', 'data_homologacao', 'validade', 'situacao',
  ],
  concurso_classificado: [
    'entidade', 'concurso', 'cargo', 'classificacao', 'nome', 'situacao', 'data_nomeacao',
  ],
  configuracao: [
    'entidade', 'cor', 'imagem', 'selo', 'selo_data_avaliacao', 'selo_processo_tce', 'selo_nota_obtida', 'aviso',
  ],
  conselho: [
    'entidade', 'conselho', 'nome', 'finalidade', 'data_inicial', 'data_final', 'local', 'dias', 'email', 'telefone',
  ],
  conselheiro: [
    'entidade', 'conselho', 'conselheiro', 'nome', 'funcao', 'representa', 'status',
  ],
  conselho_reuniao: [
    'entidade', 'conselho', 'reuniao', 'data', 'horario', 'local', 'arquivo',
  ],
  conta_bancaria: [
    'entidade', 'conta', 'descricao', 'banco', 'descricao_banco', 'agencia', 'numero',
  ],
  contato: [
    'entidade', 'contato', 'nome', 'cargo', 'email', 'telefone',
  ],
  contato_covid: [
    'entidade', 'contato', 'nome', 'descricao', 'telefone', 'email', 'endereco', 'horario_atendimento',
  ],
  tipo_ato_contrato: [
    'tipo_ato', 'descricao',
  ],
  tipo_contrato: [
    'sigla', 'descricao',
  ],
  contrato: [
    'entidade', 'exercicio', 'contrato', 'numero_contrato', 'numero_texto', 'tipo_ato', 'tipo_contrato', 'fornecedor',
    'entidade_licitacao', 'exercicio_licitacao', 'tipo_licitacao', 'licitacao', 'no_processo', 'ano_processo', 'objeto',
    'data_assinatura', 'data_publicacao', 'inicio_vigencia', 'termino_vigencia', 'valor', 'situacao',
    'data_inicio_suspensao', 'data_fim_suspensao', 'motivo_suspensao', 'rateio', 'covid', 'motivo_excesso',
    'numero_pncp',
  ],
  contrato_fiscal: [
    'entidade', 'exercicio', 'contrato', 'sequencia', 'ocupante', 'cargo', 'ato_designacao', 'data_inicio',
    'data_termino',
  ],
  situacao_convenio: [
    'entidade', 'situacao', 'descricao',
  ],
  convenio: [
    'entidade', 'convenio', 'numero', 'ano', 'tipo', 'nome', 'cnpj_cpf', 'objeto', 'justificativa', 'situacao',
    'data_celebracao', 'data_inicio_vigencia', 'data_fim_vigencia', 'parcelas', 'valor', 'valor_contrapartida',
    'fonte_recurso', 'link_gov',
  ],
  convenio_aditivo: [
    'entidade', 'convenio', 'ano', 'numero', 'data_termo', 'tipo', 'descricao', 'valor', 'valor_contrapartida',
    'data_fim_vigencia', 'data_publicacao', 'numero_edicao', 'ano_edicao',
  ],
  convenio_empenho: [
    'entidade', 'convenio', 'exercicio', 'unidade_orcamentaria', 'empenho',
  ],
  convenio_receita: [
    'entidade', 'convenio', 'exercicio', 'lancamento',
  ],
  credito_adicional: [
    'entidade', 'exercicio', 'dotacao', 'sequencia', 'data', 'valor', 'tipo', 'id_decreto', 'decreto',
  ],
  tipo_objetivo_diaria: [
    'entidade', 'tipo_objetivo', 'descricao',
  ],
  diaria: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'no_liquidacao', 'entidade_empenho',
    'exercicio_empenho', 'matricula', 'nome', 'cargo', 'secretaria', 'lotacao', 'data_saida', 'hora_saida',
    'data_retorno', 'destino', 'meio_transporte', 'motivo', 'tipo_objetivo', 'no_processo', 'ano_processo', 'no_ato',
    'data_ato', 'quantidade', 'valor_unitario', 'valor', 'valor_anulado', 'quantidade_anulada', 'valor_hospedagem',
    'valor_evento', 'valor_passagem', 'situacao_cancelamento',
  ],
  diario_oficial: [
    'entidade', 'edicao', 'ano', 'tipo', 'descricao', 'publicado_em', 'publicado_por', 'assinado_por', 'arquivo',
  ],
  natureza_receita: [
    'entidade', 'exercicio', 'receita', 'descricao',
  ],
  lancamento_tributario: [
    'entidade', 'exercicio', 'guia', 'receita', 'cadastro', 'data', 'vencimento', 'valor',
  ],
  divida_ativa: [
    'entidade', 'exercicio', 'divida', 'data', 'contribuinte', 'cadastro', 'descricao', 'exercicio_guia', 'guia',
    'situacao_legal', 'condicao', 'valor',
  ],
  divida_ativa_movimento: [
    'entidade', 'exercicio', 'divida', 'sequencia', 'data', 'tipo', 'valor',
  ],
  documento_orcamento: [
    'entidade', 'documento', 'tipo', 'ano', 'ordem', 'descricao', 'resumo', 'arquivo', 'link',
  ],
  documento_saude: [
    'entidade', 'documento', 'nome', 'arquivo',
  ],
  empenho_anulacao: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'sequencia', 'data', 'valor', 'motivo',
  ],
  empenho_item: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'ordem', 'especificacao', 'quantidade', 'unidade',
    'valor_unitario', 'valor_total',
  ],
  escala_profissional: [
    'entidade', 'escala', 'nome', 'arquivo',
  ],
  escopo_lei: [
    'entidade', 'escopo', 'descricao',
  ],
  estagiario: [
    'entidade', 'codigo', 'nome', 'cargo', 'lotacao', 'inicio_contrato', 'termino_contrato', 'horario_trabalho',
    'local_trabalho', 'horas_semanais', 'valor', 'menor_de_idade',
  ],
  estagiario_folha: [
    'entidade', 'codigo', 'exercicio', 'mes', 'vencimentos', 'descontos',
  ],
  item_estoque: [
    'entidade', 'item', 'descricao', 'unidade', 'medicamento', 'apresentacao',
  ],
  estoque: [
    'entidade', 'exercicio', 'movimento', 'tipo', 'data', 'centro_custo', 'item', 'numero', 'numero_nota', 'quantidade',
    'valor_unitario', 'valor_total', 'fornecedor', 'centro_custo_consumo',
  ],
  evento_folha: [
    'entidade', 'evento', 'descricao', 'tipo', 'categoria',
  ],
  fila_saude: [
    'entidade', 'fila', 'nome', 'criterio', 'data_posicao',
  ],
  fila_saude_paciente: [
    'entidade', 'fila', 'ordem', 'cns', 'prioridade', 'especialidade', 'tipo_atendimento', 'data_entrada', 'status',
  ],
  lotacao: [
    'entidade', 'lotacao', 'descricao', 'secretaria',
  ],
  folha: [
    'entidade', 'exercicio', 'mes', 'matricula', 'nome', 'situacao', 'inativo', 'natureza', 'classe', 'codigo_cargo',
    'codigo_lotacao', 'unidade_orcamentaria', 'faixa', 'horas_semanais', 'salario_base', 'vencimentos',
    'outros_proventos', 'redutor_constitucional', 'descontos',
  ],
  folha_evento: [
    'entidade', 'exercicio', 'mes', 'matricula', 'tipo_folha', 'evento', 'referencia', 'valor',
  ],
  funcao: [
    'entidade', 'funcao', 'descricao',
  ],
  funcao_gratificada: [
    'entidade', 'funcao', 'descricao', 'vagas', 'ocupadas', 'valor', 'tipo_remuneracao',
  ],
  glossario: [
    'entidade', 'termo', 'topico', 'descricao',
  ],
  homologacao: [
    'entidade', 'exercicio', 'exercicio_licitacao', 'tipo_licitacao', 'licitacao', 'fornecedor', 'data',
  ],
  horario_flexivel: [
    'entidade', 'matricula', 'dia', 'entrada1', 'saida1', 'entrada2', 'saida2', 'entrada3', 'saida3', 'entrada4',
    'saida4',
  ],
  renuncia: [
    'entidade', 'exercicio', 'renuncia', 'tipo', 'receita', 'base_legal', 'finalidade', 'valor_previsto', 'compensacao',
  ],
  isencao: [
    'entidade', 'exercicio', 'guia', 'renuncia', 'data', 'valor',
  ],
  lancamento_receita: [
    'entidade', 'exercicio', 'lancamento', 'data', 'receita', 'fonte_recurso', 'tipo', 'conta', 'historico', 'valor',
    'lancamento_estornado',
  ],
  tipo_documento_legal: [
    'entidade', 'tipo', 'descricao',
  ],
  natureza_lei: [
    'entidade', 'natureza', 'descricao',
  ],
  lei_ato: [
    'entidade', 'lei', 'numero', 'numero_texto', 'ano', 'tipo', 'natureza', 'escopo', 'aba', 'covid', 'sistema',
    'tabela', 'data', 'sumula',
  ],
  lei_publicacao: [
    'entidade', 'lei', 'sequencia', 'descricao', 'data_publicacao', 'pagina', 'numero_edicao', 'ano_edicao',
  ],
  lei_vinculada: [
    'entidade', 'lei', 'vinculada', 'relacao',
  ],
  licitacao: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'numero_licitacao', 'numero_texto', 'natureza', 'situacao',
    'no_processo', 'ano_processo', 'protocolo', 'ano_protocolo', 'data_publicacao', 'data_abertura', 'horario_abertura',
    'valor_maximo', 'objeto', 'observacao', 'forma_apuracao', 'tipo_participacao', 'lei_14133', 'covid', 'numero_pncp',
    'sala_online',
  ],
  licitacao_ata: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'ata', 'tipo_ata', 'numero_ata', 'data',
    'exercicio_contrato', 'contrato',
  ],
  licitacao_certidao: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'fornecedor', 'sequencia', 'tipo_certidao',
    'numero_documento', 'data_emissao', 'data_validade',
  ],
  licitacao_cotacao: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'fornecedor', 'data', 'valor',
  ],
  licitacao_item: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'lote', 'item', 'especificacao', 'unidade', 'quantidade',
    'valor_maximo', 'fornecedor', 'valor_unitario', 'valor_total',
  ],
  licitacao_midia: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'sequencia', 'descricao', 'endereco',
  ],
  licitacao_parecer: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'sequencia', 'data', 'responsavel', 'tipo_parecer',
  ],
  licitacao_participante: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'fornecedor', 'data_proposta', 'valor_proposta', 'situacao',
  ],
  licitacao_publicacao: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'sequencia', 'orgao_publicacao', 'data_publicacao',
    'tipo_publicacao',
  ],
  licitacao_recurso: [
    'entidade', 'exercicio', 'tipo_licitacao', 'licitacao', 'sequencia', 'tipo', 'data', 'numero_protocolo',
    'data_protocolo', 'analise',
  ],
  link_util: [
    'entidade', 'numero', 'tipo', 'descricao', 'link', 'ativo',
  ],
  liquidacao_documento: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'exercicio_liquidacao', 'no_liquidacao', 'ordem',
    'descricao', 'no_documento', 'data', 'valor', 'valor_estornado', 'tipo_documento', 'chave_acesso',
  ],
  liquidacao_estorno: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'exercicio_liquidacao', 'no_liquidacao', 'sequencia',
    'data', 'valor', 'motivo',
  ],
  medida_covid: [
    'entidade', 'medida', 'data', 'titulo', 'descricao', 'link',
  ],
  menu: [
    'entidade', 'exercicio', 'menu', 'menu_pai', 'ordem', 'titulo', 'subtitulo', 'rota', 'link', 'url_auxiliar',
    'imagem', 'atalho',
  ],
  meta_fisica: [
    'entidade', 'exercicio', 'projeto', 'unidade', 'funcao', 'programa', 'produto', 'unidade_medida',
    'quantidade_prevista', 'quantidade_realizada',
  ],
  veiculo: [
    'entidade', 'veiculo', 'chapa', 'descricao', 'letra_placa', 'numero_placa', 'chassi', 'renavan', 'combustivel',
    'tipo_medidor', 'centro_custo',
  ],
  movimento_garagem: [
    'entidade', 'exercicio', 'numero', 'veiculo', 'data_saida', 'hora_saida', 'data_retorno', 'hora_retorno', 'destino',
    'complemento_destino', 'solicitante', 'justificativa', 'motivo', 'complemento_motivo', 'medidor_saida',
    'medidor_retorno', 'km_previsto', 'motorista', 'observacao',
  ],
  natureza_despesa: [
    'entidade', 'natureza', 'descricao',
  ],
  nota_explicativa: [
    'entidade', 'nota', 'rota', 'texto',
  ],
  nota_extraorcamentaria: [
    'entidade', 'exercicio', 'no_extraorcamentario', 'data', 'vencimento', 'fornecedor', 'fonte_recurso', 'valor',
    'historico', 'complemento',
  ],
  nota_extraorcamentaria_item: [
    'entidade', 'exercicio', 'no_extraorcamentario', 'ordem', 'item', 'especificacao', 'quantidade', 'unidade',
    'valor_unitario', 'valor_total',
  ],
  notificacao: [
    'entidade', 'exercicio', 'notificacao', 'rota', 'titulo', 'descricao', 'arquivo',
  ],
  objetivo_estrategico: [
    'entidade', 'ano_base_ppa', 'obj_codigo', 'descricao',
  ],
  situacao_obra: [
    'entidade', 'situacao', 'descricao',
  ],
  obra: [
    'entidade', 'ano', 'ordem_servico', 'bem', 'descricao', 'objeto', 'empresa', 'cnpj_cpf', 'data', 'data_prevista',
    'data_conclusao', 'valor', 'situacao', 'ano_contrato', 'contrato', 'valor_contrato',
  ],
  obra_medicao: [
    'entidade', 'ano', 'ordem_servico', 'sequencia', 'aditivo', 'data', 'tipo_acompanhamento', 'percentual', 'arquivo',
  ],
  obra_paralisacao: [
    'entidade', 'ano', 'ordem_servico', 'sequencia', 'data_inicio', 'data_fim', 'data_prevista', 'motivo',
    'responsavel',
  ],
  obra_planilha: [
    'entidade', 'ano', 'ordem_servico', 'sequencia', 'responsavel', 'valor_total', 'data_base', 'tipo', 'arquivo',
  ],
  obra_servico: [
    'entidade', 'ano', 'ordem_servico', 'sequencia', 'descricao', 'unidade', 'quantidade', 'quantidade_executada',
    'valor_unitario',
  ],
  organograma: [
    'entidade', 'item', 'item_pai', 'descricao', 'resumo', 'link', 'arquivo',
  ],
  pagamento: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'exercicio_pagamento', 'no_pagamento',
    'exercicio_liquidacao', 'no_liquidacao', 'data', 'valor', 'valor_retido', 'banco', 'agencia', 'conta',
    'tipo_documento', 'nro_documento',
  ],
  pagamento_tributario: [
    'entidade', 'exercicio', 'guia', 'sequencia', 'data', 'valor',
  ],
  parametro: [
    'entidade', 'exercicio', 'parametro', 'valor',
  ],
  pensao: [
    'entidade', 'matricula', 'tipo_beneficio', 'percentual_beneficio', 'origem', 'cargo_origem', 'entidade_origem',
  ],
  pergunta_frequente: [
    'entidade', 'numero', 'pergunta', 'resposta',
  ],
  permuta: [
    'entidade', 'protocolo', 'matricula', 'nome', 'cargo', 'lotacao_atual', 'lotacao_desejada', 'data_solicitacao',
  ],
  populacao: [
    'entidade', 'ano', 'habitantes',
  ],
  previsao_receita: [
    'entidade', 'exercicio', 'receita', 'fonte_recurso', 'valor_previsto', 'valor_deducao',
  ],
  previsao_receita_atualizacao: [
    'entidade', 'exercicio', 'receita', 'fonte_recurso', 'sequencia', 'data', 'valor', 'ato',
  ],
  protecao: [
    'entidade', 'protecao', 'efeito', 'tipo', 'valor', 'base', 'desde', 'decidido_por', 'decidido_em',
  ],
  publicacao_grupo: [
    'entidade', 'grupo', 'descricao', 'por_exercicio',
  ],
  publicacao_subgrupo: [
    'entidade', 'grupo', 'subgrupo', 'ordem', 'descricao',
  ],
  publicacao: [
    'entidade', 'publicacao', 'grupo', 'subgrupo', 'ano', 'tipo_periodo', 'descricao', 'resumo', 'arquivo', 'link',
  ],
  registro_ponto: [
    'entidade', 'matricula', 'data', 'registros', 'observacao',
  ],
  repasse: [
    'entidade', 'exercicio', 'conta', 'conta_corrente', 'tipo', 'descricao', 'entidade_outra',
  ],
  repasse_lancamento: [
    'entidade', 'exercicio', 'conta', 'conta_corrente', 'tipo', 'sequencia', 'data', 'local', 'valor',
  ],
  responsavel_lai: [
    'entidade', 'responsavel', 'nome', 'email', 'telefone',
  ],
  retencao: [
    'entidade', 'exercicio', 'unidade_orcamentaria', 'empenho', 'exercicio_liquidacao', 'no_liquidacao', 'sequencia',
    'descricao', 'data', 'valor', 'valor_estornado', 'data_estorno',
  ],
  sic_fisico: [
    'entidade', 'mensagem', 'mensagem_consulta', 'arquivo',
  ],
  subfuncao: [
    'entidade', 'subfuncao', 'descricao',
  ],
  tipo_subvencao: [
    'entidade', 'tipo', 'descricao',
  ],
  subvencao: [
    'entidade', 'ano', 'subvencao', 'tipo', 'orgao', 'numero_sit', 'nome', 'cnpj_cpf', 'objeto', 'data_publicacao',
    'veiculo_publicacao', 'numero_edicao', 'data_celebracao', 'data_inicio', 'data_vencimento', 'valor_previsto',
    'licitacoes', 'chave_autenticacao',
  ],
  subvencao_aditivo: [
    'entidade', 'ano', 'subvencao', 'ano_aditivo', 'numero_aditivo', 'tipo', 'descricao', 'data_termo',
    'data_fim_vigencia', 'data_publicacao', 'numero_edicao', 'ano_edicao', 'valor', 'valor_contrapartida',
  ],
  subvencao_empenho: [
    'entidade', 'ano', 'subvencao', 'exercicio', 'unidade_orcamentaria', 'empenho',
  ],
  subvencao_prestacao: [
    'entidade', 'ano', 'subvencao', 'sequencia', 'tipo', 'periodo', 'data_prevista', 'data_prazo', 'data',
    'exercicio_empenho', 'unidade_orcamentaria', 'empenho', 'no_liquidacao', 'valor_documentos', 'valor_restituido',
    'matricula', 'exercicio_prestacao', 'prestacao_contas',
  ],
  subvencao_remuneracao: [
    'entidade', 'ano', 'subvencao', 'sequencia', 'funcao', 'carga_horaria', 'remuneracao', 'periodo', 'valor_total',
  ],
  terceirizado: [
    'entidade', 'terceirizado', 'nome', 'funcao', 'empresa', 'cnpj', 'contrato', 'ano_contrato', 'local_trabalho',
    'data_inicio', 'data_fim',
  ],
  texto_atendimento: [
    'entidade', 'texto', 'valor',
  ],
  veiculo_gasto: [
    'entidade', 'veiculo', 'exercicio', 'numero', 'tipo', 'data', 'item', 'km_anterior', 'km_atual',
    'media_combustivel', 'quantidade', 'valor', 'valor_total',
  ],
  veiculo_mes: [
    'entidade', 'veiculo', 'exercicio', 'mes', 'percorrido', 'observacao',
  ],
} as const satisfies { [T in TableName]: readonly (keyof Rows[T])[] }

export const TABLE_NAMES = Object.keys(COLUMNS) as readonly TableName[]
