import { argumentsOf, type Description, type Served } from '../description.ts'

/**
 * Classes of errors of an operation in addition to those of every call: errors that follow from its
 * arguments, effect and permission, and the codes in its summary.
 */
export function refusalsOf(description: Description, served: Served): string[] {
  const { operation, route } = served
  const { properties = {} } = argumentsOf(description, served)
  const permission = operation['x-permission']
  const isOpen = permission === 'public'
  const writes = operation['x-effect'] === 'write'
  const named = codesOf(operation.summary ?? '')
  const all: ReadonlyArray<readonly [string, boolean, RegExp]> = [
    ['`ValidationError`', Object.keys(properties).length > 0, /^(400|413|415|422)/],
    ['`AuthenticationError`', true, /^40[12]/],
    ['`PermissionError`', !isOpen && permission !== 'signed-in', /^403/],
    ['`NotFoundError`', route.includes('{'), /^(404|410)/],
    ['`ConflictError`', writes && !isOpen, /^(409|412)/],
    ['`RateLimitError`', isOpen, /^429/],
    ['`ServerError`', false, /^5/],
  ]
  return all.flatMap(([name, follows, statuses]) => {
    const codes = named.filter((code) => statuses.test(code))
    if (codes.length > 0) return [`${name} (${codes.map((code) => `\`${code}\``).join(', ')})`]
    return follows ? [name] : []
  })
}

/** Parses codes: `409 account_waiting (meta why, until), account_ended` has two codes of 409. */
function codesOf(summary: string): string[] {
  const found = summary.matchAll(/\b([45]\d\d) ((?:[a-z]+(?:_[a-z]+)+(?: \([^)]*\))?(?:, )?)+)/g)
  return [...found].flatMap(([, status = '', names = '']) =>
    [...names.replaceAll(/\([^)]*\)/g, '').matchAll(/[a-z]+(?:_[a-z]+)+/g)].map(
      ([code]) => `${status} ${code}`,
    ),
  )
}
