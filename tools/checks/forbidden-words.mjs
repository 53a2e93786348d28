import { isGenerated } from './project.mjs'

// One letter of each word is in a character class, so this file does not match itself.
const RULES = [
  [/\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/, 'unfinished work'],
  [/lore[m] ipsum|coming soo[n]|敬请期[待]|暂未实[现]/i, 'filler text'],
  [/\.\.\/share[d]\b/, 'a folder outside the project'],
  [/registry\.(?:npmj[s]\.org|npmmirro[r]|yarnpk[g])/, "a registry's address"],
  [/\b(?:it|test|describe)\.(?:ski[p]|onl[y]|tod[o]|fail[s])\(/, 'a test left out'],
]

// A check may be disabled with a reason: after ` -- ` or in a comment on the line above.
const TURNED_OFF = /@ts-(?:ignor[e]|nochec[k])|(?:es|ox)lint-disabl[e]/
const isExplained = (line, above) =>
  / -- \S/.test(line) || /^\s*(?:\/\/|\*|\{?\/\*).*\w{3}/.test(above)

/**
 * Words that a finished product does not contain.
 *
 * @param {import('./project.mjs').Project} project
 */
export function forbiddenWords({ files, read }) {
  return files
    .filter((path) => isText(path) && !isGenerated(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, n, lines) =>
          faultsOf(line, lines[n - 1] ?? '').map(
            (what) => `${path}:${n + 1}: ${what}: ${line.trim().slice(0, 80)}`,
          ),
        ),
    )
}

function faultsOf(line, above) {
  const found = RULES.filter(([pattern]) => pattern.test(line)).map(([, what]) => what)
  if (!TURNED_OFF.test(line) || isExplained(line, above)) return found
  return [...found, 'a check turned off without a reason']
}

function isText(path) {
  return /\.(tsx?|[cm]?js|css|html|md|json|sql|ya?ml|sh)$/.test(path) || path === '.npmrc'
}
