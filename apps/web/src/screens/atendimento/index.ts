// Declares the routes of the area.
import { always, item, sameAddress, under, type Route } from '../../route.ts'

export const atendimento: readonly Route[] = [
  always('/esic', 'atendimento/esic'),
  always('/esicSolicitacao', 'atendimento/esic-solicitacao'),
  always('/esic/estatisticas', 'atendimento/esic-estatisticas'),
  always('/esic/confirmar', 'atendimento/esic-confirmar'),
  always('/contato', 'atendimento/contato'),
  item('/carta-servicos', 'atendimento/carta-servicos'),
  under('/conselhos', '/conselhos/:id', 'atendimento/conselho', sameAddress),
  item('/fila-espera-atendimento', 'atendimento/fila-espera-atendimento'),
  under('/fila-espera-atendimento', '/fila-espera-atendimento/:f_fila_codigo', 'atendimento/fila', sameAddress),
  item('/documentos', 'atendimento/documentos'),
  item('/escalas-profissionais', 'atendimento/escalas-profissionais'),
  item('/contatos-covid', 'atendimento/contatos-covid'),
  item('/medidas-adotadas', 'atendimento/medidas-adotadas'),
  item('/sic-fisico', 'atendimento/sic-fisico'),
  { ...item('/sic-consulta', 'atendimento/sic-consulta'), opens: 'processo' },
]
