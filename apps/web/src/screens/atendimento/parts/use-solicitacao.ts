// State of the request wizard: validates each step before leaving it, looks up the person, and sends the request once.
import type { NovaSolicitacao, PessoaCadastrada, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import {
  FORMA_PADRAO,
  passoAnterior,
  passoSeguinte,
  type Campo,
  type Passo,
  type TipoSolicitacao,
} from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { permiteAnonimo } from '@portal/catalog/parametros'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { PortalError, type Violation } from '@portal/kit/errors'
import { withQuery } from '@portal/kit/link'
import { pedidoPath } from '@portal/catalog/atendimento/rotas'
import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { getJson } from '../../../api/api.ts'
import { useContexto, useParametros } from '../../../shell/context/contexto.tsx'
import { withEscolha } from '../../../api/escolha.ts'
import { closePanel } from '../../../shell/panels/panels.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import type { Aviso } from './aviso.tsx'
import { newChave, useDraft } from './draft.ts'
import { useEnvio, useFormulario } from './envio.ts'
import { emptyHoneypot, readHoneypot } from '../../../ui/honeypot.tsx'
import { keepNovoProcesso } from './novo-processo.ts'
import { faltas, faltasDoPasso, novoRascunho, passoDe, solicitacaoOf, type Rascunho } from './rascunho.ts'

const SEM_CONSULTA = 'Não foi possível verificar se você já tem cadastro. Preencha seus dados para continuar.'

interface Places {
  form: RefObject<HTMLFormElement | null>
  heading: RefObject<HTMLHeadingElement | null>
}

export function useSolicitacao({ form, heading }: Places) {
  const { entidade, exercicio } = useContexto()
  const anonima = permiteAnonimo(useParametros())
  const navigate = useNavigate()
  const draft = useDraft<Rascunho>('esic', novoRascunho)
  const rascunho: Rascunho = anonima || draft.value.tipo === 'I' ? draft.value : { ...draft.value, tipo: 'I', passo: 1 }
  const aberto = useFormulario(draft)
  const [moves, setMoves] = useState(0)
  const [aviso, setAviso] = useState<Aviso>()
  const [lookingUp, setLookingUp] = useState(false)

  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves, heading])

  const problems = useProblems(form)
  const envio = useEnvio(draft)
  const query = { entidade: entidade.id, exercicio }

  function go(part: Partial<Rascunho> & { passo: Passo }, told?: Aviso): void {
    problems.show([])
    setAviso(told)
    draft.change(part)
    setMoves((count) => count + 1)
  }

  const escrever = (part: Readonly<Partial<Record<Campo, string | undefined>>>): void => {
    for (const campo of Object.keys(part)) problems.forget(campo)
    draft.change(({ form }) => ({
      form: Object.fromEntries(Object.entries({ ...form, ...part }).filter(([, value]) => value !== undefined)),
    }))
  }

  /** Chooses the type; an anonymous request has only one form of delivery. */
  const escolher = (tipo: TipoSolicitacao): void => {
    problems.show([])
    draft.change({ tipo, ...(tipo === 'A' && { form: { ...rascunho.form, formaRecebimento: FORMA_PADRAO } }) })
  }

  async function consultarPessoa(): Promise<void> {
    const consultado = cleanDocumento(rascunho.form.cnpj_cpf ?? '')
    if (rascunho.cadastro && rascunho.consultado === consultado) return go({ passo: 2 })
    setLookingUp(true)
    try {
      const cadastro = await getJson<PessoaCadastrada>(withQuery('/api/pessoa', { ...query, cnpjCpf: consultado }), {
        quiet: true,
      })
      const { cnpj_cpf = '', assunto = '', digitacao = '', formaRecebimento = FORMA_PADRAO } = rascunho.form
      go({ passo: 2, consultado, cadastro, form: { cnpj_cpf, assunto, digitacao, formaRecebimento } })
    } catch (error) {
      const { status, violations } = error instanceof PortalError ? error : new PortalError(0, '')
      if (violations.length > 0) return problems.show(violations)
      const told: Aviso =
        status === 404 ? { level: 'error', text: textosEsic.nenhumaPessoa } : { level: 'alert', text: SEM_CONSULTA }
      go({ passo: 2, consultado, cadastro: undefined }, told)
    } finally {
      setLookingUp(false)
    }
  }

  function refuse(violations: readonly Violation[]): void {
    const passo = passoDe(violations[0]?.field ?? '')
    if (passo !== rascunho.passo) draft.change({ passo })
    problems.show(violations)
  }

  async function enviar(): Promise<void> {
    const found = faltas(rascunho)
    if (found.length > 0) return refuse(found)
    setAviso(undefined)
    const body: NovaSolicitacao = solicitacaoOf(rascunho, readHoneypot(form.current), window.location.origin)
    const outcome = await envio.send<ProcessoCriado>(withQuery('/api/processos', query), body)
    if (!outcome) return
    if ('refused' in outcome) {
      emptyHoneypot(form.current)
      if (outcome.refused.violations.length > 0) return refuse(outcome.refused.violations)
      return setAviso({ level: 'error', text: outcome.refused.message })
    }
    closePanel('esic')
    keepNovoProcesso(outcome.sent)
    draft.discard()
    void navigate(withEscolha(pedidoPath(outcome.sent), { entidade, exercicio }))
  }

  async function avancar(): Promise<void> {
    if (envio.sending || lookingUp) return
    if (rascunho.passo === 4) return enviar()
    const found = faltasDoPasso(rascunho)
    if (found.length > 0) return problems.show(found)
    if (rascunho.passo === 1 && rascunho.tipo === 'I') return consultarPessoa()
    go({ passo: passoSeguinte(rascunho.passo, rascunho.tipo) })
  }

  return {
    rascunho,
    anonima,
    aberto,
    problems,
    aviso,
    escrever,
    escolher,
    avancar,
    busy: envio.sending || lookingUp,
    voltar: () => go({ passo: passoAnterior(rascunho.passo, rascunho.tipo) }),
    anexar: (change: (arquivos: Rascunho['arquivos']) => Rascunho['arquivos']): void => {
      problems.forget('arquivos')
      draft.change(({ arquivos }) => ({ arquivos: change(arquivos) }))
    },
    descartar: () => {
      draft.discard()
      problems.show([])
      setAviso(undefined)
      setMoves((count) => count + 1)
    },
    /** Starts another submission: what may have arrived stays as sent, and changes go in a new request. */
    mudar: () => draft.change({ incerto: false, chave: newChave() }),
  }
}
