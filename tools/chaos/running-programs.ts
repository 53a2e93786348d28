import type { Child } from './child.ts'

type End = () => Promise<void>

/** Programs and connections that are open, in the order in which they were opened. */
export type RunningPrograms = {
  /** Adds a program that has to end in order. */
  readonly add: (child: Child, end: End) => Child
  /** Adds a program that may be killed at any time. */
  readonly addMortal: (child: Child) => Child
  readonly addCloser: (close: End) => void
  readonly children: () => readonly Child[]
  /** Ends all of them, the latest first. */
  readonly close: End
}

export function createRunningPrograms(): RunningPrograms {
  const children: Child[] = []
  const closers: End[] = []
  const add = (child: Child, end: End): Child => {
    children.push(child)
    closers.push(end)
    return child
  }
  return {
    add,
    addMortal: (child) => add(child, child.kill),
    addCloser: (close) => void closers.push(close),
    children: () => children,
    async close() {
      for (const closer of closers.splice(0).reverse()) await closer()
    },
  }
}
