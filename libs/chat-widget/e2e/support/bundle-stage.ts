import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './bundle.ts'

/** Builds the page of the tests once; the workers find it by OMC_CHAT_STAGE. */
export default async function bundleStage(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-chat-stage-'))
  const { script, styles } = await bundle(join(import.meta.dirname, 'stage.tsx'))
  writeFileSync(join(folder, 'stage.js'), script)
  writeFileSync(join(folder, 'stage.css'), styles)
  process.env['OMC_CHAT_STAGE'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
