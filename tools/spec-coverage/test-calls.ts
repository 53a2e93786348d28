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

type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration

/** Declaration of a name in the blocks around it; undefined for parameters and imports. */
export function declarationOf(name: ts.Identifier): Declaration | undefined {
  for (let around: ts.Node = name.parent; around; around = around.parent) {
    if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue
    const found = around.statements
      .flatMap(declaredBy)
      .find((one) => one.name?.getText() === name.text)
    if (found) return found
  }
  return undefined
}

function declaredBy(statement: ts.Statement): readonly Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations
  return ts.isFunctionDeclaration(statement) ? [statement] : []
}
