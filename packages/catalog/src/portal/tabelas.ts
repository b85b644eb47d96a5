// Who publishes, for which year, under which parameters, and the files of every area.
import { MODULO } from '../modulos.ts'
import { tabelasDo } from '../tabela.ts'

export const tabelas = tabelasDo(
  MODULO.portal,
  'arquivo', 'entidade', 'exercicio', 'configuracao', 'parametro', 'menu', 'nota_explicativa', 'notificacao', 'contato', 'glossario', 'anexo',
)
