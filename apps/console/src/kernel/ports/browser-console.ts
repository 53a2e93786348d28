/** Where errors are printed: the developer tools of the browser. */
export const printError = (line: string, thrown: unknown): void => console.error(line, thrown)
