with usado as (
  select distinct case :nivel
      when 'orgao' then r.orgao
      when 'unidade' then r.unidade
      when 'funcao' then r.funcao
      when 'subFuncao' then r.subfuncao
      when 'programa' then r.programa
      when 'projeto' then r.projeto
      when 'elemento' then case when length(r.natureza) >= 6 then left(r.natureza, 6) end
      when 'desdobramento' then case when length(r.natureza) >= 8 then left(r.natureza, 8) end
      when 'subDesdobramento' then case when length(r.natureza) >= 10 then left(r.natureza, 10) end
      when 'fonteRecurso' then r.fonte_recurso
    end as id
  from resumo.programatica r
  where r.entidade = :entidade and r.exercicio = :exercicio
    and (:orgao::text is null or r.orgao = :orgao)
    and (:unidade::text is null or r.unidade = :unidade)
    and (:funcao::text is null or r.funcao = :funcao)
    and (:subFuncao::text is null or r.subfuncao = :subFuncao)
    and (:programa::text is null or r.programa = :programa)
    and (:projeto::text is null or r.projeto = :projeto)
    and (:elemento::text is null or left(r.natureza, 6) = :elemento)
    and (:desdobramento::text is null or left(r.natureza, 8) = :desdobramento)
    and (:subDesdobramento::text is null or left(r.natureza, 10) = :subDesdobramento)
    and (:fonteRecurso::text is null or r.fonte_recurso = :fonteRecurso)
),
descrito as (
  select u.id, case :nivel
      when 'orgao' then (select descricao from orgao where entidade = :entidade and exercicio = :exercicio
        and orgao = u.id)
      when 'unidade' then (select descricao from unidade where entidade = :entidade and exercicio = :exercicio
        and unidade = u.id)
      when 'funcao' then nome_funcao(:entidade, u.id)
      when 'subFuncao' then nome_subfuncao(:entidade, u.id)
      when 'programa' then (select descricao from programa where entidade = :entidade and exercicio = :exercicio
        and programa = u.id)
      when 'projeto' then (select descricao from projeto where entidade = :entidade and exercicio = :exercicio
        and projeto = u.id)
      when 'fonteRecurso' then
        (select descricao from fonte_recurso where entidade = :entidade and exercicio = :exercicio
          and fonte_recurso = u.id)
      else nome_natureza(:entidade, u.id)
    end as descricao
  from usado u
  where u.id is not null
)
select id, id || coalesce(' - ' || descricao, '') as descricao
from descrito
order by id
