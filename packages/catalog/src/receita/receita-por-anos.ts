// Declares the comparison of one figure of revenue in the chosen year and the years before it, in reais of each year or
// per inhabitant.
import { text, type Field } from '@portal/kit/fields'
import { choice, type Option } from '@portal/kit/filters'
import type { List, OfYear } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { MEDIDAS, valoresDosAnos } from '../anos.ts'
import { NIVEIS, receita, VALORES } from './receita.ts'

/** The figures that can be compared, the default one first. */
export const VALORES_COMPARADOS = ['valorArrecadado', 'valorAtualizado', 'valorLancado'] as const

/** Returns the figures the entity shows; all of them when no entity is given. */
function valoresAbertos(parametros: Parametros | undefined): Option[] {
  const fields: Readonly<Record<string, Field>> = VALORES
  return VALORES_COMPARADOS.flatMap((value) => {
    const { label = '', when } = fields[value] ?? {}
    return !parametros || (when?.(parametros) ?? true) ? [{ value, label }] : []
  })
}

const api = '/api/receitas/anos'

export function receitaPorAnos({ exercicio, parametros }: OfYear): List {
  const valores = valoresDosAnos(exercicio)
  const { dataInicial, dataFinal, receita: porCodigo, descricaoReceita, fonteRecurso } = receita.filters
  const asked = { dataInicial, dataFinal, receita: porCodigo, descricaoReceita, fonteRecurso }
  return {
    ...receita,
    title: 'Receita, ano a ano',
    path: '/receita/anos',
    description:
      'Um valor de cada receita do nível no ano escolhido e nos três anteriores, em reais de cada ano ou por ' +
      'habitante.',
    api: { list: api, totals: `${api}/total`, report: `${api}/report` },
    whole: { everyYear: true, of: receitaPorAnos },
    key: ['codigo'],
    fields: { codigo: text('Código'), descricao: text('Descrição'), ...valores },
    filters: {
      ...Object.fromEntries(Object.entries(asked).flatMap(([name, filter]) => (filter ? [[name, filter]] : []))),
      nivel: { ...choice('grupo', 'Nível', NIVEIS), default: () => '2' },
      valor: { ...choice('grupo', 'Valor', valoresAbertos(parametros)), default: () => 'valorArrecadado' },
      medida: { ...choice('grupo', 'Medida', MEDIDAS), default: () => 'reais' },
    },
    columns: ['descricao', 'codigo', ...Object.keys(valores)],
    sort: { by: ['codigo', 'descricao', ...Object.keys(valores)], initial: 'codigo asc' },
    totals: Object.keys(valores),
  }
}
