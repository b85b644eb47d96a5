// The tables the area owns: laws and acts, gazettes, and what is published by group.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...tabelasDo(
    MODULO.portal,
    'tipo_documento_legal',
    'natureza_lei',
    'escopo_lei',
    'lei_ato',
    'lei_vinculada',
    'lei_publicacao',
    'diario_oficial',
  ),
  ...emTelas(tabelasDo(MODULO.portal, 'publicacao_grupo', 'publicacao_subgrupo', 'publicacao'), '/publicacoes'),
}
