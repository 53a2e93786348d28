import type { Scope } from '../../kit/list/list-scope.ts'
import { groupScope } from '../lists/scopes.ts'

/** Screens of one subject, the widest first. */
export const PLACES = {
  publishes: ['/carry/publish/list', '/console', '/guanghe/publish/list'],
  accounts: [
    '/carry/account/list',
    '/console',
    '/guanghe/account/list',
    '/jingdong/account/list',
    '/sweb/account/list',
  ],
  contents: ['/carry/content/list', '/guanghe/content/list', '/jingdong/content/list'],
  sources: ['/carry/panel/list', '/guanghe/panel/list'],
  firstLook: ['/guanghe/panel/audit'],
  videoReview: ['/carry/audit/gh_video'],
  pictureReview: ['/guanghe/gh-pic/audit'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Tabs of the console that show the same lists as the desks of the groups. */
export const CONSOLE_TABS: readonly string[] = ['attempts', 'queue', 'studio']

const TYPES: Readonly<Record<string, readonly string[]>> = {
  '/carry/audit/gh_video': ['video'],
  '/guanghe/gh-pic/audit': ['image'],
}

/** Scope of the rows that a screen shows: a review takes one form from all sources and channels. */
export function scopeAt(path: string): Scope {
  const contentType = TYPES[path]
  return contentType ? { contentType } : groupScope(path)
}
