// Warnings about suppliers, commitments and payments that a load accepts.
import type { Avisos } from '../aviso.ts'

const PROGRAMATICA = ['orgao', 'unidade', 'funcao', 'subfuncao', 'programa', 'projeto', 'natureza', 'fonte_recurso']

/** Names a commitment, and what hangs from it. */
const DO_EMPENHO = `'empenho ' || r.empenho || '/' || r.exercicio`

const antesDoEmpenho = `exists (
  select from empenho e where e.entidade = r.entidade and e.exercicio = r.exercicio
    and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho and r.data < e.data)`

export const avisos: Avisos = {
  deArquivo: [
    {
      tabela: 'fornecedor',
      where: () => 's.cnpj_cpf is null',
      um: 'credor não tem CNPJ nem CPF',
      varios: 'credores não têm CNPJ nem CPF',
      efeito: 'sem ele, a busca por documento não encontra',
    },
    {
      tabela: 'fornecedor',
      where: (stage) => `length(s.cnpj_cpf) = 14 and exists (
        select from ${stage} o
        where o.entidade = s.entidade and o.cnpj_cpf = s.cnpj_cpf and o.fornecedor < s.fornecedor)`,
      um: 'credor repete o CNPJ de outro código',
      varios: 'credores repetem o CNPJ de outro código',
      efeito: 'a página do fornecedor soma os códigos; as listas os mostram separados',
    },
    {
      tabela: 'fornecedor',
      where: () => 'not documento_valido(s.cnpj_cpf)',
      um: 'credor tem CNPJ ou CPF com dígito verificador errado',
      varios: 'credores têm CNPJ ou CPF com dígito verificador errado',
      efeito: 'aparece como veio',
    },
    {
      tabela: 'dotacao',
      where: () => PROGRAMATICA.map((column) => `s.${column} is null`).join(' or '),
      um: 'dotação não diz todos os níveis',
      varios: 'dotações não dizem todos os níveis',
      efeito: 'nos que faltam, a despesa aparece como “Não informado”',
    },
    {
      tabela: 'dotacao',
      where: () =>
        'nome_funcao(s.entidade, s.funcao) is null and s.funcao is not null or nome_subfuncao(s.entidade, ' +
        's.subfuncao) is null and s.subfuncao is not null or nome_natureza(s.entidade, left(s.natureza, 6)) is ' +
        'null and s.natureza is not null',
      um: 'dotação tem função, subfunção ou natureza sem nome',
      varios: 'dotações têm função, subfunção ou natureza sem nome',
      efeito: 'não são das tabelas nacionais: diga o nome em funcao, subfuncao ou natureza_despesa',
    },
    {
      tabela: 'empenho',
      where: () => 's.dotacao is null',
      um: 'empenho não diz a dotação',
      varios: 'empenhos não dizem a dotação',
      efeito: 'por nível, a despesa aparece como “Não informado”',
    },
    {
      tabela: 'empenho',
      where: () => 's.valor is null',
      um: 'empenho só diz número, ano e fornecedor',
      varios: 'empenhos só dizem número, ano e fornecedor',
      efeito: 'o valor é o que deles se liquidou, pagou e anulou',
    },
    {
      tabela: 'empenho',
      where: () => 'num_nonnulls(s.total_anulado, s.total_liquidado, s.total_pago) > 0',
      um: 'empenho traz só totais',
      varios: 'empenhos trazem só totais',
      efeito: 'as páginas dizem isso, e onde há documentos são eles que contam',
    },
    {
      tabela: 'empenho',
      where: () => 'extract(year from s.data) <> s.exercicio',
      um: 'empenho tem data fora do seu exercício',
      varios: 'empenhos têm data fora do seu exercício',
      efeito: 'a lista mostra tudo sem as datas que ela sugere',
    },
    {
      tabela: 'empenho',
      where: (stage) => `exists (
        select from ${stage} o where o.entidade = s.entidade and o.exercicio = s.exercicio and o.empenho = s.empenho
          and o.unidade_orcamentaria < s.unidade_orcamentaria)`,
      um: 'número de empenho se repete em outra unidade',
      varios: 'números de empenho se repetem em outra unidade',
      efeito: 'quem procurar só pelo número escolhe a unidade',
    },
    {
      tabela: 'liquidacao',
      where: () => 's.data_vencimento is null',
      um: 'liquidação não tem vencimento',
      varios: 'liquidações não têm vencimento',
      efeito: 'a previsão de pagamento fica sem data',
    },
    {
      tabela: 'pagamento',
      where: () => 's.no_liquidacao is null or s.exercicio_liquidacao is null',
      um: 'pagamento não diz qual liquidação paga',
      varios: 'pagamentos não dizem qual liquidação pagam',
      efeito: 'o valor abate as mais antigas do empenho',
    },
    {
      tabela: 'pagamento',
      where: () => `exists (
        select from empenho e where e.entidade = s.entidade and e.exercicio = s.exercicio
          and e.unidade_orcamentaria = s.unidade_orcamentaria and e.empenho = s.empenho and s.data < e.data)`,
      um: 'pagamento é anterior ao seu empenho',
      varios: 'pagamentos são anteriores ao seu empenho',
      efeito: 'conta na data que diz',
    },
    {
      tabela: 'pagamento',
      where: () => 's.valor + coalesce(s.valor_retido, 0) < 0',
      um: 'pagamento é negativo',
      varios: 'pagamentos são negativos',
      efeito: 'o valor conta como estorno',
    },
  ],
  deExercicio: [
    {
      tabela: 'resumo.empenho',
      where: 'r.valor_pago > r.valor_liquidado',
      linha: DO_EMPENHO,
      um: 'empenho foi pago além do liquidado',
      varios: 'empenhos foram pagos além do liquidado',
      efeito: 'o que falta liquidar conta como liquidado nos saldos',
    },
    {
      tabela: 'resumo.empenho',
      where: 'r.valor_liquidado > r.valor_empenhado - r.valor_anulado',
      linha: DO_EMPENHO,
      um: 'empenho foi liquidado além do que reserva',
      varios: 'empenhos foram liquidados além do que reservam',
      efeito: 'o saldo a liquidar fica negativo',
    },
    {
      tabela: 'resumo.empenho',
      where: 'r.valor_anulado > r.valor_empenhado',
      linha: DO_EMPENHO,
      um: 'empenho foi anulado além do que reservou',
      varios: 'empenhos foram anulados além do que reservaram',
      efeito: 'o valor empenhado fica negativo',
    },
    {
      tabela: 'liquidacao',
      where: antesDoEmpenho,
      linha: `${DO_EMPENHO} || ', liquidação ' || r.no_liquidacao || '/' || r.exercicio_liquidacao`,
      um: 'liquidação é anterior ao seu empenho',
      varios: 'liquidações são anteriores ao seu empenho',
      efeito: 'conta na data que diz',
    },
    {
      tabela: 'pagamento',
      where: antesDoEmpenho,
      linha: `${DO_EMPENHO} || ', pagamento ' || r.no_pagamento || '/' || r.exercicio_pagamento`,
      jaDito: true,
      um: 'pagamento é anterior ao seu empenho',
      varios: 'pagamentos são anteriores ao seu empenho',
      efeito: 'conta na data que diz',
    },
  ],
  conferencias: [{ fatos: 'empenho', resumo: 'resumo.empenho', nome: 'empenhos' }],
}
