// Types of the warnings of an area about rows that a load accepts: a sentence for the person who loads, and what the
// portal does with the rows.

interface Aviso {
  readonly tabela: string
  /**
   * Singular and plural of the sentence ('empenho não tem dotação', 'empenhos não têm dotação'), then what the portal
   * does with the rows.
   */
  readonly um: string
  readonly varios: string
  readonly efeito: string
}

/** A warning found in the rows of one file while they are staged, before they become facts. */
export interface AvisoDeArquivo extends Aviso {
  /** Returns a condition on the rows `s` of the staging table with this name. */
  readonly where: (stage: string) => string
}

/** A warning found only when all facts of a year are loaded. */
export interface AvisoDeExercicio extends Aviso {
  readonly where: string
}

/** A summary that must have as many rows in a year as its facts. */
export interface Conferencia {
  readonly fatos: string
  readonly resumo: string
  /** Name of the rows, in the plural. */
  readonly nome: string
}

export interface Avisos {
  readonly deArquivo?: readonly AvisoDeArquivo[]
  readonly deExercicio?: readonly AvisoDeExercicio[]
  readonly conferencias?: readonly Conferencia[]
}
