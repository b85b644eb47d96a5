// Writes the business licences (alvarás) of the demo city: shops, workshops and professionals, with one or two each.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import type { City } from '../../cidade/area.ts'
import { dayAt, isoOf, yearOf } from '../../cidade/calendar.ts'
import { BAIRROS, RUAS } from '../../cidade/cidade.ts'
import { SOBRENOMES } from '../../cidade/nomes.ts'
import { pdfOf } from '../../cidade/pdf.ts'
import { personAt } from '../../cidade/pessoas.ts'
import { Random, seedOf } from '../../cidade/random.ts'
import { INVENTADO } from '../../planejamento/documentos.ts'

const PESSOAS = 140
/** One in PROFISSIONAL holders is a professional, identified by CPF. */
const PROFISSIONAL = 7
/** One in SEM_ARQUIVO licences has no scanned file. */
const SEM_ARQUIVO = 4

const RAMOS: readonly (readonly [ramo: string, atividade: string])[] = [
  ['PADARIA E CONFEITARIA', 'Comércio varejista de pães e doces'],
  ['MERCADO', 'Comércio varejista de alimentos'],
  ['OFICINA MECÂNICA', 'Manutenção de veículos automotores'],
  ['FARMÁCIA', 'Comércio varejista de medicamentos'],
  ['RESTAURANTE', 'Serviços de alimentação'],
  ['PAPELARIA', 'Comércio varejista de artigos de escritório'],
  ['CLÍNICA ODONTOLÓGICA', 'Atividade odontológica'],
  ['MATERIAIS DE CONSTRUÇÃO', 'Comércio varejista de materiais de construção'],
  ['SALÃO DE BELEZA', 'Cabeleireiros e tratamento de beleza'],
  ['TRANSPORTES', 'Transporte rodoviário de carga'],
]
const OFICIOS = ['Serviços de advocacia', 'Serviços de contabilidade', 'Serviços de engenharia', 'Psicologia']
const TIPOS = ['Alvará de localização e funcionamento', 'Licença sanitária']

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

function pessoaAt(index: number, random: Random) {
  if (index % PROFISSIONAL === 0) {
    const { nome, cpf } = personAt('autonomo', 5_000 + index)
    return { nome, cnpj_cpf: cpf, atividade: pick(OFICIOS, index / PROFISSIONAL) }
  }
  const [ramo, atividade] = pick(RAMOS, index)
  const sobrenome = random.pick(SOBRENOMES)
  return {
    nome: `${ramo} ${sobrenome} ${random.pick(['LTDA', 'ME', 'EIRELI'])}`,
    nome_fantasia: `${ramo} ${random.pick(['CENTRAL', 'DO BAIRRO', 'POPULAR', sobrenome])}`,
    cnpj_cpf: cnpjFrom(`${String(38_100_000 + index * 613).padStart(8, '0')}0001`),
    atividade,
  }
}

export async function writeAlvaras({ sink, files, today }: City, entidade: number): Promise<void> {
  const random = new Random(seedOf('alvaras', entidade))
  const modelos = await Promise.all(
    TIPOS.map(async (tipo) =>
      files.add(
        `${tipo.split(' ')[0]?.toLowerCase()}.pdf`,
        'application/pdf',
        pdfOf(tipo, ['Documento afixado no estabelecimento.', '', INVENTADO]),
        dayAt(yearOf(today), 1, 2),
      ),
    ),
  )
  for (let pessoa = 1; pessoa <= PESSOAS; pessoa++) {
    const { atividade, ...quem } = pessoaAt(pessoa, random)
    sink.put('alvara_pessoa', {
      entidade,
      pessoa,
      ...quem,
      logradouro: `RUA ${random.pick(RUAS)}`,
      numero: String(random.int(10, 2_000)),
      bairro: random.pick(BAIRROS),
    })
    for (let alvara = 1; alvara <= (pessoa % 3 === 0 ? 2 : 1); alvara++) {
      const ano = yearOf(today) - (pessoa % 5 === 0 ? 1 : 0)
      const scanned = (pessoa + alvara) % SEM_ARQUIVO !== 0
      sink.put('alvara', {
        entidade,
        pessoa,
        alvara,
        numero_alvara: `${pessoa * 3 + alvara}/${ano}`,
        tipo_documento: pick(TIPOS, alvara - 1),
        atividade_principal: atividade,
        area_utilizada: `${random.int(20, 600)}.${random.int(10, 99)}`,
        data_validade: isoOf(dayAt(ano, 12, 31)),
        arquivo: scanned ? modelos[alvara - 1] : null,
      })
    }
  }
}
