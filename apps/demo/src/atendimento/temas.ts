// Texts of the demo requests and their responses; {lugar} and {ano} are filled in. What a response hands over goes to
// who asked, and not to the portal.
import { BAIRROS } from '../cidade/cidade.ts'

export interface Tema {
  assunto: string
  setor: string
  pedidos: readonly string[]
  resposta: string
  /** Reason to refuse it. */
  negativa: string
}

const PARTICLES = /^(DAS?|DE|DOS?)$/

/** The neighbourhoods of the city, as people write them. */
export const LUGARES = BAIRROS.map((bairro) =>
  bairro
    .split(' ')
    .map((word) => (PARTICLES.test(word) ? word.toLowerCase() : word.slice(0, 1) + word.slice(1).toLowerCase()))
    .join(' '),
)

export const SETOR_DE_PROTOCOLO = 'Ouvidoria e Protocolo Geral'

export const TEMAS: readonly Tema[] = [
  {
    assunto: 'Merenda escolar',
    setor: 'Secretaria de Educação',
    pedidos: [
      'Gostaria de saber quanto foi gasto com a merenda das escolas do bairro {lugar} em {ano} e quais são os ' +
        'fornecedores.',
      'Peço o cardápio da merenda da rede municipal e a lista dos produtos comprados da agricultura familiar em {ano}.',
    ],
    resposta: 'Os valores por escola, os fornecedores e o cardápio foram enviados em planilha a quem pediu.',
    negativa:
      'O pedido depende de consolidar, uma a uma, as fichas diárias de cada cozinha, trabalho que a unidade não ' +
      'tem como fazer.',
  },
  {
    assunto: 'Iluminação pública',
    setor: 'Secretaria de Obras e Serviços Públicos',
    pedidos: [
      'Há postes apagados no {lugar} há meses. Qual é o prazo do contrato de manutenção e quantas lâmpadas foram ' +
        'trocadas em {ano}?',
      'Solicito cópia do contrato da troca das lâmpadas por LED e o valor já pago em {ano}.',
    ],
    resposta:
      'O contrato prevê reparo em até três dias úteis. O relatório das trocas do período foi enviado a quem pediu.',
    negativa: 'A informação já é pública: veja a página de contratos do portal, de onde o documento pode ser baixado.',
  },
  {
    assunto: 'Fila de consultas com especialistas',
    setor: 'Secretaria de Saúde',
    pedidos: [
      'Quantas pessoas esperam consulta com ortopedista e qual foi o tempo médio de espera em {ano}?',
      'Peço o número de exames de imagem feitos e a fila de espera, mês a mês, de {ano}.',
    ],
    resposta:
      'Foram informados, mês a mês, quantas pessoas esperavam, quantas foram atendidas e o tempo médio de espera.',
    negativa: 'O pedido inclui prontuários e nomes de pacientes, que são dados pessoais protegidos por lei.',
  },
  {
    assunto: 'Obras de pavimentação',
    setor: 'Secretaria de Obras e Serviços Públicos',
    pedidos: [
      'Quando começa o asfalto das ruas do {lugar}? Qual empresa venceu a licitação e por quanto?',
      'Solicito as medições da obra de pavimentação do {lugar} e as notas fiscais pagas em {ano}.',
    ],
    resposta: 'O cronograma, as medições e as notas fiscais pagas até esta data foram enviados a quem pediu.',
    negativa: 'O projeto ainda está em elaboração; o acesso será dado quando o ato for editado.',
  },
  {
    assunto: 'Transporte escolar',
    setor: 'Secretaria de Educação',
    pedidos: [
      'Quais linhas do transporte escolar atendem o {lugar}, com horários e quilometragem paga por dia?',
      'Peço a relação dos veículos do transporte escolar, com ano de fabricação e data da última vistoria.',
    ],
    resposta:
      'As linhas, os horários, a quilometragem e a relação dos veículos vistoriados foram enviados a quem pediu.',
    negativa: 'Os itinerários com o endereço de cada aluno não podem ser entregues, pois identificam crianças.',
  },
  {
    assunto: 'Coleta de lixo',
    setor: 'Secretaria de Obras e Serviços Públicos',
    pedidos: [
      'Quantas toneladas de lixo foram recolhidas em {ano} e quanto custou cada tonelada?',
      'A coleta seletiva passa no {lugar}? Em que dias e qual é o destino do material?',
    ],
    resposta: 'Foram informadas as toneladas de cada mês, o preço do contrato e o calendário da coleta seletiva.',
    negativa: 'O pedido é genérico; peça de novo dizendo o período e o serviço de que deseja saber.',
  },
  {
    assunto: 'Quadro de servidores',
    setor: 'Secretaria de Administração',
    pedidos: [
      'Quantos cargos em comissão existem, quantos estão ocupados e quanto custaram em {ano}?',
      'Solicito a lista de aprovados no último concurso que ainda não foram chamados, por cargo.',
    ],
    resposta: 'O quadro de cargos, ocupados e vagos, e a remuneração de cada servidor podem ser vistos neste portal.',
    negativa: 'As avaliações individuais de desempenho são dados pessoais e não podem ser entregues a terceiros.',
  },
  {
    assunto: 'Diárias e viagens',
    setor: 'Secretaria de Administração',
    pedidos: [
      'Peço os relatórios de viagem das diárias pagas em {ano}, com os comprovantes.',
      'Qual é o valor da diária de cada cargo e qual lei o fixou?',
    ],
    resposta:
      'As diárias estão publicadas neste portal, com motivo e valor; os relatórios foram enviados a quem pediu.',
    negativa: 'A informação já é pública: veja a página de diárias do portal.',
  },
  {
    assunto: 'IPTU e isenções',
    setor: 'Secretaria de Fazenda',
    pedidos: [
      'Quantos imóveis têm isenção de IPTU e quanto o município deixou de arrecadar em {ano}?',
      'Como foi calculado o aumento do IPTU do {lugar}? Peço o estudo da planta de valores.',
    ],
    resposta: 'O estudo da planta de valores foi enviado a quem pediu; as renúncias de receita estão neste portal.',
    negativa:
      'O pedido trata da situação fiscal de terceiros, protegida pelo sigilo do art. 198 do Código Tributário ' +
      'Nacional.',
  },
  {
    assunto: 'Praças e parques',
    setor: 'Secretaria de Agricultura e Meio Ambiente',
    pedidos: [
      'Quanto foi gasto na reforma da praça do {lugar} e por que a obra está parada?',
      'Existe projeto de acessibilidade para o parque do {lugar}? Peço cópia.',
    ],
    resposta: 'O projeto e o cronograma atual foram enviados a quem pediu.',
    negativa: 'O projeto está em fase de estudo e ainda não há documento concluído a fornecer.',
  },
  {
    assunto: 'Medicamentos em falta',
    setor: 'Secretaria de Saúde',
    pedidos: [
      'Quais remédios da lista básica faltaram na farmácia do {lugar} em {ano}, e por quanto tempo?',
      'Peço o estoque atual da farmácia municipal e as compras feitas em {ano}.',
    ],
    resposta: 'A lista das faltas, com datas e motivos, e a posição do estoque foram enviadas a quem pediu.',
    negativa: 'O pedido exige cruzar receitas de pacientes, que são dados pessoais sensíveis.',
  },
  {
    assunto: 'Vagas em creche',
    setor: 'Secretaria de Educação',
    pedidos: [
      'Quantas crianças esperam vaga em creche no {lugar} e quais são os critérios da fila?',
      'Peço o número de vagas de cada centro de educação infantil em {ano}.',
    ],
    resposta: 'As vagas e a espera de cada centro, com os critérios da fila, foram enviadas a quem pediu.',
    negativa: 'A lista nominal das crianças não pode ser entregue; os números, sem nomes, podem ser pedidos.',
  },
]

export const TEMAS_DA_CAMARA: readonly Tema[] = [
  {
    assunto: 'Sessões e votações',
    setor: 'Secretaria Legislativa',
    pedidos: [
      'Como votou cada vereador nos projetos de {ano}? Peço as atas das sessões.',
      'Solicito a gravação da audiência pública sobre o orçamento de {ano}.',
    ],
    resposta: 'As atas, as gravações e o resultado das votações nominais foram enviados a quem pediu.',
    negativa: 'A reunião pedida não foi gravada; a ata é o único registro e já está publicada.',
  },
  {
    assunto: 'Verba de gabinete',
    setor: 'Diretoria-Geral',
    pedidos: [
      'Quanto cada gabinete gastou com combustível e telefone em {ano}?',
      'Peço a lista dos assessores de cada gabinete e seus horários.',
    ],
    resposta:
      'Os gastos de cada gabinete, mês a mês, foram enviados a quem pediu. A lista de assessores está no portal.',
    negativa: 'O pedido inclui endereços particulares, que são dados pessoais.',
  },
  {
    assunto: 'Contratos da Câmara',
    setor: 'Diretoria-Geral',
    pedidos: [
      'Solicito cópia do contrato de limpeza em vigor e de seus aditivos.',
      'Quanto custou a reforma do plenário e qual empresa a fez?',
    ],
    resposta: 'O contrato, os aditivos e as notas fiscais pagas foram enviados a quem pediu.',
    negativa: 'A informação já é pública: veja a página de contratos do portal.',
  },
]

export const RECURSO = {
  pedido: 'A resposta não trouxe tudo o que pedi. Peço que a decisão seja revista pela autoridade superior.',
  provido: 'Recurso acolhido: o que faltava foi enviado a quem pediu.',
  negado: 'Recurso negado pelos mesmos motivos da decisão anterior.',
} as const

export const CANCELAMENTO = 'Cancelado: pedido repetido, já respondido no processo anterior do mesmo requerente.'
export const PRORROGACAO =
  'Prazo prorrogado por mais dez dias, para reunir os documentos em arquivos de mais de um setor.'
export const ENCAMINHAMENTO = 'Encaminhado ao setor responsável pela informação.'
