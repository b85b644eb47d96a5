// The tables the area owns: entities, years, parameters, and the files of every area.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

const doPortal = (...nomes: string[]): Tabelas => tabelasDo(MODULO.portal, ...nomes)

export const tabelas: Tabelas = {
  ...emTelas(doPortal('arquivo', 'anexo'), '/empenhos/detalhe', '/diarias/detalhes'),
  ...emTelas(doPortal('entidade'), '/entidade', '/'),
  ...emTelas(doPortal('exercicio', 'configuracao', 'parametro', 'menu', 'notificacao'), '/'),
  ...emTelas(doPortal('nota_explicativa'), '/', '/empenhos'),
  ...emTelas(doPortal('contato'), '/contato'),
  ...emTelas(doPortal('glossario'), '/glossario'),
  ...emTelas(doPortal('pergunta_frequente'), '/perguntas'),
  ...emTelas(doPortal('link_util'), '/links-uteis'),
  ...emTelas(doPortal('organograma'), '/organograma'),
  ...emTelas(doPortal('certidao_entidade'), '/selo'),
}
