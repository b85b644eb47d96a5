// What an area says of rows that a load accepts and that yet deserve a look: a sentence for who loads, and what the
// portal does with them.

interface Aviso {
  readonly tabela: string
  /** 'empenho não tem dotação' and 'empenhos não têm dotação', then what the portal does with it. */
  readonly um: string
  readonly varios: string
  readonly efeito: string
}

/** Read off the rows of a file while they are staged, before they become facts. */
export interface AvisoDeArquivo extends Aviso {
  /** Of the rows `s` of the staging table of this name. */
  readonly where: (stage: string) => string
}

/** Seen only once everything of a year is in its place. */
export interface AvisoDeExercicio extends Aviso {
  readonly where: string
}

/** A summary that holds as many rows of a year as its facts do, while nothing is wrong. */
export interface Conferencia {
  readonly fatos: string
  readonly resumo: string
  /** Of more than one. */
  readonly nome: string
}

export interface Avisos {
  readonly deArquivo?: readonly AvisoDeArquivo[]
  readonly deExercicio?: readonly AvisoDeExercicio[]
  readonly conferencias?: readonly Conferencia[]
}
