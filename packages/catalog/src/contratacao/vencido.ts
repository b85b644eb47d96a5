// What was won, said alike of who takes part and of what was awarded.
export const somaDosVencidos = { help: 'Soma dos itens que venceu.' } as const
