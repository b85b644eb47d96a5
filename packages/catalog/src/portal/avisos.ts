// Warnings about entities that a load accepts.
import type { Avisos } from '../aviso.ts'

export const avisos: Avisos = {
  deArquivo: [
    {
      tabela: 'entidade',
      where: () => 'not documento_valido(s.cnpj)',
      um: 'entidade tem CNPJ com dígito verificador errado',
      varios: 'entidades têm CNPJ com dígito verificador errado',
      efeito: 'aparece como veio',
    },
  ],
}
