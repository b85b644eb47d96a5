// Declares the list of the exits of vehicles from the garage.
import { code, date, decimal, integer, text } from '@portal/kit/fields'
import { byInteger, contains, from } from '@portal/kit/filters'
import { defineList, defineRecord } from './define.ts'
import { movimentoGaragemDetalhe } from './rotas.ts'

const VAZIA = 'Nenhuma movimentação disponível para a garagem.'

export const movimentoGaragem = defineList({
  title: 'Movimento da garagem',
  path: '/movimentogaragem',
  description: 'As saídas dos veículos: qual saiu, quando saiu e voltou, e para onde foi.',
  api: '/api/movimento-garagem',
  key: ['numero'],
  rowName: ['descricao', 'dataSaida'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    numero: integer('Número'),
    veiculoNumero: integer('Número do Veículo'),
    placa: code('Placa'),
    veiculoDescricao: text('Descrição do Veículo'),
    descricao: text('Veículo'),
    dataSaida: date('Data Saída'),
    horaSaida: code('Horário Saída'),
    dataRetorno: date('Data Retorno', { awaited: true, help: 'Vazia enquanto o veículo está fora.' }),
    horaRetorno: code('Horário Retorno', { awaited: true }),
    destinoCompleto: text('Destino'),
    destino: text('Cidade ou lugar de destino', { recordOnly: true }),
    complementoDestino: text('Complemento do Destino', { recordOnly: true }),
    solicitante: text('Solicitante', { recordOnly: true }),
    justificativa: text('Justificativa', { recordOnly: true }),
    motivo: text('Motivo', { recordOnly: true }),
    complementoMotivo: text('Complemento do Motivo', { recordOnly: true }),
    medidorSaida: decimal('Medidor na Saída', { recordOnly: true, help: 'Quilômetros ou, nas máquinas, horas.' }),
    medidorRetorno: decimal('Medidor no Retorno', { recordOnly: true }),
    kmPrevisto: decimal('km Previsto', { recordOnly: true }),
    motorista: text('Motorista', { recordOnly: true }),
    observacao: text('Observação', { recordOnly: true }),
  },
  filters: {
    veiculo: byInteger('veiculoNumero', 'Número do Veículo'),
    letraPlaca: contains('letraPlaca', 'Letras da Placa'),
    numeroPlaca: contains('numeroPlaca', 'Números da Placa'),
    data: from('date', 'dataSaida', 'Data Saída'),
  },
  columns: ['descricao', 'dataSaida', 'horaSaida', 'dataRetorno', 'horaRetorno', 'destinoCompleto'],
  sort: { by: ['descricao', 'dataSaida', 'dataRetorno', 'destinoCompleto'], initial: 'dataSaida desc' },
  card: { title: 'descricao' },
  open: ({ numero }, contexto) => movimentoGaragemDetalhe({ ...contexto, numero: Number(numero) }),
  lookup: { numero: 'numero' },
  table: 'movimento_garagem',
  empty: { filtered: VAZIA, unfiltered: VAZIA },
})

export const movimentoDaGaragem = defineRecord({
  id: 'movimento-garagem',
  name: 'Detalhes da saída',
  description: 'Uma saída da garagem: quem pediu e por quê, quem dirigiu, o caminho e o que o medidor marcou.',
  link: movimentoGaragemDetalhe,
  api: movimentoGaragem.api.list,
  list: movimentoGaragem,
  fields: movimentoGaragem.fields,
  isRow: true,
  sections: [
    {
      title: 'A saída',
      fields: [
        'solicitante',
        'destinoCompleto',
        'justificativa',
        'motivo',
        'complementoMotivo',
        'motorista',
        'descricao',
        'observacao',
      ],
    },
    {
      title: 'O caminho',
      fields: ['dataSaida', 'horaSaida', 'medidorSaida', 'dataRetorno', 'horaRetorno', 'medidorRetorno', 'kmPrevisto'],
    },
  ],
  parts: {},
  title: ({ numero, exercicio }) => `Saída ${numero}/${exercicio}`,
  summary: ({ descricao, destinoCompleto }) => [descricao ?? [], destinoCompleto ?? []].flat().join(', '),
  notFound: VAZIA,
})
