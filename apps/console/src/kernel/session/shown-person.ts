import type { Words } from '@omc/core'
import type { Person } from './person.ts'

/** What stands for a person beside their name. */
export type ShownPerson = { readonly name: string; readonly avatar: string }

export const GUEST_NAME: Words = { zh: '访客', en: 'Guest' }
const GUEST_AVATAR = './guest.svg'

/**
 * The name and the picture to show; while nobody is signed in, those of a guest.
 *
 * @source console spec §3, user session: username (default guest label), avatar (default image)
 */
export const shownPerson = (person: Person | null, language: keyof Words): ShownPerson =>
  person
    ? { name: person.fullName, avatar: person.avatar }
    : { name: GUEST_NAME[language], avatar: GUEST_AVATAR }
