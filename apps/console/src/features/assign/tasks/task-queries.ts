import type { Item, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type Task = Pick<
  Item<'creator_tasks.list', 'user'>,
  | 'id'
  | 'keyword'
  | 'topic'
  | 'category'
  | 'platform'
  | 'user_id'
  | 'user'
  | 'business_team_id'
  | 'created_at'
  | 'updated_at'
>

const PAGE_SIZE = 100

/** More open tasks than this are not counted; `isWhole` tells. */
const MOST = 1000

/** All open tasks that the person sees, the oldest first. */
export const openTasks = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['creator_tasks', 'open'],
    async queryFn({ signal }) {
      const items: Task[] = []
      const args = {
        'filter[closed]': false,
        sort: ['created_at'],
        'page[size]': PAGE_SIZE,
        'fields[creator_tasks]': [
          'keyword',
          'topic',
          'category',
          'platform',
          'user_id',
          'business_team_id',
          'created_at',
          'updated_at',
        ],
        // A task of another team belongs to nobody on the board.
        include: ['user'],
        'fields[users]': ['full_name', 'username'],
      } as const
      for (let page = 1; items.length < MOST; page += 1) {
        // Each page tells whether there is a next one.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await sdk.creator_tasks.list({ ...args, 'page[number]': page }, { signal })
        items.push(...answer.items)
        if (answer.items.length < PAGE_SIZE) return { items, isWhole: true }
      }
      return { items, isWhole: false }
    },
  })
