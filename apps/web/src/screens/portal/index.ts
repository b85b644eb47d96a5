// Declares the routes of the area.
import { always, item, withFigures, type Route } from '../../route.ts'

export const portal: readonly Route[] = [
  withFigures(always('/', 'portal/home')),
  withFigures(always('/home', 'portal/home')),
  always('/menu', 'portal/menu'),
  always('/entidade', 'portal/entidade'),
  always('/pesquisa', 'portal/pesquisa'),
  always('/mapa-do-site', 'portal/mapa-do-site'),
  always('/teclas-de-atalho', 'portal/teclas-de-atalho'),
  always('/glossario', 'portal/glossario'),
  always('/perguntas', 'portal/perguntas'),
  always('/selo', 'portal/selo'),
  item('/links-uteis', 'portal/links-uteis'),
  item('/organograma', 'portal/organograma'),
  always('/manutencao', 'portal/manutencao'),
  always('/nao-encontrado', 'portal/nao-encontrado'),
]
