// Declares every figure of revenue: what the whole entity planned to receive, received and passed on in a year. Each
// has one name and one meaning wherever it is shown.
import type { Figure } from '@portal/kit/figure'
import { comArrecadacao, comPrevisao, comRepasses } from '../enviado.ts'
import * as termos from '../termos/receita.ts'

const PATH = '/receita-detalhada'

export const PREVISAO_INICIAL: Figure = {
  id: 'receita.previsto',
  name: 'Previsão inicial',
  definition: 'O que a lei do orçamento previu arrecadar no ano inteiro.',
  termo: termos.PREVISAO_INICIAL,
  time: 'ano',
  budget: 'inicial',
  deductions: 'antes',
  ofIt: 'do previsto para o ano',
  when: comPrevisao,
  proof: { path: PATH, total: 'valorOrcado', brought: true },
}

export const PREVISAO_INICIAL_LIQUIDA: Figure = {
  id: 'receita.previsto-liquido',
  name: 'Previsão inicial líquida',
  definition: 'O que a lei do orçamento previu arrecadar no ano inteiro, menos as deduções que previu.',
  termo: termos.PREVISAO_INICIAL,
  time: 'ano',
  budget: 'inicial',
  deductions: 'depois',
  ofIt: 'do previsto para o ano',
  under: { bruto: PREVISAO_INICIAL },
  when: comPrevisao,
  proof: { path: PATH, total: 'valorOrcadoLiquido', brought: true },
}

export const PREVISAO_ATUALIZADA: Figure = {
  id: 'receita.atualizado',
  name: 'Previsão atualizada',
  definition: 'A previsão do ano inteiro, com as mudanças feitas desde que foi aprovada.',
  termo: termos.PREVISAO_ATUALIZADA,
  time: 'ano',
  budget: 'atualizado',
  deductions: 'antes',
  ofIt: 'do previsto para o ano',
  under: { inicial: PREVISAO_INICIAL },
  when: comPrevisao,
  proof: { path: '/receita', total: 'valorAtualizado' },
}

export const PREVISAO_LIQUIDA: Figure = {
  id: 'receita.atualizado-liquido',
  name: 'Previsão líquida',
  definition: 'A previsão atualizada do ano inteiro, menos as deduções que se previram.',
  termo: termos.PREVISAO_ATUALIZADA,
  time: 'ano',
  budget: 'atualizado',
  deductions: 'depois',
  ofIt: 'do previsto para o ano',
  under: { inicial: PREVISAO_INICIAL_LIQUIDA, bruto: PREVISAO_ATUALIZADA },
  when: comPrevisao,
  proof: { path: PATH, total: 'valorAtualizadoLiquido' },
}

export const ARRECADADO: Figure = {
  id: 'receita.arrecadado',
  name: 'Arrecadado',
  definition: 'O que entrou no ano, antes do que a lei tira para o Fundeb e para devoluções.',
  termo: termos.ARRECADACAO,
  time: 'ano',
  deductions: 'antes',
  when: comArrecadacao,
  proof: { path: '/receita', total: 'valorArrecadado' },
}

export const DEDUCOES: Figure = {
  id: 'receita.deducoes',
  name: 'Deduções',
  definition: 'O que a lei tirou do arrecadado no ano, como os 20 % das cotas que vão para o Fundeb.',
  time: 'ano',
  when: comArrecadacao,
  proof: { path: PATH, total: 'valorDeducao' },
}

export const ARRECADADO_LIQUIDO: Figure = {
  id: 'receita.arrecadado-liquido',
  name: 'Arrecadação Líquida',
  definition: 'O que entrou no ano, menos as deduções: o que ficou com a entidade.',
  termo: termos.ARRECADACAO,
  time: 'ano',
  deductions: 'depois',
  under: { bruto: ARRECADADO },
  when: comArrecadacao,
  proof: { path: PATH, total: 'valorRealizadoLiquido' },
}

export const REPASSE_RECEBIDO: Figure = {
  id: 'repasse.recebido',
  name: 'Repasses Recebidos',
  definition: 'O que outras entidades do município passaram a esta no ano.',
  termo: termos.REPASSE_RECEBIDO,
  time: 'ano',
  when: comRepasses,
  proof: { path: '/repasses/receita', total: 'valorLancado' },
}

export const REPASSE_ENVIADO: Figure = {
  id: 'repasse.enviado',
  name: 'Repasses Enviados',
  definition: 'O que esta entidade passou no ano a outras do município.',
  termo: termos.REPASSE_ENVIADO,
  time: 'ano',
  when: comRepasses,
  proof: { path: '/repasses/despesa', total: 'valorLancado' },
}

export const figurasDaReceita: readonly Figure[] = [
  PREVISAO_INICIAL,
  PREVISAO_INICIAL_LIQUIDA,
  PREVISAO_ATUALIZADA,
  PREVISAO_LIQUIDA,
  ARRECADADO,
  DEDUCOES,
  ARRECADADO_LIQUIDO,
  REPASSE_RECEBIDO,
  REPASSE_ENVIADO,
]
