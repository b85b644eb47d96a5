// Explanation of the total won, shared by participants and awards.
export const somaDosVencidos = { help: 'Soma dos itens que venceu.' } as const
