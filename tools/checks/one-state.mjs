import ts from 'typescript'
import { isCode, isTest } from './project.mjs'

/** Code whose state React reads. Published libraries must not add a dependency and are exempt. */
const JUDGED = /^(apps\/console|libs\/(shell|ui|core|publisher))\/src\//
/** Code that must not depend on React. */
const WITHOUT_REACT = 'libs/shell/'

/**
 * State that React reads is a valtio proxy: no hand-written store with listeners and its own
 * `subscribe`, and no read that bypasses `useSnapshot`.
 *
 * @param {import('./project.mjs').Project} project
 */
export function oneState({ files, read }) {
  return files
    .filter((path) => JUDGED.test(path) && isCode(path) && !isTest(path))
    .flatMap((path) => {
      const text = read(path)
      return /subscribe|useSyncExternalStore|valtio|Set</.test(text) ? problemsIn(path, text) : []
    })
}

function problemsIn(path, text) {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found = []
  const visit = (node) => {
    const problem = problemOf(node, path)
    if (problem !== null) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push(`${path}:${line}: ${problem}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function problemOf(node, path) {
  if (isMember(node) && node.name?.getText() === 'subscribe')
    return 'a store made by hand: hand out a valtio state (docs/adr/025)'
  if (isSetOfListeners(node))
    return 'listeners kept by hand: follow a valtio state, or take a port (docs/adr/025)'
  if (ts.isImportSpecifier(node) && importedName(node) === 'useSyncExternalStore')
    return 'useSyncExternalStore: read a valtio state with useSnapshot (docs/adr/025)'
  if (ts.isImportDeclaration(node) && path.startsWith(WITHOUT_REACT)) {
    return node.moduleSpecifier.text === 'valtio' ? 'valtio brings React: valtio/vanilla' : null
  }
  return null
}

const importedName = ({ propertyName, name }) => (propertyName ?? name).text

/** `new Set<(…) => void>()` */
const isSetOfListeners = (node) =>
  ts.isNewExpression(node) &&
  node.expression.getText() === 'Set' &&
  (node.typeArguments ?? []).some(
    (type) => ts.isFunctionTypeNode(type) && type.type.kind === ts.SyntaxKind.VoidKeyword,
  )

/** Whether a node declares a member of an object, type or class; destructuring does not count. */
const isMember = (node) =>
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node)
