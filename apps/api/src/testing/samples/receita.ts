// Creates revenue for the sample: many natures and sources, ties, nulls, reversals, deductions, unpaid taxes and debts
// of every kind.
import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const FOLHAS = 99
const CONTRIBUINTES = 70
const NOMES = [
  'João da Silva',
  'Rua São Bento',
  'Água Viva Ltda',
  '=Soma & Filhos',
  '100% Comércio',
  'Padaria "Pão"',
  'Sub_Linhado SA',
  'ANA CONCEIÇÃO',
]

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))
const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const COVID = ['16020000', '16021000', '16022000', '17150000', '17151000']

/** Returns the code of a leaf: the first fourteen under one branch and the others under another. */
const folhaOf = (number: number): string => (number <= 14 ? `1112${pad(number, 2)}01` : `17${pad(number, 2)}5101`)
const PAIS = ['1', '11', '111', '1112', '17']

export async function loadReceita(
  runner: Runner,
  { entidade, outra, exercicio }: { entidade: number; outra: number; exercicio: number },
): Promise<void> {
  const ano = { entidade, exercicio }
  const rows = (table: string, values: readonly SampleRow[]): Promise<void> => insert(runner, table, values)
  const day = (number: number): string => `${exercicio}-${pad(1 + (number % 12), 2)}-${pad(1 + (number % 28), 2)}`
  await rows('fonte_recurso', [
    ...COVID.map((fonte_recurso, i) => ({
      ...ano,
      fonte_recurso,
      descricao: `${at(NOMES, i)} "COVID-19"`,
      covid: true,
    })),
    { ...ano, fonte_recurso: '17530000', descricao: 'Taxas; preços públicos', covid: false },
  ])
  await rows('natureza_receita', [
    ...PAIS.map((receita) => ({ ...ano, receita, descricao: `Grupo ${receita}` })),
    ...range(FOLHAS, (number) => ({ ...ano, receita: folhaOf(number), descricao: `${at(NOMES, number)} ${number}` })),
  ])
  await rows('conta_bancaria', [
    {
      entidade,
      conta: 1,
      descricao: 'Movimento',
      banco: '001',
      descricao_banco: 'Banco do Brasil',
      agencia: '1234',
      numero: '56-7',
    },
    { entidade, conta: 2, descricao: 'Caixa', banco: null, descricao_banco: null, agencia: null, numero: null },
  ])
  const of = (number: number): SampleRow => ({
    ...ano,
    receita: folhaOf(number),
    fonte_recurso: number % 4 === 0 ? '17530000' : at(COVID, number),
  })
  await rows(
    'previsao_receita',
    range(FOLHAS, of)
      .filter((_, i) => i % 5 !== 0)
      .map((key, i) => ({ ...key, valor_previsto: `${(i % 9) * 100}.10`, valor_deducao: i % 4 === 0 ? '20.00' : '0' })),
  )
  await rows(
    'previsao_receita_atualizacao',
    range(10, (number) => ({
      ...of(number * 5),
      sequencia: 1,
      data: day(number),
      valor: number % 2 === 0 ? '-5.00' : '7.77',
      ato: null,
    })),
  )
  const entries = range(FOLHAS * 3, (number): SampleRow => ({
    ...of(1 + (number % FOLHAS)),
    lancamento: number,
    data: day(number),
    tipo: number % 10 === 0 ? 'D' : 'A',
    conta: number % 7 === 0 ? null : 1 + (number % 2),
    historico: `${at(NOMES, number)} nº ${number}`,
    valor: (10 + (number % 8) * 1.01).toFixed(2),
  }))
  await rows('lancamento_receita', entries)
  await rows(
    'lancamento_receita',
    range(5, (number) => ({
      ...(entries[number] as SampleRow),
      lancamento: 1000 + number,
      historico: 'Estorno',
      valor: '-1.50',
      lancamento_estornado: number + 1,
    })),
  )
  await rows(
    'contribuinte',
    range(CONTRIBUINTES, (number) => ({
      entidade,
      contribuinte: number,
      nome: `${at(NOMES, number)}${number > 20 ? ` ${number}` : ''}`,
      cnpj_cpf:
        number % 10 === 0
          ? null
          : number % 3 === 0
            ? cpfFrom(pad(100_300_500 + number * 7_919, 9))
            : cnpjFrom(`13${pad(345_000 + number, 6)}0001`),
    })),
  )
  await rows(
    'cadastro_tributario',
    range(CONTRIBUINTES, (number) => ({
      entidade,
      cadastro: number,
      tipo: number % 4 === 0 ? 'Econômico' : 'Imobiliário',
      contribuinte: number,
      bairro: number % 9 === 0 ? null : at(['Centro', 'Água Rasa', '100% Novo'], number),
      logradouro: number % 8 === 0 ? null : at(['Rua São João', 'Av. Brasil'], number),
      setor: number % 2 === 0 ? null : '1',
      quadra: '2',
      lote: '3',
    })),
  )
  await rows(
    'lancamento_tributario',
    range(CONTRIBUINTES, (number) => ({
      ...ano,
      guia: number,
      receita: folhaOf(1 + (number % 2)),
      cadastro: number,
      data: `${exercicio}-01-10`,
      vencimento: number % 3 === 0 ? `${exercicio}-12-10` : `${exercicio}-03-10`,
      valor: number % 11 === 0 ? '0' : '100.00',
    })),
  )
  await rows(
    'pagamento_tributario',
    range(CONTRIBUINTES, (number) => ({
      ...ano,
      guia: number,
      sequencia: 1,
      data: `${exercicio}-02-10`,
      valor: '40.00',
    })).filter(({ guia }) => guia % 2 === 0 && guia % 11 !== 0),
  )
  await rows(
    'renuncia',
    range(65, (number) => ({
      ...ano,
      renuncia: number,
      tipo: at(['Isenção', 'Remissão', 'Desconto'], number),
      receita: folhaOf(1 + (number % 5)),
      base_legal: `Lei ${number % 20}/2020`,
      finalidade: at(NOMES, number),
      valor_previsto: `${(number % 6) * 100}.00`,
      compensacao: number % 4 === 0 ? null : 'Considerada na previsão',
    })),
  )
  await rows(
    'isencao',
    range(20, (number) => ({ ...ano, guia: number * 3, renuncia: number, data: `${exercicio}-01-15`, valor: '10.00' })),
  )
  await rows(
    'divida_ativa',
    range(CONTRIBUINTES * 2, (number) => ({
      entidade,
      exercicio: exercicio - (number % 3),
      divida: number,
      data: `${exercicio - (number % 3)}-01-20`,
      contribuinte: 1 + (number % CONTRIBUINTES),
      cadastro: number % 5 === 0 ? null : 1 + (number % CONTRIBUINTES),
      descricao: `IPTU ${exercicio - (number % 3) - 1}`,
      situacao_legal: at(['Administrativa', 'Ajuizada', 'Protestada'], number),
      valor: (100 + (number % 12) * 3.33).toFixed(2),
    })),
  )
  await rows(
    'divida_ativa_movimento',
    range(60, (number) => ({
      entidade,
      exercicio: exercicio - (number % 3),
      divida: number,
      sequencia: 1,
      data: `${exercicio}-02-0${1 + (number % 9)}`,
      tipo: at(['Pagamento', 'Cancelamento', 'Atualização'], number),
      valor: '30.00',
    })),
  )
  const repasses = (['R', 'E'] as const).flatMap((tipo) =>
    range(65, (number): SampleRow => ({
      ...ano,
      conta: tipo === 'R' ? '451120100' : '351120100',
      conta_corrente: number,
      tipo,
    })),
  )
  await rows(
    'repasse',
    repasses.map((key, i) => ({
      ...key,
      descricao: `${at(NOMES, i)} ${i % 30}`,
      entidade_outra: i % 6 === 0 ? null : outra,
    })),
  )
  await rows(
    'repasse_lancamento',
    repasses.flatMap((key, i) =>
      range(1 + (i % 2), (sequencia) => ({
        ...key,
        sequencia,
        data: day(i + sequencia),
        local: i % 5 === 0 ? null : 'Banco do Brasil',
        valor: (100 + (i % 7)).toFixed(2),
      })),
    ),
  )
}
