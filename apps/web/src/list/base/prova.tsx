// Renders a figure as a link to its list, if the menu has that list.
import { formatMoney } from '@portal/kit/formats'
import type { Value } from '@portal/kit/list'
import { useContexto } from '../../shell/context/contexto.tsx'
import { isInMenu } from '../../shell/navigation/menu.ts'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { unbroken } from '../../ui/unbroken.ts'

export const reais = (value: Value | undefined): string => unbroken(formatMoney(String(value ?? 0)))

export function Prova({ to, value, name }: { to: string | undefined; value: Value | undefined; name?: string }) {
  const { menu } = useContexto()
  const written = name ?? reais(value)
  return to !== undefined && isInMenu(menu, to) ? <PortalLink to={to}>{written}</PortalLink> : written
}
