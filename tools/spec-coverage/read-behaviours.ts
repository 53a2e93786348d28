import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { assertsProduct } from './read-assertions.ts'
import { declarationOf, isSkipped, rootName } from './test-calls.ts'

/** One call of `behaviour(…)` in the source. */
export interface WrittenBehaviour {
  /** `path:line` */
  at: string
  ids: readonly string[]
  /** Reason why the call proves nothing; null if it counts. */
  fault: string | null
}

/** @returns every call of `behaviour(…)` in the files below `root` */
export function readBehaviours(root: string, files: readonly string[]): WrittenBehaviour[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return text.includes('behaviour(') ? behavioursIn(file, text) : []
  })
}

export function behavioursIn(file: string, text: string): WrittenBehaviour[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: WrittenBehaviour[] = []
  const visit = (node: ts.Node, test: TestCall) => {
    const inside = ts.isCallExpression(node) ? enter(node, test) : test
    if (ts.isCallExpression(node) && isBehaviour(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ at: `${file}:${line + 1}`, ...judgeCall(node, inside) })
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source, { runs: 'no test', tables: [] })
  return found
}

/** Test around a node, and the tables of cases around it. */
interface TestCall {
  runs: 'no test' | 'skipped' | 'yes'
  tables: readonly ts.Expression[]
}

function enter(node: ts.CallExpression, outer: TestCall): TestCall {
  const name = rootName(node.expression)
  if (name !== 'it' && name !== 'test' && name !== 'describe') return outer
  if (!ts.isCallExpression(node.expression) && isSkipped(node.expression))
    return { ...outer, runs: 'skipped' }
  if (outer.runs === 'skipped') return outer
  const own = ts.isCallExpression(node.expression) ? node.expression.arguments.slice(0, 1) : []
  const runs = name === 'describe' ? outer.runs : 'yes'
  return { runs, tables: [...outer.tables, ...own] }
}

const isBehaviour = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) && expression.text === 'behaviour'

function judgeCall(node: ts.CallExpression, { runs, tables }: TestCall) {
  const [which, body] = node.arguments
  const ids = which ? idsOf(which, tables) : []
  if (ids.length === 0) return { ids, fault: 'its id is no literal' }
  if (runs === 'no test') return { ids, fault: 'it stands in no test' }
  if (runs === 'skipped') return { ids, fault: 'its test is skipped' }
  if (!body || !assertsProduct(body))
    return { ids, fault: 'its body asserts nothing of the product' }
  return { ids, fault: null }
}

/** A literal, a list of literals, or a column of a table of cases around the call. */
function idsOf(which: ts.Expression, tables: readonly ts.Expression[]): string[] {
  if (ts.isStringLiteralLike(which)) return [which.text]
  if (ts.isArrayLiteralExpression(which)) {
    return which.elements.flatMap((one) => (ts.isStringLiteralLike(one) ? [one.text] : []))
  }
  if (!ts.isIdentifier(which)) return []
  const text = tables.map((one) =>
    (ts.isIdentifier(one) ? (declarationOf(one) ?? one) : one).getText(),
  )
  return [...text.join(' ').matchAll(/'([BE]-\d{3})'/g)].flatMap(([, id]) =>
    id === undefined ? [] : [id],
  )
}
