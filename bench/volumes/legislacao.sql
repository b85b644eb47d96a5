-- A hundred thousand acts: those of the demo city again and again, of other days.
insert into lei_ato (entidade, lei, numero, ano, tipo, natureza, escopo, aba, covid, sistema, tabela, data, sumula)
select entidade, lei + 1000 * vez, numero + 1000 * vez, extract(year from data - 17 * vez)::int, tipo, natureza, escopo,
  aba, false, sistema, tabela, data - 17 * vez,
  regexp_replace(sumula, '\.$', ', pela ' || vez || 'ª vez.')
from lei_ato, generate_series(1, 202) vez
where entidade = 1;

-- Five thousand editions of twenty pages, each page with what a dozen of those acts say; as if their files had been
-- read.
insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data)
select 1000000 + n, 'diario-' || n || '.pdf', 'application/pdf', 200000, md5(n::text) || md5((-n)::text),
  make_date(2003, 1, 1) + n from generate_series(1, 5000) n;

insert into diario_oficial (entidade, edicao, ano, tipo, descricao, publicado_em, publicado_por, assinado_por, arquivo)
select 1, 10000 + n, extract(year from make_date(2003, 1, 1) + n)::int, 'ORDINARIA', 'Portarias e decretos do dia ' ||
  n, make_date(2003, 1, 1) + n + time '18:00', 'Secretaria', 'Secretaria', 1000000 + n
from generate_series(1, 5000) n;

insert into sistema.documento (sha256, situacao, paginas, leitor)
select md5(n::text) || md5((-n)::text), 'lido', 20, 1 from generate_series(1, 5000) n;

create temp table dito on commit drop as select row_number() over (order by lei)::int - 1 as n, sumula from lei_ato
  where entidade = 1;

insert into sistema.documento_pagina (sha256, pagina, texto)
select md5(p.n::text) || md5((-p.n)::text), pagina, string_agg(d.sumula, ' ')
from (
  select n, pagina, (n * 2591 + pagina * 131 + parte * 8527) % 100000 as dito
    from generate_series(1, 5000) n, generate_series(1, 20) pagina, generate_series(0, 11) parte
) p
join dito d on d.n = p.dito
group by p.n, pagina;
