// Services hired from companies and people.
import { objeto, type Objeto } from './objeto.ts'

export const SERVICOS: readonly Objeto[] = [
  objeto('33903301', 'Passagens para o País', 'viagens', {
    peso: 8, valor: [2100, 0.8], modo: 'unico',
    textos: ['AQUISIÇÃO DE PASSAGENS AÉREAS PARA SERVIDOR EM VIAGEM A SERVIÇO', 'AQUISIÇÃO DE PASSAGENS RODOVIÁRIAS'],
    itens: ['PASSAGEM AÉREA, TRECHO NACIONAL|UN|980', 'PASSAGEM RODOVIÁRIA INTERESTADUAL|UN|189', 'TAXA DE AGENCIAMENTO|UN|25'],
  }),
  objeto('33903303', 'Locação de Meios de Transporte', 'transporte', {
    areas: ['educacao', 'saude', 'esporte', 'cultura', 'social'], peso: 2, valor: [3900, 0.8], retencao: 'servico',
    textos: ['LOCAÇÃO DE ÔNIBUS PARA TRANSPORTE DE DELEGAÇÃO', 'LOCAÇÃO DE VAN COM MOTORISTA'],
    itens: ['LOCAÇÃO DE ÔNIBUS, POR QUILÔMETRO RODADO|KM|8.9', 'LOCAÇÃO DE VAN, DIÁRIA|DIA|780'],
  }),
  objeto('33903308', 'Pedágios', 'transporte', {
    peso: 1, valor: [420, 0.6], modo: 'unico',
    textos: ['DESPESAS COM PEDÁGIO DE VEÍCULOS DA FROTA'],
    itens: ['TARIFA DE PEDÁGIO|UN|15.9'],
  }),
  objeto('33903501', 'Assessoria e Consultoria Técnica ou Jurídica', 'consultoria', {
    peso: 1, valor: [28000, 0.8], modo: 'mensal', retencao: 'servico',
    textos: ['ASSESSORIA E CONSULTORIA TÉCNICA EM GESTÃO PÚBLICA', 'CONSULTORIA PARA ELABORAÇÃO DE PROJETOS E PRESTAÇÃO DE CONTAS'],
    itens: ['SERVIÇO DE ASSESSORIA TÉCNICA|MÊS|0'],
  }),
  objeto('33903606', 'Serviços Técnicos Profissionais', 'autonomo', {
    peso: 4, valor: [2900, 0.8], modo: 'estimado', retencao: 'pessoa',
    textos: ['PRESTAÇÃO DE SERVIÇOS DE INSTRUTOR DE OFICINA', 'PRESTAÇÃO DE SERVIÇOS DE ARBITRAGEM', 'SERVIÇOS DE INTÉRPRETE DE LIBRAS'],
    itens: ['HORA DE SERVIÇO TÉCNICO PROFISSIONAL|H|58'],
  }),
  objeto('33903607', 'Estagiários', 16, {
    areas: ['educacao', 'administracao', 'saude', 'legislativo', 'agua', 'social'], peso: 1, valor: [15500, 0.6], modo: 'estimado',
    textos: ['BOLSA-AUXÍLIO DE ESTAGIÁRIOS CONFORME TERMO DE COMPROMISSO'],
    itens: ['BOLSA-AUXÍLIO DE ESTÁGIO|MÊS|0'],
  }),
  objeto('33903615', 'Locação de Imóveis', 'autonomo', {
    areas: ['educacao', 'social', 'saude', 'administracao', 'seguranca'], peso: 2, valor: [21000, 0.6], modo: 'mensal', retencao: 'pessoa',
    textos: ['LOCAÇÃO DE IMÓVEL PARA FUNCIONAMENTO DE UNIDADE'],
    itens: ['ALUGUEL DE IMÓVEL|MÊS|0'],
  }),
  objeto('33903630', 'Serviços Médicos e Odontológicos', 'autonomo', {
    areas: ['saude'], peso: 3, valor: [9400, 0.7], modo: 'estimado', retencao: 'pessoa',
    textos: ['PLANTÕES MÉDICOS NA UNIDADE DE PRONTO ATENDIMENTO'],
    itens: ['PLANTÃO MÉDICO DE 12 HORAS|UN|1350'],
  }),
  objeto('33903702', 'Limpeza e Conservação', 'terceirizacao', {
    peso: 2, valor: [198000, 0.8], modo: 'mensal', retencao: 'maoDeObra',
    textos: ['PRESTAÇÃO DE SERVIÇOS CONTINUADOS DE LIMPEZA E CONSERVAÇÃO PREDIAL'],
    itens: ['POSTO DE SERVENTE DE LIMPEZA|MÊS|0'],
  }),
  objeto('33903703', 'Vigilância Ostensiva', 'terceirizacao', {
    peso: 1, valor: [164000, 0.7], modo: 'mensal', retencao: 'maoDeObra',
    textos: ['PRESTAÇÃO DE SERVIÇOS DE VIGILÂNCIA PATRIMONIAL DESARMADA'],
    itens: ['POSTO DE VIGILÂNCIA 12X36|MÊS|0'],
  }),
  objeto('33903905', 'Serviços Técnicos Profissionais', 'consultoria', {
    peso: 5, valor: [6200, 1], retencao: 'servico',
    textos: [
      'PRESTAÇÃO DE SERVIÇOS TÉCNICOS ESPECIALIZADOS', 'ELABORAÇÃO DE LAUDOS E PROJETOS COMPLEMENTARES',
      'SERVIÇOS DE TOPOGRAFIA E GEORREFERENCIAMENTO',
    ],
    itens: ['SERVIÇO TÉCNICO ESPECIALIZADO|SV|0'],
  }),
  objeto('33903910', 'Locação de Imóveis', 'imobiliaria', {
    areas: ['educacao', 'social', 'saude', 'administracao'], peso: 1, valor: [46000, 0.6], modo: 'mensal', retencao: 'servico',
    textos: ['LOCAÇÃO DE IMÓVEL COMERCIAL PARA SEDE DE SECRETARIA'],
    itens: ['ALUGUEL DE IMÓVEL COMERCIAL|MÊS|0'],
  }),
  objeto('33903912', 'Locação de Máquinas e Equipamentos', 'locacao', {
    areas: ['obras', 'campo', 'agua'], peso: 6, valor: [23500, 1], retencao: 'servico',
    textos: [
      'LOCAÇÃO DE ESCAVADEIRA HIDRÁULICA COM OPERADOR', 'HORAS-MÁQUINA PARA RECUPERAÇÃO DE ESTRADAS RURAIS', 'LOCAÇÃO DE CAMINHÃO PIPA',
    ],
    itens: ['ESCAVADEIRA HIDRÁULICA COM OPERADOR|H|289', 'CAMINHÃO BASCULANTE COM MOTORISTA|H|168', 'ROLO COMPACTADOR|H|219'],
  }),
  objeto('33903916', 'Manutenção e Conservação de Bens Imóveis', 'empreiteira', {
    peso: 6, valor: [8700, 1.1], retencao: 'servico',
    textos: [
      'SERVIÇOS DE MANUTENÇÃO PREDIAL', 'REFORMA DE COBERTURA E CALHAS', 'SERVIÇOS DE PINTURA EM PRÉDIO PÚBLICO',
      'MANUTENÇÃO DE INSTALAÇÕES ELÉTRICAS',
    ],
    itens: ['SERVIÇO DE MANUTENÇÃO PREDIAL|SV|0', 'MÃO DE OBRA DE PINTURA|M2|18.9'],
  }),
  objeto('33903917', 'Manutenção e Conservação de Máquinas e Equipamentos', 'pecas', {
    areas: ['obras', 'campo', 'saude', 'agua', 'educacao'], peso: 4, valor: [3600, 1], retencao: 'servico',
    textos: ['MANUTENÇÃO CORRETIVA DE EQUIPAMENTOS', 'CONSERTO DE BOMBA HIDRÁULICA', 'MANUTENÇÃO DE APARELHOS DE AR-CONDICIONADO'],
    itens: ['HORA TÉCNICA DE MANUTENÇÃO|H|138', 'SERVIÇO DE MANUTENÇÃO CORRETIVA|SV|0'],
  }),
  objeto('33903919', 'Manutenção e Conservação de Veículos', 'pecas', {
    peso: 9, valor: [1600, 1], retencao: 'servico',
    textos: [
      'SERVIÇOS MECÂNICOS EM VEÍCULO DA FROTA', 'SERVIÇOS DE FUNILARIA E PINTURA', 'REVISÃO PERIÓDICA DE VEÍCULO',
      'SERVIÇOS DE BORRACHARIA E GEOMETRIA',
    ],
    itens: ['HORA DE SERVIÇO MECÂNICO|H|148', 'SERVIÇO DE GEOMETRIA E BALANCEAMENTO|SV|189', 'LAVAGEM COMPLETA DE VEÍCULO|UN|78'],
  }),
  objeto('33903922', 'Exposições, Congressos e Conferências', 'ensino', {
    peso: 2, valor: [2400, 0.8], modo: 'unico',
    textos: ['INSCRIÇÃO DE SERVIDORES EM CURSO DE CAPACITAÇÃO', 'INSCRIÇÃO EM SEMINÁRIO SOBRE A LEI Nº 14.133/2021'],
    itens: ['INSCRIÇÃO EM CURSO|UN|890', 'INSCRIÇÃO EM CONGRESSO|UN|1290'],
  }),
  objeto('33903923', 'Festividades e Homenagens', 'eventos', {
    areas: ['cultura', 'esporte', 'educacao', 'administracao'], peso: 5, valor: [13500, 1.1], retencao: 'servico', modo: 'unico',
    textos: [
      'LOCAÇÃO DE PALCO, SOM E ILUMINAÇÃO PARA EVENTO', 'CONTRATAÇÃO DE SHOW ARTÍSTICO PARA O ANIVERSÁRIO DO MUNICÍPIO',
      'LOCAÇÃO DE TENDAS E BANHEIROS QUÍMICOS',
    ],
    itens: ['LOCAÇÃO DE ESTRUTURA DE PALCO E SOM|DIA|0', 'APRESENTAÇÃO ARTÍSTICA|SV|0'],
  }),
  objeto('33903941', 'Fornecimento de Alimentação', 'hotel', {
    peso: 2, valor: [1900, 0.9],
    textos: ['FORNECIMENTO DE REFEIÇÕES PARA SERVIDORES EM SERVIÇO', 'FORNECIMENTO DE MARMITAS PARA AS EQUIPES DE CAMPO'],
    itens: ['REFEIÇÃO TIPO MARMITEX|UN|21.9', 'COFFEE BREAK POR PESSOA|UN|26.5'],
  }),
  objeto('33903943', 'Serviços de Energia Elétrica', 6, {
    peso: 2, valor: [98000, 1.2], modo: 'estimado',
    textos: ['FORNECIMENTO DE ENERGIA ELÉTRICA PARA PRÉDIOS PÚBLICOS', 'CONSUMO DE ENERGIA ELÉTRICA'],
    itens: ['FORNECIMENTO DE ENERGIA ELÉTRICA|MÊS|0'],
  }),
  objeto('33903944', 'Serviços de Água e Esgoto', 7, {
    areas: ['administracao', 'educacao', 'social', 'saude', 'esporte', 'legislativo', 'seguranca'], peso: 1, valor: [21000, 0.9],
    modo: 'estimado',
    textos: ['FORNECIMENTO DE ÁGUA E COLETA DE ESGOTO'],
    itens: ['FORNECIMENTO DE ÁGUA E ESGOTO|MÊS|0'],
  }),
  objeto('33903947', 'Serviços de Comunicação em Geral', 20, {
    areas: ['administracao', 'legislativo', 'agua'], peso: 1, valor: [4200, 0.8], modo: 'estimado',
    textos: ['SERVIÇOS POSTAIS E TELEMÁTICOS'],
    itens: ['SERVIÇO POSTAL|MÊS|0'],
  }),
  objeto('33903948', 'Serviço de Seleção e Treinamento', 'ensino', {
    areas: ['educacao', 'administracao', 'saude', 'legislativo'], peso: 1, valor: [7400, 0.9], retencao: 'servico',
    textos: ['REALIZAÇÃO DE CURSO DE FORMAÇÃO CONTINUADA PARA PROFESSORES', 'REALIZAÇÃO DE PROCESSO SELETIVO SIMPLIFICADO'],
    itens: ['TURMA DE CAPACITAÇÃO|UN|0'],
  }),
  objeto('33903950', 'Serviços Médico-Hospitalares, Odontológicos e Laboratoriais', 'clinica', {
    areas: ['saude'], peso: 24, valor: [13800, 1.3], modo: 'estimado', retencao: 'servico',
    textos: [
      'PRESTAÇÃO DE SERVIÇOS MÉDICOS ESPECIALIZADOS', 'REALIZAÇÃO DE EXAMES LABORATORIAIS AOS PACIENTES DO SUS',
      'REALIZAÇÃO DE EXAMES DE IMAGEM', 'PLANTÕES MÉDICOS PRESENCIAIS NO PRONTO ATENDIMENTO',
    ],
    itens: [
      'CONSULTA MÉDICA ESPECIALIZADA|UN|118', 'EXAME LABORATORIAL|UN|14.9', 'ULTRASSONOGRAFIA|UN|98',
      'PLANTÃO MÉDICO DE 12 HORAS|UN|1480', 'TOMOGRAFIA COMPUTADORIZADA|UN|289',
    ],
  }),
  objeto('33903963', 'Serviços Gráficos e Editoriais', 'grafica', {
    peso: 4, valor: [1700, 1], retencao: 'servico',
    textos: ['CONFECÇÃO DE IMPRESSOS GRÁFICOS', 'CONFECÇÃO DE BANNERS, FAIXAS E ADESIVOS', 'IMPRESSÃO DE CARNÊS DE IPTU'],
    itens: [
      'BANNER EM LONA COM ACABAMENTO|M2|68', 'FOLDER COLORIDO A4|UN|0.89', 'BLOCO DE REQUISIÇÃO 50X2|BL|14.8',
      'ADESIVO PARA VEÍCULO|M2|96',
    ],
  }),
  objeto('33903967', 'Serviços Funerários', 'funeraria', {
    areas: ['social'], peso: 2, valor: [2300, 0.5], modo: 'unico', retencao: 'servico',
    textos: ['SERVIÇO FUNERÁRIO A PESSOA EM SITUAÇÃO DE VULNERABILIDADE, CONFORME LEI DE BENEFÍCIOS EVENTUAIS'],
    itens: ['SERVIÇO FUNERÁRIO COMPLETO|SV|2150'],
  }),
  objeto('33903969', 'Seguros em Geral', 'seguros', {
    peso: 1, valor: [6100, 1], modo: 'unico',
    textos: ['CONTRATAÇÃO DE SEGURO TOTAL PARA VEÍCULO DA FROTA', 'SEGURO PREDIAL'],
    itens: ['APÓLICE DE SEGURO|UN|0'],
  }),
  objeto('3390399901', 'Transporte Escolar', 'transporte', {
    areas: ['educacao'], peso: 5, valor: [74000, 0.8], modo: 'estimado', retencao: 'servico',
    textos: ['TRANSPORTE ESCOLAR DE ALUNOS DA ZONA RURAL', 'TRANSPORTE ESCOLAR TERCEIRIZADO - LINHA RURAL'],
    itens: ['QUILÔMETRO RODADO EM LINHA ESCOLAR|KM|7.48'],
  }),
  objeto('3390397801', 'Coleta e Destinação de Resíduos', 'residuos', {
    areas: ['obras', 'saude'], peso: 3, valor: [310000, 0.9], modo: 'mensal', retencao: 'maoDeObra',
    textos: [
      'COLETA, TRANSPORTE E DESTINAÇÃO FINAL DE RESÍDUOS SÓLIDOS URBANOS', 'VARRIÇÃO E LIMPEZA DE VIAS PÚBLICAS',
      'COLETA DE RESÍDUOS DOS SERVIÇOS DE SAÚDE',
    ],
    itens: ['TONELADA DE RESÍDUO COLETADO|T|0'],
  }),
  objeto('33903990', 'Serviços de Publicidade Legal', 21, {
    areas: ['administracao', 'legislativo', 'agua', 'saude'], peso: 2, valor: [3300, 0.8], modo: 'estimado',
    textos: ['PUBLICAÇÃO DE ATOS OFICIAIS'],
    itens: ['CENTÍMETRO DE COLUNA PUBLICADO|CM|18.4'],
  }),
  objeto('33903992', 'Serviços de Publicidade Institucional', 'publicidade', {
    areas: ['administracao', 'legislativo'], peso: 2, valor: [17500, 1], retencao: 'servico',
    textos: ['CAMPANHA DE PUBLICIDADE INSTITUCIONAL', 'VEICULAÇÃO DE CAMPANHA EDUCATIVA EM RÁDIO E INTERNET'],
    itens: ['PRODUÇÃO E VEICULAÇÃO DE CAMPANHA|SV|0'],
  }),
  objeto('33904006', 'Locação de Softwares', 'software', {
    peso: 4, valor: [42000, 0.9], modo: 'mensal', retencao: 'servico',
    textos: ['LICENÇA DE USO DE SISTEMA INTEGRADO DE GESTÃO PÚBLICA', 'LOCAÇÃO DE SOFTWARE DE GESTÃO'],
    itens: ['LICENÇA DE USO MENSAL DE SOFTWARE|MÊS|0'],
  }),
  objeto('33904011', 'Suporte de Infraestrutura de TIC', 'informatica', {
    peso: 3, valor: [5200, 0.9], retencao: 'servico',
    textos: ['SUPORTE TÉCNICO E MANUTENÇÃO DE REDE LÓGICA', 'MANUTENÇÃO DE COMPUTADORES E IMPRESSORAS'],
    itens: ['HORA TÉCNICA DE SUPORTE|H|118'],
  }),
  objeto('33904013', 'Comunicação de Dados e Redes em Geral', 'telecom', {
    peso: 2, valor: [19500, 0.8], modo: 'mensal', retencao: 'servico',
    textos: ['LINK DE INTERNET DEDICADO', 'INTERNET DE FIBRA ÓPTICA PARA AS UNIDADES'],
    itens: ['LINK DE INTERNET DEDICADO|MÊS|0'],
  }),
  objeto('33904016', 'Outsourcing de Impressão', 'informatica', {
    peso: 1, valor: [31000, 0.7], modo: 'mensal', retencao: 'servico',
    textos: ['LOCAÇÃO DE IMPRESSORAS COM FORNECIMENTO DE SUPRIMENTOS'],
    itens: ['LOCAÇÃO DE MULTIFUNCIONAL COM FRANQUIA|MÊS|0'],
  }),
]
