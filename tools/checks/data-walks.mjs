const DOCUMENT = 'docs/architecture.md'
const HEADING = '## Two walks of the data\n'
const STEP = /^\d+\. `([^`]+)`: (.*)$/gm
const FILE = /`([\w./-]+\.tsx?)`/g

/**
 * Walks in the architecture document name existing files, and no walk returns to a folder it left.
 *
 * @param {import('./project.mjs').Project} project
 * @returns {string[]}
 */
export function dataWalks({ files, read }) {
  const [, after] = read(DOCUMENT).split(HEADING)
  if (after === undefined) return [`${DOCUMENT}: it lacks the section ${HEADING.trim()}`]
  const [section = ''] = after.split(/^## /m)
  const walks = section.split(/^### /m).slice(1)
  if (walks.length === 0) return [`${DOCUMENT}: no walk stands in it`]
  return walks.flatMap((walk) => problemsOf(walk, new Set(files)))
}

/** @param {string} walk its title and its steps @param {Set<string>} known */
function problemsOf(walk, known) {
  const [title = ''] = walk.split('\n')
  const steps = [...walk.matchAll(STEP)].map(([, folder, text]) => ({ folder, text }))
  const paths = steps.flatMap(({ folder, text }) =>
    [...text.matchAll(FILE)].map(([, file]) => `${folder}/${file}`),
  )
  return [
    ...(steps.length === 0 ? [`${title}: it has no step`] : []),
    ...paths.filter((path) => !known.has(path)).map((path) => `${title}: there is no ${path}`),
    ...steps
      .filter(({ folder }, at) => steps.slice(0, at).some((one) => one.folder === folder))
      .map(({ folder }) => `${title}: it comes back to ${folder}`),
  ]
}
