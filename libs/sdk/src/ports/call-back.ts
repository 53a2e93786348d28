/**
 * Tells the program something. What fails there stops nothing here and is hidden from nobody: it
 * goes where errors of event listeners go, to the handlers of uncaught errors.
 */
export function callBack(program: () => unknown): void {
  // An async function makes one promise of a throw and of a rejection; nobody catches it.
  void (async () => program())()
}
