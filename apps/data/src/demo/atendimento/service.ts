// How each office receives people: the counter, its form, the officer of the access law.
import { dayOf } from '../cidade/calendar.ts'
import { CIDADE, UF, type Entity } from '../cidade/city.ts'
import type { Files } from '../cidade/files.ts'
import { pdfOf } from '../cidade/pdf.ts'
import type { Sink } from '../cidade/sink.ts'

const PRINTED = dayOf('2024-01-08')
const FORM_OF = new Set([1, 4])

const OFFICERS: Readonly<Record<number, readonly [nome: string, email: string, telefone: string]>> = {
  1: ['Marina Vendramini Prado', 'sic@serraclara.pr.gov.br', '4436560117'],
  2: ['Helena Bortolatto Reis', 'sic@camaraserraclara.pr.gov.br', '4436560207'],
  3: ['Ouvidoria do SUS', 'ouvidoriasus@serraclara.pr.gov.br', '4436560310'],
  4: ['Central de Atendimento', 'sic@saaeserraclara.pr.gov.br', '4436560415'],
}

const FORM_LINES = [
  'Preencha em letra de forma e entregue no balcão. Não é preciso dizer o motivo do pedido.', '',
  'Nome: ______________________________________________________________', '',
  'CPF ou CNPJ: ________________________   Telefone: ______________________', '',
  'E-mail: _____________________________________________________________', '',
  'Assunto: ____________________________________________________________', '',
  'Pedido: _____________________________________________________________', '',
  '____________________________________________________________________', '',
  '____________________________________________________________________', '',
  'Como quer receber a resposta:  (  ) e-mail   (  ) papel   (  ) CD/DVD   (  ) pendrive', '',
  'Data: ____/____/______      Assinatura: _________________________________',
]

export async function writeService(sink: Sink, files: Files, entity: Entity): Promise<void> {
  const { entidade, nome, logradouro, bairro, horarioAtendimento } = entity
  const officer = OFFICERS[entidade]
  if (!officer) return
  sink.put('responsavel_lai', [entidade, 1, ...officer])
  sink.put('texto_atendimento', [entidade, 1, entidade === 2 ? 'Secretaria da Câmara' : 'Protocolo Geral'])
  sink.put('texto_atendimento', [entidade, 2, `Atendimento presencial: ${horarioAtendimento}. ${logradouro}, ${bairro}, ${CIDADE}/${UF}.`])
  const arquivo = FORM_OF.has(entidade)
    ? await files.add(
      `pedido-de-informacao-${entidade}.pdf`, 'application/pdf', pdfOf(`Pedido de informação · ${nome}`, FORM_LINES), PRINTED,
    )
    : null
  sink.put('sic_fisico', [
    entidade,
    `Quem preferir pode pedir a informação pessoalmente, em ${logradouro}, ${bairro}. ${horarioAtendimento}. Traga um documento com foto.`,
    'No balcão você recebe o número do protocolo e a senha. Com eles, acompanhe o pedido na página e-SIC deste portal ou por telefone.',
    arquivo,
  ])
}
