// What each page of planning means, for whoever opens it for the first time.
export const notas: Readonly<Record<string, string>> = {
  '/creditosadicionais': `
<p>O orçamento aprovado pela Câmara pode mudar durante o ano. Um decreto, autorizado por lei, acrescenta dinheiro a uma despesa (crédito
suplementar, especial ou extraordinário) e, quase sempre, tira o mesmo tanto de outras (redução).</p>
<p>O valor inicial mais todos os créditos de uma despesa é o saldo atualizado: a mesma dotação atualizada que aparece na despesa detalhada.</p>`,
}
