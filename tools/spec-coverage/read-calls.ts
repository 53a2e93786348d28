import ts from 'typescript'
import { declarationOf } from './test-calls.ts'

/** A call of the API in a test. What only a run can tell stands as `*` in its method or path. */
export interface WrittenCall {
  method: string
  path: string
}

/** Calls of a test and of the helpers that it uses. */
export interface Calls {
  calls: readonly WrittenCall[]
  /** Texts of the test; they can fill the holes of its calls. */
  texts: ReadonlySet<string>
}

const METHODS: readonly string[] = ['get', 'post', 'put', 'delete']
const HOLE = '*'

/** Calls in the nodes, and in all declarations of the file that they lead to. */
export function callsIn(nodes: readonly ts.Node[]): Calls {
  const within = reached(nodes)
  const texts = within.flatMap((node) => {
    if (ts.isPropertyAssignment(node)) return [node.name.getText()]
    return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? [textOf(node)] : []
  })
  return { calls: within.flatMap(callOf), texts: new Set(texts) }
}

/**
 * Whether the calls contain this operation.
 *
 * @param route  `GET /api/v1/users/{id}`
 */
export function hasCall({ calls, texts }: Calls, route: string): boolean {
  const [method = '', path = ''] = route.split(' ')
  return calls.some(
    (call) =>
      [method, HOLE].includes(call.method) &&
      (call.path === HOLE
        ? [...texts].some((text) => isPath(text, path, texts))
        : isPath(call.path, path, texts)),
  )
}

function isPath(written: string, path: string, texts: ReadonlySet<string>): boolean {
  const parts = written.replace(/\?.*/, '').split('/')
  const wanted = path.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => isPart(parts[index] ?? '', part, texts))
  )
}

/** `publish`, or `*_content` with one of the texts in the hole; any text is an id. */
function isPart(written: string, part: string, texts: ReadonlySet<string>): boolean {
  if (written === part || part.startsWith('{')) return true
  if (!written.includes(HOLE)) return false
  const filled = new RegExp(`^${written.replaceAll(HOLE, '(.+)')}$`).exec(part)
  return filled?.slice(1).every((text) => texts.has(text)) ?? false
}

function reached(nodes: readonly ts.Node[]): ts.Node[] {
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined
    if (declared) visit(declared)
    ts.forEachChild(node, visit)
  }
  nodes.forEach(visit)
  return [...seen]
}

/** `operator.get(path)`, `{ method: 'GET', url: path }`. */
function callOf(node: ts.Node): WrittenCall[] {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { text } = node.expression.name
    if (!METHODS.includes(text)) return []
    return [{ method: text.toUpperCase(), path: textOf(node.arguments[0]) }]
  }
  if (!ts.isObjectLiteralExpression(node)) return []
  const [method, url] = [memberOf(node, 'method'), memberOf(node, 'url')]
  return url ? [{ method: method ? textOf(method) : 'GET', path: textOf(url) }] : []
}

function memberOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const member = node.properties.find((one) => one.name?.getText() === name)
  if (member && ts.isPropertyAssignment(member)) return member.initializer
  return member && ts.isShorthandPropertyAssignment(member) ? member.name : undefined
}

/** Text of an expression, with the constants and one-line functions of the file filled in. */
function textOf(node: ts.Expression | undefined): string {
  if (!node) return HOLE
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => textOf(span.expression) + span.literal.text).join('')
    )
  if (ts.isIdentifier(node)) return textOf(valueOf(node))
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return HOLE
  const made = valueOf(node.expression)
  return made && ts.isArrowFunction(made) && !ts.isBlock(made.body) ? textOf(made.body) : HOLE
}

function valueOf(name: ts.Identifier): ts.Expression | undefined {
  const declared = declarationOf(name)
  return declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined
}
