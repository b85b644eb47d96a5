// Marks that a load leaves beside the names of the tables it filled: what a page needs to know of the rows of a table,
// which their number does not tell.
export interface Marca {
  /** The table whose rows tell it. */
  readonly tabela: string
  /** SQL over a row. */
  readonly sempre: string
  /** The column of its year; absent where the table has none. */
  readonly ano?: string
}

export const MARCAS = {
  // A total of what was settled is a settlement sent, without its documents (docs/decisions/0030).
  empenho_anulacao: { tabela: 'empenho', sempre: 'total_anulado is not null', ano: 'exercicio' },
  liquidacao: { tabela: 'empenho', sempre: 'total_liquidado is not null', ano: 'exercicio' },
  pagamento: { tabela: 'empenho', sempre: 'total_pago is not null', ano: 'exercicio' },
  'contrato covid': { tabela: 'contrato', sempre: 'covid', ano: 'exercicio' },
  'empenho compra direta': { tabela: 'empenho', sempre: 'compra_direta', ano: 'exercicio' },
  'empenho covid': { tabela: 'empenho', sempre: 'covid', ano: 'exercicio' },
  'empenho suprimento': { tabela: 'empenho', sempre: 'suprimento_fundos', ano: 'exercicio' },
  'folha inativo': { tabela: 'folha', sempre: 'inativo', ano: 'exercicio' },
  'fonte covid': { tabela: 'fonte_recurso', sempre: 'covid', ano: 'exercicio' },
  'item medicamento': { tabela: 'item_estoque', sempre: 'medicamento' },
  'lei covid': { tabela: 'lei_ato', sempre: 'covid' },
  'licitacao covid': { tabela: 'licitacao', sempre: 'covid', ano: 'exercicio' },
  'servidor excepcional': { tabela: 'servidor', sempre: 'admissao_excepcional' },
} satisfies Readonly<Record<string, Marca>>
