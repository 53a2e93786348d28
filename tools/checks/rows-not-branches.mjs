import ts from 'typescript'
import { CHANNELS, REMOTE_COMMANDS } from '../../libs/core/src/index.ts'
import { isCode, isTest } from './project.mjs'

/** Folders of the rows, and of the stand-in world with its own rows. */
const HOMES = [
  'libs/core/src/vocabulary/',
  'libs/demo-world/',
  'apps/sandbox/',
  'apps/api/src/seed/',
]

/** Files that may name one, each with the reason. */
export const NAMED_FOR_A_REASON = {
  'apps/api/src/resources/access-accounts/set-goudong-cookies.ts':
    'the specification names this verb after the one platform that it serves',
  'apps/api/src/resources/business-pools/youhaohuo-pool.ts':
    'the specification names this verb after the one platform that it serves',
  'apps/api/src/resources/smart-contents/smart-actions.ts':
    'the specification names get_youhaohuo_content after the one channel that it serves',
  'apps/console/src/features/collect/pool-search.ts':
    'the specification names the searches of four platforms after them',
}

const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

/**
 * Differences between channels or between remote commands are data in their rows. No code compares
 * with the name of one, branches on it or keeps its own table by name.
 *
 * @param {import('./project.mjs').Project} project
 */
export function rowsNotBranches(
  { files, read },
  names = [...CHANNELS, ...REMOTE_COMMANDS],
  allowed = NAMED_FOR_A_REASON,
) {
  const judged = files.filter(isJudged)
  const found = judged.flatMap((path) => {
    const text = read(path)
    const here = names.filter((name) => text.includes(name))
    return here.length === 0 ? [] : branchesIn(path, text, new Set(here))
  })
  const needless = Object.keys(allowed)
    .filter((path) => !found.some((one) => one.path === path))
    .map((path) => `${path}: allowed to branch on a name, but does not`)
  return [
    ...found
      .filter(({ path }) => !allowed[path])
      .map(({ path, line, text }) => `${path}:${line}: ${text}: make it a part of the row`),
    ...needless,
  ]
}

const isJudged = (path) =>
  /^(apps|libs)\/[^/]+\/src\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !HOMES.some((home) => path.startsWith(home))

function branchesIn(path, text, names) {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const isName = (node) => ts.isStringLiteralLike(node) && names.has(node.text)
  const found = []
  const visit = (node) => {
    if (branchesOn(node, isName, names) || comparesInSql(node, names)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ path, line, text: node.getText(source).split('\n')[0].slice(0, 70) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function branchesOn(node, isName, names) {
  if (ts.isBinaryExpression(node) && COMPARES.has(node.operatorToken.kind))
    return isName(node.left) || isName(node.right)
  if (ts.isCaseClause(node)) return isName(node.expression)
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) return isKey(node, names)
  return ts.isCallExpression(node) && asksOneOf(node, isName)
}

/** `t.channel = 'jd'`, `channel in ('x', 'jd')` in a string or a template. */
function comparesInSql(node, names) {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
  if (!isText && !ts.isTemplateMiddleOrTemplateTail(node)) return false
  const compared = node.text.matchAll(/(?:[=<>]|\bin\s*\()\s*((?:'\w*'\s*,?\s*)+)/gi)
  return [...compared].some(([, list]) =>
    [...list.matchAll(/'(\w*)'/g)].some(([, name]) => names.has(name)),
  )
}

/** `{ jd: … }`: a table outside the rows. */
const isKey = ({ name }, names) =>
  (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) && names.has(name.text)

/** `.with('jd', …)`, `.with({ channel: 'jd' }, …)`, `['jd'].includes(…)`. */
function asksOneOf({ expression, arguments: given }, isName) {
  if (!ts.isPropertyAccessExpression(expression)) return false
  if (expression.name.text === 'with') return given.slice(0, -1).some((one) => holds(one, isName))
  return expression.name.text === 'includes' && holds(expression.expression, isName)
}

const holds = (node, isName) =>
  isName(node) || ts.forEachChild(node, (child) => holds(child, isName)) === true
