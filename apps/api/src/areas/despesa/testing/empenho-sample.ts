// Sample commitments for tests: one where everything happened, another whose number two budget units share.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../../../testing/insert.ts'
import { ENTIDADE, EXERCICIO, UNIDADE } from '../../../testing/sample.ts'

export const COMPLETO = 900
export const REPETIDO = 901
export const OUTRA_UNIDADE = '0305'
/** Its settlement and payment are dated before the commitment itself. */
export const DESORDENADO = 902
/** A supplier with a CPF. */
export const PESSOA = 3
/** A supplier with a CNPJ. */
export const EMPRESA = 1

const ano = { entidade: ENTIDADE, exercicio: EXERCICIO }
const chave = (empenho: number, unidade_orcamentaria = UNIDADE): SampleRow => ({
  ...ano,
  unidade_orcamentaria,
  empenho,
})

export async function loadEmpenhoSample(runner: Runner): Promise<void> {
  const rows = (table: string, values: readonly SampleRow[]): Promise<void> => insert(runner, table, values)
  await rows('funcao', [{ entidade: ENTIDADE, funcao: '77', descricao: 'Assistência Social' }])
  await rows('subfuncao', [{ entidade: ENTIDADE, subfuncao: '744', descricao: 'Assistência Comunitária' }])
  await rows('natureza_despesa', [
    { entidade: ENTIDADE, natureza: '779030', descricao: 'Material de Consumo' },
    { entidade: ENTIDADE, natureza: '77903077', descricao: 'Gêneros de Alimentação' },
    { entidade: ENTIDADE, natureza: '7790307701', descricao: 'Merenda Escolar' },
  ])
  await rows('orgao', [{ ...ano, orgao: '77', descricao: 'Secretaria de Assistência' }])
  await rows('unidade', [{ ...ano, unidade: '77018', orgao: '77', descricao: 'Fundo de Assistência' }])
  await rows('programa', [{ ...ano, programa: '7048', descricao: 'Cidade Solidária' }])
  await rows('projeto', [{ ...ano, projeto: '7703', descricao: 'Centro de Convivência' }])
  await rows('dotacao', [
    {
      ...ano,
      dotacao: 905,
      orgao: '77',
      unidade: '77018',
      funcao: '77',
      subfuncao: '744',
      programa: '7048',
      projeto: '7703',
      natureza: '779030',
      fonte_recurso: '15000000',
      esfera: 'S',
      valor_previsto: '10000.00',
    },
    { ...ano, dotacao: 906, orgao: '77', projeto: '7703', esfera: 'F', valor_previsto: '500.00' },
  ])
  const empresa = {
    logradouro: 'Rua das Acácias',
    numero: '10',
    bairro: 'Centro',
    cidade: 'Serra Clara',
    uf: 'MG',
    cep: '35000100',
  }
  await runner.query(
    `update fornecedor f set logradouro = a.logradouro, numero = a.numero, bairro = a.bairro, cidade = a.cidade,
      uf = a.uf, cep = a.cep
     from json_populate_record(null::fornecedor, $1::json) a where f.entidade = $2 and f.fornecedor in ($3, $4)`,
    [JSON.stringify(empresa), ENTIDADE, EMPRESA, PESSOA],
  )
  await rows('empenho', [
    {
      ...chave(COMPLETO),
      data: '2026-02-02',
      data_entrega: '2026-03-02',
      fornecedor: EMPRESA,
      dotacao: 905,
      natureza: '7790307701',
      especie: 'Global',
      modalidade: 'Pregão Eletrônico',
      no_licitacao: 12,
      ano_licitacao: 2025,
      no_processo: 34,
      ano_processo: 2025,
      contrato: 56,
      ano_contrato: 2025,
      objeto_contrato: 'Fornecimento de merenda',
      codigo_aplicacao: '110',
      descricao_aplicacao: 'Geral',
      historico: 'Merenda\npara as escolas',
      valor: '1000.00',
      covid: false,
      passagem: false,
      compra_direta: false,
      suprimento_fundos: false,
    },
    ...[UNIDADE, OUTRA_UNIDADE].map((unidade) => ({
      ...chave(REPETIDO, unidade),
      data: '2026-02-02',
      fornecedor: PESSOA,
      dotacao: 906,
      especie: 'Ordinário',
      historico: `Da unidade ${unidade}`,
      valor: '70.00',
      covid: true,
      passagem: false,
      compra_direta: false,
      suprimento_fundos: false,
    })),
    {
      ...chave(DESORDENADO),
      data: '2026-06-30',
      fornecedor: EMPRESA,
      especie: 'Estimativo',
      historico: 'Conta de energia',
      valor: '300.00',
      covid: false,
      passagem: false,
      compra_direta: false,
      suprimento_fundos: false,
    },
  ])
  await rows('empenho_item', [
    {
      ...chave(COMPLETO),
      ordem: 1,
      especificacao: 'Arroz',
      quantidade: '100',
      unidade: 'KG',
      valor_unitario: '7.5',
      valor_total: '750.00',
    },
    {
      ...chave(COMPLETO),
      ordem: 2,
      especificacao: 'Sal',
      quantidade: '2000',
      unidade: 'G',
      valor_unitario: '0.125',
      valor_total: '250.00',
    },
  ])
  await rows('empenho_anulacao', [
    { ...chave(COMPLETO), sequencia: 1, data: '2026-05-10', valor: '100.00', motivo: 'Saldo sem uso' },
  ])
  await rows('em_liquidacao', [
    {
      ...chave(COMPLETO),
      exercicio_em_liquidacao: 2026,
      no_em_liquidacao: 1,
      data: '2026-02-20',
      valor: '400.00',
      valor_estornado: 0,
    },
    {
      ...chave(COMPLETO),
      exercicio_em_liquidacao: 2026,
      no_em_liquidacao: 2,
      data: '2026-04-20',
      valor: '50.00',
      valor_estornado: '50.00',
      data_estorno: '2026-04-21',
    },
  ])
  await rows('liquidacao', [
    {
      ...chave(COMPLETO),
      exercicio_liquidacao: 2026,
      no_liquidacao: 1,
      exercicio_em_liquidacao: 2026,
      no_em_liquidacao: 1,
      data: '2026-03-01',
      valor: '400.00',
      data_vencimento: '2026-03-31',
    },
    { ...chave(COMPLETO), exercicio_liquidacao: 2026, no_liquidacao: 2, data: '2026-03-01', valor: '300.00' },
    { ...chave(DESORDENADO), exercicio_liquidacao: 2025, no_liquidacao: 7, data: '2026-06-01', valor: '200.00' },
  ])
  await rows('liquidacao_estorno', [
    {
      ...chave(COMPLETO),
      exercicio_liquidacao: 2026,
      no_liquidacao: 2,
      sequencia: 1,
      data: '2026-03-01',
      valor: '300.00',
      motivo: 'Nota errada',
    },
  ])
  await rows('liquidacao_documento', [
    {
      ...chave(COMPLETO),
      exercicio_liquidacao: 2026,
      no_liquidacao: 1,
      ordem: 1,
      descricao: 'NOTA FISCAL ELETRÔNICA',
      no_documento: '77',
      data: '2026-02-28',
      valor: '400.00',
      valor_estornado: 0,
      tipo_documento: 42,
      chave_acesso: '31'.repeat(22),
    },
    {
      ...chave(COMPLETO),
      exercicio_liquidacao: 2026,
      no_liquidacao: 2,
      ordem: 1,
      descricao: 'NOTA FISCAL',
      no_documento: '78',
      data: '2026-03-01',
      valor: '300.00',
      valor_estornado: '300.00',
      tipo_documento: 1,
    },
  ])
  await rows('retencao', [
    {
      ...chave(COMPLETO),
      exercicio_liquidacao: 2026,
      no_liquidacao: 1,
      sequencia: 1,
      descricao: 'ISS',
      data: '2026-03-01',
      valor: '20.00',
      valor_estornado: 0,
    },
    {
      ...chave(COMPLETO),
      exercicio_liquidacao: 2026,
      no_liquidacao: 2,
      sequencia: 1,
      descricao: 'ISS',
      data: '2026-03-01',
      valor: '15.00',
      valor_estornado: '15.00',
      data_estorno: '2026-03-01',
    },
  ])
  const banco = { banco: '001', agencia: '1201', conta: '10-1', tipo_documento: 'PIX', nro_documento: '5' }
  await rows('pagamento', [
    {
      ...chave(COMPLETO),
      ...banco,
      exercicio_pagamento: 2026,
      no_pagamento: 1,
      exercicio_liquidacao: 2026,
      no_liquidacao: 1,
      data: '2026-03-31',
      valor: '380.00',
      valor_retido: '20.00',
    },
    {
      ...chave(COMPLETO),
      exercicio_pagamento: 2026,
      no_pagamento: 2,
      exercicio_liquidacao: 2026,
      no_liquidacao: 1,
      data: '2026-04-02',
      valor: '-380.00',
      valor_retido: 0,
    },
    {
      ...chave(DESORDENADO),
      exercicio_pagamento: 2026,
      no_pagamento: 1,
      data: '2026-05-01',
      valor: '90.00',
      valor_retido: 0,
    },
  ])
  await rows('anexo', [
    {
      entidade: ENTIDADE,
      origem: 'empenho',
      chave: `${EXERCICIO}/${UNIDADE}/${COMPLETO}`,
      ordem: 1,
      arquivo: 7,
      tipo_anexo: 'Contrato',
      numero: '56',
      ano: 2025,
    },
  ])
  await runner.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO])
}
