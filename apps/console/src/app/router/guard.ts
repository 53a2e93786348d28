import { type AclSession, canVisit, matchRoute, visibleRoutes } from '@omc/acl'
import { loginAddress, parseReturnTarget } from '../session/return-target.ts'

export type GuardInput = {
  /** Path with its query, as the router has it. */
  readonly address: string
  readonly hasToken: boolean
  /** Null until user info is loaded. */
  readonly person: AclSession | null
  /** Path patterns of the screens that exist. */
  readonly built: ReadonlySet<string>
}

export type GuardDecision =
  | { readonly tag: 'allow' }
  /** Load user info and categories, then ask again. */
  | { readonly tag: 'load' }
  | { readonly tag: 'go'; readonly to: string }

/**
 * What happens to a navigation.
 *
 * @source console spec §2, navigation guard: white list, redirect, filtered routes
 */
export function decide({ address, hasToken, person, built }: GuardInput): GuardDecision {
  const path = address.split('?', 1)[0] ?? '/'
  const rule = matchRoute(path)
  const isPublic = rule.public && rule.path !== '*'
  if (!hasToken) {
    if (!isPublic) return go(loginAddress(address))
    return built.has(rule.path) ? { tag: 'allow' } : go('/404')
  }
  if (!person) return { tag: 'load' }
  if (rule.path === '/login') return go(homeAfterLogin(address, person, built))
  if (rule.redirect) return go(rule.redirect)
  if (rule.group === true) return go(firstScreen(person, rule.path, built) ?? '/404')
  if (!built.has(rule.path)) return go('/404')
  return canVisit(person, path) ? { tag: 'allow' } : go('/403')
}

/** Where a sign-in leads: back to what was asked for, if this person may see it. */
export function homeAfterLogin(
  loginPath: string,
  person: AclSession,
  built: ReadonlySet<string>,
): string {
  const query = loginPath.split('?', 2)[1] ?? ''
  const target = parseReturnTarget(new URLSearchParams(query).get('redirect'))
  if (target === null) return '/'
  const rule = matchRoute(target.split('?', 1)[0] ?? '/')
  return built.has(rule.path) && canVisit(person, target) ? target : '/'
}

/** The first screen of a group that exists and that the person may open. */
function firstScreen(
  person: AclSession,
  group: string,
  built: ReadonlySet<string>,
): string | undefined {
  return visibleRoutes(person).find((rule) => rule.group === group && built.has(rule.path))?.path
}

const go = (to: string): GuardDecision => ({ tag: 'go', to })
