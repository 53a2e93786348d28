import { lazy, type ComponentType } from 'react'
import { uncaught } from './uncaught.ts'

/**
 * Optional part: if its file fails to load, it is not shown, and neither reloads the page nor
 * affects the rest.
 *
 * @source reliability F27
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load()
    } catch (error) {
      uncaught.report(error, 'resource')
      return { default: () => null }
    }
  })
