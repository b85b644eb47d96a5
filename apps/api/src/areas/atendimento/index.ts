// The calls by which visitors ask, write and are answered, and those of what is published for them beyond what the
// catalog declares.
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
