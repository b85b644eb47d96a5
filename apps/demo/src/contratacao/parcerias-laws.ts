// Consistency rules of convênios, subvenções and works in the demo city: each query returns the rows that break it.
const EMPENHO = 'entidade, exercicio, unidade_orcamentaria, empenho'

/** Returns SQL for empenhos of a natureza that no row of the table cites, though not annulled. */
const unclaimed = (natureza: string, tabela: string): string => `
  select ${EMPENHO} from empenho join resumo.empenho r using (${EMPENHO})
  where empenho.natureza ~ '^(${natureza})' and r.valor_empenhado > r.valor_anulado and not exists (
    select from ${tabela} c where (c.entidade, c.exercicio, c.unidade_orcamentaria, c.empenho) = (r.entidade,
      r.exercicio, r.unidade_orcamentaria, r.empenho))`

export const leisDasParcerias: Readonly<Record<string, string>> = {
  'every instalment of an agreement in the ledger belongs to one agreement': `
    select * from lancamento_receita l where l.receita in ('17245001', '17245101', '17249901', '24149901')
      and not exists (
      select from convenio_receita c join convenio v using (entidade, convenio)
      where (c.entidade, c.exercicio, c.lancamento) = (l.entidade, l.exercicio, l.lancamento) and v.tipo = 'R')`,
  'every commitment to a hospital belongs to an agreement granted': unclaimed('33504305', 'convenio_empenho'),
  'an agreement brings no more than its value, addenda aside, and one without money nothing': `
    select * from (
      select c.convenio, c.tipo, coalesce(c.valor, 0) as combinado,
        coalesce((select sum(l.valor) from convenio_receita r
          join lancamento_receita l using (entidade, exercicio, lancamento)
          where (r.entidade, r.convenio) = (c.entidade, c.convenio)), 0)
        + coalesce((select sum(e.valor_pago) from convenio_empenho r join resumo.empenho e using (${EMPENHO})
          where (r.entidade, r.convenio) = (c.entidade, c.convenio)), 0) as repassado
      from convenio c) s
    where repassado > combinado or (tipo = 'S' and repassado + combinado <> 0)`,
  'an agreement brings on no day more than was agreed until then, and its addenda come while it lasts': `
    select * from (
      select entidade, convenio, data, sum(valor) over (partition by entidade, convenio order by data, ordem) as saldo
      from (
        select entidade, convenio, data_celebracao as data, 0 as ordem, coalesce(valor, 0) as valor from convenio
        union all select entidade, convenio, data_termo, 1, coalesce(valor, 0) from convenio_aditivo
        union all select r.entidade, r.convenio, l.data, 2, -l.valor from convenio_receita r
          join lancamento_receita l using (entidade, exercicio, lancamento)
        union all select c.entidade, c.convenio, p.data, 2, -p.valor - p.valor_retido from convenio_empenho c
          join pagamento p using (${EMPENHO})
      ) m
    ) s where saldo < 0
    union all select a.entidade, a.convenio, a.data_termo, a.valor from convenio_aditivo a
      join convenio c using (entidade, convenio)
    where a.data_termo not between c.data_celebracao and c.data_fim_vigencia
      or a.data_fim_vigencia < c.data_fim_vigencia or a.valor > 0.25 * c.valor`,
  'every commitment of a grant belongs to one': unclaimed('33504301|445042', 'subvencao_empenho'),
  'a grant releases no more than was foreseen and added, and is accounted for up to what was released': `
    select * from (
      select s.ano, s.subvencao, coalesce(s.valor_previsto, 0)
          + coalesce((select sum(a.valor) from subvencao_aditivo a
            where (a.entidade, a.ano, a.subvencao) = (s.entidade, s.ano, s.subvencao)), 0) as combinado,
        coalesce((select sum(e.valor_pago) from subvencao_empenho l join resumo.empenho e using (${EMPENHO})
          where (l.entidade, l.ano, l.subvencao) = (s.entidade, s.ano, s.subvencao)), 0) as liberado,
        coalesce((select sum(p.valor_documentos + p.valor_restituido) from subvencao_prestacao p
          where (p.entidade, p.ano, p.subvencao) = (s.entidade, s.ano, s.subvencao) and p.matricula is null), 0) as
            comprovado
      from subvencao s) g
    where liberado > combinado or comprovado > liberado`,
  'the accounts of a servant in a grant are those of an advance': `
    select * from subvencao_prestacao p where p.matricula is not null and not exists (
      select from adiantamento a where (a.entidade, a.exercicio_empenho, a.unidade_orcamentaria, a.empenho,
        a.no_liquidacao, a.matricula)
        = (p.entidade, p.exercicio_empenho, p.unidade_orcamentaria, p.empenho, p.no_liquidacao, p.matricula)
        and (p.prestacao_contas is null or (a.exercicio, a.prestacao_contas) = (p.exercicio_prestacao,
          p.prestacao_contas))
        and (a.valor_documentos, a.valor_restituido) = (p.valor_documentos, p.valor_restituido))`,
  'what a grant pays its team fits in the grant': `
    select entidade, ano, subvencao from subvencao_remuneracao join subvencao using (entidade, ano, subvencao)
    group by 1, 2, 3, valor_previsto having sum(valor_total) > valor_previsto`,
  'the measurements of a work add up to at most the whole, and only a finished work reaches it': `
    select entidade, ano, ordem_servico from obra left join obra_medicao using (entidade, ano, ordem_servico)
    group by 1, 2, 3, data_conclusao having coalesce(sum(percentual), 0) > 100
      or (coalesce(sum(percentual), 0) = 100) <> (data_conclusao is not null)`,
  'a work was measured by what was settled of its contract': `
    select o.ano, o.ordem_servico from obra o
    join (select entidade, ano, ordem_servico, sum(percentual) as percentual from obra_medicao
      group by 1, 2, 3) m using (entidade, ano, ordem_servico)
    join (
      select e.entidade, e.ano_contrato, e.contrato, sum(r.valor_liquidado) as liquidado from empenho e
        join resumo.empenho r using (${EMPENHO}) group by 1, 2, 3
    ) c on (c.entidade, c.ano_contrato, c.contrato) = (o.entidade, o.ano_contrato, o.contrato)
    where abs(m.percentual - 100 * c.liquidado / o.valor) > 0.02`,
  'a stopped work says since when and why, and no other is stopped': `
    select * from obra o join situacao_obra s using (entidade, situacao)
    where (s.descricao = 'PARALISADA') <> exists (
      select from obra_paralisacao p where (p.entidade, p.ano, p.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)
        and p.data_fim is null)`,
  'no more of a service is executed than was contracted, and services cost what the work costs': `
    select * from obra_servico where quantidade_executada > quantidade
    union all select s.* from obra_servico s join (
      select entidade, ano, ordem_servico, sum(quantidade * valor_unitario) as total from obra_servico
        group by 1, 2, 3) t using (entidade, ano, ordem_servico)
    join obra o using (entidade, ano, ordem_servico) where t.total > o.valor or t.total < o.valor * 0.9`,
  'a work is worth what its services cost and what was contracted, and its basic budget is the estimate of its bid': `
    select o.ano, o.ordem_servico, o.valor, o.valor_contrato, c.valor as contrato, s.total, p.contratada, p.basico
    from obra o
    left join contrato c on (c.entidade, c.exercicio, c.contrato) = (o.entidade, o.ano_contrato, o.contrato)
    left join licitacao l on (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao)
      = (c.entidade, c.exercicio_licitacao, c.tipo_licitacao, c.licitacao)
    left join lateral (select sum(valor) as valor from aditivo a
      where (a.entidade, a.exercicio, a.contrato) = (c.entidade, c.exercicio, c.contrato)) a on true
    left join lateral (select sum(round(quantidade * valor_unitario, 2)) as total from obra_servico s
      where (s.entidade, s.ano, s.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)) s on true
    left join lateral (select sum(valor_total) filter (where tipo = 'Contratada') as contratada,
        sum(valor_total) filter (where tipo = 'Orçamento básico') as basico from obra_planilha p
      where (p.entidade, p.ano, p.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)) p on true
    where o.valor <> s.total or o.valor <> p.contratada or o.valor <> o.valor_contrato
      or o.valor <> c.valor + coalesce(a.valor, 0) or p.basico <> l.valor_maximo`,
  'what was measured of a work is what was executed of its services': `
    select o.ano, o.ordem_servico from obra o
    left join lateral (select sum(percentual) as percentual from obra_medicao m
      where (m.entidade, m.ano, m.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)) m on true
    left join lateral (select sum(round(quantidade_executada * valor_unitario, 2)) as executado from obra_servico s
      where (s.entidade, s.ano, s.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)) s on true
    where abs(s.executado - o.valor * coalesce(m.percentual, 0) / 100) > 1`,
  'a work begins after its contract is signed, is to end when it ends, and ends with its last measurement': `
    select o.ano, o.ordem_servico, o.data, o.data_prevista, o.data_conclusao, c.fim from obra o
    left join lateral (
      select k.data_assinatura, coalesce((select max(a.data_termino) from aditivo a
        where (a.entidade, a.exercicio, a.contrato) = (k.entidade, k.exercicio, k.contrato)), k.termino_vigencia) as fim
      from contrato k where (k.entidade, k.exercicio, k.contrato) = (o.entidade, o.ano_contrato, o.contrato)) c on true
    left join lateral (select min(data) as primeira, max(data) as ultima from obra_medicao m
      where (m.entidade, m.ano, m.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)) m on true
    where o.data < c.data_assinatura or o.data_prevista <> c.fim or o.data_conclusao > o.data_prevista
      or o.data_conclusao <> m.ultima or m.primeira < o.data`,
  'a stopped work is not measured, and resumes before it ends': `
    select o.ano, o.ordem_servico, p.data_inicio, p.data_fim, p.data_prevista from obra o
    join obra_paralisacao p using (entidade, ano, ordem_servico)
    where p.data_inicio <= o.data or p.data_fim > o.data_conclusao or p.data_fim >= o.data_prevista
      or p.data_prevista >= o.data_prevista or exists (
        select from obra_medicao m where (m.entidade, m.ano, m.ordem_servico) = (o.entidade, o.ano, o.ordem_servico)
          and m.data between p.data_inicio and coalesce(p.data_fim, 'infinity'))`,
  'the photographs of works are images': `
    select * from anexo join arquivo using (arquivo)
    where origem = 'obra_medicao' and tipo_conteudo not like 'image/%'`,
}
