-- Everything the start-up calls answer, as one consistent picture. Absent values are left out.
select json_strip_nulls(json_build_object(
  'entidades', (
    select coalesce(json_agg(json_build_object(
      'id', entidade, 'nome', nome, 'cnpj', cnpj, 'logradouro', logradouro, 'bairro', bairro, 'cidade', cidade, 'uf',
        uf, 'cep', cep,
      'entidadePrincipal', case when entidade_principal then 'S' when not entidade_principal
        then 'N' end, 'tipo', tipo, 'telefone', telefone, 'email', email,
      'site', site, 'horarioAtendimento', horario_atendimento, 'brasao', brasao,
      'registrado', case when registrado then 'S' else 'N' end, 'habilitadoPortal', case when habilitado_portal then 'S'
        else 'N' end
    ) order by entidade_principal is true desc, entidade), '[]') from entidade
  ),
  'exercicios', (
    select coalesce(json_agg(json_build_object(
      'entidade', entidade, 'exercicio', exercicio, 'aberto', aberto, 'fechado', fechado,
      'anoBasePPA', coalesce(ano_base_ppa, exercicio - (exercicio + 2) % 4), 'mascara', mascara_despesa
    ) order by entidade, exercicio desc), '[]') from exercicio
  ),
  'configuracoes', (
    select coalesce(json_agg(json_build_object(
      'entidade', entidade, 'cor', cor, 'imagem', imagem, 'selo', selo, 'seloDataAvaliacao', selo_data_avaliacao,
      'seloProcessoTCE', selo_processo_tce, 'seloNotaObtida', selo_nota_obtida, 'aviso', aviso
    )), '[]') from configuracao
  ),
  'versoes', (
    select coalesce(json_object_agg(arquivo, left(sha256, 16)), '{}') from arquivo
    where arquivo in (select brasao from entidade union select imagem from configuracao union select selo
      from configuracao)
  ),
  'parametros', (
    select coalesce(json_agg(json_build_array(entidade, exercicio, parametro, valor)
      order by entidade, exercicio, parametro), '[]') from parametro
  ),
  'menu', (
    select coalesce(json_agg(json_build_object(
      'entidade', entidade, 'exercicio', exercicio, 'menuPai', menu_pai, 'id', menu, 'route', rota, 'title', titulo,
        'subtitle', subtitulo,
      'image', imagem, 'link', link, 'urlAuxiliar', url_auxiliar, 'atalho', atalho
    ) order by ordem, menu), '[]') from menu
  ),
  'tabelas', (
    select coalesce(json_agg(distinct jsonb_build_array(entidade, exercicio, tabela)), '[]')
      from sistema.ultima_atualizacao
  ),
  'notas', (
    select coalesce(json_agg(json_build_object('entidade', entidade, 'id', nota, 'rota', rota, 'notaExplicativa', texto)
      order by nota), '[]')
    from nota_explicativa
  ),
  'notificacoes', (
    select coalesce(json_agg(json_build_object(
      'entidade', entidade, 'exercicio', exercicio, 'id', notificacao, 'rota', rota, 'titulo', titulo, 'descricao',
        descricao, 'arquivo', arquivo
    ) order by notificacao), '[]') from notificacao
  ),
  'contatos', (
    select coalesce(json_agg(json_build_object(
      'entidade', entidade, 'id', contato, 'nome', nome, 'cargo', cargo, 'email', email, 'telefone', telefone
    ) order by contato), '[]') from contato
  ),
  'glossario', (
    select coalesce(json_agg(json_build_object('entidade', entidade, 'topico', topico, 'descricao', descricao)
      order by termo), '[]') from glossario
  ),
  'textosAtendimento', (
    select coalesce(json_agg(json_build_object('entidade', entidade, 'id', texto, 'valor', valor) order by texto), '[]')
      from texto_atendimento
  ),
  'sicFisico', (
    select coalesce(json_agg(json_build_object(
      'entidade', s.entidade, 'mensagem', s.mensagem, 'mensagemConsulta', s.mensagem_consulta, 'id', a.arquivo, 'nome',
        a.nome, 'tamanho', a.tamanho
    )), '[]') from sic_fisico s left join arquivo a using (arquivo)
  ),
  'responsaveisLai', (
    select coalesce(json_agg(json_build_object(
      'entidade', entidade, 'nome', nome, 'email', email, 'tel', telefone
    ) order by responsavel), '[]') from responsavel_lai
  )
)) as dados
