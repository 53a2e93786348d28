import { useMedia } from '../../kit/use-media.ts'

/** Screens without room for a table, as the `touch` variant of the style sheet has it. */
export const useIsNarrow = (): boolean => useMedia('(width < 992px)')
