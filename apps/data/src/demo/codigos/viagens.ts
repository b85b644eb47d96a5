// Where servants travel, how far it is, and why.
export interface Destino {
  nome: string
  /** Reais of one night away, in the first year. */
  diaria: number
  longe: boolean
  peso: number
}

const lines = `
CURITIBA/PR|320|n|30
MARINGÁ/PR|190|n|22
LONDRINA/PR|210|n|12
CASCAVEL/PR|220|n|6
UMUARAMA/PR|180|n|6
PARANAVAÍ/PR|170|n|5
CAMPO MOURÃO/PR|180|n|4
FOZ DO IGUAÇU/PR|280|n|4
PONTA GROSSA/PR|240|n|3
BRASÍLIA/DF|620|s|4
SÃO PAULO/SP|540|s|3
FLORIANÓPOLIS/SC|420|s|1
BALNEÁRIO CAMBORIÚ/SC|410|s|1
PORTO ALEGRE/RS|430|s|1
`

export const DESTINOS: readonly Destino[] = lines.trim().split('\n').map((line) => {
  const [nome = '', diaria = '0', longe = 'n', peso = '1'] = line.split('|')
  return { nome, diaria: Number(diaria), longe: longe === 's', peso: Number(peso) }
})

export const OBJETIVOS: readonly string[] = [
  'Capacitação e treinamento',
  'Participação em evento ou congresso',
  'Reunião técnica ou institucional',
  'Transporte de pacientes',
  'Transporte de alunos ou atletas',
  'Fiscalização e vistoria',
  'Representação do Município',
]

/** By position in OBJETIVOS. */
export const MOTIVOS: readonly (readonly string[])[] = [
  ['PARTICIPAR DO CURSO SOBRE A NOVA LEI DE LICITAÇÕES E CONTRATOS', 'CURSO DE ATUALIZAÇÃO EM CONTABILIDADE PÚBLICA', 'CAPACITAÇÃO DO SISTEMA DE PRESTAÇÃO DE CONTAS AO TRIBUNAL DE CONTAS', 'FORMAÇÃO PARA EQUIPES DO CADASTRO ÚNICO'],
  ['PARTICIPAR DO CONGRESSO PARANAENSE DE MUNICÍPIOS', 'PARTICIPAR DO SEMINÁRIO ESTADUAL DE GESTÃO', 'PARTICIPAR DA FEIRA DE TURISMO E NEGÓCIOS'],
  ['REUNIÃO NA SECRETARIA DE ESTADO PARA TRATAR DE CONVÊNIOS', 'AUDIÊNCIA NA ASSEMBLEIA LEGISLATIVA', 'REUNIÃO NO TRIBUNAL DE CONTAS', 'REUNIÃO DA ASSOCIAÇÃO DE MUNICÍPIOS', 'ENTREGA DE DOCUMENTOS E PROJETOS NO ÓRGÃO ESTADUAL'],
  ['CONDUÇÃO DE PACIENTES PARA CONSULTAS E EXAMES ESPECIALIZADOS', 'CONDUÇÃO DE PACIENTES PARA SESSÕES DE HEMODIÁLISE', 'TRANSPORTE DE PACIENTE PARA INTERNAÇÃO HOSPITALAR'],
  ['CONDUÇÃO DE ATLETAS PARA OS JOGOS ESCOLARES', 'CONDUÇÃO DE ALUNOS EM VISITA TÉCNICA', 'ACOMPANHAR DELEGAÇÃO NOS JOGOS DA JUVENTUDE'],
  ['VISTORIA EM OBRA CONVENIADA', 'RETIRADA DE VEÍCULO NOVO NA CONCESSIONÁRIA', 'RETIRADA DE MEDICAMENTOS E VACINAS NA REGIONAL DE SAÚDE'],
  ['REPRESENTAR O MUNICÍPIO EM ATO OFICIAL DO GOVERNO DO ESTADO', 'REPRESENTAR O MUNICÍPIO NA MARCHA A BRASÍLIA EM DEFESA DOS MUNICÍPIOS'],
]

export const MEIOS_DE_TRANSPORTE = ['VEÍCULO OFICIAL', 'VEÍCULO OFICIAL', 'VEÍCULO OFICIAL', 'ÔNIBUS', 'VEÍCULO PRÓPRIO'] as const
