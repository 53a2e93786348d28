import { problem } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'

/** Media types of answers; JSON:API callers need not name theirs. */
export const mediaTypes = ({ output }: Operation): readonly string[] => {
  if (output.kind === 'file') return output.types
  return output.kind === 'stream' ? [output.type] : ['application/vnd.api+json', 'application/json']
}

/** 406 with the available media types. */
export const notAcceptable = (kinds: readonly string[]) =>
  problem('not_acceptable', { media_types: kinds.join(', ') }, { meta: { media_types: kinds } })

/** Media type of an answer. */
export const mediaType = ({ output }: Operation) =>
  output.kind === 'raw' ? 'application/json' : 'application/vnd.api+json'
