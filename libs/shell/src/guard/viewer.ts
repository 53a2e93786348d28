import type { RoleHolder } from '@omc/core'

/** The person at the console, as far as screens go. */
export type Viewer =
  /** No token, and nothing loaded. */
  | { readonly tag: 'nobody' }
  /** No token; the screens for visitors are loaded. */
  | { readonly tag: 'visitor' }
  /** A token; user info is not loaded yet. */
  | { readonly tag: 'unknown' }
  /** User info, screens and categories are loaded. */
  | { readonly tag: 'person'; readonly person: RoleHolder }

/**
 * The viewer for a session.
 *
 * @param isVisitorReady  the screens for visitors are loaded
 * @source                console spec §4, session: logged out, logged in, user info loaded
 */
export function viewerOf(
  hasToken: boolean,
  person: RoleHolder | null,
  isVisitorReady = false,
): Viewer {
  if (!hasToken) return { tag: isVisitorReady ? 'visitor' : 'nobody' }
  return person ? { tag: 'person', person } : { tag: 'unknown' }
}
