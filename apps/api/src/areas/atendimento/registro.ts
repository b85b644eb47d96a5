// Creates the process of a request that has passed every check.
import type { FastifyInstance } from 'fastify'
import type { ProcessoCriado } from '@portal/catalog/atendimento/processo'
import type { Formulario } from '@portal/catalog/atendimento/solicitacao'
import type { PoolClient } from '@portal/db/pool'
import { registrarProcesso, type NovoProcesso, type Requerente } from '@portal/atendimento/processo'
import { readRegra, type Regra } from '@portal/atendimento/regra'
import { randomSenha, senhaFrom } from '@portal/atendimento/senha'
import { inTransaction } from '@portal/db/transaction'
import { PortalError } from '@portal/kit/errors'
import { prazoDe } from '@portal/atendimento/prazo'
import { segredoOf, sha256 } from './assinatura.ts'
import { cartasDoPedido, remetenteOf } from './cartas.ts'
import { linkDeConfirmacao } from './confirmacao.ts'
import { corpoHash, type Referencia, type Solicitacao } from './formulario.ts'
import { tipoPessoa, type Pessoa } from './pessoa.ts'
import { permiteRecurso, type Andamento } from './recurso.ts'

const RECEBIMENTO = { local: 'Portal da Transparência', funcao: 'e-SIC', parecer: 'Pedido recebido pelo portal.' }

const LOCK = 'select from atendimento.processo where entidade = $1 and exercicio = $2 and processo = $3 for update'

/** Read after the row lock is taken, so that an appeal made meanwhile is seen. */
const REFERENCE = `
select p.situacao, p.instancia, p.prazo, p.encerrado_em::date as encerrado,
  (select count(*)::int from atendimento.processo r
    where r.entidade = p.entidade and r.exercicio_referencia = p.exercicio and r.processo_referencia = p.processo) as
      recursos
from atendimento.processo p where p.entidade = $1 and p.exercicio = $2 and p.processo = $3`

const SAME_REQUESTER = `
select pessoa, nome, nome_digitado as "nomeDigitado", cnpj_cpf as "cnpjCpf", tipo_pessoa as "tipoPessoa", rg, email,
  telefone, celular,
  logradouro, numero, complemento, bairro, cidade, uf, cep, data_nascimento as "dataNascimento", sexo, escolaridade
from atendimento.requerente where entidade = $1 and exercicio = $2 and processo = $3`

const nullable = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' ? null : value.trim()

function requerenteFrom(form: Formulario, cnpjCpf: string, cadastro: Pessoa | undefined): Requerente {
  const escolaridade = nullable(form.escolaridade)
  return {
    pessoa: cadastro?.pessoa ?? null,
    nome: nullable(form.nome),
    nomeDigitado: cadastro === undefined,
    cnpjCpf,
    tipoPessoa: tipoPessoa(cnpjCpf),
    rg: nullable(form.rg),
    email: nullable(form.email),
    telefone: nullable(form.telefone),
    celular: nullable(form.celular),
    logradouro: nullable(form.logradouro),
    numero: nullable(form.numero),
    complemento: nullable(form.complemento),
    bairro: nullable(form.bairro),
    cidade: nullable(form.cidade),
    uf: nullable(form.uf),
    cep: nullable(form.cep),
    dataNascimento: nullable(form.dataNascimento),
    sexo: nullable(form.sexo),
    escolaridade: escolaridade === null ? null : Number(escolaridade),
  }
}

interface Appealed {
  referencia: { exercicio: number; processo: number; instancia: number }
  requerente: Requerente | undefined
}

/** Keeps the process locked until the appeal is stored, so that of two at the same time only one is made. */
async function appeal(
  client: PoolClient,
  entidade: number,
  { exercicio, processo }: Referencia,
  regra: Regra,
): Promise<Appealed> {
  const key = [entidade, exercicio, processo]
  await client.query(LOCK, key)
  const { rows } = await client.query<Andamento>(REFERENCE, key)
  const [andamento] = rows
  if (!andamento || !permiteRecurso(andamento, regra)) throw new PortalError(409, 'Este processo não aceita recurso.')
  const { rows: same } = await client.query<Requerente>(SAME_REQUESTER, key)
  return { referencia: { exercicio, processo, instancia: andamento.instancia + 1 }, requerente: same[0] }
}

export interface Pronto {
  entidade: number
  pedido: Solicitacao
  /** The validated form, completed from the registration. */
  form: Formulario
  cadastro: Pessoa | undefined
}

export async function registrar(
  app: FastifyInstance,
  { entidade, pedido, form, cadastro }: Pronto,
): Promise<ProcessoCriado> {
  const remetente = remetenteOf(await app.contextos.fresh(), entidade, app.config.publicUrl)
  const { chave, referencia, tipo, cnpjCpf, url, arquivos } = pedido
  const segredo = await segredoOf(app.pool)
  const senha = chave === undefined ? randomSenha() : senhaFrom(segredo, entidade, chave)
  return inTransaction(app.pool, async (client) => {
    const regra = await readRegra(client, entidade)
    const appealed = referencia && (await appeal(client, entidade, referencia, regra))
    const prazo = prazoDe(regra.hoje, appealed ? regra.respostaRecursoDias : regra.prazoDias, regra)
    const own = tipo === 'I' ? requerenteFrom(form, cnpjCpf, cadastro) : undefined
    const requerente = own ?? appealed?.requerente
    const novo: NovoProcesso = {
      entidade,
      data: regra.hoje,
      usuario: 'e-SIC',
      assunto: form.assunto ?? '',
      digitacao: form.digitacao ?? '',
      formaRecebimento: form.formaRecebimento ?? '',
      prazo,
      senha,
      recebimento: RECEBIMENTO,
      arquivos: arquivos.map((ficha) => sha256(ficha)),
      ...(requerente && { requerente }),
      ...(appealed && { referencia: appealed.referencia }),
      ...(chave !== undefined && { chave: { chave: sha256(chave), corpo: corpoHash(pedido) } }),
      ...(url !== '' && { urlOrigem: url }),
    }
    const email = requerente?.email ?? undefined
    const isNew = own !== undefined && cadastro === undefined
    const numero = await registrarProcesso(client, novo, (made) => {
      const confirmar =
        isNew && remetente.portal !== undefined ? linkDeConfirmacao(segredo, remetente.portal, made) : undefined
      return cartasDoPedido(remetente, { numero: made, prazo, recurso: appealed !== undefined, email, confirmar })
    })
    return { ...numero, senha, prazo }
  })
}
