// Screen of the entity: name, documents, address, opening hours and the people in charge.
import type { Entidade as EntidadeDados } from '@portal/catalog/contexto'
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatCep, formatPhone } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import type { ReactNode } from 'react'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { Contatos, contatosPath } from '../../shell/panels/atendimento.tsx'
import { useContexto } from '../../shell/context/contexto.tsx'
import { Crest } from '../../shell/frame/crest.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { ExternalLink } from '../../shell/navigation/portal-link.tsx'
import styles from './entidade.module.css'

export const title = 'Sobre a entidade'

export const load: RouteModule['load'] = ({ contexto, fetchJson }) => answersOf([contatosPath(contexto)], fetchJson)

const tipos: Readonly<Record<EntidadeDados['tipo'], string>> = {
  E: 'Poder Executivo',
  L: 'Poder Legislativo',
  R: 'Previdência',
  A: 'Autarquia',
  D: 'Demais entidades',
}

export default function Entidade() {
  const { entidade, exercicios } = useContexto()
  const facts: Readonly<Record<string, ReactNode>> = {
    Nome: entidade.nome,
    Tipo: tipos[entidade.tipo],
    CNPJ: formatCnpjCpf(entidade.cnpj),
    'Entidade principal': entidade.entidadePrincipal && (entidade.entidadePrincipal === 'S' ? 'Sim' : 'Não'),
    Endereço: entidade.logradouro,
    Bairro: entidade.bairro,
    Cidade: [entidade.cidade, entidade.uf].filter(Boolean).join('/'),
    CEP: entidade.cep && formatCep(entidade.cep),
    Telefone: entidade.telefone && formatPhone(entidade.telefone),
    'E-mail': entidade.email && <a href={`mailto:${entidade.email}`}>{entidade.email}</a>,
    Site: entidade.site && <ExternalLink href={entidade.site}>{entidade.site}</ExternalLink>,
    'Horário de atendimento': entidade.horarioAtendimento,
    'Exercícios publicados': exercicios.join(', '),
  }
  return (
    <>
      <div className={styles.top}>
        <Crest />
        <PageHeader
          title={entidade.nome}
          description="Quem publica neste portal: dados cadastrais, endereço, atendimento e contatos."
        />
      </div>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || texts.semRegistro}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.contatos} id="contatos">
        <h2>Contatos</h2>
        <Contatos />
      </section>
    </>
  )
}
