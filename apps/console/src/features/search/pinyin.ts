import { lazyPinyin } from '@omc/shell'
import { loadPart } from '../../kernel/errors/load-part.ts'

/** Pinyin dictionary, 20 kB: loaded when the palette first opens. */
export const pinyin = lazyPinyin(() =>
  loadPart(async () => {
    const { default: library } = await import('pinyin-match')
    return library
  }),
)
