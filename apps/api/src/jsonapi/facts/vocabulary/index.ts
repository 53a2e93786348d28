import type { WordsByName } from '../field-words.ts'
import { ANSWERS } from './answers.ts'
import { ARGUMENTS } from './arguments.ts'
import { BOXES } from './boxes.ts'
import { FIGURES } from './figures.ts'
import { GOODS } from './goods.ts'
import { MEDIA } from './media.ts'
import { MOMENTS } from './moments.ts'
import { OWNERS } from './owners.ts'
import { PAGING } from './paging.ts'
import { PEOPLE } from './people.ts'
import { PUBLISHING } from './publishing.ts'
import { STATES } from './states.ts'
import { TEXTS } from './texts.ts'
import { WORK } from './work.ts'

/** Default meaning of a name; resources override it where they differ. */
export const VOCABULARY: WordsByName = {
  ...OWNERS,
  ...TEXTS,
  ...MEDIA,
  ...GOODS,
  ...FIGURES,
  ...MOMENTS,
  ...STATES,
  ...PEOPLE,
  ...PUBLISHING,
  ...WORK,
  ...ANSWERS,
  ...ARGUMENTS,
  ...PAGING,
  ...BOXES,
}
