import { profileOf, stableHash } from '@omc/demo-world'

/** People with an account at the stand-in provider; some have no account here yet. */
export const PEOPLE = ['operator', 'manager', 'creator', 'vip', 'guest-1024', 'guest-2048'] as const

/** Whether a name is one of them. */
export const isPerson = (name: string): boolean => PEOPLE.some((one) => one === name)

/** Claims about a person, as named by OpenID Connect. */
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
