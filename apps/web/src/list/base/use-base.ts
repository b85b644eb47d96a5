// Reads from the address on which basis the figures of a screen are to be shown.
import { BASE } from '@portal/kit/link'
import { readBase, type BaseAsked } from '@portal/kit/base'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export function useBase(): BaseAsked {
  const [params] = useSearchParams()
  const asked = params.get(BASE)
  return useMemo(() => readBase(asked), [asked])
}
