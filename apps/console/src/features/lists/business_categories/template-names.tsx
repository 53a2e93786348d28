import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { mayRun } from '../../../kit/may-run.ts'

/** Most templates that one answer holds; a team has a few dozen. */
const PAGE_SIZE = 100
/** Names change rarely. */
const KEPT_MS = 5 * 60_000

/** Picture templates by name, read once for all rows; one that is not known shows its number. */
export function TemplateNames({ ids }: { readonly ids: readonly string[] }) {
  const { sdk } = useServices()
  const maySee = mayRun(usePerson(), 'creative_templates.list')
  const { data } = useQuery({
    ...read(sdk, 'creative_templates.list', {
      'page[size]': PAGE_SIZE,
      'fields[creative_templates]': ['name'],
    }),
    staleTime: KEPT_MS,
    // The numbers stand in for names that cannot be read.
    meta: { isShownInPlace: true },
    enabled: maySee && ids.length > 0,
  })
  const nameOf = (id: string) => data?.items.find((one) => one.id === id)?.name ?? `#${id}`
  return <CutText text={ids.length === 0 ? '—' : ids.map(nameOf).join(', ')} />
}
