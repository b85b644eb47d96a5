// The message of the 404 that an entity returns for a call it keeps closed.
export const NAO_PUBLICADO = 'Esta entidade não publica este dado.'
