import declared from '../../../../docs/spec/routes.json' with { type: 'json' }
import { createScreenTable } from '../screens/screen-table.ts'
import type { Screen } from '../screens/screen.ts'

/** A row as written in tests; omitted flags are off. */
export function screen(row: Pick<Screen, 'path' | 'group'> & Partial<Screen>): Screen {
  const name = row.path.replace(/[{}]/g, '').replace(/[/-]/g, '_').slice(1) || 'root'
  return {
    titleKey: `route.${name}`,
    title: { zh: `${name} 页`, en: name },
    icon: 'circle',
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
  }
}

export const CATCH_ALL = screen({ path: '*', group: 'public', public: true, redirect: '/404' })

/** The 74 rows of the specification, with the flags that it leaves to the product. */
export const DECLARED: readonly Screen[] = declared.map(({ title, ...row }) =>
  screen({
    // The file's literal types are wider than a row: `group` is a text or true.
    ...(row as Pick<Screen, 'path' | 'group'> & Partial<Screen>),
    title: { zh: `「${title}」`, en: title },
    levelHidden: row.path === '/',
    breadcrumbHidden: row.path === '/',
    dynamicNewTab: row.path.includes('{'),
    notCached: row.path === '/ucenter/password',
  }),
)

export const TABLE = createScreenTable(DECLARED)

/** A table of a few rows. */
export const tableOf = (...rows: Screen[]) => createScreenTable([...rows, CATCH_ALL])
