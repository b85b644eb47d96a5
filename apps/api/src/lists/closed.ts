// What is answered where an entity keeps a call closed.
export const NAO_PUBLICADO = 'Esta entidade não publica este dado.'
