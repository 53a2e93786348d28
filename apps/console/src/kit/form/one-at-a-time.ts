/** Lock for one task: a second press can come before the first is rendered. */
export function oneAtATime() {
  let isTaken = false
  return {
    /** Takes the lock; returns false if it is taken. */
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
