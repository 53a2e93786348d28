import ts from 'typescript'

/** Root name of a test call: `it` of `it('…')`, `it.each(rows)('…')` and skipped tests. */
export function rootName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression)) return rootName(expression.expression)
  return ts.isCallExpression(expression) ? rootName(expression.expression) : undefined
}

/** `it.skip`, `test.todo`, `test.fixme`; a condition (`it.skipIf`) is not one. */
export function isSkipped(expression: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false
  return (
    ['skip', 'todo', 'fixme'].includes(expression.name.text) || isSkipped(expression.expression)
  )
}

/** Text of the statement that declares a name in its file; empty if there is none. */
export function declarationOf(name: ts.Identifier): string {
  const statement = name
    .getSourceFile()
    .statements.find(
      (one) =>
        ts.isVariableStatement(one) &&
        one.declarationList.declarations.some((each) => each.name.getText() === name.text),
    )
  return statement?.getText() ?? ''
}
