import { lazy, type ComponentType } from 'react'
import { uncaught } from './uncaught.ts'

/**
 * A part that the page is whole without: when its file is gone it is not shown, and neither reloads
 * the page nor takes the rest of it along.
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
