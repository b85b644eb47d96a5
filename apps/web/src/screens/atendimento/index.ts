// The addresses of the area.
import { always, item, type Route } from '../../route.ts'

export const atendimento: readonly Route[] = [
  always('/esic', 'atendimento/esic'),
  always('/esicSolicitacao', 'atendimento/esic-solicitacao'),
  always('/esic/estatisticas', 'atendimento/esic-estatisticas'),
  always('/esic/confirmar', 'atendimento/esic-confirmar'),
  always('/contato', 'atendimento/contato'),
  item('/sic-fisico', 'atendimento/sic-fisico'),
  item('/sic-consulta', 'atendimento/sic-consulta'),
]
