// Declares the record of one bond of a servant: registration data, and what was paid in each month of the year.
import { code, date, decimal, documento, flag, integer, money, text } from '@portal/kit/fields'
import type { Fixed, Gate } from '@portal/kit/parametros'
import { many, type Many } from '@portal/kit/record'
import { leiDetalheEm } from '../legislacao/rotas.ts'
import {
  detalhaDescontos,
  detalhaOutrosProventos,
  detalhaVencimentos,
  folhaDesde,
  mostraDescontos,
  mostraLiquido,
  mostraOutrosProventos,
  mostraSalarioBase,
  mostraVencimentos,
  nomeiaSoImpostoEPrevidencia,
  subtraiRedutor,
} from '../parametros.ts'
import { defineRecord } from './define.ts'
import { servidorDetalhe } from './rotas.ts'
import { servidores } from './servidores.ts'
import * as termos from '../termos/pessoal.ts'
import { publicadas, publicados } from '../publicado.ts'

const DA_FOLHA = {
  required: {
    matricula: integer('Matrícula'),
    anoCompetencia: integer('Ano'),
    mesCompetencia: integer('Mês'),
    tipoFolha: integer('Folha'),
  },
}

/** Declares the items of one figure of a month, opened from that figure. */
const itens = (title: string, call: string, column: string, when: Gate, fixed: Readonly<Record<string, Fixed>>): Many =>
  many({
    title,
    article: 'os',
    api: `/api/servidores/${call}`,
    key: DA_FOLHA,
    fixed: { ...fixed, desde: folhaDesde },
    sql: 'servidor-itens',
    fields: {
      descricao: text('Descrição'),
      referencia: decimal('Referência', { help: 'Horas, dias ou por cento a que o valor se refere.' }),
      valor: money('Valor'),
    },
    columns: ['descricao', 'referencia', 'valor'],
    totals: ['valor'],
    when,
    empty: 'Sem registros.',
    known: publicados('folha_evento', 'lançamento da folha', 'lançamentos da folha'),
    modal: { part: 'financeiro', column },
  })

export const servidor = defineRecord({
  id: 'servidor',
  name: 'Detalhes do servidor',
  description: 'O cargo, o lugar e o vínculo de quem trabalha para a cidade, e quanto ganhou em cada mês do ano.',
  link: servidorDetalhe,
  api: '/api/servidores/detalhes',
  list: servidores,
  fields: {
    matricula: integer('Matrícula'),
    nome: text('Nome'),
    cpf: documento('CPF'),
    vinculo: code('Vínculo'),
    situacao: text('Situação'),
    descricaoCargo: text('Cargo'),
    descricaoClasse: text('Classe'),
    descricaoNatureza: text('Natureza'),
    descricaoLotacao: text('Lotação'),
    secretaria: text('Secretaria'),
    localTrabalho: text('Local de Trabalho'),
    horarioTrabalho: text('Horário de Trabalho'),
    horasSemanais: decimal('Horas Semanais'),
    faixa: integer('Faixa'),
    formaInvestidura: text('Forma de Investidura', { termo: termos.INVESTIDURA }),
    nomeacao: text('Nomeação', { help: 'O ato que nomeou o servidor.' }),
    dataAdmissao: date('Admissão'),
    dataDemissao: date('Saída', { awaited: true }),
    dataFimContrato: date('Fim do Contrato', { awaited: true }),
    cedido: flag('Cedido'),
    cedidoPara: text('Cedido para', { awaited: true }),
    tipoAposentadoria: text('Tipo de Aposentadoria', { awaited: true }),
    horarioFlexivel: flag('Horário flexível'),
    exibePonto: flag('Registro de ponto'),
    atoId: integer('Código do ato de nomeação'),
    atoEntidade: integer('Entidade do ato'),
    atoExercicio: integer('Ano do ato'),
    atoSistema: integer('Sistema do ato'),
  },
  links: {
    nomeacao: ({ atoId, atoEntidade, atoExercicio, atoSistema }, contexto) =>
      atoId === undefined
        ? undefined
        : leiDetalheEm('pessoal', {
            ...contexto,
            entidade: Number(atoEntidade),
            id: Number(atoId),
            ano: Number(atoExercicio),
            sistema: Number(atoSistema),
          }),
  },
  sections: [
    {
      title: 'Informações cadastrais',
      fields: [
        'matricula',
        'cpf',
        'situacao',
        'descricaoCargo',
        'descricaoNatureza',
        'descricaoClasse',
        'faixa',
        'descricaoLotacao',
        'secretaria',
        'localTrabalho',
        'horarioTrabalho',
        'horasSemanais',
        'formaInvestidura',
        'nomeacao',
        'dataAdmissao',
        'dataDemissao',
        'dataFimContrato',
        'cedido',
        'cedidoPara',
        'tipoAposentadoria',
      ],
    },
  ],
  parts: {
    financeiro: many({
      title: 'Dados financeiros',
      article: 'os',
      api: '/api/servidores/dados-financeiros',
      key: { required: { matricula: integer('Matrícula') } },
      fixed: { desde: folhaDesde, subtrai: subtraiRedutor },
      fields: {
        anoCompetencia: integer('Ano'),
        mesCompetencia: integer('Mês'),
        competencia: code('Mês/Ano'),
        tipoFolha: integer('Código da Folha'),
        descricaoTipoFolha: text('Folha', { help: 'A do mês, a complementar, a do 13º salário ou a da rescisão.' }),
        salarioBase: money('Salário-Base', { when: mostraSalarioBase }),
        vencimentos: money('Vencimentos', { when: mostraVencimentos }),
        outrosProventos: money('Outros Proventos', { when: mostraOutrosProventos }),
        redutorConstitucional: money('Redutor Constitucional', {
          when: mostraVencimentos,
          help: 'O que passa do teto da Constituição e não se paga.',
        }),
        descontos: money('Descontos', { when: mostraDescontos }),
        liquido: money('Líquido', { when: mostraLiquido }),
        ponto: text('Ponto', { help: 'As horas em que o servidor registrou a entrada e a saída.' }),
      },
      columns: [
        'competencia',
        'descricaoTipoFolha',
        'salarioBase',
        'vencimentos',
        'outrosProventos',
        'redutorConstitucional',
        'descontos',
        'liquido',
        'ponto',
      ],
      sparse: ['redutorConstitucional', 'ponto'],
      totals: ['vencimentos', 'outrosProventos', 'redutorConstitucional', 'descontos', 'liquido'],
      empty: 'Sem registros.',
      known: publicadas('folha', 'folha de pagamento deste servidor', 'folhas de pagamento'),
    }),
    vencimentos: itens('Vencimentos', 'vencimentos', 'vencimentos', detalhaVencimentos, {
      tipoEvento: 'P',
      subtrai: subtraiRedutor,
    }),
    outrosProventos: itens('Outros proventos', 'outros-proventos', 'outrosProventos', detalhaOutrosProventos, {
      tipoEvento: 'O',
    }),
    descontos: itens('Descontos', 'descontos', 'descontos', detalhaDescontos, {
      tipoEvento: 'D',
      somente: nomeiaSoImpostoEPrevidencia,
    }),
    ponto: many({
      title: 'Registros de ponto',
      article: 'os',
      api: '/api/servidores/registros-pontos',
      key: {
        required: { matricula: integer('Matrícula'), anoCompetencia: integer('Ano'), mesCompetencia: integer('Mês') },
      },
      fields: {
        data: date('Data'),
        diaSemana: text('Dia'),
        registros: code('Registros'),
        observacao: text('Observação'),
      },
      columns: ['data', 'diaSemana', 'registros', 'observacao'],
      sparse: ['observacao'],
      loading: 'Carregando registros de ponto',
      empty: 'Sem registros.',
      known: publicados('registro_ponto', 'registro de ponto', 'registros de ponto'),
      modal: { part: 'financeiro', column: 'ponto' },
    }),
  },
  title: ({ nome, matricula }) => String(nome ?? `Matrícula ${String(matricula)}`),
  summary: ({ descricaoCargo, descricaoLotacao }) =>
    [descricaoCargo, descricaoLotacao].filter((part) => part !== undefined).join(', '),
  notFound: 'Não encontramos este servidor.',
})
