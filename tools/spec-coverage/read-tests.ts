import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** One test as it is written. */
export interface WrittenTest {
  file: string
  title: string
  /** It expects something of what came back or changed, not only a status. */
  asserts: boolean
}

/** @returns every test of the files; a table of cases counts as one */
export function readTests(files: readonly string[]): WrittenTest[] {
  return files.flatMap((file) => testsIn(file, readFileSync(file, 'utf8')))
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
  const cases = title.text.includes('%s') ? idsInCases(node.expression) : ''
  return { kind: name === 'describe' ? 'describe' : 'test', title: title.text + cases, body }
}

/** A title that prints its row also has the ids of its rows: `it.each(TABLE)('%s …')`. */
function idsInCases(expression: ts.Expression): string {
  if (!ts.isCallExpression(expression)) return ''
  const [table] = expression.arguments
  if (!table) return ''
  const text = ts.isIdentifier(table) ? declarationOf(table) : table.getText()
  return [...text.matchAll(/'([BE]-\d{3})'/g)].map(([, id]) => ` ${id}`).join('')
}

function declarationOf(name: ts.Identifier): string {
  const statement = name
    .getSourceFile()
    .statements.find(
      (one) =>
        ts.isVariableStatement(one) &&
        one.declarationList.declarations.some((each) => each.name.getText() === name.text),
    )
  return statement?.getText() ?? ''
}

function rootName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression)) return rootName(expression.expression)
  return ts.isCallExpression(expression) ? rootName(expression.expression) : undefined
}

const EXPECTS = /\bexpect(?:\.poll)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** A status alone shows that something answered, not what it did. */
const assertsMore = (body: string) =>
  [...body.matchAll(EXPECTS)].some(([, subject = '']) => !/\.status\s*$/.test(subject.trim()))
