import { i18n } from '../kernel/i18n/i18n.ts'

/** Says that people are left who are found by a search. */
export const MorePeople = ({ count }: { readonly count: number }) => (
  <p className="pt-1 text-xs text-fg3">{i18n.t('listPart.morePeople', { count })}</p>
)
