/** Whether a version is older than another; builds count where both versions name theirs. */
export function isOlderVersion(version: string, than: string): boolean {
  const [release = '', build = ''] = version.split('+')
  const [otherRelease = '', otherBuild = ''] = than.split('+')
  const order = release.localeCompare(otherRelease, 'en', { numeric: true })
  if (order !== 0) return order < 0
  return build !== '' && otherBuild !== '' && build < otherBuild
}
