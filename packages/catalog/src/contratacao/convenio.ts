// Declares the record of an agreement: partner, purpose, term, money transferred, changes and full text.
import { date, code, integer, money, text } from '@portal/kit/fields'
import { formatMoney } from '@portal/kit/formats'
import { many, type Until } from '@portal/kit/record'
import { empenhoDetalhe, paginaDoCnpj } from '../despesa/rotas.ts'
import { anexos } from '../portal/anexos.ts'
import { receitaRazao } from '../receita/rotas.ts'
import { convenios } from './convenios.ts'
import { defineRecord } from './define.ts'
import { convenioDetalhe } from './rotas.ts'
import { publicados } from '../publicado.ts'

const DO_CONVENIO = { required: { id: integer('Código') } }

/** What was passed on is revenue of who receives, and payments of who grants. */
const REPASSADO: Readonly<Record<string, Until>> = {
  R: { table: 'lancamento_receita', sums: ['valorRepassado'], of: { lancamento_receita: 'lançamentos da receita' } },
  C: { table: 'pagamento', sums: ['valorRepassado'], of: { pagamento: 'pagamentos' } },
}

export const convenio = defineRecord({
  id: 'convenio',
  name: 'Detalhes do convênio',
  description: 'Com quem é o convênio, para quê, até quando, quanto já foi repassado, o que mudou e o termo inteiro.',
  link: convenioDetalhe,
  api: convenios.api.list,
  list: convenios,
  fields: convenios.fields,
  isRow: true,
  links: {
    nome: ({ tipo, cnpj }, { entidade }) => (tipo === 'C' ? paginaDoCnpj(entidade, cnpj) : undefined),
    linkGov: ({ linkGov }) => String(linkGov),
  },
  sections: [
    {
      title: 'O convênio',
      fields: [
        'tipoConvenio',
        'nome',
        'cnpj',
        'situacao',
        'dsObjeto',
        'justificativa',
        'dataCelebracao',
        'dataInicioVigencia',
        'dataFimVigencia',
        'linkGov',
      ],
    },
    {
      title: 'O dinheiro',
      fields: [
        'valorConvenio',
        'valorContraPartida',
        'valorAditivo',
        'valorAtualizado',
        'valorRepassado',
        'qtParcelas',
        'fonteRecurso',
        'descricaoFonte',
      ],
      until: ({ tipo }) => REPASSADO[String(tipo)],
    },
  ],
  parts: {
    repasses: many({
      title: 'Repasses',
      article: 'os',
      api: '/api/convenios/repasses',
      key: DO_CONVENIO,
      fields: {
        data: date('Data'),
        historico: text('Histórico'),
        exercicio: integer('Exercício'),
        receita: code('Receita'),
        fonteRecurso: code('Fonte'),
        unidadeOrcamentaria: code('Unidade Orçamentária'),
        empenho: integer('Nº do Empenho'),
        documento: code('Lançamento', { help: 'O lançamento na receita ou o empenho que prova o repasse.' }),
        valor: money('Valor', { help: 'O que entrou ou, nos concedidos, o que foi pago do empenho.' }),
      },
      columns: ['data', 'documento', 'historico', 'valor'],
      totals: ['valor'],
      links: {
        documento: ({ exercicio, empenho, unidadeOrcamentaria, receita, fonteRecurso, data }, { entidade }) =>
          empenho === undefined
            ? receitaRazao({
                entidade,
                exercicio: Number(exercicio),
                receita: String(receita),
                fonteRecurso: String(fonteRecurso),
                data: String(data),
              })
            : empenhoDetalhe(
                {
                  entidade,
                  exercicio: Number(exercicio),
                  empenho: Number(empenho),
                  unidadeOrcamentaria: String(unidadeOrcamentaria),
                },
                'pagamentos',
              ),
      },
      empty: 'Nenhum repasse publicado.',
    }),
    aditivos: many({
      title: 'Aditivos',
      article: 'os',
      api: '/api/convenios/aditivos',
      key: DO_CONVENIO,
      fields: {
        nrAditivo: integer('Número'),
        nrAnoAditivo: integer('Ano'),
        dtTermoAditivo: date('Data'),
        dstipoAditivoConvenio: text('Tipo'),
        descricao: text('Descrição'),
        valor: money('Valor'),
        valorContraPartida: money('Contrapartida'),
        dtFimVigencia: date('Fim da Vigência'),
        dtPublicacaoDiario: date('Publicação'),
        nrDiarioOficial: integer('Diário Oficial'),
        nrAnoDiarioOficial: integer('Ano do Diário'),
      },
      columns: [
        'nrAditivo',
        'nrAnoAditivo',
        'dtTermoAditivo',
        'dstipoAditivoConvenio',
        'descricao',
        'valor',
        'valorContraPartida',
        'dtFimVigencia',
        'dtPublicacaoDiario',
        'nrDiarioOficial',
        'nrAnoDiarioOficial',
      ],
      totals: ['valor', 'valorContraPartida'],
      empty: 'Nenhum aditivo publicado.',
      known: publicados('convenio_aditivo', 'aditivo', 'aditivos de convênios'),
    }),
    arquivos: anexos({
      api: '/api/convenios/arquivos',
      key: DO_CONVENIO,
      origem: { tabela: 'convenio', chave: ['id'] },
    }),
  },
  title: ({ nrConvenio, nrAnoConvenio }) => `Convênio ${nrConvenio}/${nrAnoConvenio}`,
  summary: ({ nome, tipoConvenio, valorAtualizado }) =>
    [nome, tipoConvenio, Number(valorAtualizado ?? 0) === 0 ? [] : formatMoney(String(valorAtualizado))]
      .flat()
      .join(', '),
  notFound: 'Não encontramos este convênio.',
})
