import { profileOf, stableHash } from '@omc/demo-world'

/** People who have an account with the stand-in provider; some of them nobody here knows yet. */
export const PEOPLE = ['operator', 'manager', 'creator', 'vip', 'guest-1024', 'guest-2048'] as const

/** Whether a name is one of them. */
export const isPerson = (name: string): boolean => PEOPLE.some((one) => one === name)

/** What the provider tells about a person, as OpenID Connect names it. */
export function userInfo(person: string, origin: string) {
  const { nickname, avatarPath } = profileOf(person)
  return {
    sub: `s${stableHash(`${person}:sub`)}`,
    name: nickname,
    nickname,
    picture: origin + avatarPath,
    locale: 'zh-CN',
  }
}
