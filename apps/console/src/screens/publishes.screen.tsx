export function PublishesScreen() {
  return null
}
