// Consistency rules of who does what in the demo city: each query returns the rows where it does not fit.

/** Returns the condition that nobody of the name given, in any entity, has a cargo of the pattern. */
const nobody = (nome: string, cargos: string): string =>
  `not exists (select from servidor s where s.nome = ${nome} and s.cargo ~ '^(${cargos})')`

export const oficiosLaws: Readonly<Record<string, string>> = {
  'the budget of a work is signed by an engineer or an architect': `
    select entidade, ano, ordem_servico, responsavel from obra_planilha
    where ${nobody('responsavel', 'ENGENHEIRO CIVIL|ENGENHEIRO SANITARISTA|ARQUITETO')}`,
  'a contract is watched over by a servant of the career, of a trade that can, while in service': `
    select c.entidade, c.exercicio, c.contrato, c.cargo from contrato_fiscal c left join servidor s
      on (s.nome, s.cargo) = (c.ocupante, c.cargo) and forma_investidura = 'CONCURSO PÚBLICO'
    where s.nome is null or data_admissao > data_inicio or data_demissao < coalesce(data_termino, data_inicio)
      or c.cargo !~ '^(AGENTE ADMINISTRATIVO|ANALISTA|ARQUITETO|ENGENHEIRO|FISCAL|TÉCNICO|PREGOEIRO|TESOUREIRO)'`,
  'a contract of works is watched over by an engineer or an architect': `
    select distinct c.entidade, c.exercicio, c.contrato, c.cargo from contrato_fiscal c
    join empenho e on (e.entidade, e.ano_contrato, e.contrato) = (c.entidade, c.exercicio, c.contrato)
    where e.natureza like '449051%' and c.cargo !~ '^(ENGENHEIRO|ARQUITETO)'`,
  'an opinion on the law is of a lawyer, one of internal control of an auditor': `
    select entidade, exercicio, licitacao, responsavel from licitacao_parecer
    where (tipo_parecer = 'Jurídico' and ${nobody('responsavel', 'PROCURADOR')})
      or (tipo_parecer = 'Controle Interno' and ${nobody('responsavel', 'AUDITOR|CONTROLADOR')})`,
  'a vehicle is driven by a driver, and a machine by who operates it': `
    select entidade, exercicio, numero, motorista from movimento_garagem
    where ${nobody('motorista', 'MOTORISTA|OPERADOR DE MÁQUINAS')}`,
  'who travels is a servant, under the cargo and the place of the register': `
    select d.entidade, d.exercicio, d.empenho from diaria d left join servidor s using (entidade, matricula)
    where (d.nome, d.cargo, d.lotacao) is distinct from (s.nome, s.cargo, s.lotacao) or data_saida < data_admissao
      or data_retorno > data_demissao or (motivo ~ '^(CONDUÇÃO|TRANSPORTE|RETIRADA)' and s.cargo <> 'MOTORISTA')`,
  'who signs for an entity is a servant of hers': `
    select entidade, nome, cargo from contato c where cargo ~ '^(Control|Diretor|Respons)' and not exists (
      select from servidor s where s.entidade = c.entidade and s.nome = upper(c.nome))
    union all select distinct entidade, assinado_por, null from diario_oficial d where not exists (
      select from servidor s where s.nome = upper(d.assinado_por))
    union all select entidade, nome, null from responsavel_lai r where nome !~ '^(Ouvidoria|Central)' and not exists (
      select from servidor s where s.entidade = r.entidade and s.nome = upper(r.nome))`,
}
