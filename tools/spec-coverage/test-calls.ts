import ts from 'typescript'

/** `it` of `it('…')`, of `it.each(rows)('…')` and of a test that is left out. */
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

/** Text of the statement of the file that declares a name; empty when there is none. */
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
