import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { callsIn, type Calls } from './read-calls.ts'
import { rootName } from './test-calls.ts'

/** One test in the source. */
export interface WrittenTest {
  file: string
  title: string
  /** It asserts on a result or a change, not only on a status. */
  asserts: boolean
  /** Calls of the API in its body, helpers and tables of cases. */
  calls: () => Calls
}

/** @returns every test of the files below `root`; a table of cases counts as one */
export function readTests(root: string, files: readonly string[]): WrittenTest[] {
  return files.flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')))
}

export function testsIn(file: string, text: string): WrittenTest[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: WrittenTest[] = []
  const visit = (node: ts.Node, above: string, outer: readonly ts.Node[]) => {
    const call = readCall(node)
    const title = above + (call?.title ?? '')
    const tables = [...outer, ...(call?.tables ?? [])]
    if (call?.kind === 'test') {
      const text = call.body.map((one) => one.getText()).join('\n')
      const calls = () => callsIn([...call.body, ...tables])
      found.push({ file, title, asserts: assertsMore(text), calls })
    } else ts.forEachChild(node, (child) => visit(child, call ? `${title} ` : above, tables))
  }
  visit(source, '', [])
  return found
}

interface Call {
  kind: 'describe' | 'test'
  title: string
  body: readonly ts.Expression[]
  /** Cases of `it.each(rows)` and `describe.each(rows)`. */
  tables: readonly ts.Expression[]
}

/** `it('…', …)`, `test('…', …)`, `it.each(rows)('…', …)`, `describe('…', …)`. */
function readCall(node: ts.Node): Call | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const name = rootName(node.expression)
  const [title, ...body] = node.arguments
  if (!title || !ts.isStringLiteralLike(title) || body.length === 0) return undefined
  if (name !== 'it' && name !== 'test' && name !== 'describe') return undefined
  const tables = ts.isCallExpression(node.expression) ? [...node.expression.arguments] : []
  return { kind: name === 'describe' ? 'describe' : 'test', title: title.text, body, tables }
}

const EXPECTS = /\bexpect(?:\.poll)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** Whether a body asserts on more than a status, which proves only that something answered. */
const assertsMore = (body: string) =>
  [...body.matchAll(EXPECTS)].some(([, subject = '']) => !/\.status\s*$/.test(subject.trim()))
