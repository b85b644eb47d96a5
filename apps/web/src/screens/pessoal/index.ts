// Declares the routes of the area.
import { item, under, type Route } from '../../route.ts'

export const pessoal: readonly Route[] = [
  item('/servidores', 'pessoal/servidores'),
  item('/servidores/aposentados', 'pessoal/aposentados'),
  item('/servidores-covid', 'pessoal/servidores-covid'),
  under('/servidores', '/servidores/detalhes', 'pessoal/servidor-detalhes'),
  item('/quadro-pessoal', 'pessoal/quadro-pessoal'),
  item('/cargos', 'pessoal/cargos'),
  item('/cedidos', 'pessoal/cedidos'),
  item('/horas-extras', 'pessoal/horas-extras'),
]
