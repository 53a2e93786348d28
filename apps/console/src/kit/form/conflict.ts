import { changedNames } from './changed-values.ts'
import type { FormDefinition } from './form-definition.ts'
import { showValues, type Typed } from './input-values.ts'

type Inputs = FormDefinition['inputs']

/** A record when the person saw it last: contents of the inputs and its `updated_at`. */
export type Seen = { readonly at: string | null; readonly values: Typed }

/** An input that others changed too. */
export type Clash = { readonly name: string; readonly ours: unknown; readonly theirs: unknown }

/** Inputs that the person and others changed to different values since the person saw the record. */
export function clashesOf(
  inputs: Inputs,
  { seen, typed, present }: { seen: Typed; typed: Typed; present: object },
): readonly Clash[] {
  const theirs = showValues(inputs, present)
  const theirChanges = changedNames(inputs, seen, theirs)
  const differing = changedNames(inputs, typed, theirs)
  return changedNames(inputs, seen, typed)
    .filter((name) => theirChanges.includes(name) && differing.includes(name))
    .map((name) => ({ name, ours: typed[name], theirs: theirs[name] }))
}
