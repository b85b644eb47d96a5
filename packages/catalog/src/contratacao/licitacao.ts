// Declares the record of a bid, in tabs: what was requested, proposals, winners, contracts and spending.
import { amount, code, date, datetime, decimal, documento, integer, money, price, text } from '@portal/kit/fields'
import { files, many, stated, statedMoney } from '@portal/kit/record'
import { texts } from '@portal/kit/texts'
import {
  abaAdjudicacoes,
  abaAtas,
  abaAutorizacoes,
  abaCertidoes,
  abaContratos,
  abaCotacoes,
  abaEdital,
  mostraEmpenhosDaCompra,
  abaHomologacoes,
  abaMidias,
  abaPareceres,
  abaPropostas,
  abaPublicacoes,
  abaRecursos,
  baixaAtas,
} from '../parametros.ts'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { ARQUIVO } from '../portal/anexos.ts'
import { ADJUDICACAO } from './adjudicacao.ts'
import { AUTORIZACAO } from './autorizacao.ts'
import { defineRecord } from './define.ts'
import { linkDoArquivo, linkDoContrato, linkDoEmpenho, linkDoEndereco, linkNoPncp } from './ligacoes.ts'
import { licitacoes } from './licitacoes.ts'
import { adjudicacaoDetalhe, autorizacaoDetalhe, homologacaoDetalhe, licitacaoDetalhe } from './rotas.ts'
import { jaComAditivos, jaComEmpenhos, jaComLiquidacoes, jaComPagamentos } from '../enviado.ts'
import { EMPENHADO, LIQUIDADO, PAGO } from '../figuras/despesa.ts'
import { ARQUIVOS, publicadas, publicados } from '../publicado.ts'

const API = '/api/licitacoes'

/** The file of a row and its name. */
const DO_ARQUIVO = { idArquivo: integer('Código do arquivo'), nomeArquivo: text('Arquivo') }

export const EMPENHO_DA_COMPRA = {
  entidade: integer('Entidade'),
  exercicioEmpenho: integer('Exercício'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Número'),
  empenhoExercicio: code('Empenho'),
  data: date('Data'),
  pessoa: integer('Código do Fornecedor'),
  nome: text('Fornecedor'),
  cnpjCpf: documento('CNPJ/CPF'),
  historico: text('Histórico', { cut: 80 }),
  valorEmpenhado: amount(EMPENHADO, { when: jaComEmpenhos }),
  valorLiquidado: amount(LIQUIDADO, { when: jaComLiquidacoes }),
  valorPago: amount(PAGO, { when: jaComPagamentos }),
}

export const CONTRATO_DA_LICITACAO = {
  entidade: integer('Entidade'),
  exercicio: integer('Ano do Contrato'),
  contrato: integer('Código do Contrato'),
  displayContrato: code('Contrato'),
  numeroContrato: integer('Nº do Contrato'),
  descricaoTipoAto: text('Tipo de Ato'),
  tipoContrato: text('Tipo de Contrato'),
  pessoa: integer('Código do Fornecedor'),
  nome: text('Contratado'),
  cnpjCpf: documento('CNPJ/CPF'),
  dataAssinatura: date('Assinatura'),
  situacao: text('Situação'),
  valorContratado: money('Valor Contratado'),
  valorAditivo: money('Valor Aditivo', { when: jaComAditivos }),
  valorAtualizado: money('Valor Atualizado'),
}

const RESULTADO = {
  ...ADJUDICACAO,
  ...DO_ARQUIVO,
  'arquivoCompras.idArquivo': integer('Código do arquivo'),
  'arquivoCompras.nomeArquivo': text('Arquivo'),
}

const peloFornecedor = linkDoFornecedor('pessoa', 'cnpjCpf')

const vencedores = (
  title: string,
  api: string,
  etapa: 'adjudicacao' | 'homologacao',
  [nome, nomes]: readonly [string, string],
  link: typeof adjudicacaoDetalhe,
  when: typeof abaAdjudicacoes,
) =>
  many({
    title,
    article: 'as',
    api,
    sql: 'licitacao-vencedores',
    fixed: { etapa },
    fields: RESULTADO,
    columns: ['nome', 'cnpjCpf', 'data', 'valor', 'nomeArquivo'],
    sparse: ['nomeArquivo'],
    totals: ['valor'],
    links: {
      nome: ({ exercicio, exercicioLicitacao, tipoLicitacao, licitacao, pessoa }, { entidade }) =>
        link({
          entidade,
          exercicio: Number(exercicio),
          exercicioLicitacao: Number(exercicioLicitacao),
          tipoLicitacao: Number(tipoLicitacao),
          licitacao: Number(licitacao),
          pessoa: Number(pessoa),
        }),
      nomeArquivo: linkDoArquivo,
    },
    when,
    empty: texts.semRegistros,
    known: publicadas(etapa, `${nome} desta licitação`, `${nomes} de licitações`),
  })

export const licitacao = defineRecord({
  everyYear: true,
  id: 'licitacao',
  name: 'Detalhes da licitação',
  description:
    'Uma licitação do edital ao pagamento: o que se pediu, quem participou, quem venceu, o que se assinou e o ' +
    'que já se gastou.',
  link: licitacaoDetalhe,
  api: `${API}/detalhes`,
  list: licitacoes,
  isRow: true,
  fields: licitacoes.fields,
  links: { numeroPncp: linkNoPncp },
  sections: [
    {
      title: 'A licitação',
      fields: [
        'descricao',
        'displayLicitacao',
        'natureza',
        'tipoCancelamento',
        'displayProcessoAdm',
        'displayProtocolo',
        'dataPublicacao',
        'dataAbertura',
        'horario',
        'formaApuracao',
        'tipoParticipacao',
        'aplicaLei14133',
        'hasRecurso',
        'isCovid',
        'numeroPncp',
        'objeto',
        'observacao',
      ],
      sparse: ['observacao', 'displayProtocolo', 'tipoParticipacao'],
    },
  ],
  parts: {
    arquivos: files({
      title: 'Edital/Documentos',
      known: ARQUIVOS,
      api: `${API}/arquivos`,
      fields: {
        licitacao: integer('Código da Licitação'),
        exercicio: integer('Exercício'),
        tipoLicitacao: integer('Código da Modalidade'),
        ...ARQUIVO,
        'arquivoCompras.idArquivo': integer('Código do arquivo'),
        'arquivoCompras.nomeArquivo': text('Nome'),
        'arquivoCompras.data': datetime('Data'),
      },
      when: abaEdital,
    }),
    recursos: many({
      title: 'Impugnações/Recursos',
      article: 'os',
      known: publicados('licitacao_recurso', 'recurso desta licitação', 'recursos de licitações'),
      api: `${API}/recursos`,
      fields: {
        sequencia: integer('Sequência'),
        data: date('Data'),
        tipo: text('Tipo'),
        numeroProtocolo: text('Nº do Protocolo'),
        dataProtocolo: date('Data do Protocolo'),
        analise: text('Análise'),
        ...DO_ARQUIVO,
      },
      columns: ['data', 'tipo', 'numeroProtocolo', 'dataProtocolo', 'analise', 'nomeArquivo'],
      sparse: ['nomeArquivo'],
      links: { nomeArquivo: linkDoArquivo },
      when: abaRecursos,
    }),
    publicacoes: many({
      title: 'Publicações',
      article: 'as',
      known: publicadas('licitacao_publicacao', 'divulgação desta licitação', 'divulgações de licitações'),
      api: `${API}/publicacoes`,
      fields: {
        sequencia: integer('Sequência'),
        orgaoPublicacao: text('Órgão de Publicação'),
        dataPublicacao: date('Data'),
        tipoPublicacao: text('Tipo'),
      },
      columns: ['orgaoPublicacao', 'dataPublicacao', 'tipoPublicacao'],
      when: abaPublicacoes,
      empty: 'Nenhuma publicação encontrada.',
    }),
    cotacoes: many({
      title: 'Cotações',
      article: 'as',
      known: publicadas('licitacao_cotacao', 'cotação', 'cotações'),
      api: `${API}/cotacoes`,
      fields: {
        pessoa: integer('Código do Fornecedor'),
        nome: text('Fornecedor'),
        cnpjCpf: documento('CNPJ/CPF'),
        data: date('Data'),
        valor: money('Valor Cotado'),
      },
      columns: ['nome', 'cnpjCpf', 'data', 'valor'],
      links: { nome: peloFornecedor },
      when: abaCotacoes,
    }),
    precos: many({
      title: 'Propostas',
      article: 'as',
      known: publicadas('licitacao_participante', 'proposta', 'propostas'),
      api: `${API}/precos`,
      fields: {
        pessoa: integer('Código do Fornecedor'),
        fornecedor: text('Fornecedor'),
        cnpjCpf: documento('CNPJ/CPF'),
        dataProposta: date('Data'),
        valorProposta: money('Valor da Proposta'),
        situacao: text('Situação'),
      },
      columns: ['fornecedor', 'cnpjCpf', 'dataProposta', 'situacao', 'valorProposta'],
      links: { fornecedor: peloFornecedor },
      when: abaPropostas,
    }),
    certidoes: many({
      title: 'Certidões',
      article: 'as',
      api: `${API}/certidoes`,
      fields: {
        pessoa: integer('Código do Fornecedor'),
        fornecedor: text('Fornecedor'),
        cnpjCpf: documento('CNPJ/CPF'),
        tipoCertidao: text('Certidão'),
        numeroDocumento: text('Nº do Documento'),
        dataEmissao: date('Emissão'),
        dataValidade: date('Validade'),
      },
      columns: ['fornecedor', 'cnpjCpf', 'tipoCertidao', 'numeroDocumento', 'dataEmissao', 'dataValidade'],
      links: { fornecedor: peloFornecedor },
      when: abaCertidoes,
    }),
    atas: many({
      title: 'Atas',
      article: 'as',
      known: publicadas('licitacao_ata', 'ata', 'atas'),
      api: `${API}/atas`,
      fields: {
        ata: integer('Ata'),
        tipoAta: code('Código do Tipo'),
        descricaoTipoAta: text('Tipo'),
        numeroAta: text('Número'),
        data: date('Data'),
        exercicioContrato: integer('Ano do Contrato'),
        contrato: integer('Código do Contrato'),
        idArquivo: integer('Código do arquivo', { when: baixaAtas }),
        nomeArquivo: text('Arquivo', { when: baixaAtas }),
      },
      columns: ['descricaoTipoAta', 'numeroAta', 'data', 'nomeArquivo'],
      sparse: ['nomeArquivo'],
      links: { numeroAta: linkDoContrato, nomeArquivo: linkDoArquivo },
      when: abaAtas,
    }),
    pareceres: many({
      title: 'Pareceres',
      article: 'os',
      known: publicados('licitacao_parecer', 'parecer', 'pareceres'),
      api: `${API}/pareceres`,
      fields: {
        sequencia: integer('Sequência'),
        data: date('Data'),
        responsavel: text('Responsável'),
        tipoParecer: text('Tipo'),
      },
      columns: ['data', 'responsavel', 'tipoParecer'],
      when: abaPareceres,
    }),
    adjudicacoes: vencedores(
      'Adjudicações',
      '/api/adjudicacoes',
      'adjudicacao',
      ['adjudicação', 'adjudicações'],
      adjudicacaoDetalhe,
      abaAdjudicacoes,
    ),
    homologacoes: vencedores(
      'Homologações',
      '/api/homologacoes',
      'homologacao',
      ['homologação', 'homologações'],
      homologacaoDetalhe,
      abaHomologacoes,
    ),
    midias: many({
      title: 'Mídias',
      article: 'as',
      api: `${API}/midias`,
      fields: { sequencia: integer('Sequência'), descricao: text('Descrição'), endereco: text('Endereço') },
      columns: ['descricao', 'endereco'],
      links: { endereco: linkDoEndereco },
      when: abaMidias,
    }),
    contratos: many({
      title: 'Contratos',
      article: 'os',
      known: publicados('contrato', 'contrato desta licitação', 'contratos'),
      api: `${API}/contratos`,
      fields: CONTRATO_DA_LICITACAO,
      columns: [
        'descricaoTipoAto',
        'displayContrato',
        'tipoContrato',
        'nome',
        'situacao',
        'valorContratado',
        'valorAditivo',
        'valorAtualizado',
      ],
      totals: ['valorContratado', 'valorAditivo', 'valorAtualizado'],
      links: { displayContrato: linkDoContrato, nome: peloFornecedor },
      when: abaContratos,
    }),
    empenhos: many({
      title: 'Empenhos',
      article: 'os',
      known: publicados('empenho', 'empenho desta licitação', 'empenhos'),
      api: `${API}/empenhos`,
      fields: EMPENHO_DA_COMPRA,
      columns: ['empenhoExercicio', 'data', 'nome', 'historico', 'valorEmpenhado', 'valorLiquidado', 'valorPago'],
      totals: ['valorEmpenhado', 'valorLiquidado', 'valorPago'],
      links: { empenhoExercicio: linkDoEmpenho, nome: peloFornecedor },
      when: mostraEmpenhosDaCompra,
    }),
    autorizacoes: many({
      title: 'Autorizações',
      article: 'as',
      api: '/api/autorizacoes',
      fields: AUTORIZACAO,
      columns: [
        'numeroRequisicao',
        'exercicioRequisicao',
        'dataNad',
        'nomeFornecedor',
        'displayNad',
        'empenhoExercicio',
        'valorRequisicao',
      ],
      totals: ['valorRequisicao'],
      links: {
        numeroRequisicao: ({ exercicioRequisicao, numeroRequisicao }, { entidade }) =>
          autorizacaoDetalhe({
            entidade,
            exercicio: Number(exercicioRequisicao),
            numeroRequisicao: Number(numeroRequisicao),
          }),
        nomeFornecedor: peloFornecedor,
        empenhoExercicio: linkDoEmpenho,
      },
      when: abaAutorizacoes,
    }),
    itens: many({
      title: 'Itens',
      article: 'os',
      api: `${API}/itens`,
      fields: {
        lote: integer('Lote'),
        item: integer('Item'),
        especificacao: text('Especificação'),
        unidade: text('Unidade'),
        quantidade: decimal('Quantidade'),
        valorMaximo: price('Preço Máximo'),
        valorEstimado: money('Valor Máximo', { help: 'O preço máximo vezes a quantidade.' }),
        pessoa: integer('Código do Fornecedor'),
        fornecedor: text('Vencedor'),
        cnpjCpf: documento('CNPJ/CPF'),
        valorUnitario: price('Preço Unitário'),
        valorTotal: money('Valor Total'),
      },
      columns: [
        'lote',
        'item',
        'especificacao',
        'quantidade',
        'unidade',
        'valorMaximo',
        'valorEstimado',
        'fornecedor',
        'valorUnitario',
        'valorTotal',
      ],
      sparse: ['fornecedor', 'valorUnitario', 'valorTotal'],
      totals: ['valorEstimado', 'valorTotal'],
      links: { fornecedor: peloFornecedor },
    }),
    passos: many({
      title: 'Linha do tempo',
      article: 'a',
      api: `${API}/linha-do-tempo`,
      fields: {
        data: date('Data'),
        etapa: text('Etapa'),
        descricao: text('O que houve'),
        valor: money('Valor'),
      },
      columns: ['data', 'etapa', 'descricao', 'valor'],
    }),
  },
  tabs: true,
  title: ({ descricao, displayLicitacao }) => [descricao, displayLicitacao ?? []].flat().join(' '),
  summary: ({ objeto, tipoCancelamento, totalVencido, valorMaximo }) =>
    [stated(tipoCancelamento, statedMoney(Number(totalVencido) > 0 ? totalVencido : valorMaximo)), objeto ?? []]
      .flat()
      .join(': '),
  notFound: 'Não encontramos esta licitação.',
})
