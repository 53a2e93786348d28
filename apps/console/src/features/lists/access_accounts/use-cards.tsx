import { Button } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'
import { useVideos } from './account-videos.tsx'
import { CardOutcomes } from './card-outcomes.tsx'
import { PickList, type PickFrom } from './pick-list.tsx'

/** Most cards and posts of one call. */
const MOST = { cards: 10, posts: 50 }

/** Flow cards of a login, to be used on its posts. */
export function CardsPanel({
  row,
  onClose,
}: RowPanelProps<AskedRow<'access_accounts', 'nickname'>>) {
  const { sdk } = useServices()
  const mayUse = mayRun(usePerson(), 'access_accounts.batch_use_cards')
  const cards = useCards(row.id)
  const posts = usePosts(row.id)
  const [cardIds, setCardIds] = useState<readonly string[]>([])
  const [postIds, setPostIds] = useState<readonly string[]>([])
  const use = useWrite(sdk, 'access_accounts.batch_use_cards')
  const count = cardIds.length * postIds.length
  const send = () =>
    use.mutate(
      { id: row.id, flow_cards: [...cardIds], feed_ids: [...postIds] },
      { onSuccess: () => setPostIds([]) },
    )
  return (
    <SidePanel
      onClose={onClose}
      title={i18n.t('accessAccount.cards')}
      description={row.nickname}
      footer={
        mayUse ? (
          <Button variant="primary" disabled={count === 0} isLoading={use.isPending} onClick={send}>
            {i18n.t('accessAccount.useCards', { count })}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-fg2">{i18n.t('accessAccount.cardsHint')}</p>
        {use.data ? <CardOutcomes answer={use.data} /> : null}
        <PickList
          label={i18n.t('accessAccount.cards')}
          empty={i18n.t('accessAccount.noCards')}
          most={MOST.cards}
          from={cards}
          chosen={cardIds}
          onChange={setCardIds}
        />
        <PickList
          label={i18n.t('accessAccount.posts')}
          empty={i18n.t('accessAccount.noVideos')}
          most={MOST.posts}
          from={posts}
          chosen={postIds}
          onChange={setPostIds}
        />
      </div>
    </SidePanel>
  )
}

function useCards(id: string): PickFrom {
  const { sdk } = useServices()
  const { data, error, refetch } = useQuery(read(sdk, 'access_accounts.get_card_list', { id }))
  const options = data?.map(({ card_id: value, title, left_count: left }) => ({
    value,
    label: i18n.t('accessAccount.cardLeft', { title, count: left }),
    isDisabled: left === 0,
  }))
  return { options, error, onRetry: () => void refetch() }
}

function usePosts(id: string): PickFrom {
  const { data, error, refetch } = useVideos(id)
  const options = data?.pages
    .flat()
    .map(({ content_id: value, title }) => ({ value, label: title || value }))
  return { options, error, onRetry: () => void refetch() }
}
