// Which module's last-update stamp a table belongs to.
const FINANCEIRO = 3
const PORTAL = 34

const OF_THE_PORTAL = new Set([
  'anexo',
  'arquivo',
  'configuracao',
  'contato',
  'entidade',
  'exercicio',
  'glossario',
  'menu',
  'nota_explicativa',
  'notificacao',
  'parametro',
  'responsavel_lai',
  'sic_fisico',
  'texto_atendimento',
])

export const moduloOf = (tabela: string): number => (OF_THE_PORTAL.has(tabela) ? PORTAL : FINANCEIRO)
