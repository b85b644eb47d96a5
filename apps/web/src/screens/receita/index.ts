// Declares the routes of the area.
import { item, under, withFigures, type Route } from '../../route.ts'

export const receita: readonly Route[] = [
  withFigures(item('/dashboard', 'receita/dashboard')),
  item('/receitaxdespesa-covid', 'receita/receitaxdespesa-covid'),
  item('/receita', 'receita/receita'),
  under('/receita', '/receita/dias', 'receita/receita-dias'),
  under('/receita', '/receita/dias/razao', 'receita/receita-razao'),
  item('/receita/arrecadacoes', 'receita/arrecadacoes'),
  under('/receita/arrecadacoes', '/receita/arrecadacoes/bairros', 'receita/arrecadacoes-bairros'),
  item('/dividaativa', 'receita/dividaativa'),
  item('/receita-detalhada', 'receita/receita-detalhada'),
  item('/receita-fonte-recursos', 'receita/receita-fonte-recursos'),
  under('/receita-fonte-recursos', '/receita-fonte-recursos/detalhes', 'receita/receita-fonte-detalhes'),
  item('/repasses/:tipoRepasse', 'receita/repasses'),
  under('/repasses/despesa', '/repasses/detalhes', 'receita/repasse-detalhes'),
]
