/** Whether the focus is where a page begins: a grid may take it, as the person is nowhere else. */
export function isFocusFree(): boolean {
  const { activeElement: now } = document
  return now === null || now === document.body || now.matches('h1, main')
}
