import type { Static } from 'typebox'
import type { ObjectSchema } from '../jsonapi/schema.ts'
import { compileCheck } from '../jsonapi/validate.ts'
import { invalidInput, type Task, type TaskRun } from './task.ts'

interface DeclaredTask<I extends ObjectSchema> extends Omit<Task, 'run'> {
  /** Input of the job. It is stored, so an older release may have written it. */
  input: I
  run: (run: TaskRun<Static<I>>) => Promise<Record<string, unknown>>
}

/** A task whose `run` gets its input checked, in the type that its schema says. */
export function defineTask<I extends ObjectSchema>({ input, run, ...task }: DeclaredTask<I>): Task {
  const parseInput = createParseInput(input)
  return {
    ...task,
    run: async (given) => run({ ...given, input: parseInput(given.input) }),
  }
}

function createParseInput<I extends ObjectSchema>(input: I) {
  const check = compileCheck(input)
  /** @throws JobRefused `invalid_input`: another try would read the same */
  return (raw: unknown): Static<I> => {
    const [fault] = check(raw)
    if (fault) throw invalidInput(fault)
    // The check above has proved this shape.
    return raw as Static<I>
  }
}
