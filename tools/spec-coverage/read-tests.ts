import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { rootName } from './test-calls.ts'

/** One test in the source. */
export interface WrittenTest {
  file: string
  title: string
  /** It asserts on a result or a change, not only on a status. */
  asserts: boolean
}

/** @returns every test of the files below `root`; a table of cases counts as one */
export function readTests(root: string, files: readonly string[]): WrittenTest[] {
  return files.flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')))
}

export function testsIn(file: string, text: string): WrittenTest[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: WrittenTest[] = []
  const visit = (node: ts.Node, above: string) => {
    const call = readCall(node)
    if (call?.kind === 'describe') {
      ts.forEachChild(node, (child) => visit(child, `${above}${call.title} `))
      return
    }
    if (call) found.push({ file, title: above + call.title, asserts: assertsMore(call.body) })
    else ts.forEachChild(node, (child) => visit(child, above))
  }
  visit(source, '')
  return found
}

interface Call {
  kind: 'describe' | 'test'
  title: string
  body: string
}

/** `it('…', …)`, `test('…', …)`, `it.each(rows)('…', …)`, `describe('…', …)`. */
function readCall(node: ts.Node): Call | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const name = rootName(node.expression)
  const [title, ...rest] = node.arguments
  if (!title || !ts.isStringLiteralLike(title) || rest.length === 0) return undefined
  if (name !== 'it' && name !== 'test' && name !== 'describe') return undefined
  const body = rest.map((one) => one.getText()).join('\n')
  return { kind: name === 'describe' ? 'describe' : 'test', title: title.text, body }
}

const EXPECTS = /\bexpect(?:\.poll)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** Whether a body asserts on more than a status, which proves only that something answered. */
const assertsMore = (body: string) =>
  [...body.matchAll(EXPECTS)].some(([, subject = '']) => !/\.status\s*$/.test(subject.trim()))
