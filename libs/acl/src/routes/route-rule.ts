import type { Words } from '@omc/core'
import type { RoleName } from '../roles.ts'

/** Facts about one screen, group or public page. */
export type RouteRule = {
  /** Full path; `{name}` stands for one segment. */
  readonly path: string
  /** Path of the parent group, `public`, or `true` for a group itself. */
  readonly group: string | true
  readonly titleKey: string
  readonly title: Words
  /** Name of a lucide icon. */
  readonly icon: string
  /** Own guard: one of these roles; `null` for anyone the group lets in. */
  readonly roles: readonly RoleName[] | null
  /** Needs no login. */
  readonly public: boolean
  /** Reachable by path, absent from the menu. */
  readonly hidden: boolean
  readonly redirect?: string
  /** Menu entry shown as active in place of this one. */
  readonly activeMenu?: string
  readonly noClosable: boolean
  readonly breadcrumbHidden: boolean
  /** A group whose children take its place in the menu. */
  readonly levelHidden: boolean
  readonly noColumn: boolean
  readonly notCached: boolean
  /** A tab of its own for each address. */
  readonly dynamicNewTab: boolean
}

/** A row as declared; omitted flags are off. */
export type RouteRow = Pick<RouteRule, 'path' | 'title' | 'icon'> & Partial<RouteRule>

/** Rows of screens that need no login. */
export function definePublic(rows: readonly RouteRow[]): readonly RouteRule[] {
  return rows.map((row) => complete({ ...row, public: true, hidden: true }, 'public'))
}

/** The row of a group, then the rows of its screens. */
export function defineGroup(group: RouteRow, rows: readonly RouteRow[]): readonly RouteRule[] {
  return [complete(group, true), ...rows.map((row) => complete(row, group.path))]
}

function complete(row: RouteRow, group: RouteRule['group']): RouteRule {
  return {
    titleKey: titleKey(row.path),
    roles: null,
    public: false,
    hidden: false,
    noClosable: false,
    breadcrumbHidden: false,
    levelHidden: false,
    noColumn: false,
    notCached: false,
    dynamicNewTab: false,
    ...row,
    group,
  }
}

/** One flat name per path: a dotted one would make a group both a text and a folder of texts. */
function titleKey(path: string): string {
  if (path === '*') return 'route.unknown'
  const name = path.replace(/[{}]/g, '').replace(/[/-]/g, '_').slice(1)
  return `route.${name || 'root'}`
}
