import type { ContextoInicial, GlossarioDaEntidade } from '@portal/catalog/contexto'
import { RETENCAO } from '@portal/catalog/termos/despesa'
import { money, type Field } from '@portal/kit/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ContextoProvider } from '../../shell/context/contexto.tsx'
import { FieldHelp, helpOf } from './field-help.tsx'

const contexto: ContextoInicial = {
  build: { version: '1', time: '', group: '', artifact: '', name: '' },
  entidades: [],
  entidade: {
    id: 1,
    nome: 'Prefeitura',
    cnpj: '',
    entidadePrincipal: 'S',
    tipo: 'E',
    registrado: 'S',
    habilitadoPortal: 'S',
  },
  exercicios: [2026],
  exercicio: 2026,
  menu: [],
  parametros: {},
  configuracoes: { cor: '#0b5cad' },
}

const shown = (field: Field, glossario?: GlossarioDaEntidade): string =>
  renderToStaticMarkup(
    <StaticRouter location="/fornecedores">
      <ContextoProvider value={{ ...contexto, ...(glossario && { glossario }) }}>
        <FieldHelp {...field} />
      </ContextoProvider>
    </StaticRouter>,
  )

const retido = money('Retido', { help: 'Só o do ano.', termo: RETENCAO })

test('shows the help of the column, then the explanation of its term', () => {
  const html = shown(retido)
  expect(html).toContain('Só o do ano.')
  expect(html).toContain(`Retenção:</dfn> ${RETENCAO.descricao}`)
  expect(html).not.toContain('<a ')
})

test('shows the explanation in the glossary of the entity, with a link to it', () => {
  expect(shown(retido, {})).toContain(RETENCAO.descricao)
  const html = shown(retido, { [RETENCAO.topico]: 'O que se desconta aqui.' })
  expect(html).toContain('O que se desconta aqui.')
  expect(html).not.toContain(RETENCAO.descricao)
  expect(html).toMatch(/href="\/glossario\?letra=R&amp;termo=retencao/)
})

test('has no link for a term missing from the glossary of the entity', () => {
  const html = shown(retido, { [RETENCAO.topico]: null })
  expect(html).toContain(RETENCAO.descricao)
  expect(html).not.toContain('<a ')
})

test('does not repeat a term that is the label of the column', () => {
  expect(shown(money('retenção', { termo: RETENCAO }))).not.toContain('<dfn>')
})

test('returns undefined for a field without help or term', () => {
  expect(helpOf(money('Valor'))).toBeUndefined()
})
