/** Loads a part together with the texts of the pages that few people see. */
export async function withEntryTexts<T>(load: () => Promise<T>): Promise<T> {
  const [part, { addEntryTexts }] = await Promise.all([load(), import('./entry-texts.ts')])
  addEntryTexts()
  return part
}
