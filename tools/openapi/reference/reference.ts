import { operationsOf, type Description } from '../description.ts'
import { resourcePage } from './resource-page.ts'

/** Every page of the reference by its file name. */
export function referencePages(description: Description): ReadonlyMap<string, string> {
  const all = [...operationsOf(description).values()]
  const resources = Map.groupBy(all, ({ operation }) => operation.operationId.split('.')[0] ?? '')
  const book = { description, resources: new Set(resources.keys()) }
  const pages = [...resources].map(([resource, served]): [string, string] => [
    `${resource}.md`,
    resourcePage(book, resource, served),
  ])
  const counts = [...resources].map(([resource, served]) => {
    const names = served.map(({ operation }) => operation.operationId.split('.')[1])
    return `| [${resource}](./${resource}.md) | ${names.map((name) => `\`${name}\``).join(', ')} |`
  })
  return new Map([['README.md', indexPage(all.length, counts)], ...pages])
}

function indexPage(count: number, rows: readonly string[]): string {
  return `# Reference

${count} operations in ${rows.length} resources, printed from the description of the server. The examples are
type-checked and run by the tests. What all calls have in common stands in the
[README](../../README.md) of the package.

Every call may fail with \`NetworkError\`, \`TimeoutError\`, \`AbortError\`, \`InvalidAnswerError\`,
\`RateLimitError\` and \`ServerError\`; a page names the others, with the codes that its summary tells.
Ids are texts of digits, instants are RFC 3339 in UTC. A parameter \`filter[status]\` may be written as
\`filter: { status }\`, and so may \`page[…]\` and \`fields[…]\`.

| resource | operations |
| --- | --- |
${rows.join('\n')}
`
}
