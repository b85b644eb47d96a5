// Declares the routes of the area.
import { alias, item, sameAddress, under, type InYear, type Route } from '../../route.ts'

/** Returns the address of a commitment in a later year, where it is among the restos a pagar. */
const emRestos: InYear = ({ searchParams }, exercicio) => {
  const [ano, empenho] = [searchParams.get('exercicio') ?? '', searchParams.get('empenho') ?? '']
  return exercicio > Number(ano)
    ? `/restos-a-pagar?${new URLSearchParams({ exercicioEmpenho: ano, empenho })}`
    : undefined
}

export const despesa: readonly Route[] = [
  alias('/empenhos', '/empenhos', 'despesa/empenhos'),
  alias('/empenhos', '/empenhos/cf', 'despesa/empenhos'),
  alias('/empenhos-covid', '/empenhos-covid', 'despesa/empenhos-covid'),
  alias('/empenhos-covid', '/empenhos-covid/cf', 'despesa/empenhos-covid'),
  under('/empenhos', '/empenhos/detalhe', 'despesa/empenho-detalhe', emRestos),
  under('/fornecedores', '/fornecedores/:cnpj', 'despesa/fornecedor', sameAddress),
  under('/fornecedores', '/fornecedores/codigo/:fornecedor', 'despesa/fornecedor', sameAddress),
  item('/compras-direta-itens', 'despesa/compras-direta-itens'),
  item('/diarias', 'despesa/diarias'),
  under('/adiantamento', '/adiantamento/detalhes', 'despesa/adiantamento-detalhes'),
  item('/liquidacoes/:tipo', 'despesa/liquidacoes'),
  item('/liquidacoes-covid/:tipo', 'despesa/liquidacoes-covid'),
  item('/agenda-previsao-pagamento', 'despesa/agenda-previsao-pagamento'),
  item('/suprimentos-fundos', 'despesa/suprimentos-fundos'),
  item('/despesa-detalhada', 'despesa/despesa-detalhada'),
  item('/despesa/:nivelDespesa', 'despesa/despesa-por-nivel'),
]
