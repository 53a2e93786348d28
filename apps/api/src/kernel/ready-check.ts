/** Says what is wrong, or undefined when it is good. */
export type ReadyCheck = () => Promise<string | undefined>
