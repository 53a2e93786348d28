/**
 * Puts text at the caret of a box, in place of a selection, with the caret behind it, as if it had
 * been typed.
 *
 * @returns whether the box raised its own input event
 * @source console spec §4: inserted text goes in at the cursor and the cursor moves after it
 */
export function insertText(box: HTMLTextAreaElement, added: string): boolean {
  box.focus()
  // Old, but the only way that Ctrl+Z takes back; a change by program empties the undo list.
  if (box.ownerDocument.execCommand?.('insertText', false, added)) return true
  const caret = box.selectionStart + added.length
  box.setRangeText(added)
  box.setSelectionRange(caret, caret)
  return false
}
