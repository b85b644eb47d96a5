// Writes the description of an empenho: in capitals as clerks write, different each time and true to its numbers.
import { formatDate } from '@portal/kit/formats'
import { isoOf, MESES, monthOf, yearOf } from './calendar.ts'
import { DESTINOS, MOTIVOS } from '../despesa/codigos/viagens.ts'
import type { Entity } from './cidade.ts'
import type { EmpenhoPlan, Licitacao, ViagemPlan } from '../despesa/plano.ts'
import { Random } from './random.ts'
import { servidorAt } from '../pessoal/servidores.ts'

const PROCEDURES: Readonly<Record<Licitacao['modalidade'], string>> = {
  'Pregão Eletrônico': 'PREGÃO ELETRÔNICO',
  Dispensa: 'DISPENSA DE LICITAÇÃO',
  Inexigibilidade: 'INEXIGIBILIDADE DE LICITAÇÃO',
  Concorrência: 'CONCORRÊNCIA ELETRÔNICA',
  Credenciamento: 'CREDENCIAMENTO',
  'Chamamento Público': 'CHAMAMENTO PÚBLICO',
  'Não se aplica': '',
}

const number = (value: number | undefined, year: number | undefined): string =>
  `${String(value ?? 0).padStart(3, '0')}/${year ?? ''}`

export function historicoOf(entity: Entity, plan: EmpenhoPlan): string {
  const random = new Random(plan.seed ^ 0x7e57)
  switch (plan.origem.tipo) {
    case 'folha':
      return `${plan.objeto.textos[0]}, ${plan.dotacao.acao.descricao}, REFERENTE A ${plan.origem.competencia}.`
    case 'diaria':
      return tripHistory(entity, plan.origem.viagem)
    case 'adiantamento': {
      const { servidor, suprimento } = plan.origem.adiantamento
      const { nome, cargo } = servidorAt(entity, servidor)
      const text = suprimento
        ? 'CONCESSÃO DE SUPRIMENTO DE FUNDOS PARA DESPESAS DE PEQUENO VULTO'
        : plan.objeto.textos[plan.texto]
      return `${text}, EM FAVOR DE ${nome}, ${cargo}, A SEREM COMPROVADAS NO PRAZO LEGAL.`
    }
    case 'excesso':
      return (
        'REEMBOLSO DO QUE EXCEDEU O ADIANTAMENTO, CONFORME PRESTAÇÃO DE CONTAS ' +
        `${plan.origem.prestacaoContas}/${yearOf(plan.day)}.`
      )
    case 'compra':
      return purchaseHistory(entity, plan, random)
  }
}

function purchaseHistory(entity: Entity, plan: EmpenhoPlan, random: Random): string {
  const { licitacao, dotacao, day } = plan
  const text = plan.objeto.textos[plan.texto] ?? ''
  const unidade = entity.orcamento?.unidades[dotacao.acao.unidade] ?? ''
  const place = random.pick([`, PARA ATENDER ${unidade}`, ` - ${unidade}`, `, NA AÇÃO ${dotacao.acao.descricao}`, ''])
  const covid = plan.covid ? ', NO ENFRENTAMENTO À PANDEMIA DE COVID-19' : ''
  return `${text}${place}${covid}${basis(licitacao, random)}${tail(plan.especie, day, random)}.`
}

function basis(licitacao: Licitacao, random: Random): string {
  if (licitacao.modalidade === 'Não se aplica') return ''
  const bid = `${PROCEDURES[licitacao.modalidade]} ${number(licitacao.numero, licitacao.ano)}`
  if (licitacao.contrato !== undefined)
    return `, CONFORME ${bid} E CONTRATO ${number(licitacao.contrato, licitacao.anoContrato)}`
  return random.pick([
    `, CONFORME ${bid}`,
    `, ${bid}`,
    `, NOS TERMOS DO PROCESSO ${number(licitacao.processo, licitacao.ano)}, ${bid}`,
  ])
}

function tail(especie: EmpenhoPlan['especie'], day: number, random: Random): string {
  const year = yearOf(day)
  const month = MESES[monthOf(day) - 1]
  const period = month === 'DEZEMBRO' ? `, REFERENTE A DEZEMBRO/${year}` : `, DE ${month} A DEZEMBRO/${year}`
  if (especie !== 'Ordinário') return random.pick([period, `, PARA O EXERCÍCIO DE ${year}`, ''])
  const request = `${random.int(100, 9999)}/${year}`
  return random.pick([
    '',
    '',
    `. REQUISIÇÃO ${request}`,
    `. SOLICITAÇÃO DE COMPRA ${request}`,
    `. REF. ${month}/${year}`,
  ])
}

function tripHistory(entity: Entity, viagem: ViagemPlan): string {
  const { nome, cargo } = servidorAt(entity, viagem.servidor)
  const quantity = (viagem.meias / 2).toString().replace('.', ',')
  const destino = DESTINOS[viagem.destino]?.nome ?? ''
  const motivo = MOTIVOS[viagem.motivo]?.texto ?? ''
  const saida = formatDate(isoOf(viagem.saida))
  return `CONCESSÃO DE ${quantity} DIÁRIA(S) A ${nome}, ${cargo}, PARA ${motivo}, EM ${destino}, COM SAÍDA EM ${saida}.`
}
