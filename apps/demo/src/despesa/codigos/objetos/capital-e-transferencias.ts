// Works, transfers, debts and obligations.
import { objeto, type Objeto } from './objeto.ts'

export const CAPITAL_E_TRANSFERENCIAS: readonly Objeto[] = [
  objeto('33504301', 'Instituições de Caráter Assistencial, Cultural e Educacional', 'entidadeSocial', {
    peso: 2, valor: [64000, 0.9], modo: 'mensal',
    textos: [
      'SUBVENÇÃO SOCIAL CONFORME TERMO DE COLABORAÇÃO (LEI Nº 13.019/2014)',
      'REPASSE À ORGANIZAÇÃO DA SOCIEDADE CIVIL CONFORME PLANO DE TRABALHO',
    ],
    itens: ['PARCELA DO TERMO DE COLABORAÇÃO|MÊS|0'],
  }),
  objeto('33504305', 'Instituição de Caráter Assistencial em Saúde', 'entidadeSocial', {
    areas: ['saude'], peso: 3, valor: [240000, 0.9], modo: 'mensal',
    textos: ['REPASSE AO HOSPITAL FILANTRÓPICO CONFORME TERMO DE CONVÊNIO'],
    itens: ['PARCELA DO CONVÊNIO HOSPITALAR|MÊS|0'],
  }),
  objeto('33717001', 'Transferência para Consórcios Públicos', 10, {
    peso: 1, valor: [390000, 0.5], modo: 'mensal',
    textos: ['CONTRATO DE RATEIO COM O CONSÓRCIO INTERMUNICIPAL'],
    itens: ['COTA DO CONTRATO DE RATEIO|MÊS|0'],
  }),
  objeto('33901801', 'Bolsas de Estudo no País', 'autonomo', {
    peso: 1, valor: [2400, 0.4], modo: 'mensal',
    textos: ['AUXÍLIO FINANCEIRO A ESTUDANTE CONFORME LEI MUNICIPAL'],
    itens: ['PARCELA DE BOLSA DE ESTUDO|MÊS|0'],
  }),
  objeto('33904712', 'Contribuição para o PIS/PASEP', 3, {
    peso: 3, valor: [620000, 0.3], modo: 'estimado',
    textos: ['RECOLHIMENTO DO PASEP SOBRE AS RECEITAS CORRENTES'],
    itens: ['CONTRIBUIÇÃO AO PASEP|MÊS|0'],
  }),
  objeto('33904710', 'Taxas', 3, {
    areas: ['administracao', 'obras', 'campo', 'agua', 'legislativo'], peso: 1, valor: [380, 0.8], modo: 'unico',
    textos: ['TAXA DE LICENCIAMENTO DE VEÍCULOS', 'TAXA DE ANOTAÇÃO DE RESPONSABILIDADE TÉCNICA'],
    itens: ['TAXA|UN|0'],
  }),
  objeto('33904801', 'Auxílio a Pessoas Físicas', 'autonomo', {
    areas: ['social', 'educacao', 'esporte', 'saude'], peso: 4, valor: [1300, 0.5], modo: 'unico',
    textos: [
      'BENEFÍCIO EVENTUAL - ALUGUEL SOCIAL', 'AUXÍLIO FINANCEIRO A FAMÍLIA EM SITUAÇÃO DE VULNERABILIDADE TEMPORÁRIA',
      'BOLSA-ATLETA CONFORME LEI MUNICIPAL', 'AUXÍLIO PARA TRATAMENTO FORA DO DOMICÍLIO',
    ],
    itens: ['PARCELA DE AUXÍLIO FINANCEIRO|UN|0'],
  }),
  objeto('33909102', 'Precatórios Incluídos na Lei do Orçamento', 9, {
    peso: 2, valor: [118000, 0.9], modo: 'unico',
    textos: ['PAGAMENTO DE PRECATÓRIO CONFORME ORDEM CRONOLÓGICA'],
    itens: ['PRECATÓRIO|UN|0'],
  }),
  objeto('33909103', 'Sentenças Judiciais de Pequeno Valor', 9, {
    peso: 5, valor: [6200, 0.7], modo: 'unico',
    textos: ['REQUISIÇÃO DE PEQUENO VALOR - CUMPRIMENTO DE SENTENÇA'],
    itens: ['REQUISIÇÃO DE PEQUENO VALOR|UN|0'],
  }),
  objeto('33909239', 'Outros Serviços de Terceiros - PJ', 'consultoria', {
    peso: 1, valor: [2100, 0.9], modo: 'unico', retencao: 'servico',
    textos: ['RECONHECIMENTO DE DÍVIDA DE EXERCÍCIO ANTERIOR'],
    itens: ['SERVIÇO PRESTADO EM EXERCÍCIO ANTERIOR|SV|0'],
  }),
  objeto('33909302', 'Restituições', 'autonomo', {
    areas: ['administracao', 'agua', 'educacao', 'saude', 'social'], peso: 2, valor: [520, 1], modo: 'unico',
    textos: ['RESTITUIÇÃO DE TRIBUTO PAGO EM DUPLICIDADE', 'RESTITUIÇÃO DE TAXA RECOLHIDA INDEVIDAMENTE'],
    itens: ['RESTITUIÇÃO|UN|0'],
  }),
  objeto('32902101', 'Juros da Dívida Contratual', 14, {
    peso: 1, valor: [460000, 0.3], modo: 'mensal',
    textos: ['JUROS DE OPERAÇÃO DE CRÉDITO - PROGRAMA DE PAVIMENTAÇÃO'],
    itens: ['PARCELA DE JUROS|MÊS|0'],
  }),
  objeto('46907101', 'Amortização da Dívida Contratual', 14, {
    peso: 1, valor: [980000, 0.3], modo: 'mensal',
    textos: ['AMORTIZAÇÃO DE OPERAÇÃO DE CRÉDITO - PROGRAMA DE PAVIMENTAÇÃO'],
    itens: ['PARCELA DE AMORTIZAÇÃO|MÊS|0'],
  }),
  objeto('44504201', 'Instituições de Caráter Assistencial ou Cultural', 'entidadeSocial', {
    peso: 1, valor: [52000, 0.7], modo: 'unico',
    textos: ['AUXÍLIO PARA AQUISIÇÃO DE EQUIPAMENTOS CONFORME TERMO DE FOMENTO'],
    itens: ['REPASSE DE AUXÍLIO|UN|0'],
  }),
  objeto('44905180', 'Estudos e Projetos', 'consultoria', {
    areas: ['obras', 'educacao', 'agua', 'saude'], peso: 2, valor: [48000, 0.8], modo: 'unico', retencao: 'servico',
    textos: ['ELABORAÇÃO DE PROJETO EXECUTIVO DE ENGENHARIA', 'ELABORAÇÃO DE PROJETO ARQUITETÔNICO E COMPLEMENTARES'],
    itens: ['PROJETO EXECUTIVO|UN|0'],
  }),
  objeto('44905191', 'Obras em Andamento', 'empreiteira', {
    areas: ['obras', 'educacao', 'esporte', 'agua', 'saude', 'social'], peso: 6, valor: [265000, 1.1], modo: 'estimado',
    retencao: 'maoDeObra',
    textos: [
      'PAVIMENTAÇÃO ASFÁLTICA EM CBUQ DE VIAS URBANAS', 'CONSTRUÇÃO DE CENTRO MUNICIPAL DE EDUCAÇÃO INFANTIL',
      'REFORMA E AMPLIAÇÃO DE ESCOLA MUNICIPAL', 'CONSTRUÇÃO DE PONTE EM CONCRETO ARMADO',
      'EXECUÇÃO DE REDE DE DRENAGEM DE ÁGUAS PLUVIAIS', 'AMPLIAÇÃO DE REDE COLETORA DE ESGOTO', 'REFORMA DE UNIDADE BÁSICA DE SAÚDE',
      'REVITALIZAÇÃO DE PRAÇA PÚBLICA',
    ],
    itens: ['MEDIÇÃO DE OBRA CONFORME CRONOGRAMA|MED|0'],
  }),
  objeto('44905192', 'Instalações', 'eletrica', {
    areas: ['obras', 'administracao', 'seguranca', 'educacao', 'agua'], peso: 2, valor: [34000, 0.9], modo: 'unico', retencao: 'servico',
    textos: ['INSTALAÇÃO DE SISTEMA DE ENERGIA SOLAR FOTOVOLTAICA', 'INSTALAÇÃO DE CERCAMENTO E ILUMINAÇÃO'],
    itens: ['INSTALAÇÃO COMPLETA|SV|0'],
  }),
  objeto('44906103', 'Terrenos', 'imobiliaria', {
    areas: ['obras', 'social', 'agua'], peso: 1, valor: [310000, 0.6], modo: 'unico',
    textos: ['DESAPROPRIAÇÃO DE ÁREA PARA IMPLANTAÇÃO DE VIA PÚBLICA', 'AQUISIÇÃO DE TERRENO PARA CONJUNTO HABITACIONAL'],
    itens: ['ÁREA DE TERRENO|UN|0'],
  }),
  objeto('45906501', 'Constituição ou Aumento de Capital de Empresas', 23, {
    peso: 1, valor: [240000, 0.3], modo: 'unico',
    textos: ['INTEGRALIZAÇÃO DE CAPITAL DA EMPRESA MUNICIPAL CONFORME LEI AUTORIZATIVA'],
    itens: ['INTEGRALIZAÇÃO DE CAPITAL|UN|0'],
  }),
]
