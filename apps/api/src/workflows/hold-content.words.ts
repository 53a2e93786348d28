import { said, type WordsByName } from '../jsonapi/facts/field-words.ts'

/** Field descriptions of `claim`, the same in every content family. */
export const holdWords: WordsByName = {
  'claim.act': {
    ...said('保留', 'Hold', 'Whether the content stays with its reviewer'),
    choices: {
      keep: { zh: '继续保留', en: 'Keep' },
      release: { zh: '放开', en: 'Release' },
    },
  },
}
