// Declares the list of debtors of what was launched and not paid, as of a day.
import { code, date, documento, integer, money, text } from '@portal/kit/fields'
import { asOf, byInteger, checkbox, contains, from, offScreen, to } from '@portal/kit/filters'
import { mostraDocumentoDoCadastro, mostraValorDaDivida } from '../parametros.ts'
import { defineList } from './define.ts'
import { contribuinteDetalhe } from './rotas.ts'

export const dividaAtiva = defineList({
  title: 'Dívida ativa',
  path: '/dividaativa',
  description: 'Quem deve ao município o que foi lançado e não foi pago, e quanto deve na data da posição.',
  api: '/api/dividas-ativas',
  key: ['idsContribuintes'],
  fields: {
    idsContribuintes: code('Contribuinte'),
    nome: text('Nome'),
    cnpjCpf: documento('CPF/CNPJ'),
    cnpjCpfDB: code('CPF/CNPJ no cadastro', {
      when: mostraDocumentoDoCadastro,
      help: 'Como está no cadastro, sem pontos; o de uma pessoa aparece em parte.',
    }),
    quantidade: integer('Dívidas', { help: 'Quantas dívidas o contribuinte tem em aberto na data da posição.' }),
    valor: money('Valor', {
      when: mostraValorDaDivida,
      help: 'O que foi inscrito e atualizado, menos o que foi pago e cancelado até a data da posição.',
    }),
    posicao: date('Posição em'),
  },
  filters: {
    nomeFiltro: contains('nome', 'Nome'),
    posicao: asOf('Data da posição'),
    exercicioDivida: byInteger('exercicioDivida', 'Ano da inscrição'),
    somenteAjuizado: checkbox('ajuizado', 'Somente ajuizadas'),
    ...offScreen({
      valorMinimo: { ...from('money', 'valor', 'Valor mínimo'), when: mostraValorDaDivida },
      valorMaximo: { ...to('money', 'valor', 'Valor máximo'), when: mostraValorDaDivida },
      showValor: {
        operator: 'equals',
        of: 'choice',
        column: 'showValor',
        label: 'Mostrar o valor',
        options: [
          { value: 'S', label: 'Sim' },
          { value: 'N', label: 'Não' },
          { value: 'true', label: 'Sim' },
          { value: 'false', label: 'Não' },
        ],
      },
    }),
  },
  columns: ['nome', 'cnpjCpf', 'cnpjCpfDB', 'quantidade', 'valor'],
  sort: { by: ['nome', 'quantidade', 'valor'], initial: 'nome asc' },
  card: { title: 'nome', figures: ['valor'] },
  rowName: ['nome'],
  open: (row, contexto) => contribuinteDetalhe({ ...contexto, contribuinte: String(row.idsContribuintes) }),
  table: 'divida_ativa',
})
