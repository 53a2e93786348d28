export interface TabPresence {
  /** Whether this tab is surely the only one. Never rejects. */
  isAlone(): Promise<boolean>
  leave(): void
}

/**
 * Says to the other tabs of the origin that this one is here, as long as it lives: each holds its
 * share of one lock. A tab that is alone need not wait whether another one answers.
 */
export function tabPresence(locks: LockManager, name: string): TabPresence {
  let isOver = false
  let end = (): void => undefined
  const here = new Promise<void>((resolve, reject) => {
    const hold = () => {
      resolve()
      return isOver ? undefined : new Promise<void>((done) => (end = done))
    }
    locks.request(name, { mode: 'shared' }, hold).catch(reject)
  })
  async function isAlone(): Promise<boolean> {
    try {
      await here
      const { held = [] } = await locks.query()
      return held.filter((lock) => lock.name === name).length === 1
    } catch {
      // A page without an origin of its own may hold no locks: somebody may be there.
      return false
    }
  }
  here.catch(() => undefined)
  return {
    isAlone,
    leave() {
      isOver = true
      end()
    },
  }
}
