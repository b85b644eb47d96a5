// The calls by which visitors ask, write and are answered.
import type { FastifyPluginAsync } from 'fastify'
import { snapshotCalls } from '../portal/contexto/snapshot-route.ts'
import arquivosDoProcesso from './arquivos.ts'
import confirmacao from './confirmacao.ts'
import estatisticas from './estatisticas.ts'
import mensagens from './mensagens.ts'
import pessoa from './pessoa.ts'
import processos from './processos.ts'
import { sicFisico } from './sic-fisico.ts'
import solicitar from './solicitar.ts'

export const atendimento: readonly FastifyPluginAsync[] = [
  arquivosDoProcesso, confirmacao, estatisticas, mensagens, pessoa, processos, snapshotCalls(sicFisico), solicitar,
]
