import { filtersOfView, type SavedView } from './view-settings.ts'

/** Names of the filters that a list opens with at an address. */
export const usedAt = (
  params: URLSearchParams,
  byDefault: SavedView | undefined,
): readonly string[] => [
  ...[...params.keys()].flatMap((name) => (name.startsWith('f.') ? [name.slice(2)] : [])),
  ...(byDefault ? Object.keys(filtersOfView(byDefault)) : []),
]
