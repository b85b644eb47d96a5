// Warns that the queues shown for a past year are the current ones, because queues have no history.
import { today } from '@portal/kit/formats'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'

export function FilasDeHoje() {
  const { exercicio } = useContexto()
  if (exercicio >= Number(today().slice(0, 4))) return null
  return (
    <FormNotice level="alert">
      <p>As filas são as atuais, no dia indicado em “Posição em”: não há o retrato delas em {exercicio}.</p>
    </FormNotice>
  )
}
