let resolveDrawn: () => void = () => undefined

const drawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve
})

/** Notes that a screen is on the page; later calls have no effect. */
export const noteDrawn = (): void => resolveDrawn()

/**
 * Delays the loading of a part until the first screen is on the page. Parts that are rendered with
 * the first screen, but not needed to see its rows, would otherwise compete with them.
 *
 * @source ux: budgets, scripts until the first list
 */
export const afterFirstDrawn =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await drawn
    return load()
  }
