// Declares the list of what the city owns: furniture and equipment, land and buildings, vehicles.
import { code, date, flag, integer, money, text } from '@portal/kit/fields'
import { byInteger, byNumeroAno, checkbox, choice, contains, from, periodo, to } from '@portal/kit/filters'
import { mostraEmpenhosDaCompra } from '../parametros.ts'
import { defineList } from './define.ts'
import { bemDetalhe } from './rotas.ts'
import * as termos from '../termos/patrimonio.ts'

export const TIPOS_DE_BEM = [
  { value: 'M', label: 'Móvel' },
  { value: 'I', label: 'Imóvel' },
  { value: 'V', label: 'Veículo' },
] as const

const SITUACOES = [
  { value: 'N', label: 'Ativo' },
  { value: 'S', label: 'Baixado' },
] as const

const aquisicao = periodo('dataAquisicao')

export const bens = defineList({
  title: 'Patrimônio',
  path: '/patrimonio',
  description:
    'Os bens da entidade: móveis e equipamentos, terrenos e prédios, veículos. Quanto custaram, onde estão e ' +
    'quais já saíram.',
  scope: 'entity',
  large: true,
  api: '/api/patrimonios',
  key: ['id.tipo', 'id.bem'],
  rowName: ['chapa', 'descricao'],
  fields: {
    'id.entidade': integer('Entidade'),
    'id.tipo': code('Código do Tipo'),
    'id.bem': integer('Número do Bem'),
    'id.chapa': integer('Número da Chapa'),
    chapa: integer('Tombamento', { termo: termos.TOMBAMENTO, help: '0 onde não há.' }),
    tipo: code('Tipo', { help: 'M móvel, I imóvel, V veículo.' }),
    descricao: text('Descrição'),
    descricaoTipo: text('Tipo Patrimônio'),
    dataAquisicao: date('Aquisição'),
    'incorporacao.descricao': text('Tipo Incorporação', { termo: termos.INCORPORACAO }),
    localAtual: text('Local Atual'),
    valorAquisicao: money('Valor de Aquisição', {
      help: 'Quanto custou, ou quanto valia quando passou a ser da entidade.',
    }),
    valorAtual: money('Valor Atual', {
      help: 'Valor contábil, já sem a depreciação; vazio onde a entidade não o calcula.',
    }),
    baixado: flag('Baixado', { help: 'Não pertence mais à entidade.' }),
    situacao: text('Situação', { recordOnly: true }),
    valorDepreciado: money('Depreciação', { recordOnly: true, termo: termos.DEPRECIACAO }),
    descTipoIncoporacao: text('Tipo de Incorporação', { recordOnly: true }),
    notaFiscal: code('Nota Fiscal', { recordOnly: true }),
    dataBaixa: date('Data da Baixa', { recordOnly: true }),
    tipoBaixa: text('Tipo da Baixa', { recordOnly: true }),
    justificativa: text('Justificativa', { recordOnly: true }),
    'imovel.matricula': code('Matrícula', { recordOnly: true, help: 'O número do imóvel no registro de imóveis.' }),
    'imovel.dataMatricula': date('Data da Matrícula', { recordOnly: true }),
    'imovel.cidade': text('Cidade', { recordOnly: true }),
    'imovel.bairro': text('Bairro', { recordOnly: true }),
    'imovel.logradouro': text('Logradouro', { recordOnly: true }),
    'imovel.cep': code('CEP', { recordOnly: true }),
    'imovel.numero': code('Número', { recordOnly: true }),
    'imovel.complemento': text('Complemento', { recordOnly: true }),
    'comodato.id.codigo': integer('Número do Comodato', { recordOnly: true }),
    'comodato.local': text('Cedido a', { recordOnly: true }),
    'comodato.dataInicio': date('Início do Comodato', { recordOnly: true }),
    'comodato.dataFim': date('Fim do Comodato', { recordOnly: true, awaited: true }),
    'comodato.descricao': text('Para que foi cedido', { recordOnly: true }),
  },
  filters: {
    chapa: byInteger('chapa', 'Tombamento'),
    descricao: contains('descricao', 'Descrição'),
    tipo: choice('tipo', 'Tipo Patrimônio', TIPOS_DE_BEM),
    valorInicial: from('money', 'valorAquisicao', 'Valor maior que'),
    valorFinal: to('money', 'valorAquisicao', 'Valor menor que'),
    incorporacao: choice('tipoIncorporacao', 'Tipo Incorporação', { from: '/api/patrimonios/alienacoes/com-bens' }),
    local: choice('local', 'Local Atual', { from: '/api/patrimonios/locais' }),
    dataAquisicaoInicial: { ...aquisicao.dataInicial, label: 'Data Aquisição Inicial' },
    dataAquisicaoFinal: { ...aquisicao.dataFinal, label: 'Data Aquisição Final' },
    baixado: choice('saiuDoPatrimonio', 'Situação', SITUACOES),
    comodato: checkbox('comodato', 'Bens Cedidos/Comodato'),
    empenho: { ...byNumeroAno('empenhoExercicio', 'Empenho'), among: 'empenhos', when: mostraEmpenhosDaCompra },
  },
  columns: [
    'chapa',
    'descricao',
    'descricaoTipo',
    'dataAquisicao',
    'incorporacao.descricao',
    'localAtual',
    'valorAquisicao',
    'valorAtual',
    'baixado',
  ],
  sort: { by: ['chapa', 'descricao', 'dataAquisicao', 'valorAquisicao', 'valorAtual'], initial: 'descricao asc' },
  card: { title: 'descricao', figures: ['valorAtual', 'valorAquisicao'] },
  open: (row, contexto) =>
    bemDetalhe({
      ...contexto,
      tipo: String(row['id.tipo']),
      bem: Number(row['id.bem']),
      chapa: Number(row['id.chapa']),
    }),
  lookup: { tipo: 'id.tipo', bem: 'id.bem', chapa: 'id.chapa' },
  table: 'bem',
})
