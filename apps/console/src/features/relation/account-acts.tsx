import { useTranslation } from 'react-i18next'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { Chooser } from './chooser.tsx'
import { ownerOf } from './holders.ts'
import type { Relation } from './use-relation.ts'

/** Gives the marked accounts to a person. */
export function AccountActs({ relation }: { readonly relation: Relation }) {
  const { t } = useTranslation()
  const person = usePerson()
  const { accounts, marked, setMove } = relation
  const rows = accounts.items?.filter(({ id }) => marked.accounts.has(id)) ?? []
  if (!mayRun(person, 'studio_accounts.update')) return null
  return (
    <Chooser
      label={t('relation.toPerson')}
      records="users.get_role_select"
      rows={rows}
      onChoose={(to) =>
        setMove({
          title: t('relation.toPersonTitle'),
          to,
          rows: rows.map((one) => ({
            id: one.id,
            name: one.nickname || one.uid,
            heldBy: one.user_id,
            holderName: ownerOf(one),
          })),
          operation: 'studio_accounts.update',
          args: ([accountId]) => ({ id: accountId, user_id: to.id }),
          size: 1,
          back: ({ id: accountId, heldBy }) => ({ id: accountId, user_id: heldBy }),
        })
      }
    />
  )
}
