import { isApiError } from '@omc/sdk'

const FIELD = /^\/data\/attributes\/(\w+)/

/**
 * Calls with facts that the server may be too old to know: while a release is under way, a page of
 * the new one may reach a server of the one before. A fact that is refused as an unknown field is
 * left out, now and from then on; any other refusal stands.
 *
 * @returns runs a call with those of the facts that are known
 */
export function createOptionalFacts<Facts extends object>() {
  const unknown = new Set<string>()

  async function send<T>(facts: Facts, call: (known: Partial<Facts>) => Promise<T>): Promise<T> {
    try {
      return await call(without(facts, unknown))
    } catch (error) {
      const refused = unknownFields(error).filter(
        (field) => Object.hasOwn(facts, field) && !unknown.has(field),
      )
      if (refused.length === 0) throw error
      for (const field of refused) unknown.add(field)
      return send(facts, call)
    }
  }
  return send
}

function without<Facts extends object>(facts: Facts, names: ReadonlySet<string>): Partial<Facts> {
  const kept = Object.entries(facts).filter(([name]) => !names.has(name))
  // as: some of its own entries.
  return Object.fromEntries(kept) as Partial<Facts>
}

const unknownFields = (error: unknown): readonly string[] =>
  isApiError(error)
    ? error.errors.flatMap(({ code, pointer }) => {
        const field = code === 'unknown_field' ? FIELD.exec(pointer ?? '')?.[1] : undefined
        return field === undefined ? [] : [field]
      })
    : []
