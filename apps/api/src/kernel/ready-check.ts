/** Returns the fault, or undefined if all is well. */
export type ReadyCheck = () => Promise<string | undefined>
