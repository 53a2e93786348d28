export { contrastOf } from '../tokens/contrast.ts'
export { CONTRAST_PAIRS } from './contrast-pairs.ts'
export { LOOKS } from './stories/looks.ts'
export { told } from './stories/told.ts'
export { KEYS, type Usage } from './stories/usage.ts'
export {
  LOCALES,
  lengthen,
  localeOf,
  tellIn,
  type Locale,
  type Said,
  type Tell,
} from './stories/words.ts'
