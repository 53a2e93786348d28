import ts from 'typescript'
import { isCode, isTest } from './project.mjs'

/** Files that may use the database's clock, each with the reason. */
export const BY_DATABASE = {
  'apps/api/src/app/postgres-history.ts':
    'messages of the cable are stamped and aged by one clock, that of the database',
  'apps/api/src/db/database-now.ts': 'asks the database what time it is',
  'apps/api/src/db/fill-channel-rules.ts': 'runs with the migrations, before there is a server',
  'apps/api/src/restore/lives.ts':
    'runs before there is a server; leases are compared with the clock of the database',
}

/** First migration that must not default a date to the database's clock. */
const FIRST_WITHOUT = 44

const CLOCKS =
  /(?<![\w.])(?:now\s*\(\s*\)|(?:clock|statement|transaction)_timestamp\s*\(\s*\)|current_(?:date|time|timestamp)\b|localtime(?:stamp)?\b|timeofday\s*\(\s*\)|'now'\s*::)/i

/**
 * SQL uses the server's clock, as a parameter or as `omc_now()`. No statement reads the database's
 * time, and none leaves a date to a column default.
 *
 * @param {import('./project.mjs').Project} project
 */
export function sqlTime({ files, read }, allowed = BY_DATABASE) {
  const migrations = files.filter((path) => /\/db\/migrations\/\d{6}_\w+\.sql$/.test(path))
  const filled = filledIn(migrations.map(read))
  const found = [
    ...migrations.filter(isNew).flatMap((path) => clocksIn(path, 1, plain(read(path)))),
    ...files.filter(isJudged).flatMap((path) => {
      const text = read(path)
      if (!/insert into|now|_timestamp|current_|localtime|timeofday/i.test(text)) return []
      return piecesOf(path, text).flatMap(({ line, text: sql }) => [
        ...clocksIn(path, line, sql),
        ...defaultsIn(path, line, sql, filled),
      ])
    }),
  ]
  const needless = Object.keys(allowed)
    .filter((path) => !found.some((one) => one.path === path))
    .map((path) => `${path}: may go by the clock of the database, but does not`)
  return [
    ...found
      .filter(({ path }) => !allowed[path])
      .map(({ path, line, what }) => `${path}:${line}: ${what}`),
    ...needless,
  ]
}

const isJudged = (path) => path.startsWith('apps/api/src/') && isCode(path) && !isTest(path)
const isNew = (path) => Number(/(\d{6})_\w+\.sql$/.exec(path)?.[1]) >= FIRST_WITHOUT
const plain = (sql) => sql.replace(/--.*$/gm, '')

function clocksIn(path, line, text) {
  return text.split('\n').flatMap((one, at) => {
    const clock = CLOCKS.exec(one)?.[0]
    if (clock === undefined) return []
    return [{ path, line: line + at, what: `${clock}: give the time in` }]
  })
}

/** Columns with a default of the database's time, by table. */
function filledIn(texts) {
  const tables = new Map()
  for (const text of texts)
    for (const [, table, body] of plain(text).matchAll(/create table (\w+) \(([\s\S]*?)\n\);/g)) {
      const columns = [...body.matchAll(/^\s*(\w+) timestamptz[^,\n]*default now\(\)/gm)]
      tables.set(
        table,
        columns.map(([, name]) => name),
      )
    }
  return tables
}

/** Writes that leave a date to the default of its column. */
function defaultsIn(path, line, text, filled) {
  return [...text.matchAll(/insert into (\w+)\s*\(([^()]*)\)/gi)].flatMap(([, table, list]) => {
    // Interpolated columns come from a row in the code.
    if (list.includes('$')) return []
    const names = list.split(',').map((name) => name.trim())
    return (filled.get(table) ?? [])
      .filter((name) => !names.includes(name))
      .map((name) => ({ path, line, what: `insert into ${table}: say its ${name}` }))
  })
}

/** Texts of a file that may be SQL; `$` marks interpolations. */
function piecesOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const pieces = []
  const add = (node, own) =>
    pieces.push({
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      text: own,
    })
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map((one) => one.literal.text)].join('$'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return pieces
}
