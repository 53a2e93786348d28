import {
  AccountAnswer,
  BackboneAnswer,
  CardAnswer,
  CardUseAnswer,
  GroupAnswer,
} from './answers/account-answers.ts'
import { AuthorContentAnswer, MetricsAnswer } from './answers/content-answers.ts'
import { ListOf, PageOf } from './answers/parts.ts'
import { createAsk } from './ask-channel.ts'
import type { ChannelGateway } from './gateway.ts'
import type { SendToChannel } from './send-to-channel.ts'

type AccountCalls = Pick<
  ChannelGateway,
  'account' | 'accounts' | 'accountGroups' | 'backbone' | 'videos' | 'cards' | 'useCard' | 'metrics'
>

/** Calls about accounts and their pieces. */
export function createAccountCalls(send: SendToChannel): AccountCalls {
  const account = createAsk(send, AccountAnswer)
  const accounts = createAsk(send, PageOf(AccountAnswer))
  const groups = createAsk(send, ListOf(GroupAnswer))
  const backbone = createAsk(send, BackboneAnswer)
  const videos = createAsk(send, PageOf(AuthorContentAnswer))
  const cards = createAsk(send, ListOf(CardAnswer))
  const cardUse = createAsk(send, CardUseAnswer)
  const metrics = createAsk(send, ListOf(MetricsAnswer))
  return {
    account: (channel, uid) => account(channel, { method: 'GET', path: ['accounts', uid] }),
    accounts: (channel, wanted) =>
      accounts(channel, { method: 'GET', path: ['accounts'], query: { ...wanted } }),
    accountGroups: async (channel, uid) =>
      (await groups(channel, { method: 'GET', path: ['accounts', uid, 'groups'] })).data,
    backbone: (channel, uid) =>
      backbone(channel, { method: 'GET', path: ['accounts', uid, 'backbone'] }),
    videos: (channel, uid, wanted) =>
      videos(channel, { method: 'GET', path: ['accounts', uid, 'videos'], query: { ...wanted } }),
    cards: async (channel, uid) =>
      (await cards(channel, { method: 'GET', path: ['accounts', uid, 'cards'] })).data,
    useCard: (channel, uid, { card_id, ...body }) =>
      cardUse(channel, { method: 'POST', path: ['accounts', uid, 'cards', card_id, 'use'], body }),
    metrics: async (channel, uid, feedIds) => {
      if (feedIds.length === 0) return []
      const path = ['accounts', uid, 'metrics']
      const query = { feed_ids: feedIds.join(',') }
      return (await metrics(channel, { method: 'GET', path, query })).data
    },
  }
}
