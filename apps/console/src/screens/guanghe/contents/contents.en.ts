import { texts as desk } from '../../carry/contents/contents.en.ts'

export const texts = {
  ...desk,
  groupContents: {
    fromSources: 'By source',
    noChannel: 'No channel yet',
  },
} as const
