// Writes the service charter of the demo city, and its decisions and services against COVID-19.
import type { City } from '../../cidade/area.ts'
import { ENTITIES, type Entity } from '../../cidade/cidade.ts'
import type { Rows } from '@portal/data/package/rows'

type Servico = Omit<Rows['carta_servico'], 'entidade' | 'servico'>

const OUVIDORIA = 'Ouvidoria Geral: (44) 3656-0110, ou pelo Fale conosco deste portal.'
const PROTOCOLO =
  'No Protocolo Geral, Praça da Independência, 100, em dias úteis, das 8h às 11h30 e das 13h às 17h. A resposta ' +
  'chega por telefone ou e-mail.'

const OUVIDORIA_DO_SUS = 'Ouvidoria do SUS: (44) 3656-0310.'
const CENTRAL = 'Central de Atendimento: (44) 3656-0410, ou pelo Fale conosco deste portal.'

const pedidoDeInformacao = (reclamacao: string): Servico => ({
  titulo: 'Pedido de informação',
  descricao: 'Qualquer informação pública que não esteja neste portal.',
  publico: 'Qualquer pessoa, sem dizer o motivo.',
  documentos: 'Nenhum para pedidos anônimos; nome e e-mail para receber a resposta.',
  etapas:
    'Escreva o pedido. Anote o número e a senha. Acompanhe pelo portal. Se não concordar com a resposta, recorra.',
  prazo: '20 dias, prorrogáveis por mais 10.',
  forma: 'Pelo e-SIC deste portal, ou no balcão.',
  reclamacao,
  link: '/esic',
})

const DA_PREFEITURA: readonly Servico[] = [
  {
    titulo: 'Certidão negativa de débitos',
    descricao: 'Documento que prova que a pessoa ou o imóvel não deve ao município.',
    publico: 'Qualquer pessoa ou empresa.',
    documentos: 'CPF ou CNPJ; para imóveis, o número do cadastro.',
    etapas:
      'Peça no protocolo. O setor de tributos confere se há débitos. Havendo, você é avisado de como pagar ou ' +
      'parcelar. Sem débitos, a certidão é emitida.',
    prazo: '5 dias úteis.',
    forma: PROTOCOLO,
    reclamacao: OUVIDORIA,
    link: '/dividaativa',
  },
  {
    titulo: 'Alvará de localização e funcionamento',
    descricao: 'Autorização para abrir um negócio em um endereço.',
    publico: 'Empresas e profissionais autônomos.',
    documentos: 'CNPJ ou CPF, contrato social, comprovante do endereço e vistoria dos bombeiros.',
    etapas:
      'Faça a consulta de viabilidade. Apresente os documentos. A fiscalização visita o local. Pague a taxa. ' +
      'Retire o alvará.',
    prazo: '15 dias úteis.',
    forma: PROTOCOLO,
    reclamacao: OUVIDORIA,
    link: '/alvara',
  },
  {
    titulo: 'Vaga em creche e escola',
    descricao: 'Matrícula na educação infantil e no ensino fundamental.',
    publico: 'Crianças de 4 meses a 14 anos que moram na cidade.',
    documentos: 'Certidão de nascimento, comprovante de residência e carteira de vacinação.',
    etapas:
      'Cadastre a criança na escola mais próxima. Havendo vaga, a matrícula é feita na hora. Não havendo, ela ' +
      'entra na lista de espera, e a família é avisada quando houver.',
    prazo: 'Imediato havendo vaga.',
    forma: 'Na secretaria da escola, em dias úteis.',
    reclamacao: OUVIDORIA,
  },
  {
    titulo: 'Troca de lâmpada de poste',
    descricao: 'Conserto da iluminação de ruas e praças.',
    publico: 'Qualquer pessoa.',
    documentos: 'Nenhum; diga a rua e o número mais próximo.',
    etapas: 'Avise o defeito. A equipe vai ao local. Você recebe a confirmação.',
    prazo: '5 dias úteis.',
    forma: 'Por telefone, (44) 3656-0110, ou pelo Fale conosco.',
    reclamacao: OUVIDORIA,
    link: '/contato',
  },
  {
    titulo: 'Poda de árvore em via pública',
    descricao: 'Poda ou retirada de árvore que oferece risco ou toca a fiação.',
    publico: 'Qualquer pessoa.',
    documentos: 'Foto da árvore e endereço.',
    etapas: 'Faça o pedido. Um técnico vistoria. A poda é marcada, ou a recusa é explicada.',
    prazo: '30 dias.',
    forma: PROTOCOLO,
    reclamacao: OUVIDORIA,
  },
  pedidoDeInformacao(OUVIDORIA),
  {
    titulo: 'Coleta de lixo e de recicláveis',
    descricao: 'O lixo comum é recolhido às segundas, quartas e sextas-feiras; os recicláveis, às terças e quintas.',
  },
]

const DA_SAUDE: readonly Servico[] = [
  {
    titulo: 'Consulta médica na unidade básica',
    descricao: 'Atendimento por médico ou enfermeiro da família.',
    publico: 'Moradores, de graça.',
    documentos: 'Cartão do SUS e documento com foto.',
    etapas:
      'Procure a unidade do seu bairro. A equipe faz o acolhimento. Casos urgentes são atendidos na hora; os ' +
      'demais, agendados.',
    prazo: 'Urgências no mesmo dia; consultas em até 20 dias.',
    forma: 'Nas unidades básicas, em dias úteis, das 7h30 às 17h.',
    reclamacao: OUVIDORIA_DO_SUS,
    link: '/escalas-profissionais',
  },
  {
    titulo: 'Vacinação',
    descricao: 'As vacinas do calendário nacional, para todas as idades.',
    publico: 'Qualquer pessoa, de graça.',
    documentos: 'Carteira de vacinação, se tiver, e documento com foto.',
    etapas: 'Procure uma unidade básica. A equipe confere a carteira e aplica a vacina.',
    prazo: 'Na hora.',
    forma: 'Nas unidades básicas, às terças e quintas-feiras, das 13h às 16h.',
    reclamacao: OUVIDORIA_DO_SUS,
    link: '/escalas-profissionais',
  },
  {
    titulo: 'Remédios da lista básica',
    descricao: 'Entrega dos remédios da relação municipal.',
    publico: 'Moradores, de graça.',
    documentos: 'Receita do SUS e documento com foto.',
    etapas: 'Apresente a receita na farmácia da unidade. Se faltar o remédio, você é avisado quando chegar.',
    prazo: 'Na hora, havendo estoque.',
    forma: 'Nas farmácias das unidades básicas, em dias úteis, das 7h30 às 17h.',
    reclamacao: OUVIDORIA_DO_SUS,
  },
  pedidoDeInformacao(OUVIDORIA_DO_SUS),
]

const DO_SAAE: readonly Servico[] = [
  {
    titulo: 'Ligação de água',
    descricao: 'Ligação de um imóvel à rede de água.',
    publico: 'Donos e inquilinos.',
    documentos: 'CPF ou CNPJ e comprovante do imóvel.',
    etapas: 'Faça o pedido. Um técnico visita o imóvel. Pague a taxa. A ligação é feita.',
    prazo: '10 dias úteis.',
    forma: 'No balcão, Rua do Manancial, 310, em dias úteis, das 8h às 17h.',
    reclamacao: CENTRAL,
  },
  {
    titulo: 'Conserto de vazamento',
    descricao: 'Reparo de vazamento de água ou de esgoto na rua.',
    publico: 'Qualquer pessoa.',
    documentos: 'Nenhum; diga a rua e o número mais próximo.',
    etapas: 'Avise o vazamento. A equipe vai ao local.',
    prazo: '24 horas.',
    forma: 'Por telefone, (44) 3656-0410.',
    reclamacao: CENTRAL,
    link: '/contato',
  },
  {
    titulo: 'Segunda via da conta',
    descricao: 'Outra cópia da conta de água.',
    publico: 'Qualquer pessoa.',
    documentos: 'O número da ligação, que está em qualquer conta.',
    etapas: 'Peça na Central de Atendimento. A conta chega por e-mail ou é impressa na hora.',
    prazo: 'Na hora.',
    forma: 'No balcão, Rua do Manancial, 310, ou por telefone, (44) 3656-0410.',
    reclamacao: CENTRAL,
  },
  pedidoDeInformacao(CENTRAL),
]

/** The services of each kind of entity; each promises only what it does. */
const SERVICOS: Readonly<Partial<Record<Entity['tipo'], readonly Servico[]>>> = {
  E: DA_PREFEITURA,
  D: DA_SAUDE,
  A: DO_SAAE,
}

const CONTATOS: readonly Omit<Rows['contato_covid'], 'entidade' | 'contato'>[] = [
  {
    nome: 'Vigilância Epidemiológica',
    descricao: 'Sintomas, isolamento e notificação de casos.',
    telefone: '4436560320',
    email: 'epidemiologia@serraclara.pr.gov.br',
    endereco: 'Avenida dos Pioneiros, 812',
    horario_atendimento: 'Segunda a sexta-feira, das 7h30 às 17h',
  },
  {
    nome: 'Sala de Vacinação Central',
    descricao: 'Vacina contra a COVID-19 para todas as idades.',
    telefone: '4436560325',
    endereco: 'Rua das Araucárias, 210',
    horario_atendimento: 'Segunda a sexta-feira, das 8h às 16h30',
  },
  {
    nome: 'Pronto Atendimento Municipal',
    descricao: 'Falta de ar e outros casos graves, a qualquer hora.',
    telefone: '4436560330',
    endereco: 'Avenida dos Pioneiros, 1200',
    horario_atendimento: 'Todos os dias, 24 horas',
  },
  {
    nome: 'Assistência Social',
    descricao: 'Auxílio às famílias atingidas pela pandemia.',
    telefone: '4436560150',
    email: 'assistencia@serraclara.pr.gov.br',
  },
]

const MEDIDAS: readonly Omit<Rows['medida_covid'], 'entidade' | 'medida'>[] = [
  {
    data: '2020-03-18',
    titulo: 'Situação de emergência',
    descricao: 'Declarada a emergência em saúde pública; aulas e eventos foram suspensos.',
    link: '/leiseatos-geral/covid',
  },
  {
    data: '2020-04-06',
    titulo: 'Máscara obrigatória',
    descricao: 'O uso de máscara passou a ser exigido em locais públicos.',
    link: '/leiseatos-geral/covid',
  },
  {
    data: '2020-05-12',
    titulo: 'Auxílio emergencial municipal',
    descricao: 'As famílias atingidas passaram a receber um auxílio em dinheiro.',
  },
  {
    data: '2021-01-20',
    titulo: 'Plano de vacinação',
    descricao: 'Aprovado o plano, com os grupos e as datas. O plano nacional está em https://www.gov.br/saude.',
  },
  {
    data: '2022-04-25',
    titulo: 'Fim da exigência de máscara',
    descricao: 'A máscara deixou de ser exigida em locais abertos e fechados.',
  },
  {
    data: '2023-05-08',
    titulo: 'Fim da emergência',
    descricao: 'Encerrada a situação de emergência em saúde pública.',
  },
]

export function writeCarta({ sink }: City, entidade: number): void {
  const tipo = ENTITIES.find((entity) => entity.entidade === entidade)?.tipo ?? 'E'
  SERVICOS[tipo]?.forEach((servico, at) => sink.put('carta_servico', { entidade, servico: at + 1, ...servico }))
}

export function writeCovid({ sink }: City, entidade: number): void {
  CONTATOS.forEach((contato, at) => sink.put('contato_covid', { entidade, contato: at + 1, ...contato }))
  MEDIDAS.forEach((medida, at) => sink.put('medida_covid', { entidade, medida: at + 1, ...medida }))
}
