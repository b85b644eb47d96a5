// Privacy: who is not named beside what is paid, by which rule, and how much that is. The list is of rules, never of
// people.
import { date, integer, money, text } from '@portal/kit/fields'
import { choice, contains } from '@portal/kit/filters'
import type { Feature } from '../area.ts'
import { PESSOA_PROTEGIDA } from '../pessoa-protegida.ts'
import { defineList } from './define.ts'
import { comEmpenhos, comPagamentos } from '../enviado.ts'

export const EFEITOS = [
  { value: 'encobre', label: 'Não nomeia' },
  { value: 'nomeia', label: 'Nomeia' },
] as const

export const privacidade = defineList({
  title: 'Privacidade',
  path: '/privacidade',
  description:
    'De quem não se diz o nome ao lado de um pagamento, por qual regra, com que fundamento, e quanto isso soma no ano.',
  key: ['regra'],
  fields: {
    regra: text('Código da Regra'),
    ordem: integer('Ordem'),
    assunto: text('Regra', { help: 'De que trata a regra, ou quem a decidiu.' }),
    alcance: text('O que Alcança', {
      help: 'Em que empenhos a pessoa a quem se paga não é nomeada, ou o é por decisão da entidade.',
      cut: 120,
    }),
    efeito: text('Código do Efeito'),
    efeitoDescricao: text('Efeito', {
      help: 'Onde uma decisão de nomear e outra regra alcançam o mesmo empenho, vale a decisão de nomear.',
    }),
    base: text('Fundamento', { help: 'A lei em que a regra se apoia.' }),
    decididoPor: text('Quem Decidiu'),
    decididoEm: date('Decidido em'),
    desde: date('Vale Desde', { help: 'Alcança os empenhos desta data em diante; vazio, todos.' }),
    empenhos: integer('Empenhos', {
      when: comEmpenhos,
      help: 'Empenhos do ano cujo credor não é nomeado por esta regra.',
    }),
    valorEmpenhado: money('Empenhado', { when: comEmpenhos, help: 'Soma desses empenhos, menos o que se anulou.' }),
    valorPago: money('Pago', { when: comPagamentos, help: 'O que se pagou desses empenhos.' }),
  },
  filters: {
    assunto: contains('assunto', 'Regra'),
    efeito: choice('efeito', 'Efeito', EFEITOS),
  },
  columns: ['assunto', 'alcance', 'efeitoDescricao', 'base', 'decididoPor', 'empenhos', 'valorEmpenhado', 'valorPago'],
  sort: { by: ['ordem', 'empenhos', 'valorEmpenhado'], initial: 'ordem asc' },
  card: { title: 'assunto', figures: ['valorEmpenhado'] },
  totals: ['empenhos', 'valorEmpenhado', 'valorPago'],
  table: 'empenho',
})

export const privacidadeFeature: Feature = {
  tables: ['protecao'],
  list: privacidade,
  menu: {
    grupo: 'O portal',
    subtitulo: 'Quem não é nomeado, por que, e o que se guarda de você',
    imagem: 'documento',
  },
  nota: `<p>Toda despesa está no portal, com valor, data e motivo. Em alguns pagamentos, o nome de quem recebe diria
algo que a lei protege: uma doença, uma criança, uma pessoa ameaçada. Neles, no lugar do nome e do documento, está
“${PESSOA_PROTEGIDA}”; as somas não mudam, e ninguém encontra essas pessoas por nome, documento ou código.</p>
<p>Fornecedores, servidores e quem recebe subvenção, diária ou benefício fiscal são sempre nomeados. Quem recebe um
benefício social também é, a menos que a entidade decida outra coisa: as decisões dela estão nesta lista.</p>
<p>Do CPF só se mostram os seis números do meio; do Cartão Nacional de Saúde, quatro. O endereço de pessoas não é
publicado. Achou o seu nome onde não devia estar? Escreva pelo Fale conosco: a entidade pode retirá-lo em minutos.</p>`,
}
