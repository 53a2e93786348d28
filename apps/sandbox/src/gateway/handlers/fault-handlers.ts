import type { FaultDocument } from '../../faults/fault-rules.ts'
import { findAnyPlatform } from '../../platforms.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { ok, problem } from './handler.ts'
import type { Handler } from './handler.ts'

/** The planted faults, read and replaced. */
export const createFaultHandlers = ({
  board,
}: SandboxContext): Record<'faults.get' | 'faults.put', Handler> => ({
  'faults.get': { run: () => ok(board.read()) },
  'faults.put': {
    run: ({ body }) => {
      const document = body as FaultDocument // checked by the route's schema
      const named = [
        ...(document.rules ?? []).flatMap((rule) => rule.platform ?? []),
        ...Object.keys(document.platforms ?? {}),
      ]
      const stranger = named.find((name) => !findAnyPlatform(name))
      if (stranger !== undefined)
        return problem(422, 'unknown_platform', `no platform "${stranger}"`)
      board.replace(document)
      return ok(board.read())
    },
  },
})
