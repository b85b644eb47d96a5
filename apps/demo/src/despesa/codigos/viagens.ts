// Destinations, distances and reasons of the servants' trips.
export interface Destino {
  nome: string
  /** Reais for one night away, in the first year. */
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

export const DESTINOS: readonly Destino[] = lines
  .trim()
  .split('\n')
  .map((line) => {
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

/** Who travels for it: drivers, chiefs, or anyone else. */
export type Viajante = 'motorista' | 'chefia' | 'qualquer'

export interface Motivo {
  texto: string
  /** Index of OBJETIVOS. */
  objetivo: number
  viajante: Viajante
  /** Indexes of DESTINOS. */
  destinos: readonly number[]
  /** Only for entities with health services. */
  saude: boolean
}

const placesOf = (words: string): number[] =>
  DESTINOS.map((_, i) => i).filter(
    (i) => words === '*' || words.split(' ').some((word) => DESTINOS[i]?.nome.includes(word)),
  )

/** Each line is 'objetivo|viajante|destinos|texto'. */
const motivos = `
0|qualquer|*|PARTICIPAR DO CURSO SOBRE A NOVA LEI DE LICITAÇÕES E CONTRATOS
0|qualquer|CURITIBA MARINGÁ LONDRINA FOZ|CURSO DE ATUALIZAÇÃO PROFISSIONAL
0|qualquer|CURITIBA MARINGÁ CASCAVEL|CAPACITAÇÃO DO SISTEMA DE PRESTAÇÃO DE CONTAS AO TRIBUNAL DE CONTAS
0|qualquer|/PR|ENCONTRO REGIONAL DE FORMAÇÃO DAS EQUIPES MUNICIPAIS
1|chefia|CURITIBA FOZ|PARTICIPAR DO CONGRESSO PARANAENSE DE MUNICÍPIOS
1|qualquer|CURITIBA LONDRINA PAULO FLORIANÓPOLIS CAMBORIÚ ALEGRE|PARTICIPAR DE SEMINÁRIO DE GESTÃO PÚBLICA
1|qualquer|MARINGÁ LONDRINA FOZ|PARTICIPAR DA FEIRA DE TURISMO E NEGÓCIOS
2|chefia|CURITIBA|REUNIÃO NA SECRETARIA DE ESTADO PARA TRATAR DE CONVÊNIOS
2|chefia|CURITIBA|AUDIÊNCIA NA ASSEMBLEIA LEGISLATIVA
2|chefia|BRASÍLIA|AUDIÊNCIA NOS MINISTÉRIOS PARA TRATAR DE EMENDAS PARLAMENTARES
2|qualquer|CURITIBA|REUNIÃO TÉCNICA NO TRIBUNAL DE CONTAS
2|qualquer|MARINGÁ UMUARAMA PARANAVAÍ MOURÃO|REUNIÃO DA ASSOCIAÇÃO DE MUNICÍPIOS
2|qualquer|CURITIBA MARINGÁ|ENTREGA DE DOCUMENTOS E PROJETOS EM ÓRGÃO ESTADUAL
3|motorista|MARINGÁ LONDRINA CURITIBA UMUARAMA|CONDUÇÃO DE PACIENTES PARA CONSULTAS E EXAMES ESPECIALIZADOS
3|motorista|MARINGÁ PARANAVAÍ UMUARAMA|CONDUÇÃO DE PACIENTES PARA SESSÕES DE HEMODIÁLISE
3|motorista|CURITIBA LONDRINA CASCAVEL|TRANSPORTE DE PACIENTE PARA INTERNAÇÃO HOSPITALAR
4|motorista|/PR|CONDUÇÃO DE ATLETAS PARA OS JOGOS ESCOLARES
4|motorista|CURITIBA MARINGÁ FOZ|CONDUÇÃO DE ALUNOS EM VISITA TÉCNICA
4|motorista|/PR|CONDUÇÃO DE DELEGAÇÃO NOS JOGOS DA JUVENTUDE
5|qualquer|/PR|VISTORIA E ACOMPANHAMENTO DE CONVÊNIO
5|motorista|MARINGÁ LONDRINA CURITIBA|RETIRADA DE VEÍCULO NOVO NA CONCESSIONÁRIA
5|motorista|MARINGÁ PARANAVAÍ|RETIRADA DE MATERIAIS NA REGIONAL DO ESTADO
6|chefia|CURITIBA|REPRESENTAR O MUNICÍPIO EM ATO OFICIAL DO GOVERNO DO ESTADO
6|chefia|BRASÍLIA|PARTICIPAR DA MARCHA A BRASÍLIA EM DEFESA DOS MUNICÍPIOS
`

const PACIENTES = 3

export const MOTIVOS: readonly Motivo[] = motivos
  .trim()
  .split('\n')
  .map((line) => {
    const [objetivo = '0', viajante = '', destinos = '*', texto = ''] = line.split('|')
    const purpose = Number(objetivo)
    return {
      texto,
      objetivo: purpose,
      viajante: viajante as Viajante,
      destinos: placesOf(destinos),
      saude: purpose === PACIENTES,
    }
  })

export const MEIOS_DE_TRANSPORTE = [
  'VEÍCULO OFICIAL',
  'VEÍCULO OFICIAL',
  'VEÍCULO OFICIAL',
  'ÔNIBUS',
  'VEÍCULO PRÓPRIO',
] as const
