import { lazyPinyin } from '@omc/shell'
import { loadPart } from '../../kernel/errors/load-part.ts'

/** The dictionary of sounds, 20 kB: it comes when the palette opens for the first time. */
export const pinyin = lazyPinyin(() =>
  loadPart(async () => {
    const { default: library } = await import('pinyin-match')
    return library
  }),
)
