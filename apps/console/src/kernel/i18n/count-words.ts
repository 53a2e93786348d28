/**
 * Words beside a number, the first for 1: `{{count}} {{count, row is|rows are}}`. The number may be
 * formatted already.
 */
export const countWords = (count: unknown, words = ''): string =>
  words.replace(String(count) === '1' ? /\|.*/ : /.*\|/, '')
