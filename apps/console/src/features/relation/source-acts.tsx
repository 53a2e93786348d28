import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { Chooser } from './chooser.tsx'
import { accountOf, ownerOf } from './holders.ts'
import { FOLLOWING, MANY } from './move.ts'
import type { Holding } from './moves.ts'
import { readSourcesOf, type Source } from './relation-queries.ts'
import type { Relation } from './use-relation.ts'

type ActProps = { readonly relation: Relation }

const byPerson = (one: Source): Holding => ({
  id: one.id,
  name: one.nickname,
  heldBy: one.user_id,
  holderName: ownerOf(one),
})
const byAccount = (one: Source): Holding => ({
  id: one.id,
  name: one.nickname,
  heldBy: one.studio_account_id,
  holderName: accountOf(one),
})

/** Gives the marked sources to an account, those of an account to a person, and contents after. */
export function SourceActs({ relation }: ActProps) {
  const person = usePerson()
  if (!mayRun(person, 'studio_accounts.batch_assign_source')) return null
  return (
    <>
      <ToAccount relation={relation} />
      <FollowPerson relation={relation} />
      <ContentsFollow relation={relation} />
    </>
  )
}

const markedOf = ({ sources, marked }: Relation) =>
  sources.items?.filter(({ id }) => marked.sources.has(id)) ?? []

function ToAccount({ relation }: ActProps) {
  const { t } = useTranslation()
  const rows = markedOf(relation)
  return (
    <Chooser
      label={t('relation.toAccount')}
      records="studio_accounts.get_select"
      rows={rows}
      onChoose={(to) =>
        relation.setMove({
          title: t('relation.toAccountTitle'),
          to,
          rows: rows.map(byAccount),
          operation: 'studio_accounts.batch_assign_source',
          args: (ids) => ({ ids, studio_account_id: to.id }),
          size: MANY,
        })
      }
    />
  )
}

function FollowPerson({ relation }: ActProps) {
  const { t } = useTranslation()
  const { sdk, toasts } = useServices()
  const { account, sources, setMove } = relation
  const open = async (to: { readonly id: string; readonly name: string }) => {
    if (!account) return
    try {
      const rows = await readSourcesOf(sdk, account.id)
      setMove({
        title: t('relation.followPersonTitle', { name: account.nickname }),
        to,
        rows: rows.map(byPerson),
        operation: 'studio_accounts.change_sources_owner',
        args: () => ({ id: account.id, owner_id: to.id }),
        size: 1,
        about: { id: account.id, name: account.nickname },
      })
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()) })
    }
  }
  return (
    <Chooser
      label={t('relation.followPerson')}
      records="users.get_role_select"
      rows={account && sources.items?.length ? [account] : []}
      onChoose={(to) => void open(to)}
    />
  )
}

function ContentsFollow({ relation }: ActProps) {
  const { t } = useTranslation()
  const rows = markedOf(relation)
  return (
    <Button
      disabled={rows.length === 0}
      onClick={() =>
        relation.setMove({
          title: t('relation.contentsFollow'),
          hint: t('relation.contentsFollowHint'),
          to: null,
          rows: rows.map(byPerson),
          operation: 'carry_sources.update_assign_content',
          args: (ids) => ({ ids }),
          size: FOLLOWING,
        })
      }
    >
      {t('relation.contentsFollow')}
    </Button>
  )
}
