import type { Page } from './contract.ts'

type PageArgs = { 'page[number]'?: number; 'page[size]'?: number }

/**
 * Goes through a list page by page: `for await (const item of eachItem(sdk.x.list, {…}))`.
 *
 * Ends when the total is reached or a page is empty, so that records deleted meanwhile cannot make
 * it run for ever.
 */
export async function* eachItem<Item, Args extends PageArgs>(
  list: (args: Args) => Promise<Page<Item>>,
  args: Args,
): AsyncGenerator<Item, void, undefined> {
  const first = args['page[number]'] ?? 1
  let seen = 0
  for (let number = first; ; number += 1) {
    const { items, total, totalCapped } = await list({ ...args, 'page[number]': number })
    yield* items
    seen += items.length
    if (items.length === 0 || (first === 1 && !totalCapped && seen >= total)) return
  }
}
