import { hashBar } from './address-bar.ts'
import type { Guard } from './console-guard.ts'
import { createRouter, type Router } from './router.ts'
import { loadScreenAt } from './screen-parts.tsx'

/**
 * The router of the console's page: which screen an address has say the declared rows.
 *
 * @source console spec §2: hash mode, navigation guard, keep-alive
 */
export const createConsoleRouter = (guard: Guard): Router =>
  createRouter({
    bar: hashBar,
    guard,
    load: loadScreenAt,
  })
