import ts from 'typescript'
import { homeOf, isCode, isTest } from './project.mjs'

const MOST_LINES = 60
const ALLOWED_FILE = 'tools/checks/function-lengths.json'

/**
 * A function has at most 60 lines. `function-lengths.json` has the number of longer ones per
 * project; the number may only fall, and must fall when a function is split.
 *
 * @param {import('./project.mjs').Project} project
 */
export function functionLengths(project, allowed = JSON.parse(project.read(ALLOWED_FILE))) {
  const long = longFunctions(project)
  const homes = new Set([...Object.keys(allowed), ...long.map(({ path }) => homeOf(path))])
  return [...homes]
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((home) => {
      const here = long.filter(({ path }) => homeOf(path) === home)
      const most = allowed[home] ?? 0
      if (here.length < most)
        return [
          `${home}: ${here.length} long functions, not ${most}: lower the number in ${ALLOWED_FILE}`,
        ]
      if (here.length === most) return []
      const found = here.map(
        ({ path, line, name, lines }) => `\n      ${path}:${line} ${name} (${lines} lines)`,
      )
      return [
        `${home}: ${here.length} functions over ${MOST_LINES} lines, ${most} at most: divide the new one${found.join('')}`,
      ]
    })
}

/**
 * Functions, methods and components over the limit. The body of a `describe` only groups tests and
 * does not count; the tests in it do.
 */
export function longFunctions({ files, read }) {
  return files.filter(isCode).flatMap((path) => {
    const text = read(path)
    // A function cannot be longer than its file.
    return text.split('\n').length > MOST_LINES ? longOnes(path, text) : []
  })
}

function longOnes(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1
  const found = []
  const visit = (node) => {
    if (hasBody(node) && !(isTest(path) && isDescribe(node))) {
      const line = lineOf(node.getStart(source))
      const lines = lineOf(node.end) - line + 1
      if (lines > MOST_LINES) found.push({ path, line, lines, name: nameOf(node, source) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const hasBody = (node) => ts.isFunctionLike(node) && node.body !== undefined

/** `describe(…, () => …)`, also `describe.each(…)(…, () => …)`. */
function isDescribe({ parent }) {
  if (!ts.isCallExpression(parent)) return false
  let callee = parent.expression
  while (!ts.isIdentifier(callee) && callee.expression) callee = callee.expression
  return ts.isIdentifier(callee) && callee.text === 'describe'
}

function nameOf(node, source) {
  const named = node.name ?? node.parent.name ?? node.parent.expression
  return named ? named.getText(source).split('\n')[0].slice(0, 60) : 'a function'
}

const kindOf = (path) => (path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
