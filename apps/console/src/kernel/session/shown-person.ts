import type { Words } from '@omc/core'
import type { Person } from './person.ts'

/** Display name and picture of a person. */
export type ShownPerson = { readonly name: string; readonly avatar: string }

export const GUEST_NAME: Words = { zh: '访客', en: 'Guest' }
const GUEST_AVATAR = './guest.svg'

/**
 * Name and picture to show; those of a guest while nobody is signed in.
 *
 * @source console spec §3, user session: username (default guest label), avatar (default image)
 */
export const shownPerson = (person: Person | null, language: keyof Words): ShownPerson =>
  person
    ? { name: person.fullName, avatar: person.avatar }
    : { name: GUEST_NAME[language], avatar: GUEST_AVATAR }
