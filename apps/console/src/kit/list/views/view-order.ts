import type { Result, Sdk } from '@omc/sdk'
import { read } from '../../../kernel/data/read.ts'

export type View = Result<'views.list'>['items'][number]

type ViewsPage = Result<'views.list'>

/** Views of a list that the person sees, without those that cannot be read. */
export const viewsQuery = (sdk: Sdk, resource: string) => ({
  ...read(sdk, 'views.list', {
    'filter[resource]': [resource],
    'page[size]': 100,
    sort: ['position'],
  }),
  select: (page: ViewsPage): ViewsPage => ({ ...page, items: page.items.filter(isReadable) }),
})

/** Order of the kinds of views; the default of the first that has one opens the list. */
const KINDS: readonly string[] = ['personal', 'role', 'team']

/** Whether a view has what is needed to place and name it: without, the others still stand. */
export const isReadable = ({ kind, role, name, columns, position, created_at }: View): boolean =>
  KINDS.includes(kind) &&
  [role === null ? '' : role, name, created_at].every((text) => typeof text === 'string') &&
  Array.isArray(columns) &&
  typeof position === 'number'

type Placed = Pick<View, 'id' | 'kind' | 'role' | 'position' | 'is_default' | 'created_at'>

/** Order of codes and instants. The first comparison by language costs as much as ten rows of a list. */
const byCode = (one: string, other: string): number => Number(one > other) - Number(one < other)

/** Own views first, then those of roles and of the team, each in their order. */
export const inOrder = <One extends Placed>(views: readonly One[]): readonly One[] =>
  views.toSorted(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
      byCode(one.role ?? '', other.role ?? '') ||
      one.position - other.position ||
      byCode(one.created_at, other.created_at),
  )

/**
 * The default that opens the list: the person's own, else that of one of their roles, else the
 * team's. Those who may change the team see defaults of roles that they do not have.
 */
export const defaultOf = <One extends Placed>(
  views: readonly One[],
  roles: readonly string[],
): One | undefined =>
  inOrder(views).find(
    ({ is_default, role }) => is_default && (role === null || roles.includes(role)),
  )

/** Views of the same owner: they have one order and at most one default. */
export const ofSameOwner = <One extends Placed>(
  views: readonly One[],
  { kind, role }: Pick<Placed, 'kind' | 'role'>,
): readonly One[] => inOrder(views.filter((one) => one.kind === kind && one.role === role))

/** Positions to write so that a view stands one place further; null at the end. */
export function movedPositions(
  views: readonly Placed[],
  view: Placed,
  step: -1 | 1,
): readonly { readonly id: string; readonly position: number }[] | null {
  const group = ofSameOwner(views, view)
  const at = group.findIndex(({ id }) => id === view.id)
  const beside = group[at + step]
  if (at === -1 || !beside) return null
  return group
    .with(at, beside)
    .with(at + step, view)
    .map(({ id, position: before }, position) => ({ id, position, before }))
    .filter(({ position, before }) => position !== before)
    .map(({ id, position }) => ({ id, position }))
}
