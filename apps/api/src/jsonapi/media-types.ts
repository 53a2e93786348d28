import { problem } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'

/** What an answer may be; a caller of JSON:API need not know its name. */
export const mediaTypes = ({ output }: Operation): readonly string[] => {
  if (output.kind === 'file') return output.types
  return output.kind === 'stream' ? [output.type] : ['application/vnd.api+json', 'application/json']
}

/** 406, naming what could be answered. */
export const notAcceptable = (kinds: readonly string[]) =>
  problem('not_acceptable', { media_types: kinds.join(', ') }, { meta: { media_types: kinds } })

/** What an answer is. */
export const mediaType = ({ output }: Operation) =>
  output.kind === 'raw' ? 'application/json' : 'application/vnd.api+json'
