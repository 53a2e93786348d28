import ts from 'typescript'
import { homeOf, isCode, isTest } from './project.mjs'

/** Libraries that only the product uses: an export that it does not call is dead. */
const LIBRARIES = ['libs/core', 'libs/acl', 'libs/publisher', 'libs/shell']

/** Exports that the product does not call, each with the reason to keep it. */
export const UNCALLED_FOR_A_REASON = {
  groupRedirect: 'the menu asks the rule below it, with the screens that are built',
  isOldBrowser: 'the page repeats it in its own script; a test compares the two',
  OLD_BROWSER_WORDS: 'the page repeats them in its own script; a test compares the two',
  noticeListQuery: 'the notice list has no filter on its screen yet',
  TEMPLATE_TITLES: 'a screen that is added for one of them takes its name from there',
}

/**
 * The product uses every value that these libraries export. Uses in tests do not count: a rule that
 * only its test runs is not in force. Uses inside unused code do not count either.
 *
 * @param {import('./project.mjs').Project} project
 */
export function productCalls(
  { files, read },
  libraries = LIBRARIES,
  allowed = UNCALLED_FOR_A_REASON,
) {
  const sources = files.filter(isProduct).map((path) => parsed(path, read(path)))
  const declared = sources
    .filter(({ path }) => libraries.includes(homeOf(path)))
    .flatMap(({ path, source }) => exportsOf(path, source))
  const names = new Set(declared.map(({ name }) => name))
  const uses = sources.flatMap(({ path, source }) => usesIn(path, source, names))
  const used = reached(uses, declared)
  const found = declared.filter(({ name }) => !used.has(name))
  const needless = Object.keys(allowed)
    .filter((name) => !found.some((one) => one.name === name))
    .map((name) => `${name}: allowed to have no caller, but has one`)
  return [
    ...found
      .filter(({ name }) => !allowed[name])
      .map(({ path, name }) => `${path}: no code of the product uses ${name}`),
    ...needless,
  ]
}

const isProduct = (path) => /^(apps|libs)\/[^/]+\/src\//.test(path) && isCode(path) && !isTest(path)

function parsed(path, text) {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** Functions, constants and classes with an inline export in a file. */
function exportsOf(path, source) {
  return source.statements.flatMap((one) =>
    isExported(one) ? namesOf(one).map((name) => ({ path, name })) : [],
  )
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .map(({ name }) => name)
      .filter(ts.isIdentifier)
      .map(({ text }) => text)
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isValue && statement.name ? [statement.name.text] : []
}

/** Uses of the libraries' names, each with the exported declaration around it. */
function usesIn(path, source, names) {
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return []
    const owners = isExported(statement) ? namesOf(statement) : []
    const uses = []
    const visit = (node) => {
      if (ts.isExportSpecifier(node)) {
        const name = (node.propertyName ?? node.name).text
        const from = node.parent.parent.moduleSpecifier?.text ?? ''
        // A package that re-exports it counts; the index of its own library does not.
        if (from.startsWith('@omc/') && names.has(name)) uses.push({ name, owners: [] })
        return
      }
      if (ts.isIdentifier(node) && names.has(node.text) && !isOwnName(node))
        uses.push({ name: node.text, owners })
      ts.forEachChild(node, visit)
    }
    visit(statement)
    return uses
  })
}

/** Whether the node is the name of a declaration or member, which is not a use. */
function isOwnName(node) {
  const { parent } = node
  // Members of a lazily loaded module are calls.
  if (ts.isPropertyAccessExpression(parent))
    return (
      parent.name === node &&
      !(ts.isCallExpression(parent.parent) && parent.parent.expression === parent)
    )
  if (ts.isTypeNode(parent) && !ts.isTypeQueryNode(parent)) return true
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)
}

/** Names that used code uses. */
function reached(uses, declared) {
  const judged = new Set(declared.map(({ name }) => name))
  const used = new Set()
  for (let before = -1; before !== used.size;) {
    before = used.size
    for (const { name, owners } of uses) {
      const others = owners.filter((owner) => owner !== name)
      const isOwned = owners.length > 0 && owners.every((owner) => judged.has(owner))
      if (!isOwned || others.some((owner) => used.has(owner))) used.add(name)
    }
  }
  return used
}
