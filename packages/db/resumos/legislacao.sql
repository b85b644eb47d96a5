-- The text of what is published, page by page: read from the files beside the loads, and kept by their content, so that a file is read once
-- whatever is loaded after it. Letters are one character each, so that a place in the text is the same place without accents.
create view sistema.documento_anexo as
  select x.entidade, x.origem, x.origem as dono, x.chave, x.ordem, x.arquivo from anexo x where x.origem in ('lei_ato', 'licitacao', 'contrato')
  union all
  select x.entidade, x.origem, 'licitacao', regexp_replace(x.chave, '/[^/]*$', ''), x.ordem, x.arquivo from anexo x where x.origem = 'licitacao_ata';
comment on view sistema.documento_anexo is 'Documentos cujo texto se lê, sob a lei, a licitação ou o contrato a que pertencem; as atas são da licitação.';

create view sistema.documento_publicado as
  select a.sha256, max(a.arquivo) as arquivo, array_agg(distinct p.area) as areas
  from (
    select d.arquivo, 'legislacao' as area from diario_oficial d
    union all
    select d.arquivo, case d.dono when 'lei_ato' then 'legislacao' else 'contratacao' end from sistema.documento_anexo d
  ) p
  join arquivo a on a.arquivo = p.arquivo
  where a.tipo_conteudo = 'application/pdf'
  group by a.sha256;
