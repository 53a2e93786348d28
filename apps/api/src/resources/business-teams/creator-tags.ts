import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { CreatorTag } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Nullable } from '../../jsonapi/schema.ts'

/**
 * The tags that the channel goudong sorts its creators by. `goudong_creator_tag_list` and
 * `creator_tag_info` are one behaviour.
 *
 * @source spec README 19; domain: channel gateway (creators)
 */
export const creatorTags = () =>
  action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'team:read',
    summary: "The channel goudong's tags of creators, asked of the channel; a tree by parent_id.",
    output: {
      kind: 'data',
      schema: T.Array(
        Closed({ id: T.String(), label: T.String(), parent_id: Nullable(T.String()) }),
      ),
    },
    prepare: askTags,
    run: async (_context, { found }) => found,
  })

async function askTags({ db, services }: Context) {
  const channel = await findChannel(db, services.keys, 'goudong')
  return async () => (await services.gateway.creatorTags(channel)).map(toOption)
}

const toOption = ({ tag_id: id, name: label, parent_id }: CreatorTag) => ({ id, label, parent_id })
