// Laws and acts, and the gazettes they are published in.
import { MODULO } from '../modulos.ts'
import { tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = tabelasDo(
  MODULO.portal,
  'tipo_documento_legal', 'natureza_lei', 'escopo_lei', 'lei_ato', 'lei_vinculada', 'lei_publicacao', 'diario_oficial',
)
