/**
 * Inserts text at the caret of a box, replacing a selection, with the caret after it, as if typed.
 *
 * @returns whether the box raised its own input event
 * @source console spec §4: inserted text goes in at the cursor and the cursor moves after it
 */
export function insertText(box: HTMLTextAreaElement, added: string): boolean {
  box.focus()
  // Deprecated, but the only way that Ctrl+Z can undo: other changes by script clear the undo list.
  if (box.ownerDocument.execCommand?.('insertText', false, added)) return true
  const caret = box.selectionStart + added.length
  box.setRangeText(added)
  box.setSelectionRange(caret, caret)
  return false
}
