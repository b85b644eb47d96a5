// Returns an entity's address in one line, skipping unknown parts.
import type { Entidade } from '@portal/catalog/contexto'
import { formatCep } from '@portal/kit/formats'

export function enderecoOf({ logradouro, bairro, cidade, uf, cep }: Entidade): string {
  const town = [cidade, uf].filter(Boolean).join('/')
  return [logradouro, bairro, town, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(', ')
}
