import { build } from 'vite'

export type Bundle = { readonly script: string; readonly styles: string }

/** One script and one style sheet of a page, as a browser takes them. */
export async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A package's own modules before a ready-made script of it.
    resolve: { mainFields: ['module', 'browser', 'main'] },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      lib: { entry, formats: ['iife'], name: 'stage', fileName: 'stage' },
    },
  })
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const script = parts.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n')
  const styles = parts
    .flatMap((part) =>
      part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source] : [],
    )
    .join('\n')
  return { script, styles }
}
