// Serves what the city publishes about its service in person: the form for the counter, the officers and the texts.
import type { MensagemSicFisico, SicFisico, TextoAtendimento } from '@portal/catalog/atendimento/contato'
import { TIPO_CADASTRO } from '@portal/catalog/atendimento/contato'
import { arquivo } from '@portal/catalog/rotas'
import { badRequest, notFound } from '@portal/kit/errors'
import { chosenBy, entidadeOf } from '../../contexto/contexto.ts'
import type { SicFisicoDados } from '../../contexto/snapshot.ts'
import {
  arrayOf,
  mensagem as texto,
  responsavelLai,
  sicFisico as formulario,
  textoAtendimento,
} from '../portal/contexto/shapes.ts'
import { contextoQuery, integerParam, numbersIn } from '../../contexto/parameters.ts'
import type { SnapshotCall } from '../portal/contexto/snapshot-route.ts'

function formOf({ id, nome, tamanho }: SicFisicoDados): SicFisico {
  return id === undefined
    ? {}
    : { id, ...(nome !== undefined && { nome }), ...(tamanho !== undefined && { tamanho }), link: arquivo(id) }
}

const tipoCadastro = {
  type: 'integer',
  enum: Object.values(TIPO_CADASTRO),
  default: TIPO_CADASTRO.pedido,
  description: '1 como pedir, 2 como acompanhar.',
}

const query = { querystring: contextoQuery }
const params = { type: 'object', properties: { id: integerParam('1 setor de protocolo, 2 atendimento.') } }

export const sicFisico: readonly SnapshotCall[] = [
  {
    path: '/parametros/sic-fisico',
    summary: 'Formulário de pedido no balcão; vazio quando não há',
    answer: formulario,
    ...query,
    show: (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      return { key: String(id), value: () => formOf(snapshot.sicFisico.get(id) ?? {}) }
    },
  },
  {
    path: '/parametros/sic-fisico/mensagem',
    summary: 'Como pedir no balcão, e como acompanhar',
    answer: texto,
    querystring: { type: 'object', properties: { ...contextoQuery.properties, tipoCadastro } },
    show: (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      const { tipoCadastro: asked = String(TIPO_CADASTRO.pedido) } = request.query as Record<string, unknown>
      const tipo = Object.values(TIPO_CADASTRO).find((known) => String(known) === asked)
      if (tipo === undefined) throw badRequest([{ field: 'tipoCadastro', message: 'deve ser 1 ou 2' }])
      const { mensagem, mensagemConsulta } = snapshot.sicFisico.get(id) ?? {}
      const valor = tipo === TIPO_CADASTRO.pedido ? mensagem : mensagemConsulta
      const answer: MensagemSicFisico = valor === undefined ? {} : { valor }
      return { key: `${id} ${tipo}`, value: () => answer }
    },
  },
  {
    path: '/parametros/responsavel-lai',
    summary: 'Responsáveis pelo acesso à informação',
    answer: arrayOf(responsavelLai),
    ...query,
    show: (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      return { key: String(id), value: () => snapshot.responsaveisLai.get(id) ?? [] }
    },
  },
  {
    path: '/atendimento/:id',
    summary: 'Texto sobre o atendimento',
    answer: textoAtendimento,
    params,
    ...query,
    show: (snapshot, request) => {
      const { id } = numbersIn(request, ['id'])
      const { id: entidade } = entidadeOf(snapshot, chosenBy(request).entidade)
      const found = snapshot.textosAtendimento.get(entidade)?.find((each) => each.id === id)
      if (!found) throw notFound(`A entidade ${entidade} não tem o texto de atendimento ${id}.`)
      const answer: TextoAtendimento = { id: { id, entidade }, valor: found.valor }
      return { key: `${entidade} ${id}`, value: () => answer }
    },
  },
]
