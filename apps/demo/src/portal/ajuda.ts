// Writes the help pages of the demo city: questions, links, the organisation of each entity and its certificates.
import type { City } from '../cidade/area.ts'
import { dayAt, isoOf, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { SETOR_DE_PROTOCOLO } from '../atendimento/temas.ts'
import { pdfOf } from '../cidade/pdf.ts'
import { INVENTADO } from '../planejamento/documentos.ts'

const PERGUNTAS: readonly (readonly [pergunta: string, resposta: string])[] = [
  [
    'O que encontro neste portal?',
    'O que a entidade planeja, arrecada, compra, deve e paga, com os documentos que provam cada coisa. Escolha a ' +
      'entidade e o ano no alto da página.',
  ],
  ['De quando são os dados?', 'Cada lista diz no alto quando foi atualizada pela última vez.'],
  [
    'O que é um empenho?',
    'A reserva do dinheiro de uma despesa. Depois dele vêm a liquidação, quando se confere a entrega, e o pagamento.',
  ],
  [
    'Por que o valor empenhado é maior que o pago?',
    'Porque o dinheiro é reservado antes da entrega. O que falta pagar no fim do ano fica em restos a pagar.',
  ],
  ['Como acho quanto uma empresa recebeu?', 'Escreva o nome dela na pesquisa do alto da página, ou abra Fornecedores.'],
  [
    'Posso baixar os dados?',
    'Sim. Toda lista pode ser baixada em planilha, PDF ou texto, e tudo está também em dados abertos.',
  ],
  [
    'Por que os CPFs aparecem cobertos?',
    'Para proteger as pessoas, como manda a Lei nº 13.709, de 2018. O nome e o valor continuam públicos.',
  ],
  [
    'Não achei o que procurava. E agora?',
    'Peça a informação pelo e-SIC: é de graça, não precisa dizer o motivo e a resposta é devida em até 20 dias.',
  ],
  [
    'Quem fiscaliza estas contas?',
    'A Câmara Municipal, com o tribunal de contas (https://www1.tce.pr.gov.br), o controle interno e você.',
  ],
]

const LINKS: readonly { descricao: string; link: string; tipo?: 2; ativo?: false }[] = [
  { descricao: 'Portal da Transparência do governo federal', link: 'https://portaldatransparencia.gov.br' },
  { descricao: 'Contas públicas no Tesouro Nacional (Siconfi)', link: 'https://siconfi.tesouro.gov.br' },
  { descricao: 'Portal Nacional de Contratações Públicas', link: 'https://www.gov.br/pncp' },
  { descricao: 'Controladoria-Geral da União', link: 'https://www.gov.br/cgu' },
  { descricao: 'Acesso à informação', link: 'https://www.gov.br/acessoainformacao' },
  { descricao: 'Cadastro de fornecedores do governo federal (Sicaf)', link: 'https://www.gov.br/compras', tipo: 2 },
  { descricao: 'Portal antigo da transparência', link: 'https://transparencia.example.org', ativo: false },
]

type Item = readonly [
  nome: string,
  resumo: string,
  abaixo?: readonly (readonly [nome: string, resumo: string])[],
  link?: string,
]

const PREFEITURA: readonly Item[] = [
  [
    'Gabinete do Prefeito',
    'Dirige a administração e responde pelas relações com a Câmara e com a população.',
    [
      ['Controladoria-Geral', 'Fiscaliza as contas por dentro e cuida deste portal.'],
      ['Procuradoria-Geral', 'Defende o município na Justiça e confere contratos e leis.'],
      [SETOR_DE_PROTOCOLO, 'Recebe documentos, reclamações e pedidos de informação, e acompanha as respostas.'],
    ],
  ],
  [
    'Secretaria de Administração',
    'Cuida dos servidores, das compras, do patrimônio e da tecnologia.',
    [
      ['Departamento de Gestão de Pessoas', 'Faz a folha e cuida da carreira dos servidores.'],
      ['Departamento de Licitações e Patrimônio', 'Faz as licitações e os contratos, e guarda os bens.'],
    ],
  ],
  [
    'Secretaria de Fazenda',
    'Cuida do orçamento, da arrecadação e dos pagamentos.',
    [['Departamento de Tesouro e Contabilidade', 'Paga as contas, cobra os tributos e faz os balanços.']],
    '/orcamento',
  ],
  ['Secretaria de Planejamento Urbano', 'Faz os projetos da cidade e fiscaliza as obras particulares.'],
  [
    'Secretaria de Saúde',
    'Cuida das unidades básicas, das especialidades, da vigilância e das farmácias.',
    [['Vigilância em Saúde', 'Vacina, combate a dengue e fiscaliza alimentos.']],
    '/fila-espera-atendimento',
  ],
  ['Secretaria de Educação', 'Cuida das creches, das escolas, da merenda e do transporte escolar.'],
  [
    'Secretaria de Assistência Social',
    'Atende famílias, crianças, idosos e pessoas com deficiência.',
    [],
    'https://www.gov.br/mds',
  ],
  ['Secretaria de Obras e Serviços Públicos', 'Faz e conserta ruas, praças e iluminação, e recolhe o lixo.'],
  [
    'Secretaria de Agricultura e Meio Ambiente',
    'Apoia quem produz, e cuida das estradas do campo, das árvores e da água.',
  ],
  ['Secretaria de Cultura e Turismo', 'Cuida da biblioteca, do museu e das festas da cidade.'],
  ['Secretaria de Esporte e Lazer', 'Cuida das quadras, das escolinhas e dos jogos.'],
  ['Secretaria de Desenvolvimento Econômico', 'Atende quem procura trabalho e quem quer abrir um negócio.'],
  ['Secretaria de Segurança e Trânsito', 'Dirige a Guarda Municipal e fiscaliza o trânsito.'],
]

const CAMARA: readonly Item[] = [
  [
    'Mesa Diretora',
    'Dirige os trabalhos da Câmara e responde por ela.',
    [
      ['Diretoria-Geral', 'Cuida das contas, dos contratos e dos servidores.'],
      ['Secretaria Legislativa', 'Prepara as sessões e guarda as atas e as leis.'],
      ['Controle Interno', 'Fiscaliza as contas e cuida do portal.'],
      [SETOR_DE_PROTOCOLO, 'Recebe o público, os documentos e os pedidos de informação.'],
    ],
  ],
]

const OUTRAS: readonly Item[] = [
  [
    'Direção',
    'Dirige a entidade e responde por ela.',
    [
      ['Controle Interno', 'Fiscaliza as contas e cuida do portal.'],
      ['Secretaria', 'Recebe o público, os documentos e os pedidos de informação.'],
    ],
  ],
]

const itensDe = (tipo: Entity['tipo']): readonly Item[] => (tipo === 'E' ? PREFEITURA : tipo === 'L' ? CAMARA : OUTRAS)

async function writeOrganograma({ sink, files, today }: City, { entidade, nome, tipo }: Entity): Promise<void> {
  const arquivo = await files.add(
    `organograma-${entidade}.pdf`,
    'application/pdf',
    pdfOf(`Organograma - ${nome}`, [nome, '', INVENTADO]),
    dayAt(yearOf(today), 1, 10),
  )
  let item = 0
  for (const [index, [descricao, resumo, abaixo = [], link]] of itensDe(tipo).entries()) {
    const pai = ++item
    sink.put('organograma', {
      entidade,
      item: pai,
      descricao,
      resumo: `<p>${resumo}</p>`,
      link,
      arquivo: index === 0 ? arquivo : null,
    })
    for (const [parte, faz] of abaixo)
      sink.put('organograma', { entidade, item: ++item, item_pai: pai, descricao: parte, resumo: `<p>${faz}</p>` })
  }
}

const CERTIDOES: readonly (readonly [nome: string, meses: number | undefined, ativo: boolean])[] = [
  ['Certidão de regularidade previdenciária', 8, true],
  ['Certificado de regularidade do FGTS', 1, true],
  ['Certidão liberatória do tribunal de contas', -3, true],
  ['Certidão negativa de débitos trabalhistas', 5, false],
  ['Comprovante de inscrição no CNPJ', undefined, true],
]

async function writeCertidoes({ sink, files, today }: City, { entidade, nome }: Entity): Promise<void> {
  for (const [index, [certidao, meses, ativo]] of CERTIDOES.entries()) {
    const validade = meses === undefined ? undefined : today + meses * 30
    const lines = [nome, validade === undefined ? 'Sem vencimento' : `Validade: ${isoOf(validade)}`, '', INVENTADO]
    const arquivo = await files.add(
      `certidao-${entidade}-${index + 1}.pdf`,
      'application/pdf',
      pdfOf(certidao, lines),
      Math.min(today, validade ?? today) - 20,
    )
    sink.put('certidao_entidade', {
      entidade,
      certidao: index + 1,
      nome: certidao,
      data_validade: validade === undefined ? null : isoOf(validade),
      ativo,
      arquivo,
    })
  }
}

export async function writeAjuda(city: City, entity: Entity): Promise<void> {
  const { entidade } = entity
  PERGUNTAS.forEach(([pergunta, resposta], at) =>
    city.sink.put('pergunta_frequente', { entidade, numero: at + 1, pergunta, resposta }),
  )
  LINKS.forEach(({ descricao, link, tipo = 1, ativo = true }, at) =>
    city.sink.put('link_util', { entidade, numero: at + 1, tipo, descricao, link, ativo }),
  )
  await writeOrganograma(city, entity)
  if (entity.tipo !== 'A') await writeCertidoes(city, entity)
}
