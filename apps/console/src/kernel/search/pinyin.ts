import { lazyPinyin } from '@omc/shell'
import { loadPart } from '../errors/load-part.ts'

/** Pinyin dictionary, 20 kB: loaded when the palette opens or options are first searched. */
export const pinyin = lazyPinyin(() =>
  loadPart(async () => {
    const { default: library } = await import('pinyin-match')
    return library
  }),
)
