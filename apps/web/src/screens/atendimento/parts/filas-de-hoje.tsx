// The queues have no past: whoever looks at a year that ended is told that these are the present ones.
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
