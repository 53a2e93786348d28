/** Lets one in until it is done: a second press comes before anything drawn can tell of the first. */
export function oneAtATime() {
  let isTaken = false
  return {
    /** Whether it is this one's turn. */
    take(): boolean {
      if (isTaken) return false
      isTaken = true
      return true
    },
    free(): void {
      isTaken = false
    },
  }
}
