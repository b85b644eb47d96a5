select
  p.data,
  p.situacao,
  p.grau_sigilo as "grauSigilo",
  p.usuario,
  case p.usuario when 'e-SIC' then 'E-SIC' else 'Sic Físico' end as tipo,
  p.assunto,
  p.digitacao,
  p.publicacao,
  coalesce(p.assunto_publico, p.publicacao) as "assuntoPublico",
  coalesce(p.digitacao_publica, p.publicacao) as "digitacaoPublica",
  p.forma_recebimento as "formaRecebimento",
  p.prazo,
  p.encerrado_em::date as encerrado,
  p.instancia,
  p.exercicio_referencia as "exercicioReferencia",
  p.processo_referencia as "processoReferencia",
  q.nome,
  q.nome_digitado as "nomeDigitado",
  coalesce((
    select json_agg(json_build_object(
      'sequencia', t.sequencia, 'data', t.data, 'local', t.local, 'funcao', t.funcao, 'situacao', t.situacao, 'parecer',
        t.parecer,
      'parecerPublico', coalesce(t.parecer_publico, case p.publicacao when 'Publicado' then 'Em triagem'
        else p.publicacao end)
    ) order by t.sequencia)
    from atendimento.tramitacao t where t.entidade = p.entidade and t.exercicio = p.exercicio
      and t.processo = p.processo
  ), '[]') as tramitacoes,
  coalesce((
    select json_strip_nulls(json_agg(json_build_object(
      'id', a.arquivo, 'nome', a.nome, 'tipo', a.tipo_conteudo, 'tamanho', a.tamanho, 'data', a.criado_em, 'sequencia',
        a.sequencia
    ) order by a.arquivo))
    from atendimento.arquivo a where a.entidade = p.entidade and a.exercicio = p.exercicio and a.processo = p.processo
  ), '[]') as arquivos,
  coalesce((
    select json_agg(json_build_object('exercicio', r.exercicio, 'processo', r.processo, 'situacao', r.situacao)
      order by r.exercicio, r.processo)
    from atendimento.processo r
    where r.entidade = p.entidade and r.exercicio_referencia = p.exercicio and r.processo_referencia = p.processo
  ), '[]') as "recursosFeitos",
  (
    select count(*)::int from atendimento.processo r
    where r.entidade = p.entidade and r.exercicio_referencia = p.exercicio and r.processo_referencia = p.processo
  ) as recursos
from atendimento.processo p
left join atendimento.requerente q using (entidade, exercicio, processo)
where p.entidade = $1 and p.exercicio = $2 and p.processo = $3
