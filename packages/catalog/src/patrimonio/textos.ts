// What the area says in more than one place.
export const SEM_MOVIMENTACAO = 'Nenhuma movimentação encontrada.'
