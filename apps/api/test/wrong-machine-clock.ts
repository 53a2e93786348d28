const TrueDate = globalThis.Date

/**
 * Puts the wall clock of this process wrong, as an operator or a broken time service does. Timers
 * and the database, which is a process of its own, keep their time.
 */
export function createWrongClock() {
  let aheadMs = 0
  class WrongDate extends TrueDate {
    constructor(...given: [] | [number]) {
      // as: every form of the constructor goes to the true one as it came.
      super(...((given.length > 0 ? given : [WrongDate.now()]) as [number]))
    }
    static override now = () => TrueDate.now() + aheadMs
    static override [Symbol.hasInstance] = (value: unknown) =>
      Object.prototype.toString.call(value) === '[object Date]'
  }
  return {
    /** 0 makes it right again. */
    setAhead(ms: number) {
      aheadMs = ms
      globalThis.Date = ms === 0 ? TrueDate : (WrongDate as DateConstructor)
    },
  }
}
