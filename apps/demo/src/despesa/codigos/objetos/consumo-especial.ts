// Goods of the health service, the water company, social assistance, and durable equipment.
import { objeto, type Objeto } from './objeto.ts'

export const CONSUMO_ESPECIAL: readonly Objeto[] = [
  objeto('33903009', 'Material Farmacológico', 'farmacia', {
    areas: ['saude'], peso: 22, valor: [5400, 1.4], retencao: 'bens',
    textos: [
      'AQUISIÇÃO DE MEDICAMENTOS PARA A FARMÁCIA BÁSICA', 'AQUISIÇÃO DE MEDICAMENTOS DA RELAÇÃO MUNICIPAL (REMUME)',
      'AQUISIÇÃO DE MEDICAMENTOS POR ORDEM JUDICIAL',
    ],
    itens: [
      'DIPIRONA SÓDICA 500 MG|CP|0.14', 'LOSARTANA POTÁSSICA 50 MG|CP|0.11', 'METFORMINA 850 MG|CP|0.16', 'OMEPRAZOL 20 MG|CP|0.19',
      'INSULINA GLARGINA 100 UI/ML|FR|68',
      'AMOXICILINA 500 MG|CP|0.38', 'SINVASTATINA 20 MG|CP|0.13', 'FLUOXETINA 20 MG|CP|0.17', 'PREDNISONA 20 MG|CP|0.29',
      'SALBUTAMOL SPRAY 100 MCG|FR|14.9',
    ],
  }),
  objeto('33903010', 'Material Odontológico', 'hospitalar', {
    areas: ['saude'], peso: 4, valor: [2600, 1],
    textos: ['AQUISIÇÃO DE MATERIAL ODONTOLÓGICO PARA AS UNIDADES BÁSICAS DE SAÚDE'],
    itens: [
      'RESINA FOTOPOLIMERIZÁVEL|UN|48', 'ANESTÉSICO LIDOCAÍNA 2%, CAIXA COM 50|CX|118', 'LUVA DE PROCEDIMENTO, CAIXA COM 100|CX|26.9',
      'BROCA DIAMANTADA|UN|5.9', 'SUGADOR DESCARTÁVEL, PACOTE COM 40|PCT|8.4',
    ],
  }),
  objeto('33903011', 'Material Químico', 'quimica', {
    areas: ['agua', 'saude'], peso: 16, valor: [16800, 0.9], retencao: 'bens',
    textos: [
      'AQUISIÇÃO DE PRODUTOS QUÍMICOS PARA TRATAMENTO DE ÁGUA',
      'FORNECIMENTO DE CLORO E SULFATO DE ALUMÍNIO PARA A ESTAÇÃO DE TRATAMENTO',
    ],
    itens: [
      'SULFATO DE ALUMÍNIO LÍQUIDO|KG|1.89', 'HIPOCLORITO DE SÓDIO 12%|KG|3.45', 'CAL HIDRATADA|KG|1.35', 'ÁCIDO FLUOSSILÍCICO|KG|4.8',
      'POLÍMERO CATIÔNICO|KG|27.9',
    ],
  }),
  objeto('33903035', 'Material Laboratorial', 'hospitalar', {
    areas: ['saude', 'agua'], peso: 4, valor: [3300, 1],
    textos: ['AQUISIÇÃO DE REAGENTES PARA O LABORATÓRIO', 'AQUISIÇÃO DE MATERIAL PARA ANÁLISES FÍSICO-QUÍMICAS'],
    itens: [
      'REAGENTE PARA GLICOSE, KIT|KIT|148', 'TUBO DE COLETA A VÁCUO, CAIXA COM 100|CX|79', 'MEIO DE CULTURA, FRASCO 500 G|FR|345',
      'PIPETA GRADUADA 10 ML|UN|16.8',
    ],
  }),
  objeto('33903036', 'Material Hospitalar', 'hospitalar', {
    areas: ['saude'], peso: 16, valor: [4300, 1.3], retencao: 'bens',
    textos: [
      'AQUISIÇÃO DE MATERIAL MÉDICO-HOSPITALAR', 'AQUISIÇÃO DE INSUMOS PARA CURATIVOS E PROCEDIMENTOS',
      'AQUISIÇÃO DE FRALDAS GERIÁTRICAS PARA PACIENTES ACAMADOS',
    ],
    itens: [
      'SERINGA DESCARTÁVEL 5 ML|UN|0.39', 'COMPRESSA DE GAZE, PACOTE COM 500|PCT|21.9', 'FRALDA GERIÁTRICA TAMANHO G|UN|1.79',
      'TIRA REAGENTE PARA GLICEMIA, CAIXA COM 50|CX|32',
      'MÁSCARA CIRÚRGICA TRIPLA, CAIXA COM 50|CX|11.9', 'ÁLCOOL 70%, 1 L|L|7.9', 'SORO FISIOLÓGICO 0,9% 500 ML|FR|5.6',
    ],
  }),
  objeto('3390309901', 'Material Hidráulico e de Saneamento', 'hidraulica', {
    areas: ['agua', 'obras'], peso: 18, valor: [4700, 1.2], retencao: 'bens',
    textos: [
      'AQUISIÇÃO DE TUBOS E CONEXÕES PARA A REDE DE DISTRIBUIÇÃO DE ÁGUA', 'AQUISIÇÃO DE HIDRÔMETROS',
      'AQUISIÇÃO DE MATERIAL HIDRÁULICO PARA REPAROS DE VAZAMENTOS',
    ],
    itens: [
      'TUBO PVC PBA 50 MM, BARRA 6 M|BR|89', 'HIDRÔMETRO UNIJATO 3/4|UN|128', 'REGISTRO DE GAVETA 50 MM|UN|178',
      'LUVA DE CORRER 60 MM|UN|36', 'COLAR DE TOMADA 60 MM|UN|24.9', 'TUBO PEAD 20 MM|M|4.2',
    ],
  }),
  objeto('33903203', 'Material Destinado à Assistência Social', 'alimentos', {
    areas: ['social'], peso: 6, valor: [6400, 1],
    textos: [
      'AQUISIÇÃO DE CESTAS BÁSICAS PARA FAMÍLIAS EM SITUAÇÃO DE VULNERABILIDADE', 'AQUISIÇÃO DE COBERTORES PARA A CAMPANHA DO AGASALHO',
    ],
    itens: [
      'CESTA BÁSICA COM 18 ITENS|UN|148', 'COBERTOR DE CASAL|UN|58', 'KIT ENXOVAL PARA GESTANTE|KIT|189',
      'FRALDA INFANTIL, PACOTE|PCT|39.9',
    ],
  }),
  objeto('33903204', 'Material Educacional e Cultural', 'ensino', {
    areas: ['educacao', 'cultura'], peso: 4, valor: [16500, 1.2],
    textos: ['AQUISIÇÃO DE KITS ESCOLARES PARA DISTRIBUIÇÃO AOS ALUNOS', 'AQUISIÇÃO DE LIVROS DIDÁTICOS PARA A REDE MUNICIPAL'],
    itens: [
      'KIT ESCOLAR ENSINO FUNDAMENTAL|KIT|98', 'KIT ESCOLAR EDUCAÇÃO INFANTIL|KIT|84', 'LIVRO DIDÁTICO DO ALUNO|UN|76',
      'MOCHILA ESCOLAR|UN|59.9',
    ],
  }),
  objeto('33903299', 'Outros Materiais de Distribuição Gratuita', 'hospitalar', {
    areas: ['saude', 'esporte', 'campo'], peso: 4, valor: [3900, 1],
    textos: ['AQUISIÇÃO DE MATERIAL PARA DISTRIBUIÇÃO GRATUITA À POPULAÇÃO', 'AQUISIÇÃO DE SUPLEMENTOS ALIMENTARES PARA PACIENTES DO SUS'],
    itens: ['DIETA ENTERAL 1 L|UN|42', 'FÓRMULA INFANTIL 800 G|LT|89', 'ÓCULOS DE GRAU COMPLETO|UN|168', 'CADEIRA DE BANHO|UN|289'],
  }),
  objeto('33903104', 'Premiações Desportivas', 'autonomo', {
    areas: ['esporte', 'educacao'], peso: 1, valor: [1500, 0.8], modo: 'unico',
    textos: ['PREMIAÇÃO EM DINHEIRO AOS VENCEDORES DO CAMPEONATO MUNICIPAL'],
    itens: ['PREMIAÇÃO POR COLOCAÇÃO|UN|0'],
  }),
  objeto('33903101', 'Premiações Culturais', 'autonomo', {
    areas: ['cultura'], peso: 2, valor: [6000, 0.8], modo: 'unico',
    textos: ['PREMIAÇÃO DE PROJETO CULTURAL SELECIONADO EM EDITAL DE FOMENTO'],
    itens: ['PREMIAÇÃO DE PROJETO CULTURAL|UN|0'],
  }),
  objeto('44905212', 'Aparelhos e Utensílios Domésticos', 'moveis', {
    areas: ['educacao', 'social', 'saude', 'administracao'], peso: 3, valor: [4200, 0.9],
    textos: ['AQUISIÇÃO DE ELETRODOMÉSTICOS', 'AQUISIÇÃO DE APARELHOS DE AR-CONDICIONADO'],
    itens: [
      'AR-CONDICIONADO SPLIT 18.000 BTU INVERTER|UN|3690', 'REFRIGERADOR FROST FREE 400 L|UN|3180', 'FOGÃO INDUSTRIAL 6 BOCAS|UN|2790',
      'MÁQUINA DE LAVAR 15 KG|UN|2390', 'VENTILADOR DE PAREDE 60 CM|UN|298',
    ],
  }),
  objeto('44905208', 'Aparelhos, Equipamentos e Utensílios Médicos, Odontológicos, Laboratoriais e Hospitalares', 'hospitalar', {
    areas: ['saude'], peso: 7, valor: [14800, 1.2],
    textos: ['AQUISIÇÃO DE EQUIPAMENTOS MÉDICO-HOSPITALARES', 'AQUISIÇÃO DE EQUIPAMENTOS ODONTOLÓGICOS PARA AS UNIDADES DE SAÚDE'],
    itens: [
      'CADEIRA ODONTOLÓGICA COMPLETA|UN|18900', 'AUTOCLAVE 21 L|UN|5480', 'DESFIBRILADOR EXTERNO AUTOMÁTICO|UN|9850',
      'MACA CLÍNICA|UN|1290', 'ESFIGMOMANÔMETRO ADULTO|UN|148',
    ],
  }),
  objeto('44905235', 'Material de TIC (Permanente)', 'informatica', {
    peso: 6, valor: [9200, 1.1],
    textos: ['AQUISIÇÃO DE COMPUTADORES E NOTEBOOKS', 'AQUISIÇÃO DE EQUIPAMENTOS DE INFORMÁTICA'],
    itens: [
      'MICROCOMPUTADOR CORE I5, 16 GB, SSD 512 GB|UN|4290', 'NOTEBOOK 15,6 POLEGADAS|UN|3980', 'MONITOR LED 23,8 POLEGADAS|UN|890',
      'SWITCH GERENCIÁVEL 24 PORTAS|UN|2790', 'NOBREAK 1500 VA|UN|980', 'PROJETOR MULTIMÍDIA|UN|3450',
    ],
  }),
  objeto('44905242', 'Mobiliário em Geral', 'moveis', {
    peso: 5, valor: [5600, 1],
    textos: ['AQUISIÇÃO DE MOBILIÁRIO', 'AQUISIÇÃO DE MESAS, CADEIRAS E ARMÁRIOS'],
    itens: [
      'CONJUNTO ALUNO MESA E CADEIRA|CJ|398', 'CADEIRA GIRATÓRIA COM BRAÇOS|UN|640', 'ARMÁRIO DE AÇO DUAS PORTAS|UN|1090',
      'MESA DE ESCRITÓRIO EM L|UN|980', 'ESTANTE DE AÇO|UN|290',
    ],
  }),
  objeto('44905240', 'Máquinas e Equipamentos Agrícolas e Rodoviários', 'veiculos', {
    areas: ['obras', 'campo', 'agua'], peso: 1, valor: [148000, 0.8],
    textos: ['AQUISIÇÃO DE IMPLEMENTO AGRÍCOLA', 'AQUISIÇÃO DE MÁQUINA RODOVIÁRIA'],
    itens: ['RETROESCAVADEIRA 4X4 NOVA|UN|412000', 'ROÇADEIRA HIDRÁULICA ARTICULADA|UN|68000', 'CARRETA BASCULANTE AGRÍCOLA|UN|29800'],
  }),
  objeto('44905239', 'Equipamentos e Utensílios Hidráulicos e Elétricos', 'hidraulica', {
    areas: ['agua'], peso: 6, valor: [17500, 1],
    textos: ['AQUISIÇÃO DE CONJUNTO MOTOBOMBA PARA CAPTAÇÃO', 'AQUISIÇÃO DE PAINEL DE COMANDO PARA ESTAÇÃO ELEVATÓRIA'],
    itens: ['BOMBA SUBMERSA 30 CV|UN|16900', 'PAINEL DE COMANDO COM INVERSOR|UN|12400', 'MOTOBOMBA CENTRÍFUGA 15 CV|UN|8900'],
  }),
  objeto('44905252', 'Veículos de Tração Mecânica', 'veiculos', {
    areas: ['saude', 'educacao', 'social', 'seguranca', 'obras', 'agua'], peso: 1, valor: [168000, 0.6],
    textos: ['AQUISIÇÃO DE VEÍCULO ZERO QUILÔMETRO', 'AQUISIÇÃO DE ÔNIBUS ESCOLAR', 'AQUISIÇÃO DE AMBULÂNCIA TIPO FURGÃO'],
    itens: [
      'VEÍCULO DE PASSEIO 1.0 FLEX, ZERO KM|UN|84900', 'VEÍCULO TIPO FURGÃO ADAPTADO|UN|289000',
      'CAMINHONETE CABINE DUPLA 4X4 DIESEL|UN|248000',
    ],
  }),
]
