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

/** A law of arithmetic that loaded rows may break: they are taken as they come, and told. */
export interface AvisoDeExercicio extends Aviso {
  /** Condition on the rows `r` that break it. */
  readonly where: string
  /** SQL of what names a row to who looks for it in the source: 'empenho 12/2025'. */
  readonly linha: string
  /** Set where a load says it already, file by file. */
  readonly jaDito?: true
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
