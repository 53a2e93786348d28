import { isCode, isTest } from './project.mjs'

/** Chinese, a slash, and English in one text: `内容不存在 / no such content`. */
const MIXED = /\p{Script=Han}[^'"`\n]*(?:\s|[。！？])\/ (?:[A-Za-z]|\$\{)/u
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** Texts for readers of unknown language, by file. */
const ALLOWED = {
  'apps/api/src/app/plugins/console-files.ts': 'a page that stands in for the console',
  'apps/api/src/sms/sms-sender.ts': 'goes to a phone',
}

/**
 * A sentence for people is in one language: refusals and reports are rows of the catalogue
 * (`@omc/core/problems`), which has both languages, and the console's sentences are in its texts.
 *
 * @param {import('./project.mjs').Project} project
 * @param {Readonly<Record<string, string>>} allowed  reasons by path
 */
export function oneLanguage({ files, read }, allowed = ALLOWED) {
  const found = files
    .filter((path) => /^(apps|libs)\/[^/]+\/src\//.test(path) && isCode(path) && !isTest(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((text, at) =>
          MIXED.test(text) && !COMMENT.test(text) ? [{ path, line: at + 1, text }] : [],
        ),
    )
  const needless = Object.keys(allowed)
    .filter((path) => !found.some((one) => one.path === path))
    .map((path) => `${path}: allowed to mix languages, but does not`)
  return [
    ...found
      .filter(({ path }) => !allowed[path])
      .map(({ path, line, text }) => `${path}:${line}: two languages in one text: ${text.trim()}`),
    ...needless,
  ]
}
