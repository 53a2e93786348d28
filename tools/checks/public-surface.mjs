/**
 * An index file only lists a library's exports by name: no `export *`, no logic.
 *
 * @param {import('./project.mjs').Project} project
 */
export function publicSurface({ files, read }) {
  return files
    .filter((path) => /^libs\/[^/]+\/src\/(?:.+\/)?index\.tsx?$/.test(path))
    .flatMap((path) => {
      const left = read(path)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, '')
        .replace(/^\s*export\s+(?:type\s+)?\{[^}]*\}\s+from\s+'[^']+';?/gm, '')
        .replace(/^\s*import\s+'[^']+\.css';?/gm, '')
        .trim()
      return left === ''
        ? []
        : [`${path}: only \`export { names } from\` belongs here: ${left.slice(0, 60)}`]
    })
}
