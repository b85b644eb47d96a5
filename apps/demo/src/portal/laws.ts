// Consistency rules of what the demo city promises in its texts: each query returns the promises nothing keeps.

/** Pages that texts lead to, with a table whose rows they show. */
const PAGINAS = `(values ('/dividaativa', 'divida_ativa'), ('/alvara', 'alvara'),
  ('/escalas-profissionais', 'escala_profissional'), ('/fila-espera-atendimento', 'fila_saude'),
  ('/orcamento', 'dotacao'), ('/leiseatos-geral/covid', 'lei_ato'), ('/conselhos', 'conselho'),
  ('/audiencias-publicas', 'audiencia_publica'),
  ('/contato', 'contato'), ('/esic', 'responsavel_lai'), ('/estoque', 'estoque')) p (rota, tabela)`

/** Links of the texts of an entity that stay in the portal. */
const LINKS = `(
  select entidade, 'carta_servico' as de, link from carta_servico
  union all select entidade, 'organograma', link from organograma
  union all select entidade, 'medida_covid', link from medida_covid
)`

const TEXTOS = `(
  select entidade, 'carta_servico' as de, concat_ws(' ', descricao, etapas, forma, reclamacao) as texto
    from carta_servico
  union all select entidade, 'pergunta_frequente', resposta from pergunta_frequente
  union all select entidade, 'sic_fisico', mensagem || mensagem_consulta from sic_fisico
  union all select entidade, 'texto_atendimento', valor from texto_atendimento
)`

export const portalLaws: Readonly<Record<string, string>> = {
  'a text leads to a page of the menu of its entity': `
    select entidade, de, link from ${LINKS} l where link like '/%' and not exists (
      select from menu m where m.entidade = l.entidade and m.rota = l.link)`,
  'the page a text leads to has something to show': `
    select entidade, de, link from ${LINKS} l left join ${PAGINAS} on p.rota = l.link
    where link like '/%' and (tabela is null or (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I where entidade = %s', tabela, l.entidade), false, true, '')))[1]::text
        = '0')`,
  'a telephone that a text gives is of the entity or of one of its contacts': `
    select t.entidade, de, fone from ${TEXTOS} t
    cross join lateral (select '44' || m[1] || m[2] as fone
      from regexp_matches(texto, '\\(44\\) ([0-9]{4})-([0-9]{4})', 'g') m) f
    where not exists (
      select from (
        select entidade, telefone from entidade union all select entidade, telefone from contato
        union all select entidade, telefone from responsavel_lai
      ) k where (k.entidade, k.telefone) = (t.entidade, fone))`,
  'an address where a text says to go is that of an entity': `
    select entidade, de, rua from ${TEXTOS} t
    cross join lateral (select m[1] as rua
      from regexp_matches(texto, '((?:Praça|Avenida|Rua) [A-Z][[:alpha:] ]+, [0-9]+)', 'g') m) r
    where not exists (select from entidade e where e.logradouro = rua)`,
  'a service is promised by the one entity that does it': `
    select titulo from carta_servico where titulo <> 'Pedido de informação' group by titulo
      having count(distinct entidade) > 1`,
  'a text promises no paper it does not have': `
    select entidade, de, texto from ${TEXTOS} t where texto ~ 'https://www.gov.br([. ]|$)'
    union all select entidade, 'tramitacao', parecer from atendimento.tramitacao t
    where parecer ~* 'anex' and not exists (
      select from atendimento.arquivo a where (a.entidade, a.exercicio, a.processo) = (t.entidade, t.exercicio,
        t.processo))`,
  'the secretarias of the organogram are those of the budget': `
    select * from (
      select distinct replace(descricao, 'SECRETARIA MUNICIPAL', 'SECRETARIA') as nome from orgao
        where descricao like 'SECRETARIA%'
    ) o full join (
      select upper(descricao) as nome from organograma join entidade using (entidade)
        where tipo = 'E' and descricao like 'Secretaria %'
    ) g using (nome) where g.nome is null or o.nome is null`,
  'who answers a request, and who sits in a council, is of a place of the city': `
    select entidade, local from atendimento.tramitacao t where not exists (
      select from organograma o where (o.entidade, o.descricao) = (t.entidade, t.local))
        and local <> 'Portal da Transparência'
    union all select entidade, representa from conselheiro c where representa like 'Secretaria %' and not exists (
      select from organograma o where (o.entidade, o.descricao) = (c.entidade, c.representa))`,
  'a place people ask about is one of the city': `
    select distinct bairro from atendimento.pessoa where bairro is not null and upper(bairro) not in (
      select upper(bairro) from alvara_pessoa union select upper(bairro) from fornecedor where cidade = 'SERRA CLARA')`,
}
