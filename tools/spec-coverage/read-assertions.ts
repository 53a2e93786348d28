import ts from 'typescript'

/**
 * Whether a body asserts something about the product: a matcher or an `assert…` on more than
 * literals and more than a status (a status proves that something answered, not what it did).
 */
export function assertsProduct(body: ts.Node): boolean {
  const subjects = subjectsIn(body)
  return subjects.some((subject) => namesSomething(subject) && !isStatus(subject))
}

function subjectsIn(node: ts.Node): ts.Expression[] {
  const own = ts.isCallExpression(node) ? subjectOf(node) : undefined
  const inner: ts.Expression[] = []
  ts.forEachChild(node, (child) => void inner.push(...subjectsIn(child)))
  return own ? [own, ...inner] : inner
}

/** `x` of `expect(x).toBe(1)`, `expect.poll(x).toBe(1)` and `assert.equal(x, 1)`. */
function subjectOf(call: ts.CallExpression): ts.Expression | undefined {
  const callee = call.expression.getText().replaceAll(/\s/g, '')
  if (/^assert(\.\w+|[A-Z]\w*)?$/.test(callee)) return call.arguments[0]
  if (!/^expect(\.poll|\.soft)?$/.test(callee)) return undefined
  return hasMatcher(call) ? call.arguments[0] : undefined
}

/** Whether `expect(x)` has a matcher; without one it checks nothing. */
function hasMatcher(call: ts.Node): boolean {
  const { parent } = call
  if (!ts.isPropertyAccessExpression(parent)) return false
  const { parent: outer } = parent
  return (ts.isCallExpression(outer) && outer.expression === parent) || hasMatcher(parent)
}

/** Whether the subject contains a name; `expect(1 + 1)` and `expect(true)` cannot fail. */
function namesSomething(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return node.text !== 'undefined'
  return ts.forEachChild(node, (child) => namesSomething(child) || undefined) ?? false
}

/** Whether the subject is an answer's status; `attributes.status` is a field of a record. */
const isStatus = (subject: ts.Expression) => /(?<!\.attributes)\.status\s*$/.test(subject.getText())
