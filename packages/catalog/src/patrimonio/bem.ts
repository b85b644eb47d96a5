// Declares the record of a good: description, place, loan, reason for leaving, and the commitments that bought it.
import { code, date, integer, money, text } from '@portal/kit/fields'
import { formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { many } from '@portal/kit/record'
import { empenhoDetalhe } from '../despesa/rotas.ts'
import { mostraEmpenhosDaCompra } from '../parametros.ts'
import { anexos } from '../portal/anexos.ts'
import { defineRecord } from './define.ts'
import { bens } from './patrimonio.ts'
import { bemDetalhe } from './rotas.ts'
import * as termos from '../termos/despesa.ts'

const DO_BEM = { required: { tipo: code('Tipo'), bem: integer('Número do Bem') } }

export const bem = defineRecord({
  id: 'bem',
  name: 'Detalhes do bem',
  description:
    'O que é o bem, quanto custou, onde está e, se for o caso, a quem foi cedido e por que saiu do patrimônio.',
  link: bemDetalhe,
  keys: { bem: integer('Número do Bem') },
  api: '/api/patrimonios/detalhe',
  list: bens,
  isRow: true,
  fields: bens.fields,
  sections: [
    {
      title: 'Dados do bem',
      fields: [
        'chapa',
        'descricao',
        'descricaoTipo',
        'situacao',
        'dataAquisicao',
        'incorporacao.descricao',
        'notaFiscal',
        'localAtual',
        'valorAquisicao',
        'valorAtual',
        'valorDepreciado',
      ],
    },
    {
      title: 'Dados do imóvel',
      fields: [
        'imovel.matricula',
        'imovel.dataMatricula',
        'imovel.logradouro',
        'imovel.numero',
        'imovel.complemento',
        'imovel.bairro',
        'imovel.cidade',
        'imovel.cep',
      ],
    },
    {
      title: 'Comodato',
      fields: ['comodato.id.codigo', 'comodato.local', 'comodato.dataInicio', 'comodato.dataFim', 'comodato.descricao'],
    },
    { title: 'Baixa', fields: ['dataBaixa', 'tipoBaixa', 'justificativa'] },
  ],
  parts: {
    locais: many({
      title: 'Localização',
      article: 'a',
      api: '/api/patrimonios/locais-do-bem',
      key: DO_BEM,
      fields: { descricaoNivel: text('Nível'), descricaoLocal: text('Local') },
      columns: ['descricaoNivel', 'descricaoLocal'],
      empty: 'O lugar do bem não foi informado.',
    }),
    empenhos: many({
      title: 'Empenhos',
      article: 'os',
      api: '/api/patrimonios/empenhos',
      key: DO_BEM,
      fields: {
        exercicio: integer('Ano do Empenho'),
        unidadeOrcamentaria: code('Unidade Orçamentária'),
        empenho: integer('Número'),
        empenhoExercicio: code('Empenho', { termo: termos.EMPENHO, help: 'O que pagou o bem.' }),
        data: date('Data'),
        nome: text('Fornecedor'),
        valor: money('Valor', { help: 'Quanto do empenho pagou este bem.' }),
      },
      columns: ['empenhoExercicio', 'data', 'nome', 'valor'],
      totals: ['valor'],
      links: {
        empenhoExercicio: ({ exercicio, empenho, unidadeOrcamentaria }, { entidade }) =>
          empenhoDetalhe({
            entidade,
            exercicio: Number(exercicio),
            empenho: Number(empenho),
            unidadeOrcamentaria: String(unidadeOrcamentaria),
          }),
      },
      when: mostraEmpenhosDaCompra,
      empty: 'Nenhum empenho publicado deste bem.',
    }),
    anexos: anexos({
      api: '/api/patrimonios/arquivos',
      key: DO_BEM,
      origem: { tabela: 'bem', chave: ['tipo', 'bem'] },
    }),
  },
  title: ({ descricao }) => String(descricao),
  summary: ({ chapa, 'id.bem': numero, situacao, valorAquisicao }) =>
    [
      Number(chapa) > 0 ? `Bem ${chapa}` : `Bem ${numero}${chapa === undefined ? '' : ', sem tombamento'}`,
      situacao,
      valorAquisicao === undefined ? [] : formatMoney(String(valorAquisicao)),
    ]
      .flat()
      .join(', '),
  notFound: 'Não encontramos este bem.',
})

/** Returns the sections with data for this good: a chair has no deed, and a good never lent has no loan. */
export const secoesDoBem = (row: Row): typeof bem.sections =>
  bem.sections.filter(({ fields }) => fields.some((name) => row[name] !== undefined))
