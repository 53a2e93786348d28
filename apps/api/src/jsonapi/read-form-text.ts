import { parse } from 'node:querystring'
import { problem } from '../kernel/problem.ts'

/** Max fields of a form: far more than the largest form has. */
const MAX_FIELDS = 200

/**
 * Reads the text of a form. Its fields are counted before any is read: a hundred thousand of them
 * would hold up everybody else.
 *
 * @throws Problem 413 `too_large`
 */
export function readFormText(text: string): Record<string, unknown> {
  let at = -1
  for (let count = 0; (at = text.indexOf('&', at + 1)) >= 0;) {
    count += 1
    if (count >= MAX_FIELDS) throw problem('too_large.form', { max_fields: MAX_FIELDS })
  }
  return parse(text)
}
