// Consumption goods of any office, school or yard.
import { objeto, type Objeto } from './objeto.ts'

export const CONSUMO: readonly Objeto[] = [
  objeto('3390300101', 'Gasolina', 'combustivel', {
    peso: 5, valor: [8200, 1], modo: 'estimado', retencao: 'bens',
    textos: ['AQUISIÇÃO DE GASOLINA COMUM PARA ABASTECIMENTO DA FROTA', 'FORNECIMENTO PARCELADO DE GASOLINA PARA OS VEÍCULOS LEVES'],
    itens: ['GASOLINA COMUM|L|5.789', 'GASOLINA ADITIVADA|L|5.989'],
  }),
  objeto('3390300102', 'Óleo Diesel', 'combustivel', {
    areas: ['educacao', 'obras', 'campo', 'agua', 'saude'], peso: 6, valor: [14500, 1.1], modo: 'estimado', retencao: 'bens',
    textos: ['AQUISIÇÃO DE ÓLEO DIESEL S10 PARA MÁQUINAS E CAMINHÕES', 'FORNECIMENTO DE ÓLEO DIESEL PARA OS ÔNIBUS E UTILITÁRIOS DA FROTA'],
    itens: ['ÓLEO DIESEL S10|L|6.049', 'ÓLEO DIESEL S500|L|5.899', 'ARLA 32|L|3.95'],
  }),
  objeto('3390300103', 'Lubrificantes', 'pecas', {
    areas: ['obras', 'campo', 'educacao', 'agua'], peso: 2, valor: [1900, 0.8],
    textos: ['AQUISIÇÃO DE ÓLEOS LUBRIFICANTES E FILTROS PARA REVISÃO DA FROTA'],
    itens: [
      'ÓLEO LUBRIFICANTE 15W40|L|24.9', 'GRAXA DE LÍTIO, BALDE 20 KG|BD|389', 'FILTRO DE ÓLEO DO MOTOR|UN|58.4',
      'ÓLEO HIDRÁULICO ISO 68|L|19.8',
    ],
  }),
  objeto('33903004', 'Gás e Outros Materiais Engarrafados', 'alimentos', {
    areas: ['educacao', 'social', 'administracao', 'saude'], peso: 2, valor: [1100, 0.7],
    textos: ['AQUISIÇÃO DE GÁS DE COZINHA PARA AS UNIDADES', 'RECARGA DE BOTIJÕES DE GÁS GLP'],
    itens: ['GÁS LIQUEFEITO DE PETRÓLEO, BOTIJÃO 13 KG|UN|112', 'GÁS LIQUEFEITO DE PETRÓLEO, CILINDRO 45 KG|UN|415'],
  }),
  objeto('3390300701', 'Gêneros para Alimentação Escolar', 'alimentos', {
    areas: ['educacao'], peso: 14, valor: [9800, 1.2], retencao: 'bens',
    textos: [
      'AQUISIÇÃO DE GÊNEROS ALIMENTÍCIOS PARA A MERENDA ESCOLAR',
      'FORNECIMENTO DE HORTIFRUTIGRANJEIROS PARA AS ESCOLAS E CENTROS DE EDUCAÇÃO INFANTIL',
    ],
    itens: [
      'ARROZ PARBOILIZADO TIPO 1, PACOTE 5 KG|PCT|27.9', 'FEIJÃO PRETO TIPO 1|KG|8.4', 'CARNE BOVINA EM CUBOS, CONGELADA|KG|33.5',
      'FRANGO, COXA E SOBRECOXA|KG|11.9',
      'LEITE INTEGRAL UHT|L|5.25', 'BANANA CATURRA|KG|4.6', 'MAÇÃ GALA|KG|8.9', 'PÃO TIPO HOT DOG|KG|15.8', 'MACARRÃO COM OVOS|KG|7.1',
      'IOGURTE DE FRUTAS|L|9.2',
    ],
  }),
  objeto('3390300702', 'Gêneros da Agricultura Familiar', 'cooperativa', {
    areas: ['educacao', 'social'], peso: 5, valor: [11500, 0.9],
    textos: ['AQUISIÇÃO DE GÊNEROS DA AGRICULTURA FAMILIAR PARA A ALIMENTAÇÃO ESCOLAR'],
    itens: [
      'ALFACE CRESPA|KG|12.5', 'MANDIOCA DESCASCADA|KG|7.9', 'LARANJA PERA|KG|4.2', 'BEBIDA LÁCTEA|L|6.8', 'BISCOITO CASEIRO|KG|24.5',
      'TOMATE SALADA|KG|7.6',
    ],
  }),
  objeto('3390300799', 'Gêneros de Alimentação - Outros', 'alimentos', {
    peso: 4, valor: [780, 0.9],
    textos: [
      'AQUISIÇÃO DE GÊNEROS ALIMENTÍCIOS PARA COPA', 'FORNECIMENTO DE LANCHES PARA REUNIÕES E CURSOS', 'AQUISIÇÃO DE ÁGUA MINERAL E CAFÉ',
    ],
    itens: [
      'CAFÉ TORRADO E MOÍDO, PACOTE 500 G|PCT|17.9', 'AÇÚCAR CRISTAL, PACOTE 5 KG|PCT|19.5', 'ÁGUA MINERAL, GALÃO 20 L|GL|14',
      'SALGADOS SORTIDOS, CENTO|CT|78', 'SUCO DE FRUTAS|L|9.9',
    ],
  }),
  objeto('33903014', 'Material Educativo e Esportivo', 'ensino', {
    areas: ['educacao', 'esporte', 'social'], peso: 5, valor: [3400, 1],
    textos: ['AQUISIÇÃO DE MATERIAL PEDAGÓGICO PARA AS TURMAS', 'AQUISIÇÃO DE BOLAS E MATERIAL ESPORTIVO PARA AS ESCOLINHAS'],
    itens: [
      'JOGO PEDAGÓGICO DE ALFABETIZAÇÃO|JG|64.9', 'BOLA DE FUTSAL OFICIAL|UN|142', 'BOLA DE VOLEIBOL|UN|128',
      'COLCHONETE PARA GINÁSTICA|UN|49.9', 'TINTA GUACHE, CAIXA COM 6 CORES|CX|7.8', 'MASSA DE MODELAR, CAIXA COM 12|CX|5.6',
    ],
  }),
  objeto('33903015', 'Material para Festividades e Homenagens', 'papelaria', {
    areas: ['cultura', 'esporte', 'legislativo', 'administracao'], peso: 1, valor: [1200, 0.9],
    textos: ['AQUISIÇÃO DE TROFÉUS E MEDALHAS PARA EVENTO', 'AQUISIÇÃO DE PLACAS DE HOMENAGEM'],
    itens: [
      'TROFÉU EM ACRÍLICO 30 CM|UN|86', 'MEDALHA FUNDIDA 5 CM|UN|7.4', 'PLACA DE HOMENAGEM EM AÇO ESCOVADO COM ESTOJO|UN|165',
      'ARRANJO DE FLORES|UN|140',
    ],
  }),
  objeto('33903016', 'Material de Expediente', 'papelaria', {
    peso: 9, valor: [1450, 1.1],
    textos: [
      'AQUISIÇÃO DE MATERIAL DE EXPEDIENTE', 'AQUISIÇÃO DE PAPEL SULFITE E MATERIAIS DE ESCRITÓRIO',
      'REPOSIÇÃO DO ESTOQUE DE MATERIAL DE EXPEDIENTE DO ALMOXARIFADO',
    ],
    itens: [
      'PAPEL SULFITE A4 75 G, RESMA 500 FOLHAS|RS|25.9', 'CANETA ESFEROGRÁFICA AZUL, CAIXA COM 50|CX|42', 'PASTA SUSPENSA KRAFT|UN|3.2',
      'GRAMPEADOR DE MESA 26/6|UN|34.5',
      'CAIXA ARQUIVO MORTO POLIONDA|UN|7.9', 'MARCADOR PARA QUADRO BRANCO|UN|4.8', 'ENVELOPE SACO KRAFT 240 X 340 MM|UN|0.62',
    ],
  }),
  objeto('33903017', 'Material de TIC - Material de Consumo', 'informatica', {
    peso: 4, valor: [1700, 1],
    textos: ['AQUISIÇÃO DE TONER E CARTUCHOS PARA IMPRESSORAS', 'AQUISIÇÃO DE PEÇAS E SUPRIMENTOS DE INFORMÁTICA'],
    itens: [
      'TONER COMPATÍVEL PARA IMPRESSORA LASER|UN|89.9', 'MOUSE ÓPTICO USB|UN|24.5', 'TECLADO USB ABNT2|UN|46', 'SSD 480 GB|UN|229',
      'CABO DE REDE CAT6, CAIXA 305 M|CX|890', 'MEMÓRIA DDR4 8 GB|UN|168',
    ],
  }),
  objeto('33903021', 'Material de Copa e Cozinha', 'limpeza', {
    areas: ['educacao', 'social', 'saude', 'administracao'], peso: 2, valor: [1100, 0.9],
    textos: ['AQUISIÇÃO DE UTENSÍLIOS DE COZINHA', 'AQUISIÇÃO DE DESCARTÁVEIS PARA COPA'],
    itens: [
      'COPO DESCARTÁVEL 180 ML, PACOTE COM 100|PCT|5.4', 'PANELA DE ALUMÍNIO 20 L|UN|189', 'PRATO DE VIDRO TEMPERADO|UN|8.9',
      'GARRAFA TÉRMICA 1,8 L|UN|76',
    ],
  }),
  objeto('33903022', 'Material de Limpeza e Produtos de Higienização', 'limpeza', {
    peso: 8, valor: [2300, 1.1], retencao: 'bens',
    textos: ['AQUISIÇÃO DE MATERIAL DE LIMPEZA E HIGIENE', 'AQUISIÇÃO DE PRODUTOS DE HIGIENIZAÇÃO PARA AS UNIDADES'],
    itens: [
      'ÁGUA SANITÁRIA, GALÃO 5 L|GL|13.9', 'DETERGENTE NEUTRO 500 ML|UN|2.35', 'PAPEL HIGIÊNICO FOLHA DUPLA, FARDO 64 ROLOS|FD|92',
      'PAPEL TOALHA INTERFOLHADO, FARDO|FD|21.9',
      'SABONETE LÍQUIDO, GALÃO 5 L|GL|34', 'SACO DE LIXO 100 L, PACOTE COM 100|PCT|39.8', 'DESINFETANTE, GALÃO 5 L|GL|18.7',
      'VASSOURA DE NYLON|UN|14.9',
    ],
  }),
  objeto('33903023', 'Uniformes, Tecidos e Aviamentos', 'uniformes', {
    areas: ['educacao', 'obras', 'seguranca', 'saude', 'agua', 'esporte'], peso: 2, valor: [5200, 1.2],
    textos: ['AQUISIÇÃO DE UNIFORMES', 'CONFECÇÃO DE UNIFORMES PARA OS SERVIDORES'],
    itens: ['CAMISETA EM MALHA PV|UN|29.9', 'CALÇA EM BRIM|UN|69', 'JAQUETA COM FORRO|UN|148', 'COLETE REFLETIVO|UN|32.5'],
  }),
  objeto('33903024', 'Material para Manutenção de Bens Imóveis/Instalações', 'construcao', {
    peso: 9, valor: [2600, 1.2],
    textos: [
      'AQUISIÇÃO DE MATERIAIS DE CONSTRUÇÃO PARA REPAROS', 'AQUISIÇÃO DE TINTAS E MATERIAIS PARA PINTURA DE PRÉDIOS PÚBLICOS',
      'AQUISIÇÃO DE MATERIAIS PARA MANUTENÇÃO PREDIAL',
    ],
    itens: [
      'CIMENTO PORTLAND CP II, SACO 50 KG|SC|38.9', 'AREIA MÉDIA LAVADA|M3|135', 'TINTA ACRÍLICA PREMIUM, LATA 18 L|LT|389',
      'TIJOLO CERÂMICO 6 FUROS, MILHEIRO|MIL|890',
      'TELHA DE FIBROCIMENTO 6 MM|UN|78', 'TÁBUA DE PINUS 30 CM|M|14.9', 'VERGALHÃO CA-50 10 MM, BARRA 12 M|BR|72.5',
    ],
  }),
  objeto('33903025', 'Material para Manutenção de Bens Móveis', 'pecas', {
    areas: ['obras', 'campo', 'agua'], peso: 3, valor: [2900, 1.1],
    textos: [
      'AQUISIÇÃO DE PEÇAS PARA RETROESCAVADEIRA', 'AQUISIÇÃO DE PEÇAS PARA MOTONIVELADORA',
      'AQUISIÇÃO DE PEÇAS PARA ROÇADEIRAS E MÁQUINAS',
    ],
    itens: [
      'DENTE DE CAÇAMBA|UN|98', 'LÂMINA PARA MOTONIVELADORA|UN|640', 'MANGUEIRA HIDRÁULICA 1/2|M|74',
      'FIO DE NYLON PARA ROÇADEIRA, ROLO|RL|118', 'ROLAMENTO|UN|86.5',
    ],
  }),
  objeto('33903026', 'Material Elétrico e Eletrônico', 'eletrica', {
    areas: ['obras', 'educacao', 'administracao', 'agua', 'saude'], peso: 5, valor: [3100, 1.2],
    textos: ['AQUISIÇÃO DE LUMINÁRIAS DE LED PARA A ILUMINAÇÃO PÚBLICA', 'AQUISIÇÃO DE MATERIAIS ELÉTRICOS PARA MANUTENÇÃO'],
    itens: [
      'LUMINÁRIA PÚBLICA LED 100 W|UN|389', 'CABO FLEXÍVEL 2,5 MM2, ROLO 100 M|RL|219', 'DISJUNTOR TRIPOLAR 50 A|UN|98',
      'LÂMPADA LED TUBULAR 18 W|UN|17.9', 'REATOR EXTERNO 250 W|UN|94', 'RELÉ FOTOELÉTRICO|UN|29.9',
    ],
  }),
  objeto('33903028', 'Material de Proteção e Segurança', 'seguranca', {
    areas: ['obras', 'seguranca', 'saude', 'agua', 'campo'], peso: 2, valor: [1800, 0.9],
    textos: ['AQUISIÇÃO DE EQUIPAMENTOS DE PROTEÇÃO INDIVIDUAL', 'AQUISIÇÃO DE EPI PARA AS EQUIPES DE CAMPO'],
    itens: [
      'BOTINA DE SEGURANÇA, PAR|PR|79.9', 'LUVA DE VAQUETA, PAR|PR|18.5', 'CAPACETE DE SEGURANÇA|UN|26', 'ÓCULOS DE PROTEÇÃO|UN|8.9',
      'PROTETOR SOLAR FPS 60, 120 ML|UN|32',
    ],
  }),
  objeto('33903031', 'Sementes, Mudas de Plantas e Insumos', 'agropecuaria', {
    areas: ['campo', 'obras'], peso: 3, valor: [2700, 0.9],
    textos: [
      'AQUISIÇÃO DE MUDAS PARA ARBORIZAÇÃO URBANA', 'AQUISIÇÃO DE FLORES E ADUBO PARA JARDINS E CANTEIROS',
      'AQUISIÇÃO DE CALCÁRIO PARA OS PRODUTORES RURAIS',
    ],
    itens: [
      'MUDA DE IPÊ AMARELO 1,80 M|UN|38', 'GRAMA ESMERALDA EM PLACAS|M2|9.8', 'ADUBO NPK 10-10-10, SACO 50 KG|SC|178',
      'CALCÁRIO DOLOMÍTICO|T|168', 'MUDA DE FLOR DA ESTAÇÃO, CAIXA COM 15|CX|24.9',
    ],
  }),
  objeto('33903039', 'Material para Manutenção de Veículos', 'pecas', {
    peso: 7, valor: [2100, 1.1],
    textos: [
      'AQUISIÇÃO DE PEÇAS PARA MANUTENÇÃO DE VEÍCULO DA FROTA', 'AQUISIÇÃO DE PEÇAS PARA ÔNIBUS ESCOLAR',
      'REPOSIÇÃO DE PEÇAS DE CAMINHÃO CAÇAMBA',
    ],
    itens: [
      'PASTILHA DE FREIO DIANTEIRA, JOGO|JG|189', 'AMORTECEDOR TRASEIRO|UN|346', 'BATERIA 150 AH|UN|890', 'KIT DE EMBREAGEM|UN|1280',
      'CORREIA DENTADA|UN|96', 'BOMBA D’ÁGUA|UN|235',
    ],
  }),
  objeto('3390303901', 'Pneus e Câmaras', 'pneus', {
    areas: ['obras', 'educacao', 'campo', 'saude', 'agua'], peso: 2, valor: [7800, 0.9],
    textos: ['AQUISIÇÃO DE PNEUS NOVOS PARA A FROTA', 'AQUISIÇÃO DE PNEUS E CÂMARAS PARA MÁQUINAS RODOVIÁRIAS'],
    itens: ['PNEU 275/80 R22.5|UN|1890', 'PNEU 175/70 R14|UN|389', 'PNEU 1400 X 24|UN|4350', 'CÂMARA DE AR 1000 X 20|UN|178'],
  }),
  objeto('33903042', 'Ferramentas', 'construcao', {
    areas: ['obras', 'campo', 'agua'], peso: 2, valor: [950, 0.8],
    textos: ['AQUISIÇÃO DE FERRAMENTAS PARA AS EQUIPES'],
    itens: [
      'ENXADA COM CABO|UN|54', 'CARRINHO DE MÃO|UN|219', 'FURADEIRA DE IMPACTO|UN|398', 'JOGO DE CHAVES COMBINADAS|JG|186',
      'PÁ DE BICO|UN|46',
    ],
  }),
  objeto('33903044', 'Material de Sinalização Visual e Outros', 'seguranca', {
    areas: ['seguranca', 'obras'], peso: 2, valor: [4800, 1],
    textos: ['AQUISIÇÃO DE PLACAS DE SINALIZAÇÃO VIÁRIA', 'AQUISIÇÃO DE TINTA PARA DEMARCAÇÃO DE VIAS'],
    itens: [
      'PLACA DE REGULAMENTAÇÃO 60 CM|UN|148', 'TINTA PARA DEMARCAÇÃO VIÁRIA, BALDE 18 L|BD|412', 'CONE DE SINALIZAÇÃO 75 CM|UN|79',
      'TACHA REFLETIVA BIDIRECIONAL|UN|14.5',
    ],
  }),
  objeto('33903054', 'Material para Manutenção e Conservação de Estradas e Vias', 'construcao', {
    areas: ['obras', 'campo'], peso: 4, valor: [18500, 1.1], retencao: 'bens',
    textos: [
      'AQUISIÇÃO DE MASSA ASFÁLTICA PARA OPERAÇÃO TAPA-BURACOS', 'AQUISIÇÃO DE PEDRA BRITA PARA ESTRADAS RURAIS',
      'AQUISIÇÃO DE TUBOS DE CONCRETO PARA DRENAGEM',
    ],
    itens: [
      'CONCRETO BETUMINOSO USINADO A QUENTE|T|485', 'PEDRA BRITA Nº 1|M3|98', 'TUBO DE CONCRETO 60 CM|UN|148',
      'EMULSÃO ASFÁLTICA RR-1C|KG|4.9', 'PEDRA RACHÃO|M3|89',
    ],
  }),
]
