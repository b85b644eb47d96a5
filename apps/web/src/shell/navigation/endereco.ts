// An entity's address in one line, skipping what is not known.
import type { Entidade } from '@portal/catalog/contexto'

export const formatCep = (cep: string): string => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

export function enderecoOf({ logradouro, bairro, cidade, uf, cep }: Entidade): string {
  const town = [cidade, uf].filter(Boolean).join('/')
  return [logradouro, bairro, town, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(', ')
}
