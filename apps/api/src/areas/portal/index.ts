// The portal's own calls.
import type { FastifyPluginAsync } from 'fastify'
import organograma from './ajuda/organograma.ts'
import arquivos from './arquivos/arquivos.ts'
import acessos from './contexto/acessos.ts'
import { configuracoes } from './contexto/configuracoes.ts'
import { entidades } from './contexto/entidades.ts'
import { exercicios } from './contexto/exercicios.ts'
import imagens, { notificacao } from './contexto/notificacoes.ts'
import { parametros } from './contexto/parametros.ts'
import { snapshotCalls } from './contexto/snapshot-route.ts'
import ultimasAtualizacoes from './contexto/ultimas-atualizacoes.ts'
import pesquisa from './pesquisa/pesquisa.ts'

export const portal: readonly FastifyPluginAsync[] = [
  arquivos,
  acessos,
  imagens,
  organograma,
  ultimasAtualizacoes,
  pesquisa,
  snapshotCalls([...configuracoes, ...entidades, ...exercicios, notificacao, ...parametros]),
]
