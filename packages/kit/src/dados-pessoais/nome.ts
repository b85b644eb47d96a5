// Tells, among runs of words with a capital, the names of persons from those of offices, places, rules and papers.
import { normalize } from '../texto.ts'
import { PRENOMES } from './prenomes.ts'

/** Words that show that a run of capitalised words names an office, a place or a rule, not a person. */
const OF_NOBODY = new Set(
  (
    'secretaria prefeitura camara municipio municipal estadual federal governo estado uniao escola creche colegio ' +
    'hospital posto unidade basica upa ubs rua avenida travessa alameda praca rodovia estrada bairro jardim parque ' +
    'conjunto distrito vila centro lei decreto portaria edital pregao contrato licitacao concorrencia diario ' +
    'oficial tribunal ministerio publico fundo conselho departamento diretoria setor servico ouvidoria portal ' +
    'transparencia saude educacao obras protocolo geral acesso informacao nota fiscal empenho'
  ).split(' '),
)

export const namesNobody = (found: string): boolean =>
  normalize(found)
    .split(/\s+/)
    .some((word) => OF_NOBODY.has(word))

/** Words of companies and of papers, which a request of a visitor has less often than a contract. */
const OF_PAPERS = new Set(
  (
    'ltda me epp mei eireli comercio comercial industria servicos transportes construtora construcoes ' +
    'distribuidora engenharia empreendimentos materiais mercado supermercado farmacia papelaria oficina ' +
    'associacao instituto fundacao igreja paroquia sindicato cooperativa consorcio banco caixa agencia loja ' +
    'prefeito vice vereador vereadora secretario secretaria presidente diretor diretora pregoeiro pregoeira ' +
    'procurador procuradora controlador contador contadora tesoureiro juiz promotor tabeliao ' +
    'termo aditivo ata registro precos dispensa inexigibilidade clausula objeto anexo valor total data ordem ' +
    'processo modalidade exercicio projeto programa republica sede terminal ginasio estadio quadra linha sitio ' +
    'fazenda gleba lote edificio residencial condominio loteamento cemiterio biblioteca museu teatro paco ' +
    'gabinete comarca cartorio forum delegacia'
  ).split(' '),
)

/** Words with a capital beside a name that are no part of it. */
const LABELS = new Set(
  (
    'nome endereco cpf rg cns sus contratado contratada contratante credor locador locadora locatario beneficiario ' +
    'beneficiaria servidor servidora sr sra srs dr dra senhor senhora dona interessado interessada requerente ' +
    'favorecido favorecida proprietario proprietaria responsavel brasileiro brasileira telefone fone cargo ' +
    'matricula paciente aluno aluna titular outorgante outorgado cidadao cidada municipe representante socio socia ' +
    'o a os as e em ao residente domiciliado domiciliada morador moradora casado casada solteiro solteira'
  ).split(' '),
)
const LABEL_OF_PERSON =
  /(?<!\p{L})(?:nome|sra?|dra?|senhora?|dona|servidora?|benefici[áa]ri[oa]|favorecid[oa]|locadora?|requerente|interessad[oa]|propriet[áa]ri[oa]|paciente|alun[oa]|titular|credor|munícipe|cidad(?:ão|ã))\.?\s*:?\s*$/iu

const PLACE_BEFORE =
  /(?<!\p{L})(?:rua|r\.|av\.|avenida|travessa|pra[çc]a|alameda|rodovia|estrada|escola|creche|cmei|emef|bairro|jardim|vila|parque|conjunto|residencial|loteamento|edif[íi]cio|ponte|gin[áa]sio|est[áa]dio|centro|unidade|posto|hospital)(?:\s+(?:municipal|de|do|da))*\s*$/iu

const WORD = String.raw`(?:\p{Lu}\p{Ll}[\p{L}'’-]*|\p{Lu}[\p{Lu}'’-]+|\p{Lu}\.?)`
const RUN = new RegExp(
  String.raw`(?<![\p{L}\d])${WORD}(?:\s+(?:(?:de|da|do|das|dos|e|DE|DA|DO|DAS|DOS|E)\s+)?${WORD})*`,
  'gu',
)
const CONNECTORS = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])
const MOST_WORDS = 8

export interface Nome {
  inicio: number
  fim: number
  /** The first word is a common given name, or a word before it says that a person comes. */
  certo: boolean
}

interface Word {
  word: string
  inicio: number
  fim: number
}

/** Splits a run where a label is, and leaves joining words at no end of a part. */
function partsOf(run: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of run) {
    if (LABELS.has(word.word)) parts.push([])
    else if (!CONNECTORS.has(word.word) || (parts.at(-1)?.length ?? 0) > 0) parts.at(-1)?.push(word)
  }
  return parts.map((part) => {
    const last = part.findLastIndex(({ word }) => !CONNECTORS.has(word))
    return part.slice(0, last + 1)
  })
}

function nameIn(text: string, part: readonly Word[]): Nome | undefined {
  const own = part.filter(({ word }) => !CONNECTORS.has(word))
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last || own.length < 2 || own.length > MOST_WORDS) return undefined
  if (own.some(({ word }) => namesNobody(word) || OF_PAPERS.has(word))) return undefined
  if (own.every(({ word }) => word.length < 3)) return undefined
  const before = text.slice(Math.max(0, first.inicio - 40), first.inicio)
  if (PLACE_BEFORE.test(before)) return undefined
  return { inicio: first.inicio, fim: last.fim, certo: PRENOMES.has(first.word) || LABEL_OF_PERSON.test(before) }
}

/** Returns the names of persons in a text, in its order. */
export function findNomes(text: string): Nome[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const words = [...match[0].matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      word: normalize(word).replace(/\.$/, ''),
      inicio: match.index + index,
      fim: match.index + index + word.length,
    }))
    return partsOf(words)
      .map((part) => nameIn(text, part))
      .filter((name) => name !== undefined)
  })
}
