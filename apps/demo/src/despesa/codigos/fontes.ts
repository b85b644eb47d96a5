// Fontes de recurso by the national code: one digit for the exercício, three for the fonte, four for the monitoring
// code.
export const FONTES: Readonly<Record<string, string>> = {
  '15000000': 'Recursos não Vinculados de Impostos',
  '15001001': 'Recursos não Vinculados de Impostos - Manutenção e Desenvolvimento do Ensino',
  '15001002': 'Recursos não Vinculados de Impostos - Ações e Serviços Públicos de Saúde',
  '15010000': 'Outros Recursos não Vinculados',
  '15400000': 'Transferências do FUNDEB - Impostos e Transferências de Impostos',
  '15401070': 'Transferências do FUNDEB - Profissionais da Educação Básica (70%)',
  '15500000': 'Transferência do Salário-Educação',
  '15510000': 'Transferências de Recursos do FNDE - Programa Dinheiro Direto na Escola (PDDE)',
  '15520000': 'Transferências de Recursos do FNDE - Programa Nacional de Alimentação Escolar (PNAE)',
  '15530000': 'Transferências de Recursos do FNDE - Programa Nacional de Apoio ao Transporte Escolar (PNATE)',
  '15710000': 'Transferências do Estado referentes a Convênios vinculados à Educação',
  '16000000':
    'Transferências Fundo a Fundo do SUS - Governo Federal - Manutenção das Ações e Serviços Públicos de Saúde',
  '16010000':
    'Transferências Fundo a Fundo do SUS - Governo Federal - Estruturação da Rede de Serviços Públicos de Saúde',
  '16020000': 'Transferências Fundo a Fundo do SUS - Governo Federal - Enfrentamento da COVID-19',
  '16040000': 'Transferências do Governo Federal - Agentes Comunitários de Saúde e de Combate às Endemias',
  '16050000': 'Assistência Financeira da União - Pisos Salariais da Enfermagem',
  '16210000': 'Transferências Fundo a Fundo do SUS - Governo Estadual',
  '16320000': 'Transferências do Estado referentes a Convênios vinculados à Saúde',
  '16600000': 'Transferência de Recursos do Fundo Nacional de Assistência Social - FNAS',
  '16610000': 'Transferência de Recursos dos Fundos Estaduais de Assistência Social',
  '17000000': 'Outras Transferências de Convênios da União',
  '17010000': 'Outras Transferências de Convênios dos Estados',
  '17060000': 'Transferência Especial da União',
  '17150000': 'Transferências ao Setor Cultural - LC nº 195/2022 - Audiovisual',
  '17190000': 'Transferências da Política Nacional Aldir Blanc - Lei nº 14.399/2022',
  '17500000': 'Contribuição de Intervenção no Domínio Econômico - CIDE',
  '17510000': 'Contribuição para o Custeio do Serviço de Iluminação Pública - COSIP',
  '17520000': 'Recursos Vinculados ao Trânsito',
  '17530000': 'Recursos Provenientes de Taxas, Contribuições e Preços Públicos',
  '17540000': 'Recursos de Operações de Crédito',
  '17550000': 'Alienação de Bens/Ativos - Administração Direta',
  '17590000': 'Recursos Vinculados a Fundos',
  '18690000': 'Outros Recursos Extraorçamentários',
}

/** Received because of the pandemic: for health, and for culture. */
export const FONTES_COVID: ReadonlySet<string> = new Set(['16020000', '17150000'])

/** Holds retentions and deposits of third parties. */
export const FONTE_EXTRAORCAMENTARIA = '18690000'

/** The accounting code of the aplicação, by the first digits of the fonte. */
export const APLICACOES: readonly (readonly [prefix: string, codigo: string, descricao: string])[] = [
  ['15001001', '220', 'ENSINO FUNDAMENTAL E INFANTIL - RECURSOS PRÓPRIOS'],
  ['15001002', '310', 'SAÚDE - RECURSOS PRÓPRIOS'],
  ['154', '260', 'EDUCAÇÃO - FUNDEB'],
  ['155', '230', 'EDUCAÇÃO - TRANSFERÊNCIAS DO FNDE'],
  ['157', '240', 'EDUCAÇÃO - CONVÊNIOS'],
  ['1602', '312', 'SAÚDE - ENFRENTAMENTO DA COVID-19'],
  ['166', '500', 'ASSISTÊNCIA SOCIAL - TRANSFERÊNCIAS'],
  ['16', '300', 'SAÚDE - TRANSFERÊNCIAS FUNDO A FUNDO'],
  ['170', '100', 'CONVÊNIOS E TRANSFERÊNCIAS ESPECIAIS'],
  ['1751', '130', 'ILUMINAÇÃO PÚBLICA'],
  ['1752', '410', 'TRÂNSITO'],
  ['1754', '120', 'OPERAÇÕES DE CRÉDITO'],
]

export const APLICACAO_GERAL = ['110', 'GERAL'] as const
