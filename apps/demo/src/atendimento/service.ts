// Writes how each entity receives people: the counter, its form, and the officer of the access to information law.
import { dayOf } from '../cidade/calendar.ts'
import { CIDADE, UF, type Entity } from '../cidade/cidade.ts'
import type { Files } from '../cidade/files.ts'
import { pdfOf } from '../cidade/pdf.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Rows } from '@portal/data/package/rows'

const PRINTED = dayOf('2024-01-08')
const FORM_OF = new Set([1, 4])

type Officer = Pick<Rows['responsavel_lai'], 'nome' | 'email' | 'telefone'>

const OFFICERS: Readonly<Record<number, Officer>> = {
  1: { nome: 'Marina Vendramini Prado', email: 'sic@serraclara.pr.gov.br', telefone: '4436560117' },
  2: { nome: 'Helena Bortolatto Reis', email: 'sic@camaraserraclara.pr.gov.br', telefone: '4436560207' },
  3: { nome: 'Ouvidoria do SUS', email: 'ouvidoriasus@serraclara.pr.gov.br', telefone: '4436560310' },
  4: { nome: 'Central de Atendimento', email: 'sic@saaeserraclara.pr.gov.br', telefone: '4436560415' },
}

const FORM_LINES = [
  'Preencha em letra de forma e entregue no balcão. Não é preciso dizer o motivo do pedido.',
  '',
  'Nome: ______________________________________________________________',
  '',
  'CPF ou CNPJ: ________________________   Telefone: ______________________',
  '',
  'E-mail: _____________________________________________________________',
  '',
  'Assunto: ____________________________________________________________',
  '',
  'Pedido: _____________________________________________________________',
  '',
  '____________________________________________________________________',
  '',
  '____________________________________________________________________',
  '',
  'Como quer receber a resposta:  (  ) e-mail   (  ) papel   (  ) CD/DVD   (  ) pendrive',
  '',
  'Data: ____/____/______      Assinatura: _________________________________',
]

export async function writeService(sink: Sink, files: Files, entity: Entity): Promise<void> {
  const { entidade, nome, logradouro, bairro, horarioAtendimento } = entity
  const officer = OFFICERS[entidade]
  if (!officer) return
  sink.put('responsavel_lai', { entidade, responsavel: 1, ...officer })
  const textos = [
    entidade === 2 ? 'Secretaria da Câmara' : 'Protocolo Geral',
    `Atendimento presencial: ${horarioAtendimento}. ${logradouro}, ${bairro}, ${CIDADE}/${UF}.`,
  ]
  for (const [i, valor] of textos.entries()) sink.put('texto_atendimento', { entidade, texto: i + 1, valor })
  const arquivo = FORM_OF.has(entidade)
    ? await files.add(
        `pedido-de-informacao-${entidade}.pdf`,
        'application/pdf',
        pdfOf(`Pedido de informação · ${nome}`, FORM_LINES),
        PRINTED,
      )
    : null
  sink.put('sic_fisico', {
    entidade,
    mensagem:
      `Quem preferir pode pedir a informação pessoalmente, em ${logradouro}, ${bairro}. ${horarioAtendimento}. ` +
      'Traga um documento com foto.',
    mensagem_consulta:
      'No balcão você recebe o número do protocolo e a senha. Com eles, acompanhe o pedido na página e-SIC deste ' +
      'portal ou por telefone.',
    arquivo,
  })
}
