import { filasSaude } from '@portal/catalog/atendimento/filas-saude'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { FilasDeHoje } from './parts/filas-de-hoje.tsx'
import { MeuLugar } from './parts/meu-lugar.tsx'

export const { title, description } = filasSaude
export const load = loadList(filasSaude)

export default function FilaEsperaAtendimento() {
  return (
    <ListScreen
      of={filasSaude}
      notice={
        <>
          <FilasDeHoje />
          <MeuLugar />
        </>
      }
    />
  )
}
