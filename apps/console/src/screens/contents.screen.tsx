export function ContentsScreen() {
  return null
}
