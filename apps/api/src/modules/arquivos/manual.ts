// The portal's own manual, for entities that have not published theirs.
import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'

const TITLE = 'Manual do Portal da Transparência'

const CHAPTERS: readonly (readonly [title: string, paragraphs: readonly string[]])[] = [
  ['O que você encontra aqui', [
    'Este portal mostra o que o município planeja, arrecada, compra, deve e paga. Tudo é público: não é preciso cadastro, senha nem dizer por que se pergunta.',
    'Os números vêm dos sistemas da própria entidade. A data da última atualização aparece no alto de cada lista: é a data dos dados, não da página.',
  ]],
  ['Escolha de quem e de quando', [
    'No alto de toda página há dois campos: a entidade (Prefeitura, Câmara, fundos, autarquias) e o exercício, que é o ano. Tudo o que você vê é daquela entidade e daquele ano.',
    'Ao trocar de entidade, o portal volta ao início; ao trocar de ano, recarrega a página em que você está.',
  ]],
  ['Encontre o que procura', [
    'O menu reúne as consultas por assunto. O mapa do site mostra todas de uma vez. A lupa procura nos títulos das consultas, nos fornecedores e nas palavras do glossário, com ou sem acento, no singular ou no plural.',
  ]],
  ['Leia uma lista', [
    'Toque no título de uma coluna para ordenar por ela; toque de novo para inverter. Escolha quantas linhas ver por página no pé da lista. Os totais somam todas as linhas da consulta, não só as da página.',
    'O filtro aceita parte de um nome, com ou sem acento. Datas se escrevem dia/mês/ano. Limpar desfaz o filtro.',
    'Cada palavra da lei tem, ao lado, o seu significado em uma frase.',
  ]],
  ['Leve os dados', [
    'Toda lista pode ser baixada inteira, com todos os campos, como planilha, PDF, texto ou página. O arquivo diz a entidade, o ano, os filtros e a data em que foi feito.',
    'O endereço da página guarda a sua consulta: copie-o, mande a alguém ou cite-o, e a mesma tela se abrirá.',
    'Para programas, há uma interface de dados abertos descrita em /portaltransparencia-api/docs.',
  ]],
  ['Leia com conforto', [
    'No alto da página, aumente ou diminua o texto e inverta as cores. O portal lembra da sua escolha. Tudo funciona pelo teclado: veja as teclas de atalho no menu de ajuda.',
  ]],
  ['Ainda tem dúvida?', [
    'Se a informação que você procura não está aqui, peça-a: é um direito seu pela Lei de Acesso à Informação (Lei 12.527/2011). Use o botão e-SIC ou fale com as pessoas listadas em Contatos, na página inicial.',
  ]],
]

const MARGIN = 64
const [BODY, HEADING] = ['Helvetica', 'Helvetica-Bold']

export async function manualPdf(): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: MARGIN, lang: 'pt-BR', tagged: true, displayTitle: true, info: { Title: TITLE } })
  const write = (tag: 'H1' | 'H2' | 'P', text: string, font: string, size: number, gap: number): void => {
    pdf.addStructure(pdf.struct(tag, {}, () => void pdf.font(font).fontSize(size).text(text, { lineGap: 3 })))
    pdf.moveDown(gap)
  }
  const made = buffer(pdf)
  write('H1', TITLE, HEADING, 22, 1)
  for (const [title, paragraphs] of CHAPTERS) {
    write('H2', title, HEADING, 14, 0.4)
    for (const paragraph of paragraphs) write('P', paragraph, BODY, 11, 0.6)
    pdf.moveDown(0.4)
  }
  pdf.end()
  return made
}
