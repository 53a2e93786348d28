import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { StatsDefinition } from './stats-definition.ts'
import type { PlacePart } from './stats-place.ts'
import {
  parseStats,
  writePlace,
  writeStats,
  writeTab,
  type StatsChange,
  type StatsState,
} from './stats-state.ts'

/** Changes of an address of figures; each replaces the entry. */
export type StatsAddress = {
  readonly params: URLSearchParams
  readonly change: (change: StatsChange) => void
  readonly narrow: (parts: Readonly<Partial<Record<PlacePart, readonly string[]>>>) => void
  readonly open: (name: 'tab' | 'list', value: string) => void
}

/**
 * State in the address. Today is fixed when the screen opens, so that days do not move under the
 * reader.
 */
export function useStats({ filters, needsAccount }: StatsDefinition): {
  readonly state: StatsState
  readonly address: StatsAddress
} {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => Date.now())
  const replace = (next: URLSearchParams) => setParams(next, { replace: true })
  return {
    state: parseStats(params, now, needsAccount ? [...filters, 'accounts'] : filters),
    address: {
      params,
      change: (change) => replace(writeStats(params, change)),
      narrow: (parts) => replace(writePlace(params, parts)),
      open: (name, value) => replace(writeTab(params, name, value)),
    },
  }
}
