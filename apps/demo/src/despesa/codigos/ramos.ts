// Lines of business of the region, how common each is among suppliers, and the words of their names.
export interface RamoWords {
  /** How many suppliers of each round are of this line. */
  parcela: number
  /** '{n}' is replaced by a family or fantasy name. */
  nomes: readonly string[]
}

const ramos = {
  papelaria: {
    parcela: 6,
    nomes: ['{n} PAPELARIA LTDA', 'LIVRARIA E PAPELARIA {n} LTDA', '{n} COMÉRCIO DE MATERIAIS DE ESCRITÓRIO LTDA'],
  },
  informatica: {
    parcela: 5,
    nomes: ['{n} INFORMÁTICA LTDA', '{n} COMÉRCIO DE EQUIPAMENTOS DE INFORMÁTICA LTDA', '{n} TECNOLOGIA LTDA'],
  },
  software: {
    parcela: 3,
    nomes: ['{n} SISTEMAS LTDA', '{n} SOLUÇÕES EM SOFTWARE LTDA', '{n} GESTÃO PÚBLICA INFORMATIZADA LTDA'],
  },
  alimentos: {
    parcela: 7,
    nomes: [
      '{n} ALIMENTOS LTDA',
      'DISTRIBUIDORA DE ALIMENTOS {n} LTDA',
      'SUPERMERCADO {n} LTDA',
      'PANIFICADORA {n} LTDA',
      '{n} HORTIFRUTI LTDA',
    ],
  },
  cooperativa: {
    parcela: 1,
    nomes: ['COOPERATIVA DA AGRICULTURA FAMILIAR {n}', 'ASSOCIAÇÃO DE PRODUTORES RURAIS {n}'],
  },
  farmacia: {
    parcela: 6,
    nomes: [
      '{n} DISTRIBUIDORA DE MEDICAMENTOS LTDA',
      '{n} FARMACÊUTICA LTDA',
      'DIMED {n} MEDICAMENTOS LTDA',
      'FARMÁCIA {n} LTDA',
    ],
  },
  hospitalar: {
    parcela: 4,
    nomes: ['{n} PRODUTOS HOSPITALARES LTDA', 'CIRÚRGICA {n} LTDA', '{n} MATERIAIS MÉDICOS E ODONTOLÓGICOS LTDA'],
  },
  clinica: {
    parcela: 5,
    nomes: [
      'CLÍNICA MÉDICA {n} LTDA',
      '{n} SERVIÇOS MÉDICOS LTDA',
      'LABORATÓRIO DE ANÁLISES CLÍNICAS {n} LTDA',
      '{n} DIAGNÓSTICO POR IMAGEM LTDA',
    ],
  },
  construcao: {
    parcela: 6,
    nomes: [
      '{n} MATERIAIS DE CONSTRUÇÃO LTDA',
      'DEPÓSITO {n} LTDA',
      'MADEIREIRA {n} LTDA',
      '{n} ARTEFATOS DE CIMENTO LTDA',
    ],
  },
  empreiteira: {
    parcela: 5,
    nomes: ['CONSTRUTORA {n} LTDA', '{n} ENGENHARIA E OBRAS LTDA', '{n} PAVIMENTAÇÃO LTDA', 'EMPREITEIRA {n} LTDA'],
  },
  combustivel: { parcela: 2, nomes: ['AUTO POSTO {n} LTDA', '{n} COMÉRCIO DE COMBUSTÍVEIS LTDA'] },
  pecas: {
    parcela: 5,
    nomes: [
      '{n} AUTO PEÇAS LTDA',
      'MECÂNICA {n} LTDA',
      '{n} PEÇAS PARA TRATORES E CAMINHÕES LTDA',
      'RETÍFICA {n} LTDA',
    ],
  },
  pneus: { parcela: 1, nomes: ['{n} PNEUS LTDA', 'RECAPADORA {n} LTDA'] },
  limpeza: { parcela: 3, nomes: ['{n} PRODUTOS DE LIMPEZA LTDA', '{n} HIGIENE E DESCARTÁVEIS LTDA'] },
  terceirizacao: {
    parcela: 3,
    nomes: ['{n} SERVIÇOS TERCEIRIZADOS LTDA', '{n} VIGILÂNCIA E SEGURANÇA LTDA', '{n} CONSERVAÇÃO E LIMPEZA LTDA'],
  },
  eletrica: { parcela: 3, nomes: ['{n} MATERIAIS ELÉTRICOS LTDA', 'ELETRO {n} LTDA', '{n} ILUMINAÇÃO LTDA'] },
  hidraulica: { parcela: 2, nomes: ['{n} HIDRÁULICA E SANEAMENTO LTDA', '{n} TUBOS E CONEXÕES LTDA'] },
  quimica: { parcela: 1, nomes: ['{n} PRODUTOS QUÍMICOS LTDA', 'QUÍMICA {n} LTDA'] },
  grafica: { parcela: 3, nomes: ['GRÁFICA {n} LTDA', '{n} IMPRESSOS E COMUNICAÇÃO VISUAL LTDA'] },
  eventos: {
    parcela: 3,
    nomes: ['{n} EVENTOS LTDA', '{n} SONORIZAÇÃO E PALCOS LTDA', '{n} PRODUÇÕES ARTÍSTICAS LTDA'],
  },
  transporte: { parcela: 4, nomes: ['{n} TRANSPORTES LTDA', 'VIAÇÃO {n} LTDA', '{n} TRANSPORTE ESCOLAR LTDA'] },
  locacao: { parcela: 3, nomes: ['{n} LOCAÇÃO DE MÁQUINAS LTDA', '{n} TERRAPLENAGEM LTDA', 'LOCADORA {n} LTDA'] },
  moveis: { parcela: 2, nomes: ['MÓVEIS {n} LTDA', '{n} MOBILIÁRIO CORPORATIVO LTDA'] },
  veiculos: { parcela: 1, nomes: ['{n} VEÍCULOS LTDA', '{n} MÁQUINAS E IMPLEMENTOS LTDA'] },
  uniformes: { parcela: 2, nomes: ['CONFECÇÕES {n} LTDA', '{n} UNIFORMES LTDA'] },
  seguranca: { parcela: 1, nomes: ['{n} EPI E EQUIPAMENTOS DE SEGURANÇA LTDA', '{n} SINALIZAÇÃO VIÁRIA LTDA'] },
  ensino: {
    parcela: 2,
    nomes: ['EDITORA {n} LTDA', '{n} MATERIAIS PEDAGÓGICOS LTDA', 'INSTITUTO {n} DE CAPACITAÇÃO LTDA'],
  },
  consultoria: {
    parcela: 2,
    nomes: ['{n} CONSULTORIA E ASSESSORIA LTDA', '{n} ADVOGADOS ASSOCIADOS', '{n} ENGENHARIA CONSULTIVA LTDA'],
  },
  telecom: { parcela: 1, nomes: ['{n} TELECOMUNICAÇÕES LTDA', '{n} FIBRA INTERNET LTDA'] },
  viagens: { parcela: 1, nomes: ['{n} VIAGENS E TURISMO LTDA'] },
  hotel: { parcela: 1, nomes: ['HOTEL {n} LTDA', 'RESTAURANTE {n} LTDA'] },
  funeraria: { parcela: 1, nomes: ['FUNERÁRIA {n} LTDA'] },
  seguros: { parcela: 1, nomes: ['{n} SEGUROS S.A.', '{n} CORRETORA DE SEGUROS LTDA'] },
  imobiliaria: { parcela: 1, nomes: ['IMOBILIÁRIA {n} LTDA', '{n} EMPREENDIMENTOS IMOBILIÁRIOS LTDA'] },
  agropecuaria: { parcela: 2, nomes: ['AGROPECUÁRIA {n} LTDA', '{n} INSUMOS AGRÍCOLAS LTDA', 'VIVEIRO {n} LTDA'] },
  esportes: { parcela: 1, nomes: ['{n} ARTIGOS ESPORTIVOS LTDA'] },
  publicidade: { parcela: 1, nomes: ['{n} PUBLICIDADE E PROPAGANDA LTDA', 'JORNAL {n} LTDA'] },
  residuos: { parcela: 1, nomes: ['{n} AMBIENTAL LTDA', '{n} GESTÃO DE RESÍDUOS LTDA'] },
  entidadeSocial: {
    parcela: 3,
    nomes: [
      'ASSOCIAÇÃO {n} DE ASSISTÊNCIA SOCIAL',
      'LAR {n}',
      'INSTITUTO {n} DE EDUCAÇÃO ESPECIAL',
      'ASSOCIAÇÃO CULTURAL E ESPORTIVA {n}',
    ],
  },
  autonomo: { parcela: 10, nomes: [] },
} as const satisfies Record<string, RamoWords>

export type Ramo = keyof typeof ramos
export const RAMOS: Readonly<Record<Ramo, RamoWords>> = ramos

/** Fantasy names for the name of a company. */
export const FANTASIAS = `
ALVORADA|ARAUCÁRIA|ATLÂNTICA|AURORA|BELA VISTA|BOM JESUS|BRASIL SUL|CAMPOS GERAIS|CENTRAL|CIDADE NOVA|CONFIANÇA
CRISTAL|CRUZEIRO|DIAMANTE|ESPERANÇA|ESTRELA|EUROPA|FÊNIX|FORTALEZA|GLOBAL|GRALHA AZUL|HORIZONTE|IGUAÇU|IMPERIAL
INDEPENDÊNCIA|IPÊ AMARELO|IRMÃOS UNIDOS|JARDIM|LIDERANÇA|LUZ DO VALE|MAJESTOSA|MARINGAENSE|MASTER|MERIDIONAL|MODELO
MONTE ALTO|NACIONAL|NOROESTE|NOVA ERA|NOVO TEMPO|OURO VERDE|PARANÁ|PIONEIRA|PLANALTO|PONTUAL|PRIMAVERA|PROGRESSO
QUALITY|RAINHA|REALEZA|RIO BRANCO|SANTA CLARA|SANTA RITA|SÃO CRISTÓVÃO|SÃO FRANCISCO|SÃO JORGE|SÃO JOSÉ|SERRA AZUL
SERRANA|SOL NASCENTE|SUDOESTE|SULINA|TRÊS RIOS|TREVO|UNIÃO|UNIVERSAL|VALE CLARO|VALE VERDE|VISÃO|VITÓRIA
`
  .trim()
  .split(/[|\n]/)
