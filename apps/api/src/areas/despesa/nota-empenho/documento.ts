// Draws the commitment note as the official form: entity, creditor, budget classification, amounts, description and
// signatures.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { valorPorExtenso } from '@portal/kit/extenso'
import {
  formatCep,
  formatDate,
  formatMoney,
  formatPhone,
  formatPrice,
  formatQuantity,
  nomeDoMes,
} from '@portal/kit/formats'
import type { Entidade } from '@portal/catalog/contexto'
import type { Row } from '@portal/kit/list'
import { NAME_AND_VERSION } from '../../../lib/build-info.ts'
import type { Writer } from '../../../threads/threads.ts'
import { Canvas, MARGIN, type TextStyle } from '../../../lists/report/pdf/canvas.ts'
import { Form, FOOTER } from './form.ts'

export interface NotaEmpenho {
  entidade: Entidade
  empenho: Row
  /** Undefined where the entity does not publish its items. */
  itens: readonly Row[] | undefined
}

const look = {
  entidade: { weight: 'strong', size: 13, color: 'text' },
  address: { weight: 'regular', size: 8.5, color: 'soft' },
  kind: { weight: 'strong', size: 9.5, color: 'accent' },
  number: { weight: 'strong', size: 20, color: 'text' },
  plain: { weight: 'regular', size: 9, color: 'text' },
  role: { weight: 'strong', size: 8, color: 'text' },
  notice: { weight: 'regular', size: 7, color: 'soft' },
} as const satisfies Record<string, TextStyle>

const SIGNATURES = ['Responsável pelo empenho', 'Contabilidade', 'Ordenador de despesa']
const STAMP_WIDTH = 168
const NOTICE =
  'Via de consulta emitida pelo Portal da Transparência. As assinaturas constam da via original, no processo da ' +
  'despesa.'

const text = (row: Row, name: string): string | undefined => (row[name] === undefined ? undefined : String(row[name]))
const day = (row: Row, name: string): string | undefined => text(row, name) && formatDate(text(row, name) ?? '')
const money = (row: Row, name: string): string => formatMoney(text(row, name) ?? '0')
const joined = (separator: string, ...parts: (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(separator) || undefined
const coded = (row: Row, code: string, description: string): string | undefined =>
  joined(' - ', text(row, code), text(row, description))
const inYear = (row: Row, number: string, year: string): string | undefined =>
  joined('/', text(row, number), text(row, number) && text(row, year))

export const longDate = (iso: string): string =>
  `${Number(iso.slice(8, 10))} de ${nomeDoMes(iso.slice(5, 7))} de ${iso.slice(0, 4)}`

const addressLines = ({ cnpj, logradouro, bairro, cidade, uf, cep, telefone }: Entidade): string[] => [
  `CNPJ ${formatCnpjCpf(cnpj)}`,
  ...[joined(', ', logradouro, bairro, joined('/', cidade, uf), cep && `CEP ${formatCep(cep)}`)].filter(
    (line) => line !== undefined,
  ),
  ...(telefone ? [`Telefone ${formatPhone(telefone)}`] : []),
]

function drawLetterhead(form: Form, { entidade, empenho }: NotaEmpenho): void {
  const { canvas } = form
  const room = form.width - STAMP_WIDTH - 16
  canvas.artifact(() => canvas.box(MARGIN, MARGIN - 6, form.width, 3, 'accent'))
  let y = MARGIN + 8
  const paragraph = (lineOfText: string, style: TextStyle): void => {
    const tag = canvas.tag(undefined, 'P')
    y = form.write(tag, form.lines(lineOfText, room, style), MARGIN, y, style)
    tag?.end()
  }
  paragraph(entidade.nome, look.entidade)
  y += 2
  for (const line of addressLines(entidade)) paragraph(line, look.address)

  const left = MARGIN + form.width - STAMP_WIDTH
  const top = MARGIN + 6
  const height = Math.max(62, y - top)
  canvas.artifact(() => canvas.box(left, top, STAMP_WIDTH, height, 'band'))
  form.frame(left, top, STAMP_WIDTH, height)
  const title = canvas.tag(undefined, 'H1')
  const kind = 'NOTA DE EMPENHO '
  const number = `Nº ${text(empenho, 'empenhoExercicio') ?? ''}`
  const shrink = Math.min(1, (STAMP_WIDTH - 20) / canvas.textWidth(number, look.number))
  const fitted = { ...look.number, size: look.number.size * shrink }
  canvas.fill(title, () => {
    canvas.text(left + 10, top + 17, kind, look.kind)
    canvas.text(left + 10, top + 38, number, fitted)
  })
  title?.end()
  const line = canvas.tag(undefined, 'P')
  const issued = joined('  ·  ', day(empenho, 'data'), text(empenho, 'especie')) ?? ''
  canvas.fill(line, () => canvas.text(left + 10, top + 53, issued, look.plain))
  line?.end()
  form.y = Math.max(y, top + height) + 6
}

function drawIdentification(form: Form, { empenho }: NotaEmpenho): void {
  form.band('Identificação')
  form.row([
    { label: 'Unidade orçamentária', value: coded(empenho, 'unidadeOrcamentaria', 'descricaoUnidade'), width: 2.4 },
    { label: 'Data de emissão', value: day(empenho, 'data') },
    { label: 'Espécie', value: text(empenho, 'especie') },
    { label: 'Previsão de entrega', value: day(empenho, 'dataEntrega') },
  ])
  form.row([
    { label: 'Modalidade de licitação', value: text(empenho, 'modalidade'), width: 2.4 },
    { label: 'Licitação', value: inYear(empenho, 'noLicitacao', 'anoLicitacao') },
    { label: 'Processo', value: inYear(empenho, 'noProcesso', 'anoProcesso') },
    { label: 'Contrato', value: text(empenho, 'idContrato') },
  ])
}

function drawCreditor(form: Form, { empenho }: NotaEmpenho): void {
  const cep = text(empenho, 'cep')
  form.band('Credor')
  form.row([
    { label: 'Nome ou razão social', value: text(empenho, 'nome'), width: 3, look: 'strong' },
    { label: 'CNPJ/CPF', value: text(empenho, 'cnpj'), width: 1.1, look: 'strong' },
  ])
  form.row([
    { label: 'Endereço', value: text(empenho, 'endereco'), width: 2.1 },
    { label: 'Bairro', value: text(empenho, 'bairro'), width: 1.2 },
    { label: 'Cidade/UF', value: joined('/', text(empenho, 'cidade'), text(empenho, 'uf')), width: 1.4 },
    { label: 'CEP', value: cep && formatCep(cep), width: 0.8 },
  ])
}

function drawClassification(form: Form, { empenho }: NotaEmpenho): void {
  form.band('Classificação da despesa')
  form.row([{ label: 'Programática', value: text(empenho, 'programatica'), look: 'strong' }])
  const pairs = [
    [
      ['Órgão', 'orgao', 'descricaoOrgao'],
      ['Unidade', 'unidade', 'descricaoUnidade'],
    ],
    [
      ['Função', 'funcao', 'descricaoFuncao'],
      ['Subfunção', 'subFuncao', 'descricaoSubFuncao'],
    ],
    [
      ['Programa', 'programa', 'descricaoPrograma'],
      ['Projeto/Atividade', 'projeto', 'descricaoProjeto'],
    ],
    [
      ['Elemento', 'elemento', 'descricaoElemento'],
      ['Desdobramento', 'desdobraDesp', 'descricaoDesdobraDesp'],
    ],
    [
      ['Fonte de recurso', 'fonteRecurso', 'descricaoFonte'],
      ['Código de aplicação', 'codigoAplicacao', 'descricaoAplicacao'],
    ],
  ] as const
  for (const pair of pairs)
    form.row(pair.map(([label, code, description]) => ({ label, value: coded(empenho, code, description) })))
}

function drawValue(form: Form, { empenho }: NotaEmpenho): void {
  const annulled = Number(empenho.valorAnulado ?? 0) > 0
  form.band('Valor')
  form.row([
    { label: 'Valor do empenho', value: money(empenho, 'valorEmpenhado'), look: 'large' },
    { label: 'Por extenso', value: `(${valorPorExtenso(text(empenho, 'valorEmpenhado') ?? '0')})`, width: 2 },
  ])
  if (!annulled) return
  const net = Math.round(Number(empenho.valorEmpenhado) * 100 - Number(empenho.valorAnulado) * 100) / 100
  form.row([
    { label: 'Anulado até a data da consulta', value: money(empenho, 'valorAnulado') },
    { label: 'Valor depois das anulações', value: formatMoney(net), width: 2, look: 'strong' },
  ])
}

const ITEM_COLUMNS = [
  { label: 'Item', width: 0.5, right: true },
  { label: 'Especificação', width: 4.2 },
  { label: 'Quantidade', width: 1.1, right: true },
  { label: 'Unidade', width: 0.9 },
  { label: 'Valor unitário', width: 1.4, right: true },
  { label: 'Valor total', width: 1.5, right: true },
]

function drawItems(form: Form, { itens = [] }: NotaEmpenho): void {
  if (itens.length === 0) return
  form.band('Itens')
  const rows = itens.map((item) => [
    text(item, 'sequencia') ?? '',
    text(item, 'especificacao') ?? '',
    formatQuantity(text(item, 'quantidade') ?? '0'),
    text(item, 'unidade') ?? '',
    formatPrice(text(item, 'valorUnitario') ?? '0'),
    money(item, 'valorTotal'),
  ])
  const cents = itens.reduce((sum, item) => sum + Math.round(Number(item.valorTotal) * 100), 0)
  form.table(ITEM_COLUMNS, rows, ['', 'Total dos itens', '', '', '', formatMoney(cents / 100)])
}

function drawSignatures(form: Form, { entidade, empenho }: NotaEmpenho): void {
  const { canvas } = form
  form.ensure(112)
  form.y += 20
  const place = canvas.tag(undefined, 'P')
  const issued = text(empenho, 'data')
  const where = joined(', ', joined('/', entidade.cidade, entidade.uf), issued && longDate(issued))
  canvas.fill(place, () => canvas.text(MARGIN, form.y, where === undefined ? '' : `${where}.`, look.plain))
  place?.end()
  form.y += 48
  const gap = 18
  const width = (form.width - gap * (SIGNATURES.length - 1)) / SIGNATURES.length
  for (const [i, role] of SIGNATURES.entries()) {
    const x = MARGIN + i * (width + gap)
    canvas.artifact(() => canvas.box(x, form.y, width, 0.7, 'soft'))
    const tag = canvas.tag(undefined, 'P')
    canvas.fill(tag, () =>
      canvas.text(x + (width - canvas.textWidth(role, look.role)) / 2, form.y + 11, role, look.role),
    )
    tag?.end()
  }
  form.y += 32
  const notice = canvas.tag(undefined, 'P')
  form.write(notice, form.lines(NOTICE, form.width, look.notice), MARGIN, form.y, look.notice)
  notice?.end()
}

const write: Writer<NotaEmpenho> = (nota) => [writeNotaEmpenho(nota)]

export default write

export function writeNotaEmpenho(nota: NotaEmpenho): Buffer {
  const { entidade, empenho } = nota
  const title = `Nota de Empenho ${text(empenho, 'empenhoExercicio') ?? ''}`
  const named = { title: `${title} – ${entidade.nome}`, author: entidade.nome, program: NAME_AND_VERSION }
  const canvas = new Canvas({ ...named, tagged: true })
  const form = new Form(canvas, `${title}  ·  ${entidade.nome}`)
  drawLetterhead(form, nota)
  drawIdentification(form, nota)
  drawCreditor(form, nota)
  drawClassification(form, nota)
  drawValue(form, nota)
  form.band('Histórico')
  form.prose(text(empenho, 'historico') ?? '')
  drawItems(form, nota)
  drawSignatures(form, nota)
  canvas.finish(FOOTER)
  return canvas.take()
}
