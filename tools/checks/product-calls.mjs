import ts from 'typescript'
import { homeOf, isCode, isTest } from './project.mjs'

/** Libraries that only the product itself uses: what nobody in it calls is not there for anybody. */
const LIBRARIES = ['libs/core', 'libs/acl', 'libs/publisher', 'libs/shell']

/** Exports that the product does not call, each with the reason why they stay. */
export const UNCALLED_FOR_A_REASON = {
  groupRedirect: 'the menu asks the rule below it, with the screens that are built',
  isOldBrowser: 'the page repeats it in its own script; a test compares the two',
  OLD_BROWSER_WORDS: 'the page repeats them in its own script; a test compares the two',
  imageOptions: 'the image tool has no screen yet',
  noticeListQuery: 'the notice list has no filter on its screen yet',
  SYNC_LOOP: 'the sync loop has no screen yet',
  tableHeight: 'lists scroll with their page; the tables of the screens to come have a height',
  TABLE_HEIGHT_OFFSET_PX: 'as tableHeight',
  TABLE_HEIGHT_PER_EXTRA_ROW_PX: 'as tableHeight',
  TEMPLATE_TITLES: 'a screen that is added for one of them takes its name from there',
}

/**
 * Every value that these libraries export is used by the product. Tests do not count: a rule that
 * only its test runs is not the rule that runs. A use inside of what nobody uses does not count
 * either.
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

/** Functions, constants and classes that a file exports where it declares them. */
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

/** Where a name of the libraries stands, and the exported declaration around it. */
function usesIn(path, source, names) {
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return []
    const owners = isExported(statement) ? namesOf(statement) : []
    const uses = []
    const visit = (node) => {
      if (ts.isExportSpecifier(node)) {
        const name = (node.propertyName ?? node.name).text
        const from = node.parent.parent.moduleSpecifier?.text ?? ''
        // A package that hands it on to others; the index of its own library is no user.
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

/** The name of a declaration or of a part of an object, which is no use of a value. */
function isOwnName(node) {
  const { parent } = node
  // A module that is loaded late is called by its members.
  if (ts.isPropertyAccessExpression(parent))
    return (
      parent.name === node &&
      !(ts.isCallExpression(parent.parent) && parent.parent.expression === parent)
    )
  if (ts.isTypeNode(parent) && !ts.isTypeQueryNode(parent)) return true
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)
}

/** Names that something uses which is used itself. */
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
