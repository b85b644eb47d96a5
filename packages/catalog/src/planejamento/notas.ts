// The explanatory note of each page of planning, for first-time readers.
export const notas: Readonly<Record<string, string>> = {
  '/orcamento': `
<p>Três leis planejam o gasto público. O <strong>PPA</strong> diz o que se pretende fazer em quatro anos. A
<strong>LDO</strong> escolhe, a cada ano, as prioridades. A <strong>LOA</strong> é o orçamento: quanto se espera
arrecadar e quanto se pode gastar, e em quê.</p>
<p>As três passam por audiências públicas antes de ir à Câmara. As atas dizem o que se discutiu nelas.</p>`,
  '/avaliacao-ppa': `
<p>Cada projeto ou atividade do Plano Plurianual aparece com a unidade que o faz, a função de governo e o programa a que
pertence. O planejado é a dotação inicial do orçamento; o atualizado, a dotação com os créditos adicionais; o executado,
o que foi liquidado.</p>
<p>A meta física diz quanto a ação deve entregar no ano (alunos atendidos, obras, consultas) e quanto já entregou. Ela
só aparece no programa, porque entregas diferentes não se somam.</p>`,
  '/creditosadicionais': `
<p>O orçamento aprovado pela Câmara pode mudar durante o ano. Um decreto, autorizado por lei, acrescenta dinheiro a uma
despesa (crédito suplementar, especial ou extraordinário) e, quase sempre, tira o mesmo tanto de outras (redução).</p>
<p>O valor inicial mais todos os créditos de uma despesa é o saldo atualizado: a mesma dotação atualizada que aparece na
despesa detalhada.</p>`,
}
