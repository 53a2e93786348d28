import { i18n } from '../../kernel/i18n/i18n.ts'
import { personName } from '../../kit/person-name.ts'
import type { Account, Source } from './relation-queries.ts'

/** Name of the person who has a row; an id that cannot be read says that somebody has it. */
export function ownerOf({ user_id: id, user }: Account | Source): string {
  if (id === null) return i18n.t('relation.nobody')
  return personName(user) || i18n.t('listPart.other.people', { id })
}

/** Name of the account that a source belongs to. */
export function accountOf({ studio_account_id: id, studio_account: account }: Source): string {
  if (id === null) return i18n.t('relation.noAccount')
  return account?.nickname || account?.uid || i18n.t('listPart.other.accounts', { id })
}
