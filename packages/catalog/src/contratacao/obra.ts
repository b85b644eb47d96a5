// Declares the record of a public work: description, progress against schedule, measurements with report and
// photographs, and stoppages.
import { code, date, decimal, integer, money, price, text } from '@portal/kit/fields'
import { formatMoney, formatNumber } from '@portal/kit/formats'
import { many } from '@portal/kit/record'
import { paginaDoCnpj } from '../despesa/rotas.ts'
import { planilhasDasObras } from '../parametros.ts'
import { anexos, ARQUIVO } from '../portal/anexos.ts'
import { defineCall, defineRecord } from './define.ts'
import { linkDoContratoDaObra, obras } from './obraspublicas.ts'
import { obraDetalhe } from './rotas.ts'
import { publicadas } from '../publicado.ts'

const ANO_DA_OBRA = { exercicioObra: integer('Ano da O.S') }

export const MEDICAO = {
  entidade: integer('Entidade'),
  exercicio: integer('Ano da O.S'),
  idOrdemServico: integer('Número da O.S'),
  sequencia: integer('Sequência'),
  aditivo: text('Contrato/Aditivo'),
  data: date('Data'),
  tipoAcompanhamento: text('Tipo Acompanhamento'),
  percentual: decimal('Medição %', { help: 'Quanto da obra foi feito desde a medição anterior.' }),
  acumulado: decimal('Acumulado %', { help: 'Quanto da obra estava feito depois desta medição.' }),
  existeImagem: integer('Imagens', { help: 'Quantas fotografias há da medição.' }),
  arquivo: integer('Laudo'),
}

export const PLANILHA = {
  sequencia: integer('Sequência'),
  responsavel: text('Responsável'),
  valorTotal: money('Valor Total'),
  dataBase: date('Data Base', { help: 'De quando são os preços.' }),
  tipoPlanilha: text('Tipo Planilha'),
  idArquivo: integer('Código do arquivo'),
  arquivo: text('Arquivo'),
}

export const obra = defineRecord({
  id: 'obra',
  name: 'Detalhes da obra',
  description:
    'O que se constrói, por quanto, quanto já foi feito em quanto tempo, as medições com seus laudos e ' +
    'fotografias, e por que a obra parou, se parou.',
  link: obraDetalhe,
  keys: ANO_DA_OBRA,
  api: obras.api.list,
  list: obras,
  isRow: true,
  fields: obras.fields,
  links: { empresa: ({ cnpj }, { entidade }) => paginaDoCnpj(entidade, cnpj), valorContrato: linkDoContratoDaObra },
  sections: [
    {
      title: 'A obra',
      fields: [
        'descricaoBem',
        'descricao',
        'objeto',
        'empresa',
        'cnpj',
        'situacao',
        'data',
        'dataPrevista',
        'dataConclusao',
      ],
    },
    { title: 'O dinheiro', fields: ['valorIntervencao', 'valorContrato', 'valorAditivo', 'contratoAno'] },
  ],
  parts: {
    medicoes: many({
      title: 'Medições',
      article: 'as',
      api: '/api/obras/medicoes',
      fields: MEDICAO,
      columns: ['aditivo', 'data', 'tipoAcompanhamento', 'percentual', 'acumulado', 'arquivo', 'existeImagem'],
      empty: 'Nenhuma medição publicada.',
      known: publicadas('obra_medicao', 'medição desta obra', 'medições de obras'),
    }),
    paralisacoes: many({
      title: 'Paralisações',
      article: 'as',
      api: '/api/obras/paralisacoes',
      fields: {
        dataInicio: date('Parou em'),
        dataFim: date('Recomeçou em'),
        dataPrevista: date('Retomada Prevista'),
        motivo: text('Motivo'),
        responsavel: text('Responsável'),
      },
      columns: ['dataInicio', 'dataFim', 'dataPrevista', 'motivo', 'responsavel'],
      empty: 'Nenhuma paralisação publicada.',
      known: publicadas('obra_paralisacao', 'paralisação desta obra', 'paralisações de obras'),
    }),
    servicos: many({
      title: 'Serviços executados',
      article: 'os',
      api: '/api/obras/servicos',
      fields: {
        descricao: text('Serviço'),
        unidade: code('Unidade'),
        quantidade: decimal('Contratado'),
        quantidadeExecutada: decimal('Executado'),
        valorUnitario: price('Preço Unitário'),
        valorContratado: money('Valor Contratado', { help: 'O que se contratou vezes o preço.' }),
        valorExecutado: money('Valor Executado', { help: 'O que se executou vezes o preço.' }),
      },
      columns: [
        'descricao',
        'unidade',
        'quantidade',
        'quantidadeExecutada',
        'valorUnitario',
        'valorContratado',
        'valorExecutado',
      ],
      totals: ['valorContratado', 'valorExecutado'],
    }),
    planilhas: many({
      title: 'Planilhas',
      article: 'as',
      api: '/api/obras/planilhas',
      fields: PLANILHA,
      columns: ['sequencia', 'responsavel', 'valorTotal', 'dataBase', 'tipoPlanilha', 'arquivo'],
      when: planilhasDasObras,
    }),
    arquivos: anexos({
      api: '/api/obras/arquivos',
      origem: { tabela: 'obra', chave: ['exercicioObra', 'idOrdemServico'] },
    }),
  },
  title: ({ ordemServico }) => `Obra ${ordemServico}`,
  summary: ({ descricao, situacao, percentual, valorIntervencao }) =>
    [
      descricao,
      situacao ?? [],
      percentual === undefined ? [] : `${formatNumber(String(percentual))}%`,
      Number(valorIntervencao) > 0 ? formatMoney(String(valorIntervencao)) : [],
    ]
      .flat()
      .join(', '),
  notFound: 'Não encontramos esta obra.',
})

/** Declares the photographs of a measurement, each an image with its own address. */
export const fotografiasDaMedicao = defineCall({
  everyYear: true,
  path: '/api/obras/fotografias',
  summary: 'Obras: fotografias de uma medição',
  key: { required: { ...ANO_DA_OBRA, idOrdemServico: integer('Número da O.S'), sequencia: integer('Sequência') } },
  fields: ARQUIVO,
  sql: 'obra-fotografias',
})

export const IMAGENS_PATH = '/api/obras/imagens'
export const DA_MEDICAO = {
  required: {
    exercicioMedicao: integer('Ano da O.S'),
    idOrdemServico: integer('Número da O.S'),
    sequencia: integer('Sequência'),
  },
}
