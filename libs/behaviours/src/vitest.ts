import { expect } from 'vitest'
import { createBehaviour } from './create-behaviour.ts'

export type { SpecifiedId } from './generated/specified-ids.ts'

/** For tests of Vitest, in Node, in a DOM or in a browser. */
export const behaviour = createBehaviour(() => expect.getState().assertionCalls)
