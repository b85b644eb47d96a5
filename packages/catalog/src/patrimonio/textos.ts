// Texts the area shows in more than one place.
export const SEM_MOVIMENTACAO = 'Nenhuma movimentação encontrada.'
