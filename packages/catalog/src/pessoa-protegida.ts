/** How a person whose payment would tell an illness is shown; `sistema.pessoa_protegida()` says the same in SQL. */
export const PESSOA_PROTEGIDA = 'Pessoa protegida (LGPD art. 11, LAI art. 31)'
