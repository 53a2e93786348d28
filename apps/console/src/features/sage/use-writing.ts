import { useWrite } from '../../kernel/data/use-write.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import type { Brief } from './sage-place.ts'

const WRITE = 'carry_items.get_algo_aicopy'

/** Has texts written about a product; the answer is not stored. */
export function useWriting() {
  const { sdk } = useServices()
  const writing = useWrite(sdk, WRITE, { isShownInPlace: true })
  const write = ({ itemId, channel, count }: Brief) => {
    if (itemId === null) return
    writing.mutate({
      id: itemId,
      titles: count,
      paragraphs: count,
      ...(channel === null ? {} : { channel }),
    })
  }
  return { writing, write }
}

export type Writing = ReturnType<typeof useWriting>['writing']
