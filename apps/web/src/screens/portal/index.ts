// The addresses of the area.
import { always, type Route } from '../../route.ts'

export const portal: readonly Route[] = [
  always('/', 'portal/home'),
  always('/home', 'portal/home'),
  always('/menu', 'portal/menu'),
  always('/entidade', 'portal/entidade'),
  always('/pesquisa', 'portal/pesquisa'),
  always('/mapa-do-site', 'portal/mapa-do-site'),
  always('/teclas-de-atalho', 'portal/teclas-de-atalho'),
  always('/manutencao', 'portal/manutencao'),
  always('/nao-encontrado', 'portal/nao-encontrado'),
]
