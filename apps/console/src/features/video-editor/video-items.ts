import { isRecord } from '../../kernel/data/is-record.ts'

/** A product of a video, as far as it is written by hand. */
export type VideoItem = { readonly item_id: string; readonly title: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Products of an input; what the server knows of them besides is its own. */
export const itemsOf = (value: unknown): readonly VideoItem[] =>
  Array.isArray(value)
    ? value.map((one: unknown) =>
        isRecord(one)
          ? { item_id: text(one['item_id']), title: text(one['title']) }
          : { item_id: '', title: '' },
      )
    : []

/** Whether each product has the number that the server needs. */
export const areNumbered = (value: unknown): boolean =>
  itemsOf(value).every(({ item_id: id }) => id.trim() !== '')
