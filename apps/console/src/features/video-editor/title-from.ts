/** Most characters of a title. @source studio_contents.create */
const MOST = 200

/** Title for a clip by the name of its file: without ending, underscores as spaces. */
export const titleFrom = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, MOST)
