import { PageOf, ListOf } from './answers/parts.ts'
import {
  CreatorAnswer,
  CreatorTagAnswer,
  CrowdAnswer,
  OrderAnswer,
  RelationAnswer,
} from './answers/trade-answers.ts'
import { createAsk } from './ask-channel.ts'
import type { ChannelGateway } from './gateway.ts'
import type { SendToChannel } from './send-to-channel.ts'

type TradeCalls = Pick<
  ChannelGateway,
  'orders' | 'relations' | 'creators' | 'creator' | 'creatorTags' | 'crowds'
>

/** Calls about orders, external creators and audiences. */
export function createTradeCalls(send: SendToChannel): TradeCalls {
  const orders = createAsk(send, PageOf(OrderAnswer))
  const relations = createAsk(send, PageOf(RelationAnswer))
  const creators = createAsk(send, PageOf(CreatorAnswer))
  const creator = createAsk(send, CreatorAnswer)
  const tags = createAsk(send, ListOf(CreatorTagAnswer))
  const crowds = createAsk(send, PageOf(CrowdAnswer))
  return {
    orders: (channel, wanted) =>
      orders(channel, { method: 'GET', path: ['orders'], query: { ...wanted } }),
    relations: (channel, wanted) =>
      relations(channel, { method: 'GET', path: ['relations'], query: { ...wanted } }),
    creators: (channel, wanted) =>
      creators(channel, { method: 'GET', path: ['creators'], query: { ...wanted } }),
    creator: (channel, creatorId) =>
      creator(channel, { method: 'GET', path: ['creators', creatorId] }),
    creatorTags: async (channel) =>
      (await tags(channel, { method: 'GET', path: ['creator-tags'] })).data,
    crowds: (channel, wanted) =>
      crowds(channel, { method: 'GET', path: ['crowds'], query: { ...wanted } }),
  }
}
