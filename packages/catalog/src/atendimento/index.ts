// Collects everything the area of service to citizens declares.
import type { Area } from '../area.ts'
import { alvaraDaPessoa } from './alvara-detalhe.ts'
import { alvara } from './alvara.ts'
import { audiencia } from './audiencia.ts'
import { audienciasPublicas } from './audiencias-publicas.ts'
import { cartaServicos } from './carta-servicos.ts'
import { conselho } from './conselho.ts'
import { conselhos } from './conselhos.ts'
import { contatosCovid, medidasAdotadas } from './covid.ts'
import { documentosSaude, escalasProfissionais } from './documentos-saude.ts'
import { filaSaude } from './fila-saude.ts'
import { filasSaude } from './filas-saude.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { sicConsulta } from './sic-consulta.ts'

export const atendimento: Area = {
  id: 'atendimento',
  lists: [
    sicConsulta,
    alvara,
    conselhos,
    audienciasPublicas,
    filasSaude,
    documentosSaude,
    escalasProfissionais,
    cartaServicos,
  ],
  records: [alvaraDaPessoa, conselho, audiencia, filaSaude],
  calls: [contatosCovid, medidasAdotadas],
  menu,
  notas,
}
