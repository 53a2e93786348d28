import { CHANNEL_ROWS, SOURCES } from '@omc/core'
import { parseLocation } from '../../kernel/router/address.ts'
import type { Scope } from '../../kit/list/list-scope.ts'
import { platformName } from '../../kit/list/platform-name.ts'

/**
 * Scopes of menu groups: the channels they publish to, and the platforms of their material.
 *
 * @source screens §0.3
 */
const GROUPS: Readonly<Record<string, Scope>> = {
  guanghe: {
    channels: ['guangguang'],
    platforms: ['guangguang'],
    sources: ['guanghe', 'douyin', 'redbook'],
  },
  sweb: {
    channels: ['wetao', 'daorc'],
    platforms: ['wetao', 'daorc'],
    sources: ['taobaoke', 'douyin'],
  },
  jingdong: {
    channels: ['jd', 'goudong'],
    platforms: ['jd', 'goudong'],
    sources: ['goudong', 'jd', 'douyin'],
  },
  carry: {},
}

/** Scope of the group that an address belongs to; unlimited outside the groups. */
export const groupScope = (pathname: string): Scope => GROUPS[segments(pathname)[0] ?? ''] ?? {}

/** Scope of `/…/{channel}`; null for an unknown channel. */
export function channelScope(pathname: string): Scope | null {
  const name = segments(pathname).at(-1) ?? ''
  const isKnown = CHANNEL_ROWS.some((row) => row.name === name)
  return isKnown ? { channel: [name], channels: [name], platforms: [name] } : null
}

/** Scope of `/…/{source}`; null for an unknown source. */
export function sourceScope(pathname: string): Scope | null {
  const name = segments(pathname).at(-1) ?? ''
  const isKnown = SOURCES.some((source) => source === name)
  return isKnown ? { sources: [name] } : null
}

/** The same list of every channel. */
export const channelLinks = (pathname: string) =>
  linksBeside(
    pathname,
    CHANNEL_ROWS.map(({ name }) => name),
  )

/** The same list of every source. */
export const sourceLinks = (pathname: string) => linksBeside(pathname, SOURCES)

const linksBeside = (pathname: string, names: readonly string[]) => {
  const place = segments(pathname).slice(0, -1)
  return names.map((name) => ({
    to: `/${[...place, name].join('/')}`,
    label: platformName(name),
  }))
}

const segments = (address: string): readonly string[] =>
  parseLocation(address).pathname.split('/').filter(Boolean)
