import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

export type Bundle = { readonly script: string; readonly styles: string }

/** One script and one style sheet of a page, with the utilities that its parts name. */
export async function bundlePage(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
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
