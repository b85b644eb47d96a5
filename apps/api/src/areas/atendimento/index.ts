// The calls for requests, messages and their responses, and those for published data of this area that the catalog does
// not declare.
import type { FastifyPluginAsync } from 'fastify'
import { snapshotCalls } from '../portal/contexto/snapshot-route.ts'
import arquivosDoProcesso from './arquivos.ts'
import arquivosPublicados from './arquivos-publicados.ts'
import { forgetUnclaimed } from './arquivos-esquecidos.ts'
import confirmacao from './confirmacao.ts'
import conselhos from './conselhos.ts'
import estatisticas from './estatisticas.ts'
import filasSaude from './filas-saude.ts'
import mensagens from './mensagens.ts'
import pessoa from './pessoa.ts'
import processos from './processos.ts'
import { sicFisico } from './sic-fisico.ts'
import solicitar from './solicitar.ts'

export const atendimento: readonly FastifyPluginAsync[] = [
  arquivosDoProcesso,
  arquivosPublicados,
  confirmacao,
  conselhos,
  filasSaude,
  estatisticas,
  mensagens,
  pessoa,
  processos,
  snapshotCalls(sicFisico),
  solicitar,
]

export const forgotten = [forgetUnclaimed] as const
